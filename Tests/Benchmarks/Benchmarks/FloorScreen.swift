/// One place on a floor's stack. It tells its coordinator when a person has left it.
@MainActor
final class FloorScreen {
  let segment: String
  let page: Page
  private weak var flow: FloorFlow?

  init(segment: String, page: Page, flow: FloorFlow) {
    self.segment = segment
    self.page = page
    self.flow = flow
  }

  func left() {
    flow?.screenLeft()
  }
}
