import Configuration
import FileChanges
import Findings
import LosslessJSON
import ProjectModel
import TranslationFormats

/// The glossaries that a configuration names, as options of the rules that look for terms.
struct ConfiguredGlossaries {
  private let glossaries: [Glossary]
  private let sourceLanguage: String

  /// - Parameters:
  ///   - root: absolute; paths of the configuration are relative to it.
  /// - Throws: `RefusedInput` for a file that is not there or is damaged.
  init(
    of configuration: ProjectConfiguration, in root: String, sourceLanguage: String, _ environment: CommandEnvironment
  ) throws {
    self.sourceLanguage = sourceLanguage
    glossaries = try configuration.glossaries.map { named in
      let path = root + "/" + named.path
      guard FileAccess.exists(path) else {
        throw RefusedInput(
          Finding(
            "configuration-missing-path", .error, at: named.location, "there is no glossary '\(named.writtenPath)'",
            suggestion: "correct the path, which is relative to the folder of this file"
          ).relocated { environment.displayedPath(of: ProjectPath.absolute($0, in: root)) })
      }
      let displayed = environment.displayedPath(of: path)
      return try Glossary(bytes: FileSnapshot(reading: path, displayedAs: displayed).bytes, path: displayed)
    }
  }

  /// The configuration with the terms in it; what it says itself of a term counts.
  func added(to configuration: ProjectConfiguration) -> ProjectConfiguration {
    guard !glossaries.isEmpty else { return configuration }
    var configuration = configuration
    configuration.add(terms, to: "terms", of: "deviating-term")
    configuration.add(forbiddenWords, to: "words", of: "forbidden-term")
    return configuration
  }

  /// Source term → language → words. A term of several concepts may be any of their words.
  private var terms: [JSONMember] {
    var order: [String] = []
    var words: [String: [String: [String]]] = [:]
    for concept in glossaries.flatMap(\.concepts) {
      for term in concept.texts(in: sourceLanguage, isSource: true) {
        if words[term] == nil { order.append(term) }
        guard concept.isTranslatable else {
          words[term, default: [:]]["*", default: []].append(term)
          continue
        }
        for language in Set(concept.terms.compactMap(\.language)).sorted() where language != sourceLanguage {
          let texts = concept.texts(in: language)
          if !texts.isEmpty { words[term, default: [:]][language, default: []] += texts }
        }
      }
    }
    return order.compactMap { term in
      guard let languages = words[term] else { return nil }
      return JSONMember(
        term,
        .object(languages.sorted { $0.key < $1.key }.map { JSONMember($0.key, .array($0.value.map { .string($0) })) }))
    }
  }

  /// Language → words, each with the one to write instead where there is one.
  private var forbiddenWords: [JSONMember] {
    var words: [String: [String]] = [:]
    for concept in glossaries.flatMap(\.concepts) {
      for term in concept.terms where term.isForbidden && !term.text.contains(where: { "=*".contains($0) }) {
        let language = term.language ?? sourceLanguage
        let better = concept.texts(in: language, isSource: language == sourceLanguage).first
        words[language, default: []].append(term.text + (better.map { "=" + $0 } ?? ""))
      }
    }
    return words.sorted { $0.key < $1.key }.map { JSONMember($0.key, .array($0.value.map { .string($0) })) }
  }
}

extension ProjectConfiguration {
  fileprivate mutating func add(_ members: [JSONMember], to option: String, of rule: String) {
    guard !members.isEmpty else { return }
    let place = FindingLocation(path: Self.fileName)
    let index = rules.firstIndex { $0.rule == rule } ?? rules.endIndex
    if index == rules.endIndex { rules.append(RuleSetting(rule: rule, location: place)) }
    guard let number = rules[index].options.firstIndex(where: { $0.name == option }) else {
      rules[index].options.append(RuleOptionValue(name: option, value: .object(members), location: place))
      return
    }
    guard case .object(var own) = rules[index].options[number].value else { return }
    for member in members {
      if let same = own.firstIndex(where: { $0.name == member.name }) {
        // Of lists, both count; what is said of a term is said as a whole.
        if case .array(let first) = own[same].value, case .array(let second) = member.value {
          own[same].value = .array(first + second)
        }
      } else {
        own.append(member)
      }
    }
    rules[index].options[number].value = .object(own)
  }
}
