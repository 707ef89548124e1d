/// What can follow a coordinator: given the navigator that it stands on, the app makes the next one.
public typealias Destination = @MainActor @Sendable (Navigator) -> any Coordinator

/// A destination that also needs to know what to show there.
public typealias DestinationFor<Value> = @MainActor @Sendable (Value, Navigator) -> any Coordinator

/// A destination that ends with a result, which whoever starts it hears.
public typealias DestinationWithResult<Result> =
  @MainActor @Sendable (Navigator) -> any Coordinator<Result>

/// What a coordinator asks of the app, when that opens no child, or a view model of its coordinator.
public typealias Request = @MainActor @Sendable () -> Void

/// A request that hands something over.
public typealias RequestWith<Value> = @MainActor @Sendable (Value) -> Void
