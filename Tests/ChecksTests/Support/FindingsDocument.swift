import Foundation

/// What the tests read of `dragoman check --format json`.
struct FindingsDocument: Decodable {
  struct Finding: Decodable {
    var id: String
    var message: String
    var location: Location?
  }

  struct Location: Decodable {
    struct Start: Decodable {
      var line: Int
      var column: Int
    }

    var path: String
    var start: Start?
  }

  var findings: [Finding]

  /// - Parameter output: of the command.
  init(_ output: String) throws { self = try JSONDecoder().decode(FindingsDocument.self, from: Data(output.utf8)) }
}
