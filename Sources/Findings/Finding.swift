public import SourceText

/// The stable, kebab-case name of a kind of finding, for configuration, suppression and reports.
public struct FindingID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }
}

/// Where a finding is: a file, and a range in it where one is known.
public struct FindingLocation: Hashable, Sendable {
  /// The path as the user would write it: relative to the working directory where it lies below it.
  public var path: String
  public var range: Range<SourcePosition>?

  public init(path: String, range: Range<SourcePosition>? = nil) {
    self.path = path
    self.range = range
  }

  /// The location of the byte at `offset`, or of the `length` bytes from it.
  public init(path: String, text: SourceText, offset: Int, length: Int = 0) {
    self.path = path
    let start = text.position(at: UTF8Offset(offset))
    range = start..<text.position(at: UTF8Offset(Swift.max(offset, offset + length)))
  }
}

/// A second place or a piece of background that explains a finding.
public struct FindingNote: Hashable, Sendable {
  public var message: String
  public var location: FindingLocation?

  public init(_ message: String, at location: FindingLocation? = nil) {
    self.message = message
    self.location = location
  }
}

/// A change that mends a finding: edits of one or more files.
public struct FixIt: Hashable, Sendable {
  public var message: String
  /// Path → edits, in UTF-8 offsets of the file as it was read.
  public var edits: [String: [TextEdit]]

  public init(_ message: String, edits: [String: [TextEdit]]) {
    self.message = message
    self.edits = edits
  }
}

/// Something that is wrong, or could be, in what the user gave us: the one type for errors and findings.
public struct Finding: Hashable, Sendable {
  public var id: FindingID
  public var severity: FindingSeverity
  public var location: FindingLocation?
  /// Lower case, no full stop: what is wrong and what was expected.
  public var message: String
  /// What to do about it, as a sentence without full stop, where there is something to say.
  public var suggestion: String?
  public var notes: [FindingNote]
  public var fixIts: [FixIt]
  /// What stays the same of it when lines move, for programs that follow findings from run to run; nil where nobody has
  /// said.
  public var fingerprint: String?

  public init(
    _ id: FindingID, _ severity: FindingSeverity, at location: FindingLocation? = nil, _ message: String,
    suggestion: String? = nil, notes: [FindingNote] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.location = location
    self.message = message
    self.suggestion = suggestion
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// Thrown when an input cannot be understood: the whole of it is refused, nothing of it was used or written.
public struct RefusedInput: Error, Hashable, Sendable {
  /// At least one, the first being an error.
  public let findings: [Finding]

  public init(_ finding: Finding, others: [Finding] = []) {
    findings = [finding] + others
  }
}
