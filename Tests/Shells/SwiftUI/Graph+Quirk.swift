@_spi(User)
extension Graph {
  /// What SwiftUI does in some versions, or may do.
  public enum Quirk: CaseIterable, Sendable {
    /// The path is set when an animation has ended, not when it begins.
    case setsPathAtTheEnd
    /// The path is set when a finger begins to pull, and not set back when it lets go too early.
    case setsPathAtBegin
    /// One tap on Back is told twice: <https://github.com/pointfreeco/swift-navigation/issues/10>.
    case setsPathTwice
    /// After a change of the path SwiftUI writes it back.
    case writesPathBack
    /// SwiftUI reads the path and takes from its end, so that what is read has to be true at that
    /// moment: <https://github.com/pointfreeco/swift-composable-architecture/issues/2058>.
    case removesFromPath
    /// A binding is cleared before the action of an alert runs.
    case clearsBeforeAction
    /// An alert that was answered comes again only after its binding was once read as false:
    /// <https://github.com/pointfreeco/swift-composable-architecture/issues/3272>.
    case needsFalseBetween
    /// What is to be presented while something else goes is dropped until its binding changes:
    /// <https://github.com/pointfreeco/swift-composable-architecture/issues/1991>,
    /// <https://github.com/writefreely/writefreely-swiftui-multiplatform/issues/23>.
    case dropsWhileGoing
    /// A sheet's binding is cleared when the finger lets go, not when the sheet has gone.
    case clearsAtLetGo
    /// `onDismiss` is called for the lowest modal that goes, and not for those above it.
    case dismissesOnce
    /// A second tap on a tab pops its stack; elsewhere nothing happens to it:
    /// <https://github.com/canopas/UIPilot/issues/63>.
    case popsOnRetap
    /// The swipe from anywhere that iOS 26 has does not go with the Back button: SwiftUI turns it on
    /// and has nothing to turn it off, <https://github.com/NativePHP/mobile-air/pull/481>.
    case swipesWithoutBackButton
    /// A path that changes while the stack moves is taken for seen:
    /// <https://github.com/swiftlang/swift/issues/77088>,
    /// <https://github.com/pointfreeco/swift-composable-architecture/issues/2806>.
    case ignoresPathInMotion
  }
}
