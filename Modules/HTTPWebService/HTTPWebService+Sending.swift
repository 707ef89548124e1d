import Foundation
internal import WebService

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

nonisolated extension HTTPWebService {
  /// Asks for what is on offer. Somebody whose token is gone is no guest.
  func offer<Value: Decodable>(_ path: String) async throws(WebServiceError) -> Value {
    if let userID, await tokens.token(of: userID) == nil { throw .sessionExpired }
    return try await get(path, as: userID)
  }

  func get<Value: Decodable>(_ path: String, as user: Int?) async throws(WebServiceError) -> Value {
    let token: Token? = if let user { await tokens.token(of: user) } else { nil }
    do throws(WebServiceError) {
      return try read(await send("GET", path, token: token))
    } catch {
      guard error == .sessionExpired else { throw error }
      // A guest has no session that could be over.
      guard let user else { throw .unavailable }
      if let token { await tokens.forget(token, of: user) }
      throw error
    }
  }

  /// Sends what was typed, once, and keeps the token that it is answered with.
  func admit(
    _ path: String, _ username: String, _ password: String
  ) async throws(WebServiceError) -> User {
    let name = username.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, !password.isEmpty else { throw .emptyCredentials }
    let credentials = Wire.Credentials(username: name, password: password)
    guard let body = try? JSONEncoder().encode(credentials) else { throw .unavailable }
    let admission: Wire.Admission = try read(await send("POST", path, token: nil, body: body))
    let user = admission.user.user
    guard let token = Token(admission.token), await tokens.keep(token, of: user.id) else {
      throw .unavailable
    }
    return user
  }

  func send(
    _ method: String, _ path: String, token: Token?, body: Data? = nil
  ) async throws(WebServiceError) -> Transport.Answer {
    var request = URLRequest(url: base.appending(path: path))
    request.httpMethod = method
    request.httpBody = body
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    if let token { request.setValue(token.header, forHTTPHeaderField: "Authorization") }
    return try await transport.send(request)
  }

  /// What was asked for, or what the service says is wrong. A page that something between here and
  /// the service has made up says nothing about either.
  private func read<Value: Decodable>(_ answer: Transport.Answer) throws(WebServiceError) -> Value {
    guard answer.isJSON else { throw .unavailable }
    let decoder = JSONDecoder()
    if (200...299).contains(answer.status),
      let value = try? decoder.decode(Value.self, from: answer.body)
    {
      return value
    }
    let refusal = try? decoder.decode(Wire.Refusal.self, from: answer.body)
    throw refusal?.meaning(status: answer.status) ?? .unavailable
  }
}
