#if canImport(UIKit)

internal import Coordination
internal import UIKit

/// What stands under the modals.
extension WindowController {
  func drawBase(_ picture: Picture) {
    let isInSight = presentedViewController == nil
    switch (picture.base, base) {
    case (.stack(let layer), .stack(let stack)) where stack.navigator === layer.navigator:
      stack.draw(layer, animated: isInSight)
    case (.tabs(let tabs, let selected), .tabs(let controller)) where controller.shares(tabs):
      controller.draw(tabs, selected: selected, animated: isInSight)
    case (.stack(let layer), _):
      replaceBase(with: .stack(StackController(layer, in: self)))
    case (.tabs(let tabs, let selected), _):
      replaceBase(with: .tabs(TabsController(tabs, selected: selected, in: self)))
    case (.none, .none): break
    case (.none, _): replaceBase(with: .none)
    }
  }

  /// Inside this controller, which stays the root of UIKit's window: a root that is replaced under a
  /// modal is never released.
  private func replaceBase(with new: Base) {
    if let old = base.controller {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    base = new
    guard let controller = new.controller else { return }
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

extension WindowController {
  /// What stands under the modals.
  enum Base {
    case none
    case stack(StackController)
    case tabs(TabsController)

    @MainActor var controller: UIViewController? {
      switch self {
      case .none: nil
      case .stack(let stack): stack.navigation
      case .tabs(let tabs): tabs.controller
      }
    }

    @MainActor var stacks: [StackController] {
      switch self {
      case .none: []
      case .stack(let stack): [stack]
      case .tabs(let tabs): tabs.stacks
      }
    }

    /// The stack in sight when nothing is presented.
    @MainActor var front: UIViewController? {
      switch self {
      case .none: nil
      case .stack(let stack): stack.navigation
      case .tabs(let tabs): tabs.selected?.navigation
      }
    }
  }
}

#endif
