import ContentCache
import LocalizableReferences

/// What is kept of a Swift file's content: its summary, and its results with all that these depend on besides. Neither
/// the file's name nor its project is a part of it, so copies and branches share entries.
struct SwiftFileEntry: Sendable {
  /// Results under certain circumstances.
  struct Variant: Sendable {
    /// Of conditions, platforms and names of macros.
    var settings: ContentHash
    /// What the walker asked of the index, ascending.
    var questions: [UInt32]
    /// Whether it mattered which files are compiled together.
    var concernsUnit: Bool
    /// Of the answers.
    var answers: UInt64
    /// In binary form.
    var results: [UInt8]

    func results(of path: String) -> SwiftFileResults? {
      var reader = BinaryReader(results)
      return try? reader.swiftResults(of: path)
    }
  }

  /// In binary form.
  var summary: [UInt8]
  /// The latest first.
  var variants: [Variant]

  /// Targets, branches and projects with the same file see it differently; more than these are seldom of use again.
  private static let variantLimit = 6

  init(summary: [UInt8]) {
    self.summary = summary
    variants = []
  }

  init(_ reader: BinaryReader) throws(DamagedEntry) {
    var reader = reader
    var block = try reader.block()
    summary = Array(block.rest())
    variants = try reader.array { (reader) throws(DamagedEntry) in
      let settings = try reader.hash()
      let questions = try reader.wholes(try reader.index())
      let (concernsUnit, answers) = (try reader.flag(), try reader.whole())
      var results = try reader.block()
      return Variant(
        settings: settings, questions: questions, concernsUnit: concernsUnit, answers: answers,
        results: Array(results.rest()))
    }
    guard reader.isAtEnd else { throw DamagedEntry() }
  }

  mutating func add(_ added: [Variant]) { variants = Array((added + variants).prefix(Self.variantLimit)) }

  var binary: BinaryWriter {
    var writer = BinaryWriter()
    writer.write(summary)
    writer.write(variants) { writer, variant in
      writer.write(variant.settings)
      writer.write(variant.questions.count)
      for question in variant.questions { writer.writeWhole(question) }
      writer.write(variant.concernsUnit)
      writer.writeWhole(variant.answers)
      writer.write(variant.results)
    }
    return writer
  }
}
