#if !canImport(Darwin)
  public import Foundation
  import GrammaticalAgreement

  /// Words of a project, so that they can be made to agree as those that come with the package.
  ///
  /// A lexicon in the folder of a language, `es.lproj/Words.lexicon`, is found on its own; this type is for all others.
  /// It may also be of a language that the package has no words of.
  public struct InflectionLexicon: Sendable {
    /// Why a lexicon cannot be read.
    public struct ReadingError: Error, Hashable, CustomStringConvertible, Sendable {
      /// 1-based.
      public let line: Int
      public let reason: String

      public var description: String { "line \(line): \(reason)" }
    }

    /// A BCP 47 identifier.
    public let language: String
    let text: String

    /// - Parameter text: a lexicon, in the form that `Documentation/Formats/Lexicon.md` describes.
    /// - Throws: `ReadingError`.
    public init(_ text: String) throws {
      self.text = text
      do throws(LexiconError) {
        language = try ProjectLexicons.read(text).language
      } catch {
        throw ReadingError(line: error.line, reason: error.reason)
      }
    }

    /// - Throws: `ReadingError`, or what Foundation says of a file that cannot be read as UTF-8.
    public init(contentsOf url: URL) throws {
      try self.init(String(contentsOf: url, encoding: .utf8))
    }

    /// Makes the words known for the rest of the program; call it when the program starts.
    ///
    /// Words that are known already give way, so that a later lexicon goes before an earlier one.
    public func add() { ProjectLexicons.shared.add(self) }
  }
#endif
