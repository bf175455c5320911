/// What takes a text, by its name as observations write it: `info(_:)`, `newBody`.
package enum UseOfText {
  private static let records: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "log", "logger", "debug", "info", "notice", "fault", "critical", "trace",
    "verbose", "warn", "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "logMessage",
    "writeLog", "appendLog", "XCTFail", "XCTAssert", "Logger", "record", "addBreadcrumb", "capture",
  ]

  /// Whether only those who develop the software read it.
  package static func isRecord(_ use: String?) -> Bool {
    guard let name = use?.split(separator: "(").first else { return false }
    return records.contains(String(name))
  }
}
