import First
import Testing

@MainActor
struct FirstViewModelTests {
  /// Notes what it hears.
  final class Listener: FirstViewModelDelegate {
    private(set) var actions: [FirstViewModel.Action] = []

    func firstViewModel(_ viewModel: FirstViewModel, didTap action: FirstViewModel.Action) {
      actions.append(action)
    }
  }

  @Test func `rule 8 a view model hands each tap to its delegate as an action`() {
    let listener = Listener()
    let viewModel = FirstViewModel(delegate: listener)
    viewModel.nextTapped()
    viewModel.nextPageTapped()
    viewModel.redTapped()
    #expect(listener.actions == [.next, .nextPage, .red])
  }

  @Test func `rule 8 a view model does not keep its delegate`() {
    weak var delegate: Listener?
    let viewModel: FirstViewModel
    do {
      let listener = Listener()
      delegate = listener
      viewModel = FirstViewModel(delegate: listener)
    }
    #expect(delegate == nil)
    viewModel.nextTapped()
  }
}
