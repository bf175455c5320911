#if !canImport(Darwin)
  internal import Foundation
  internal import LanguageData

  /// Puts the components of a name in order and spaces them.
  ///
  /// Apple's rules, from the documentation of `PersonNameComponents.FormatStyle` and recorded outputs, on CLDR's
  /// `personNames` data. Where CLDR's own patterns differ, Apple's output is what counts:
  /// - A prefix precedes the whole name and a suffix ends it, in every language; CLDR moves titles behind a Japanese name.
  /// - The middle name follows the given name, in either order of the two names; CLDR's Japanese pattern turns them.
  /// - The family name comes first where the language of the name's script says so of its own names, else where the
  ///   locale says so of its own: 山田太郎 in every locale, `Smith Elizabeth` in Chinese.
  /// - What stands between two parts depends on the script on either side, not on the locale: nothing where both are
  ///   written without spaces, else a space. So `Mr. 山田太郎ルーカス 3世`.
  /// - Initials have no full stop and keep their case: `Jd` for Jean-Philippe de Zélicourt.
  struct PersonNameComposition {
    typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

    /// A run of the composed name: one component of it, or the delimiter between two.
    struct Run {
      let text: String
      let component: Component
    }

    private let parts: [Component: String]
    private let localeIdentifier: String

    init(_ name: PersonNameComponents, locale: Locale) {
      var parts: [Component: String] = [:]
      let values: [(Component, String?)] = [
        (.namePrefix, name.namePrefix), (.givenName, name.givenName), (.middleName, name.middleName),
        (.familyName, name.familyName), (.nameSuffix, name.nameSuffix), (.nickname, name.nickname),
      ]
      for (component, value) in values {
        let trimmed = value?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if !trimmed.isEmpty { parts[component] = trimmed }
      }
      self.parts = parts
      localeIdentifier = locale.identifier
    }

    /// The runs of the name in a style; where the name has nothing that the style shows, the next longer one's, and in
    /// the end whatever the name has.
    func runs(_ style: PersonNameComponents.FormatStyle.Style) -> [Run] {
      switch style {
      case .long: long.ifEmpty(only(.nickname))
      case .medium: medium.ifEmpty(only(.middleName)).ifEmpty(only(.nickname)).ifEmpty(long)
      case .short: short.ifEmpty(runs(.medium))
      case .abbreviated: abbreviated.ifEmpty(runs(.short))
      }
    }

    private var long: [Run] {
      let core: [Component] =
        putsFamilyNameFirst ? [.familyName, .givenName, .middleName] : [.givenName, .middleName, .familyName]
      return joined([.namePrefix] + core + [.nameSuffix])
    }

    private var medium: [Run] { joined(putsFamilyNameFirst ? [.familyName, .givenName] : [.givenName, .familyName]) }

    /// The nickname, else the one name that speakers of the language use: Apple's settings out of the box.
    private var short: [Run] {
      let preferred: [Component] =
        abbreviation == .familyName ? [.nickname, .familyName, .givenName] : [.nickname, .givenName, .familyName]
      return preferred.first { parts[$0] != nil }.map(only) ?? []
    }

    private var abbreviated: [Run] {
      switch abbreviation {
      case .initials:
        let order: [Component] = putsFamilyNameFirst ? [.familyName, .givenName] : [.givenName, .familyName]
        return order.flatMap(initial)
      case .givenInitial: return initial(.givenName).ifEmpty(initial(.familyName))
      case .familyName: return only(.familyName)
      case .givenName:
        guard let given = parts[.givenName] else { return only(.familyName) }
        // "If it is too long, its first character": Apple gives no number; Korean given names rarely pass two.
        return given.count > 2 ? initial(.givenName) : only(.givenName)
      case nil: return []
      }
    }

    private func only(_ component: Component) -> [Run] {
      parts[component].map { [Run(text: $0, component: component)] } ?? []
    }

    private func initial(_ component: Component) -> [Run] {
      parts[component]?.first.map { [Run(text: String($0), component: component)] } ?? []
    }

    private func joined(_ components: [Component]) -> [Run] {
      var runs: [Run] = []
      for component in components {
        guard let text = parts[component] else { continue }
        if let last = runs.last?.text.last, let first = text.first, Self.needsSpace(between: last, and: first) {
          runs.append(Run(text: " ", component: .delimiter))
        }
        runs.append(Run(text: text, component: component))
      }
      return runs
    }

    private static func needsSpace(between left: Character, and right: Character) -> Bool {
      !isWrittenWithoutSpaces(left) || !isWrittenWithoutSpaces(right)
    }

    private static func isWrittenWithoutSpaces(_ character: Character) -> Bool {
      guard let language = WritingScript(of: character)?.likelyLanguage else { return false }
      return PersonNameConventions(locale: language).separator.isEmpty
    }

    private var putsFamilyNameFirst: Bool {
      if let language = script?.likelyLanguage,
        PersonNameConventions(locale: language).putsFamilyNameFirst(inNamesOf: language)
      {
        return true
      }
      return PersonNameConventions(locale: localeIdentifier).putsFamilyNameFirst(inNamesOf: localeIdentifier)
    }

    /// The script of the name: the family name's, else the given name's, as CLDR takes it to be.
    private var script: WritingScript? {
      for component in [Component.familyName, .givenName, .middleName, .nickname] {
        if let part = parts[component], let script = WritingScript(of: part) { return script }
      }
      return nil
    }

    private var abbreviation: PersonNameAbbreviation? { PersonNameAbbreviation(script: script?.code) }
  }

  extension [PersonNameComposition.Run] {
    fileprivate func ifEmpty(_ other: @autoclosure () -> Self) -> Self { isEmpty ? other() : self }
  }
#endif
