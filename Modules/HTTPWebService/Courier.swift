import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The delegate of a session, which hands everything to the delegate of the task.
///
/// On Linux nobody else does: there a task's own delegate hears of nothing.
nonisolated final class Courier: NSObject, URLSessionDataDelegate {
  /// Never followed: the header with the token would go along, to whatever host it is.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let delivery = dataTask.delegate as? Delivery else { return completionHandler(.cancel) }
    delivery.urlSession(
      session, dataTask: dataTask, didReceive: response, completionHandler: completionHandler)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    (dataTask.delegate as? Delivery)?.urlSession(session, dataTask: dataTask, didReceive: data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    (task.delegate as? Delivery)?.urlSession(session, task: task, didCompleteWithError: error)
  }
}
