public import Coordination
internal import FlowMapping
internal import Observation

extension FlowApp {
  /// Opens an address, as a link from outside does: `/home/product/1`, or one with a scheme.
  ///
  /// Returns when it is open, or waits for something. The failure has a `LinkFailure` as its cause.
  @discardableResult
  public func open(
    _ link: String, scheme: String = "", timeout: Double = FlowApp.patience,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) -> LinkProgress {
    let site = FlowFailure.Site(file, line)
    switch try await result(of: link, scheme, timeout, site) {
    case .success(let progress): return progress
    case .failure(let error):
      throw failure("cannot open “\(link)”: \(error)", site, cause: error)
    }
  }

  /// Opens an address that does not lead to its end, and returns why.
  ///
  /// Throws when it is open after all, or waits for something.
  @discardableResult
  public func linkFailure(
    _ link: String, scheme: String = "", timeout: Double = FlowApp.patience,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) -> LinkFailure {
    let site = FlowFailure.Site(file, line)
    switch try await result(of: link, scheme, timeout, site) {
    case .success(let progress):
      throw failure("“\(link)” should have failed, and is \(progress)", site)
    case .failure(let error): return error
    }
  }

  private func result(
    of link: String, _ scheme: String, _ timeout: Double, _ site: FlowFailure.Site
  ) async throws(FlowFailure) -> Result<LinkProgress, LinkFailure> {
    try requireSound(site)
    noteOutcome()
    run?.beginAct(at: nil)
    let opening = Opening()
    do throws(LinkFailure) {
      window.open(try Address(link, scheme: scheme)) { opening.result = $0 }
    } catch {
      return .failure(error)
    }
    try await wait(for: "“\(link)” to open", timeout: timeout, file: site.file, line: site.line) {
      opening.result != nil
    }
    return opening.result ?? .success(.arrived)
  }

  /// How it went, once that is known.
  @MainActor @Observable
  final class Opening {
    var result: Result<LinkProgress, LinkFailure>?
  }
}
