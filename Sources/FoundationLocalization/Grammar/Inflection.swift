#if !canImport(Darwin)
  import Foundation
  import GrammaticalAgreement
  import LanguageData

  /// Inflects attributed strings of one language.
  struct Inflection {
    private let engine: AgreementEngine

    /// Nil where words of the language cannot be made to agree.
    init?(language: String, user: TermOfAddress?, concepts: [InflectionConcept], bundle: Bundle) {
      guard let lexicon = ProjectLexicons.shared.lexicon(for: language, bundle: bundle),
        let identifier = LanguageIdentifier(language)
      else {
        return nil
      }
      engine = AgreementEngine(
        lexicon: lexicon, language: identifier,
        concepts: concepts.map { concept in
          switch concept {
          case .termsOfAddress(let terms): .person(TermOfAddress.referent(of: terms, in: lexicon, user: user))
          case .localizedPhrase(let phrase): .phrase(phrase)
          }
        },
        user: user?.referent(in: lexicon, user: nil))
    }

    func inflected(_ string: AttributedString) -> AttributedString {
      let text = AgreementText(string.runs.map { run(of: string, $0) })
      var result = string
      let edits = engine.edits(for: text)
      let ranges = string.ranges(ofUTF8Offsets: edits.map(\.range))
      // From the end, so that the indices before a change stay valid: each step starts from the text as it was.
      for (edit, range) in zip(edits, ranges).reversed() {
        result.replaceSubrange(range, with: replacement(for: edit, at: range, in: string))
      }
      return result.withoutAgreement()
    }

    private func replacement(
      for edit: AgreementEdit, at range: Range<AttributedString.Index>, in string: AttributedString
    ) -> AttributedString {
      guard let run = string[range].runs.first else { return AttributedString(edit.replacement ?? "") }
      guard let replacement = edit.replacement else { return run.inflectionAlternative ?? AttributedString() }
      return AttributedString(replacement, attributes: run.attributes)
    }

    private func run(of string: AttributedString, _ run: AttributedString.Runs.Run) -> AgreementText.Run {
      var markup = AgreementMarkup()
      switch run.inflect {
      case .automatic: markup.rule = .automatic
      case .explicit(let morphology): markup.rule = .explicit(morphology.referent(in: engine.lexicon))
      case nil: break
      @unknown default: break
      }
      markup.agreeWithArgument = run.agreementArgument
      markup.agreeWithConcept = run.agreementConcept
      markup.referentConcept = run.referentConcept
      markup.hasAlternative = run.inflectionAlternative != nil
      return AgreementText.Run(
        String(string[run.range].characters), markup: markup, argument: run.replacementIndex,
        count: run.localizedNumericArgument?.count, stated: run.morphology?.statedWord)
    }
  }

  extension AttributedString {
    /// Ranges in order, by UTF-8 offsets.
    fileprivate func ranges(ofUTF8Offsets offsets: [Range<Int>]) -> [Range<Index>] {
      var offset = 0
      var index = characters.startIndex
      func advance(to target: Int) -> Index {
        while offset < target, index < characters.endIndex {
          offset += characters[index].utf8.count
          characters.formIndex(after: &index)
        }
        return index
      }
      return offsets.map { range in
        let start = advance(to: range.lowerBound)
        return start..<advance(to: range.upperBound)
      }
    }

    fileprivate func withoutAgreement() -> AttributedString {
      var result = self
      for run in runs
      where run.inflect != nil || run.inflectionAlternative != nil || run.agreementArgument != nil
        || run.agreementConcept != nil || run.referentConcept != nil
      {
        result[run.range].inflect = nil
        result[run.range].inflectionAlternative = nil
        result[run.range].agreementArgument = nil
        result[run.range].agreementConcept = nil
        result[run.range].referentConcept = nil
      }
      return result
    }
  }

  extension AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedNumericArgumentAttribute
    .Value
  {
    fileprivate var count: AgreementCount {
      switch self {
      case .int(let value): .integer(Int(clamping: value))
      case .uint(let value): .integer(Int(clamping: value))
      case .double(let value): .decimal(value)
      case .decimal(let value): .decimal(NSDecimalNumber(decimal: value).doubleValue)
      }
    }
  }
#endif
