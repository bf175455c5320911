package import InterfaceBuilder
import LanguageData
package import StringsTables

/// One text of a file other than a catalog, as an exchange file names it.
package struct ResourceText: Hashable, Sendable {
  package var id: String
  package var source: String
  /// The comment for translators; empty where there is none.
  package var note: String

  package init(id: String, source: String, note: String = "") {
    self.id = id
    self.source = source
    self.note = note
  }
}

extension StringsTable {
  /// The texts, the last of two equal keys.
  package var resourceTexts: [ResourceText] {
    var texts: [ResourceText] = []
    for entry in entries where self.entry(for: entry.key)?.keyRange == entry.keyRange {
      guard let value = entry.value else { continue }
      texts.append(ResourceText(id: entry.key, source: value, note: entry.comment ?? ""))
    }
    return texts
  }
}

extension InterfaceFile {
  /// The texts; an object without text has none.
  package var resourceTexts: [ResourceText] {
    texts.filter { !$0.text.isEmpty }.map { ResourceText(id: $0.key, source: $0.text, note: $0.comment) }
  }
}

extension IntentDefinition {
  /// The texts; none has a comment.
  package var resourceTexts: [ResourceText] { texts.map { ResourceText(id: $0.identifier, source: $0.text) } }
}

extension StringsDictionary {
  /// The texts with the plural categories of a language; a form that the table does not have is that of `other`. A
  /// form for none at all is offered to every language where the table has one.
  package func resourceTexts(for language: String) -> [ResourceText] {
    let categories = (LanguageIdentifier(language)?.categoriesXcodeAsks ?? [.other]).map(\.rawValue)
    var texts: [ResourceText] = []
    for (key, content) in contentOfKeys {
      for place in StringsDictionaryPlace.places(in: content, categories: categories) {
        guard let text = place.text(in: content) ?? place.withOther?.text(in: content) else { continue }
        texts.append(ResourceText(id: place.id(ofKey: key), source: text))
      }
    }
    return texts
  }

  /// The text of an id; nil where the table has none.
  package func text(ofID id: String) -> String? {
    for (key, place) in StringsDictionaryPlace.readings(of: id) {
      if let content = self[key] { return place.text(in: content) }
    }
    return nil
  }

  /// Sets the text of an id; what is missing on the way is made as the source language's table has it.
  package mutating func setText(_ text: String, ofID id: String, source: StringsDictionary) {
    guard let (key, place) = StringsDictionaryPlace.readings(of: id).first else { return }
    var content = self[key] ?? .rules(StringsDictionaryRules())
    place.set(text, in: &content, source: source[key])
    self[key] = content
  }

  /// Keys with their content, of doubled ones the last.
  private var contentOfKeys: [(key: String, content: StringsDictionaryContent)] {
    var seen: Set<String> = []
    return entries.reversed().filter { seen.insert($0.key).inserted }.reversed().map { ($0.key, $0.content) }
  }
}
