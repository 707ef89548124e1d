@_spi(User)
extension Stage {
  /// What UIKit does in some versions, or may do: nobody outside knows the order for sure.
  public enum Quirk: CaseIterable, Sendable {
    /// The delegate hears `didShow` when a swipe back was cancelled; elsewhere nothing:
    /// <https://github.com/lionheart/openradar-mirror/issues/1114>,
    /// <https://github.com/heinzl/swift-composable-navigation/issues/17>.
    case showsAfterCancel
    /// `didShow` comes before the completions of the transition coordinator.
    case showsBeforeCompletion
    /// The handler of an alert runs before the alert has gone.
    case alertActsFirst
    /// Without animation the delegate hears at once, and not in the next layout pass.
    case showsAtOnce
    /// A completion that was passed to `dismiss` when nothing is presented is never called.
    case dismissOfNothingIsSilent
    /// `didShow` is repeated.
    case showsTwice
    /// `didShow` comes a turn later than the end of the animation.
    case showsLate
    /// A push or a pop takes touches, and is at its end at once when the next one begins, as from
    /// iOS 26 on: <https://github.com/grahammendick/navigation/pull/888>,
    /// <https://github.com/software-mansion/react-native-screens/pull/3173>.
    case interruptible
    /// What was passed to `dismiss` is not called when a finger takes over.
    case losesCompletion
    /// New tabs select the first of them, even if the selected one is still there.
    case selectsFirstOfNewTabs
  }
}
