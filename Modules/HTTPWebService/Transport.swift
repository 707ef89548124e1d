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

  /// - Throws: `unavailable`, also when the task is cancelled.
  func send(_ request: URLRequest) async throws(WebServiceError) -> Answer {
    // Each has a session of its own. On Linux the requests of one share a queue, which an answer
    // without end keeps busy; and a request is sent again by itself, a POST as well, when a
    // connection that was used before turns out to be closed.
    let session = Self.session()
    do {
      return try await answer(to: session.dataTask(with: request), of: session)
    } catch {
      throw .unavailable
    }
  }

  private func answer(
    to task: URLSessionDataTask, of session: URLSession
  ) async throws -> Answer {
    let (parts, continuation) = AsyncThrowingStream<Delivery.Part, any Error>.makeStream(
      bufferingPolicy: .bufferingOldest(Delivery.smallParts + limit / Delivery.size))
    task.delegate = Delivery(continuation, limit: limit)
    let alarm = Task { [deadline] in
      try await Task.sleep(for: deadline)
      continuation.finish(throwing: URLError(.timedOut))
    }
    // Here, and in no handler of a cancellation: on Linux that could wait for a lock that waits for
    // it. Nor in the delegate, which runs where the cancellation would have to. Both wait for all that
    // is being read, so none of the few threads that everybody shares does that.
    let control = DispatchQueue(label: "request")
    defer {
      alarm.cancel()
      control.async {
        task.cancel()
        session.finishTasksAndInvalidate()
      }
    }
    try Task.checkCancellation()
    var head: HTTPURLResponse?
    var body = Data()
    control.async { task.resume() }
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
