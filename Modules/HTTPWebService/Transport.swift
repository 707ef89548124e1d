import Foundation
internal import WebService

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends one request, and collects what it is answered.
nonisolated struct Transport: Sendable {
  struct Answer {
    let status: Int
    let isJSON: Bool
    let body: Data
  }

  /// For everything, from the first byte that is sent to the last one that comes. URLSession has one
  /// like it, which does nothing on Linux.
  let deadline: Duration
  let limit: Int
  private let shared = Self.session()

  init(deadline: Duration, limit: Int) {
    self.deadline = deadline
    self.limit = limit
  }

  /// - Throws: `unavailable`, also when the task is cancelled.
  func send(_ request: URLRequest) async throws(WebServiceError) -> Answer {
    // On Linux a request is sent again by itself when a connection that was used before turns out to
    // be closed, a POST as well. So that gets a connection that was not.
    let isRepeatable = request.httpMethod != "POST"
    let session = isRepeatable ? shared : Self.session()
    defer { if !isRepeatable { session.finishTasksAndInvalidate() } }
    do {
      return try await answer(to: session.dataTask(with: request))
    } catch {
      throw .unavailable
    }
  }

  private func answer(to task: URLSessionDataTask) async throws -> Answer {
    let (parts, continuation) = AsyncThrowingStream<Delivery.Part, any Error>.makeStream(
      bufferingPolicy: .bufferingOldest(Delivery.smallParts + limit / Delivery.size))
    task.delegate = Delivery(continuation, limit: limit)
    let alarm = Task { [deadline] in
      try await Task.sleep(for: deadline)
      continuation.finish(throwing: URLError(.timedOut))
    }
    // Here, and in no handler of a cancellation: on Linux that could wait for a lock that waits for
    // it. Nor in the delegate, which runs where the cancellation would have to.
    defer {
      alarm.cancel()
      task.cancel()
    }
    try Task.checkCancellation()
    var head: HTTPURLResponse?
    var body = Data()
    task.resume()
    for try await part in parts {
      switch part {
      case .head(let response): head = response
      case .body(let data):
        body.append(data)
        if body.count > limit { throw URLError(.dataLengthExceedsMaximum) }
      }
    }
    // Whoever is cancelled reads the end of the parts, and no error.
    try Task.checkCancellation()
    guard let head else { throw URLError(.badServerResponse) }
    let type = head.value(forHTTPHeaderField: "Content-Type")?.lowercased() ?? ""
    let isJSON = type.prefix { $0 != ";" && $0 != " " } == "application/json"
    return Answer(status: head.statusCode, isJSON: isJSON, body: body)
  }

  private static func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 300
    #if canImport(FoundationNetworking)
    return URLSession(
      configuration: configuration, delegate: Courier(), delegateQueue: DirectQueue())
    #else
    return URLSession(configuration: configuration, delegate: Courier(), delegateQueue: nil)
    #endif
  }
}
