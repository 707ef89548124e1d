import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes on what comes for one request, up to a limit.
///
/// It has no state of its own, so it needs no lock. Whoever reads the parts ends the task.
nonisolated final class Delivery: NSObject, Sendable {
  enum Part {
    case head(HTTPURLResponse)
    case body(Data)
  }

  /// The most bytes in a part of the body, so that the number of parts bounds the bytes.
  static let size = 4_096
  /// How many parts with fewer bytes may be unread.
  static let smallParts = 4_096

  private let parts: AsyncThrowingStream<Part, any Error>.Continuation
  private let limit: Int

  init(_ parts: AsyncThrowingStream<Part, any Error>.Continuation, limit: Int) {
    self.parts = parts
    self.limit = limit
  }
}

nonisolated extension Delivery: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let head = response as? HTTPURLResponse, response.expectedContentLength <= limit else {
      parts.finish(throwing: URLError(.dataLengthExceedsMaximum))
      return completionHandler(.cancel)
    }
    parts.yield(.head(head))
    completionHandler(.allow)
  }

  /// Whoever reads the parts counts the bytes, but may be far behind.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    for start in stride(from: data.startIndex, to: data.endIndex, by: Self.size) {
      let part = data[start..<min(start + Self.size, data.endIndex)]
      if case .enqueued = parts.yield(.body(part)) { continue }
      return parts.finish(throwing: URLError(.dataLengthExceedsMaximum))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    parts.finish(throwing: error)
  }
}
