@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder @MainActor
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene, Windowed {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  var root: AnyView { AnyView(content) }
}

@MainActor
protocol Windowed { var root: AnyView { get } }

public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

@propertyWrapper @MainActor
public struct SceneStorage<Value>: Stateful {
  private final class Storage: AnySlot {}
  private let storage = Storage()
  private let key: String
  private let initial: Value
  var slot: AnySlot { storage }

  public var wrappedValue: Value {
    get { storage.graph?.sceneStorage[key] as? Value ?? initial }
    nonmutating set {
      storage.graph?.sceneStorage[key] = newValue
      storage.graph?.changed()
    }
  }
}

extension SceneStorage where Value == Data? {
  public init(_ key: String) {
    self.key = key
    initial = nil
  }
}

@_spi(User)
extension Graph {
  /// A scene of an app, as the system makes it.
  public convenience init(of app: some App) {
    self.init { (app.body as? any Windowed)?.root ?? AnyView(EmptyView()) }
  }
}
