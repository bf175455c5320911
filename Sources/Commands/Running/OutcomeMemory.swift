import CommandLineInterface
import ContentCache
import FileChanges
import Findings
import LocalizableReferences
import LosslessJSON

/// What a command made the last time of the inputs that it has now: only outcomes that change no file are kept.
struct OutcomeMemory {
  private let cache: CacheStore
  private let key: ContentHash
  private let inputs: ContentHash
  private let isForPrograms: Bool

  /// - Parameters:
  ///   - arguments: the whole command line; the last outcome of each is kept, no more.
  ///   - root: of the project.
  ///   - inputs: stands for all else that the outcome depends on; nil: nothing is kept.
  init?(
    in cache: CacheStore?, of arguments: ParsedArguments, root: String, inputs: ContentHash?,
    _ environment: CommandEnvironment
  ) {
    guard let cache, let inputs else { return nil }
    self.cache = cache
    key = cache.key(
      "outcome", ContentHash(reflecting: arguments), ContentHash(root), ContentHash(environment.workingDirectory))
    self.inputs = inputs
    isForPrograms = arguments.has(CommonOptions.json)
  }

  /// Nil where the inputs were others the last time.
  func recalled() -> Outcome? {
    guard var reader = cache.entry(key) else { return nil }
    do throws(DamagedEntry) {
      guard try reader.hash() == inputs else { return nil }
      let findings = try reader.array { (reader) throws(DamagedEntry) in try reader.finding(in: "") }
      let summary = try reader.array { (reader) throws(DamagedEntry) in
        Outcome.SummaryLine(
          try reader.optionalText(), try reader.text(),
          details: try reader.array { (reader) throws(DamagedEntry) in try reader.text() })
      }
      let outcome = Outcome(
        findings: findings, output: try reader.text(), summary: summary, hasFailed: try reader.flag())
      return reader.isAtEnd ? outcome : nil
    } catch {
      return nil
    }
  }

  /// Keeps an outcome, and returns it with its JSON as the text that it will be.
  ///
  /// - Parameter isSteady: whether it was made of the inputs that were hashed; they may have changed meanwhile.
  func kept(_ outcome: Outcome, ifSteady isSteady: Bool) -> Outcome {
    var outcome = outcome
    if isForPrograms, let json = outcome.json {
      outcome.output = JSONText.text(of: json)
      outcome.json = nil
    }
    guard isSteady, outcome.changes.isEmpty, !outcome.isIncomplete else { return outcome }
    var writer = BinaryWriter()
    writer.write(inputs)
    writer.write(outcome.findings) { $0.write($1, in: "") }
    writer.write(outcome.summary) { writer, line in
      writer.write(line.path)
      writer.write(line.text)
      writer.write(line.details) { $0.write($1) }
    }
    writer.write(outcome.output)
    writer.write(outcome.hasFailed)
    cache.keep(writer, as: key)
    return outcome
  }
}
