#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A connection to a server on this machine, for one request after the other.
final class HTTPConnection {
  struct Response {
    var status: Int
    /// Names in lower case.
    var fields: [String: String]
    var body: String
  }

  private let socket: Int32
  private var unread: [UInt8] = []

  init?(port: UInt16) {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #elseif canImport(Musl)
      socket = Musl.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return nil }
  }

  deinit { close(socket) }

  func get(_ target: String, acceptLanguage: String) -> Response? {
    let request = "GET \(target) HTTP/1.1\r\nHost: localhost\r\nAccept-Language: \(acceptLanguage)\r\n\r\n"
    var bytes = Array(request.utf8)[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) }
      guard sent > 0 else { return nil }
      bytes = bytes.dropFirst(sent)
    }
    var lines: [String] = []
    while let line = line(), !line.isEmpty { lines.append(line) }
    guard let first = lines.first, let status = first.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else {
      return nil
    }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].drop { $0 == " " }.description }
    }
    let length = fields["content-length"].flatMap { Int($0) } ?? 0
    while unread.count < length { guard receive() else { return nil } }
    defer { unread.removeFirst(length) }
    return Response(status: status, fields: fields, body: String(decoding: unread.prefix(length), as: UTF8.self))
  }

  private func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end].filter { $0 != 0x0D }, as: UTF8.self)
      }
      guard receive() else { return nil }
    }
  }

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    unread += buffer[..<count]
    return true
  }
}
