package import Foundation

/// What one of Foundation's formatting APIs made of an input, recorded by somebody on an Apple system or measured.
/// The file of recordings lies beside some checkouts and is not part of the project: tests of it must be skipped,
/// visibly, where it does not exist: `.enabled(if: FormatVector.exist, "needs the recordings")`.
package struct FormatVector: Decodable, Sendable {
  package var api: String
  package var input: Value
  package var locale: String?
  package var options: Value?
  package var expected: Value
  /// `apple` and `rule` say how it is there; `toolchain` was measured with the toolchain's own ICU.
  package var basis: String

  /// JSON, as far as it is needed here.
  package indirect enum Value: Decodable, Hashable, Sendable {
    case null, bool(Bool), number(Double), text(String), list([Value]), table([String: Value])

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([Value].self) {
        self = .list(value)
      } else {
        self = .table(try container.decode([String: Value].self))
      }
    }

    package subscript(_ key: String) -> Value? {
      if case .table(let table) = self { table[key] } else { nil }
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

    /// The texts of a list, or the one text.
    package var texts: [String]? {
      switch self {
      case .text(let text): [text]
      case .list(let values): values.compactMap(\.text)
      default: nil
      }
    }
  }

  /// `DRAGOMAN_FORMAT_VECTORS`, else beside the corpus.
  package static let file: URL? = {
    if let named = ProcessInfo.processInfo.environment["DRAGOMAN_FORMAT_VECTORS"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    let beside = CorpusLocation.folder?.deletingLastPathComponent().appendingPathComponent("facts/format-vectors.json")
    return beside.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }()

  package static var exist: Bool { file != nil }

  /// The recordings of one API; none where there is no file.
  package static func all(of api: String) throws -> [FormatVector] { try all().filter { $0.api == api } }

  /// The recordings of all APIs.
  package static func all() throws -> [FormatVector] {
    guard let file else { return [] }
    return try JSONDecoder().decode([FormatVector].self, from: Data(contentsOf: file))
  }
}
