/// Hears what a person did on a page: a coordinator of either side.
@MainActor
protocol PageDelegate: AnyObject {
  func page(_ page: Page, didTap action: Page.Action)
}
