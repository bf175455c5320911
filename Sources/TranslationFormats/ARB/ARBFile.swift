package import Findings
package import LosslessJSON

/// Texts of one language for Flutter (`.arb`): JSON of messages, each with its attributes under `@name`.
///
/// The source is the specification of the Application Resource Bundle and Flutter's documentation. Members that are
/// not known are kept, in their order.
package struct ARBFile: Hashable, Sendable {
  package struct Message: Hashable, Sendable {
    package var name: String
    /// In ICU's MessageFormat.
    package var text: String
    package var description: String?
    /// Name → its attributes: `type`, `example`, `format`, …
    package var placeholders: [JSONMember] = []
    /// Other members of `@name`, in the file's order.
    package var attributes: [JSONMember] = []
    /// 1-based; 0 where it was not read.
    package var line = 0

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.text == right.text && left.description == right.description
        && left.placeholders == right.placeholders && left.attributes == right.attributes
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// `@@locale`.
  package var locale: String?
  /// Other members with two signs, and attributes without a message.
  package var attributes: [JSONMember] = []
  package var messages: [Message]
  /// Names that stand twice; the last counts, as for Flutter.
  package internal(set) var doubledNames: [String] = []

  package init(locale: String?, messages: [Message] = []) {
    self.locale = locale
    self.messages = messages
  }

  /// - Throws: `RefusedInput` for what is no JSON object, or has messages that are no texts.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self = try ARBFileReader.file(in: bytes, path: path)
  }

  package func bytes() -> [UInt8] {
    var members = locale.map { [JSONMember("@@locale", .string($0))] } ?? []
    members += attributes
    for message in messages {
      members.append(JSONMember(message.name, .string(message.text)))
      var attributes = message.description.map { [JSONMember("description", .string($0))] } ?? []
      if !message.placeholders.isEmpty { attributes.append(JSONMember("placeholders", .object(message.placeholders))) }
      attributes += message.attributes
      if !attributes.isEmpty { members.append(JSONMember("@" + message.name, .object(attributes))) }
    }
    return JSONDocument(writing: .object(members), style: Self.style, path: "").bytes + [0x0A]
  }

  private static let style = JSONStyle(
    indentation: Array("  ".utf8), colon: Array(": ".utf8), lineEnd: [0x0A], emptyContainer: .closed,
    escaping: JSONEscaping())
}
