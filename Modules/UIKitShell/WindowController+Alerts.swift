#if canImport(UIKit)

internal import Coordination
internal import UIKit

/// The question of the front screen, over everything else.
extension WindowController {
  /// Takes away an alert that is no longer the tree's. Returns whether nothing is in the way.
  func removeAlert(unless wanted: Screen.Alert?) -> Bool {
    guard let alert else { return true }
    guard let presenter = alert.controller.presentingViewController else {
      self.alert = nil
      return true
    }
    // What was answered UIKit takes away by itself; then the handler leads back to here.
    if alert.isAnswered { return false }
    if alert.question.number == wanted?.number { return true }
    presenter.dismiss(animated: true) { [weak self] in self?.updateSoon() }
    return false
  }

  func show(_ question: Screen.Alert?) {
    guard let question, alert == nil else { return }
    let controller = UIAlertController(
      title: question.title, message: question.message, preferredStyle: .alert)
    for button in question.buttons {
      let action = UIAlertAction(title: button.label, style: button.style) { [weak self] _ in
        self?.answered(button.id, question)
      }
      controller.addAction(action)
    }
    guard present(controller, animated: true) else { return }
    alert = ShownAlert(controller: controller, question: question)
  }

  private func answered(_ id: String, _ question: Screen.Alert) {
    if alert?.question.number == question.number { alert?.isAnswered = true }
    try? window.answer(id, of: question)
    updateSoon()
  }
}

extension WindowController {
  /// An alert that UIKit was told to show.
  struct ShownAlert {
    let controller: UIAlertController
    let question: Screen.Alert
    var isAnswered = false
  }
}

extension Screen.Alert.Button {
  fileprivate var style: UIAlertAction.Style {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case .default: .default
    }
  }
}

#endif
