// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  // https://developer.apple.com/documentation/swiftui/app/body
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  // https://developer.apple.com/documentation/swiftui/scene/body
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder @MainActor
public struct SceneBuilder {
  // https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene, Windowed {
  let content: Content
  // https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  var root: AnyView { AnyView(content) }
}

@MainActor
protocol Windowed { var root: AnyView { get } }

// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

// https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper @MainActor
public struct SceneStorage<Value>: Stateful {
  private final class Storage: AnySlot {}
  private let storage = Storage()
  private let key: String
  private let initial: Value
  var slot: AnySlot { storage }

  // https://developer.apple.com/documentation/swiftui/scenestorage/wrappedvalue
  public var wrappedValue: Value {
    get { storage.graph?.sceneStorage[key] as? Value ?? initial }
    nonmutating set {
      storage.graph?.sceneStorage[key] = newValue
      storage.graph?.changed()
    }
  }
}

extension SceneStorage where Value == Data? {
  // https://developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) {
    self.key = key
    initial = nil
  }
}
