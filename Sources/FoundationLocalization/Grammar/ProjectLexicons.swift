#if !canImport(Darwin)
  import Foundation
  import GrammaticalAgreement

  /// The lexicons that programs add, each on top of the package's own.
  final class ProjectLexicons: Sendable {
    static let shared = ProjectLexicons()

    private struct Place: Hashable {
      let bundle: String
      let language: String
    }

    private struct State {
      /// By language, in the order in which they were added.
      var texts: [String: [String]] = [:]
      /// What was found; nil where there is nothing for a language.
      var lexicons: [Place: Lexicon?] = [:]
    }

    private let state = Locked(State())

    func add(_ lexicon: InflectionLexicon) {
      let language = Self.base(of: lexicon.language)
      state.withLock {
        $0.texts[language, default: []].append(lexicon.text)
        $0.lexicons = [:]
      }
    }

    /// The words of a language, with those of the bundle and of the program.
    ///
    /// - Parameter language: a BCP 47 identifier; a region has no part in it.
    func lexicon(for language: String, bundle: Bundle) -> Lexicon? {
      let place = Place(bundle: bundle.bundlePath, language: Self.base(of: language))
      // Reports are sent when the lock is free, since whoever takes them may inflect a text.
      let (lexicon, faults) = state.withLock { state -> (Lexicon?, [LexiconError]) in
        if let known = state.lexicons[place] { return (known, []) }
        var texts = state.texts[place.language] ?? []
        if let text = Self.text(of: bundle, language: place.language) { texts.insert(text, at: 0) }
        let (lexicon, faults) = Self.lexicon(of: place.language, with: texts)
        // Languages may come from outside, in any number.
        if state.lexicons.count >= Self.mostRemembered { state.lexicons = [:] }
        state.lexicons[place] = .some(lexicon)
        return (lexicon, faults)
      }
      for fault in faults {
        LocalizationReports.send(
          LocalizationReport(
            .brokenTable, table: "Words.lexicon", language: place.language, "the lexicon is not used: \(fault)"))
      }
      return lexicon
    }

    private static let mostRemembered = 200

    private static func lexicon(of language: String, with texts: [String]) -> (Lexicon?, [LexiconError]) {
      var lexicon = Lexicons.lexicon(for: language)
      var faults: [LexiconError] = []
      for text in texts {
        do throws(LexiconError) {
          lexicon = try LexiconReader.read(text, extending: lexicon)
        } catch {
          faults.append(error)
        }
      }
      return (lexicon, faults)
    }

    private static func text(of bundle: Bundle, language: String) -> String? {
      guard !language.isEmpty, language.allSatisfy({ $0.isLetter || $0.isNumber }),
        let file = bundle.resourceURL?.appendingPathComponent("\(language).lproj/Words.lexicon")
      else { return nil }
      return try? String(contentsOf: file, encoding: .utf8)
    }

    /// Reads a lexicon on top of the package's own of its language.
    static func read(_ text: String) throws(LexiconError) -> Lexicon {
      let base = LexiconReader.language(of: text).flatMap { Lexicons.lexicon(for: $0) }
      return try LexiconReader.read(text, extending: base)
    }

    private static func base(of language: String) -> String {
      language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }
  }
#endif
