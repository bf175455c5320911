#if !canImport(Darwin)
  internal import Foundation
  internal import LanguageData

  /// Takes a written name apart by spaces, commas, capitals and scripts.
  struct PersonNameReading {
    /// What was found; nil where the text has no letters.
    private(set) var components: PersonNameComponents?

    init(_ text: String) {
      let clean = Self.withoutExtraneousCharacters(text)
      guard clean.contains(where: \.isLetter) else { return }
      let isUnspacedScript = clean.allSatisfy { $0.isWhitespace || Self.isEastAsian($0) }
      components = isUnspacedScript ? Self.eastAsian(clean) : Self.spaced(clean)
    }

    /// Without text in brackets, symbols and emoji.
    private static func withoutExtraneousCharacters(_ text: String) -> String {
      var kept = ""
      var depth = 0
      for character in text {
        switch character {
        case "(", "[", "{", "（", "［", "【": depth += 1
        case ")", "]", "}", "）", "］", "】": depth = max(0, depth - 1)
        default:
          guard depth == 0 else { continue }
          if character.isLetter || character.isNumber || character.isWhitespace || "-‐‑'’.,،、·・".contains(character)
            || character.unicodeScalars.allSatisfy(\.properties.isDiacritic)
          {
            kept.append(character)
          }
        }
      }
      return kept
    }

    private static func isEastAsian(_ character: Character) -> Bool {
      switch WritingScript(of: character)?.code {
      case "Hani", "Hira", "Kana", "Hang", "Bopo": true
      default: "・·ー々".contains(character)
      }
    }

    /// Family name first; without a space between, one character of it where the name has up to three, else two: the
    /// commonest lengths.
    private static func eastAsian(_ text: String) -> PersonNameComponents {
      var components = PersonNameComponents()
      let words = text.split { $0.isWhitespace || $0 == "・" || $0 == "·" }
      if words.count > 1 {
        components.familyName = String(words[0])
        components.givenName = String(words[1])
        if words.count > 2 { components.middleName = words[2...].joined(separator: " ") }
      } else if let name = words.first {
        let familyLength = name.count > 3 ? 2 : 1
        components.familyName = String(name.prefix(familyLength))
        if name.count > familyLength { components.givenName = String(name.dropFirst(familyLength)) }
      }
      return components
    }

    private static func spaced(_ text: String) -> PersonNameComponents {
      var parts = text.split { $0 == "," || $0 == "،" || $0 == "、" }.map { part in
        part.split(whereSeparator: \.isWhitespace).map(String.init)
      }
      parts.removeAll(where: \.isEmpty)

      var suffixes: [String] = []
      while parts.count > 1, let last = parts.last, last.allSatisfy(isAddition) {
        suffixes.insert(last.joined(separator: " "), at: 0)
        parts.removeLast()
      }
      // What is left behind a comma is the beginning of the name: `Clark, Thomas`.
      let isTurned = parts.count > 1
      var words = isTurned ? Array(parts[1...].joined()) : parts.first ?? []
      var family = isTurned ? parts[0] : []

      var components = PersonNameComponents()
      var prefixes: [String] = []
      while words.count > (isTurned ? 0 : 1), let first = words.first, isAbbreviation(first) {
        prefixes.append(words.removeFirst())
      }
      while words.count > 1, let last = words.last, isAbbreviation(last) || isRomanNumeral(last) {
        suffixes.insert(words.removeLast(), at: 0)
      }
      if !isTurned, words.count > 1, isAllCapitals(words[0]),
        words.contains(where: { !isAllCapitals($0) && $0.count > 2 })
      {
        family = [words.removeFirst()]
      }

      var groups = withParticles(words)
      if family.isEmpty, groups.count > 1 {
        // Names of four and more parts with a particle are read as Apple reads `José Ramiro Martín González de Rivera`.
        let hasParticle = groups.contains { $0.contains(" ") }
        let familyCount = groups.count > 3 && hasParticle ? groups.count - 2 : 1
        family = groups.suffix(familyCount)
        groups.removeLast(familyCount)
      }
      components.namePrefix = joined(prefixes)
      components.givenName = groups.first
      components.middleName = joined(Array(groups.dropFirst()))
      components.familyName = joined(family)
      components.nameSuffix = suffixes.isEmpty ? nil : suffixes.joined(separator: ", ")
      return components
    }

    private static func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }

    /// Words in lower case belong to the name behind them, unless the whole name is in lower case: `de Zélicourt`.
    private static func withParticles(_ words: [String]) -> [String] {
      guard words.contains(where: { $0.first?.isUppercase == true }) else { return words }
      var groups: [String] = []
      var particles: [String] = []
      for (index, word) in words.enumerated() {
        if index > 0, index < words.count - 1, word.first?.isLowercase == true {
          particles.append(word)
        } else {
          groups.append((particles + [word]).joined(separator: " "))
          particles = []
        }
      }
      return groups
    }

    /// `Dr.`, `Esq.`; not the initial `L.`
    private static func isAbbreviation(_ word: String) -> Bool {
      word.hasSuffix(".") && word.filter(\.isLetter).count > 1
    }

    /// What stands behind a comma without being a name: `Esq.`, `MD`, `PhD`, `III`.
    private static func isAddition(_ word: String) -> Bool {
      isAbbreviation(word) || (word.filter(\.isUppercase).count > 1 && word.count <= 4)
    }

    private static func isRomanNumeral(_ word: String) -> Bool {
      word.count > 1 && word.allSatisfy { "IVX".contains($0) }
    }

    private static func isAllCapitals(_ word: String) -> Bool {
      word.filter(\.isLetter).count > 1 && word.allSatisfy { !$0.isLetter || $0.isUppercase }
    }
  }
#endif
