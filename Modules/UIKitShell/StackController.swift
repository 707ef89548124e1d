#if canImport(UIKit)

internal import Coordination
internal import UIKit

/// A navigation controller for a stack, and a view controller for each of its screens.
@MainActor
final class StackController: NSObject {
  let navigator: Navigator
  let navigation = UINavigationController()
  private weak var owner: WindowController?
  /// What UIKit was told to show, and still shows as far as is known here.
  private(set) var shown: [(screen: Screen, controller: UIViewController)] = []
  /// UIKit shows less by now, and is not to.
  private var isToBeRestored = false

  init(_ layer: Picture.Layer, in owner: WindowController) {
    navigator = layer.navigator
    self.owner = owner
    super.init()
    navigation.delegate = self
    draw(layer, animated: false)
  }

  func draw(_ layer: Picture.Layer, animated: Bool) {
    guard let owner else { return }
    let known = Dictionary(uniqueKeysWithValues: shown.map { ($0.screen.number, $0.controller) })
    let next = layer.screens.map { screen in
      (screen, known[screen.number] ?? owner.screens.controller(for: screen, in: owner.window))
    }
    let isSame = next.elementsEqual(shown) { $0.1 === $1.controller }
    shown = next
    if !isSame || isToBeRestored {
      isToBeRestored = false
      // Out of sight nothing is animated, or UIKit would mix up who appears and who goes.
      navigation.setViewControllers(
        next.map(\.1), animated: animated && navigation.viewIfLoaded?.window != nil)
    }
    label(layer)
  }

  /// Tells the tree what UIKit has popped by itself. Returns whether there was anything.
  ///
  /// What is reported is that this screen left, not which one is on top now: the tree may have moved
  /// on meanwhile.
  func report() -> Bool {
    let kept = Set(navigation.viewControllers.map { ObjectIdentifier($0) })
    guard let index = shown.firstIndex(where: { !kept.contains(ObjectIdentifier($0.controller)) })
    else { return false }
    let left = shown[index].screen
    if !asks(left) {
      shown.removeAll { !kept.contains(ObjectIdentifier($0.controller)) }
      navigator.left(left)
    }
    return true
  }

  /// Unsaved input is not to be lost unasked, though no gesture should have begun: what was popped is
  /// put back, and asked about. Returns whether it is so.
  private func asks(_ left: Screen) -> Bool {
    let screens = navigator.screens
    guard let index = screens.firstIndex(where: { $0 === left }), index > 0,
      screens[index...].contains(where: \.viewModel.hasUnsavedInput),
      let window = owner?.window, navigator === window.frontNavigator
    else { return false }
    isToBeRestored = true
    try? window.back(screens.count - index)
    return true
  }

  private func label(_ layer: Picture.Layer) {
    let isLosing = layer.unsaved.dropFirst().contains(true)
    // With an action of its own Back asks first, and has no menu that leads past what is unsaved.
    let backAction = isLosing ? UIAction { [weak owner] _ in try? owner?.window.back() } : nil
    for (entry, title) in zip(shown, layer.titles) {
      entry.controller.navigationItem.title = title
      entry.controller.navigationItem.backAction = backAction
    }
    let canSwipe = !(layer.unsaved.last ?? false)
    navigation.interactivePopGestureRecognizer?.isEnabled = canSwipe
    if #available(iOS 26.0, *) {
      // The same, from anywhere in the content.
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = canSwipe
    }
    navigation.isModalInPresentation = layer.unsaved.contains(true)
  }
}

/// All that UIKit tells is that something has happened: what, is read when it rests.
extension StackController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    owner?.updateSoon()
  }
}

extension StackController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    owner?.updateSoon()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    owner?.updateSoon()
  }

  /// The gesture was refused because of unsaved input: now ask, as a tap on Close would.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    try? owner?.window.dismiss()
  }
}

#endif
