#if canImport(UIKit)

internal import Coordination
internal import UIKit

/// Modals: one step at a time, as UIKit drops what comes while another one is on its way.
extension WindowController {
  /// Tells the tree which modals UIKit has taken away, be it by itself or because it was told to: the
  /// tree knows which of them had left. Returns whether there were any.
  func reportDismissals() -> Bool {
    guard let level = modals.firstIndex(where: { $0.navigation.presentingViewController == nil })
    else { return false }
    let navigator = modals[level].navigator
    modals.removeSubrange(level...)
    // Unsaved input is not to be lost unasked: the modal is put back, and asked about.
    if navigator === window.modals.last,
      navigator.screens.contains(where: \.viewModel.hasUnsavedInput)
    {
      try? window.dismiss()
    } else {
      navigator.dismissed()
    }
    return true
  }

  /// Returns whether nothing is left to do.
  func drawModals(_ layers: [Picture.Layer]) -> Bool {
    let kept = zip(modals, layers).prefix { $0.navigator === $1.navigator }.count
    if modals.count > kept {
      // The lowest one that goes, and all above it with the same animation.
      modals[kept].navigation.presentingViewController?.dismiss(animated: true) { [weak self] in
        self?.updateSoon()
      }
      return false
    }
    for (level, (modal, layer)) in zip(modals, layers).enumerated() {
      modal.draw(layer, animated: level == layers.count - 1)
    }
    guard layers.count > modals.count else { return true }
    present(layers[modals.count], animated: layers.count == modals.count + 1)
    return false
  }

  private func present(_ layer: Picture.Layer, animated: Bool) {
    let stack = StackController(layer, in: self)
    stack.navigation.modalPresentationStyle =
      layer.navigator.style == .cover ? .fullScreen : .automatic
    // Reading it makes it, for good: so after the style.
    stack.navigation.presentationController?.delegate = stack
    if present(stack.navigation, animated: animated) { modals.append(stack) }
  }

  /// Returns whether UIKit took it. What it drops, because the app is presenting something of its own
  /// just now, is tried again when that has come to its end.
  func present(_ controller: UIViewController, animated: Bool) -> Bool {
    guard top.viewIfLoaded?.window != nil else { return false }
    top.present(controller, animated: animated) { [weak self] in self?.updateSoon() }
    return controller.presentingViewController != nil
  }
}

#endif
