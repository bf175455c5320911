import CMicroHTTPD
import FoundationLocalization

/// An HTTP server on the loopback interface that answers `GET /?name=Ana&count=3`.
///
/// Unchecked, since the C library's server may be stopped from any thread.
public final class TicketServer: @unchecked Sendable {
  private let server: OpaquePointer
  /// The port it listens at.
  public let port: UInt16

  /// - Parameter port: 0 takes any that is free.
  /// - Returns: nil where it cannot listen there.
  public init?(port: UInt16 = 0, threads: UInt32 = 4) {
    let handler: MHD_AccessHandlerCallback = { _, connection, url, method, _, _, _, context in
      guard let connection, let url, let method, let context else { return .NO }
      // The first call brings the header alone; a body, which is not wanted, would come with the next ones.
      guard context.pointee != nil else {
        context.pointee = UnsafeMutableRawPointer(connection)
        return .YES
      }
      return TicketServer.respond(connection, url: String(cString: url), method: String(cString: method))
    }
    guard let server = start_loopback_server(port, threads, handler, nil) else { return nil }
    self.server = server
    self.port = port_of_server(server)
  }

  public func stop() { MHD_stop_daemon(server) }

  private static func respond(_ connection: OpaquePointer, url: String, method: String) -> MHD_Result {
    guard method == "GET" else { return send("", status: 405, language: nil, connection) }
    guard url == "/" else { return send("", status: 404, language: nil, connection) }
    let count = argument("count", connection).flatMap { Int($0) } ?? 0
    let answer = TicketAnswer(
      name: argument("name", connection) ?? "", count: count,
      acceptLanguage: value("Accept-Language", .HEADER_KIND, connection) ?? "")
    return send(answer.text, status: 200, language: answer.language, connection)
  }

  private static func argument(_ name: String, _ connection: OpaquePointer) -> String? {
    value(name, .GET_ARGUMENT_KIND, connection)
  }

  private static func value(_ name: String, _ kind: MHD_ValueKind, _ connection: OpaquePointer) -> String? {
    MHD_lookup_connection_value(connection, kind, name).map { String(cString: $0) }
  }

  private static func send(
    _ text: String, status: UInt32, language: String?, _ connection: OpaquePointer
  ) -> MHD_Result {
    var bytes = Array(text.utf8)
    guard let response = MHD_create_response_from_buffer(bytes.count, &bytes, .RESPMEM_MUST_COPY) else {
      return .NO
    }
    defer { MHD_destroy_response(response) }
    MHD_add_response_header(response, "Content-Type", "text/plain; charset=utf-8")
    // Caches have to keep the languages apart.
    MHD_add_response_header(response, "Vary", "Accept-Language")
    if let language { MHD_add_response_header(response, "Content-Language", language) }
    return MHD_queue_response(connection, status, response)
  }
}
