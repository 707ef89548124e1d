// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let getter: @MainActor () -> Value
  let setter: @MainActor (Value) -> Void

  /// As in the SDK, but for `@_inheritActorContext`, which its printed interface leaves out.
  // https://developer.apple.com/documentation/swiftui/binding/init(get:set:)
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // What is isolated to any actor can only be awaited; here that is always the main actor.
    getter = unsafeBitCast(get, to: (@MainActor () -> Value).self)
    setter = unsafeBitCast(set, to: (@MainActor (Value) -> Void).self)
  }

  init(
    getter: @escaping @MainActor () -> Value, setter: @escaping @MainActor (Value) -> Void
  ) {
    self.getter = getter
    self.setter = setter
  }

  // https://developer.apple.com/documentation/swiftui/binding/wrappedvalue
  @MainActor public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }
  // https://developer.apple.com/documentation/swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  // https://developer.apple.com/documentation/swiftui/binding/subscript(_:)
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      getter: { self.wrappedValue[keyPath: keyPath] },
      setter: { self.wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// What a `@State` of a view that is drawn anew each time refers to.
@MainActor
class AnySlot {
  func adopt(_ other: AnySlot) {}
  weak var graph: Graph?
}

final class Slot<Value>: AnySlot {
  final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  var box: Box
  init(_ value: Value) { box = Box(value) }
  override func adopt(_ other: AnySlot) { if let other = other as? Slot<Value> { box = other.box } }
}

@MainActor protocol Stateful { var slot: AnySlot { get } }

// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper @MainActor
public struct State<Value>: Stateful {
  private let storage: Slot<Value>
  var slot: AnySlot { storage }

  // https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) { storage = Slot(value) }

  // https://developer.apple.com/documentation/swiftui/state/wrappedvalue
  @MainActor public var wrappedValue: Value {
    get { storage.box.value }
    nonmutating set {
      storage.box.value = newValue
      storage.graph?.changed()
    }
  }
  // https://developer.apple.com/documentation/swiftui/state/projectedvalue
  @MainActor public var projectedValue: Binding<Value> {
    Binding(getter: { wrappedValue }, setter: { wrappedValue = $0 })
  }
}

// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  // https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue
  static var defaultValue: Value { get }
}

// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  // https://developer.apple.com/documentation/swiftui/environmentvalues/init()
  public init() {}
  // https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@MainActor protocol Environmental { func take(_ values: EnvironmentValues) }

// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: Environmental {
  private final class Box { var values = EnvironmentValues() }
  private let box = Box()
  private let keyPath: KeyPath<EnvironmentValues, Value>
  // https://developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  // https://developer.apple.com/documentation/swiftui/environment/wrappedvalue
  @MainActor public var wrappedValue: Value { box.values[keyPath: keyPath] }
  func take(_ values: EnvironmentValues) { box.values = values }
}
