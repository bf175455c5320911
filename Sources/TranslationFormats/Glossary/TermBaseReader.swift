import Findings
import LosslessXML
import SourceText

/// Reads term bases of ISO 30042: TBX-Basic of 2019 (`conceptEntry`, `langSec`, `termSec`) and of 2008 (`termEntry`,
/// `langSet`, `tig` or `ntig`).
enum TermBaseReader {
  static func glossary(in bytes: [UInt8], path: String) throws(RefusedInput) -> Glossary {
    let tree = try XMLTreeReader.tree(in: bytes, path: path)
    guard ["tbx", "martif"].contains(tree.root.plainName) else {
      throw GlossaryFindings.expected(
        "<tbx> or <martif>, found <\(tree.root.name)>", at: tree.root.range.lowerBound.value, tree.source, path)
    }
    guard let body = tree.root.child("text")?.child("body") else {
      throw GlossaryFindings.expected(
        "<text> with a <body> in it", at: tree.root.range.lowerBound.value, tree.source, path)
    }
    var glossary = Glossary()
    for entry in body.elements where ["conceptEntry", "termEntry"].contains(entry.plainName) {
      var concept = Glossary.Concept()
      for section in entry.elements where ["langSec", "langSet"].contains(section.plainName) {
        guard let language = (section["xml:lang"]).flatMap(Glossary.language(named:)) else {
          throw GlossaryFindings.expected(
            "the code of a language in xml:lang", at: section.range.lowerBound.value, tree.source, path)
        }
        for part in section.elements where ["termSec", "tig", "ntig"].contains(part.plainName) {
          let group = part.child("termGrp") ?? part
          guard let element = group.child("term") else {
            throw GlossaryFindings.expected(
              "<term> in <\(part.name)>", at: part.range.lowerBound.value, tree.source, path)
          }
          let text = element.wholeText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          guard !text.isEmpty else { continue }
          concept.terms.append(Glossary.Term(text, language: language, isForbidden: isForbidden(group)))
        }
      }
      if !concept.terms.isEmpty { glossary.concepts.append(concept) }
    }
    return glossary
  }

  /// Whether the administrative status of a term says so, in either style of the standard.
  private static func isForbidden(_ group: XMLTree.Element) -> Bool {
    let statuses = group.elements.filter {
      $0.plainName == "administrativeStatus"
        || $0.plainName == "termNote" && $0["type"] == "administrativeStatus"
    }
    return statuses.contains { $0.text.contains("deprecated") || $0.text.contains("superseded") }
  }
}

extension XMLTree.Element {
  /// Without the prefix of its namespace.
  fileprivate var plainName: String { name.split(separator: ":").last.map(String.init) ?? name }

  fileprivate func child(_ name: String) -> XMLTree.Element? { elements.first { $0.plainName == name } }

  /// Its text with that of the elements in it, which mark up parts of a term.
  fileprivate var wholeText: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .text(let part, _): text += part
      case .element(let element): text += element.wholeText
      case .comment: break
      }
    }
  }
}
