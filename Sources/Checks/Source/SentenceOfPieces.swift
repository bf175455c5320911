import Findings
import LocalizableReferences
import SourceObservations

/// A sentence that is put together of localized texts and others.
package enum SentenceOfPieces: SourceRule {
  package static let description = RuleDescription(
    "a sentence is joined from localized pieces",
    rationale: """
      A translator sees the pieces one by one, and can neither change their order nor their grammar. Write one text, with \
      values in it, and variations for what differs: “Order now” and “Order later” are two texts. Emphasis and links \
      are Markdown inside of the one; views beside each other in an `HStack` are pieces too. Texts that stand beside each other with a separator between them are advice.
      """,
    severity: .warning,
    milder: [.advice: "for texts beside each other with a separator between them"],
    bad: [
      .swift(
        #"""
        import Foundation
        func summary(of name: String) -> String {
          ↓String(localized: "Borrowed by") + " " + name + String(localized: " yesterday")
        }
        """#),
      .swift(
        #"""
        import SwiftUI
        struct Greeting: View {
          var body: some View {
            ↓Text("Already a reader? ") + Text("Sign in").bold()
          }
        }
        """#),
      .swift(
        #"""
        import Foundation
        func question(_ isSet: Bool) -> String {
          let noun = isSet ? NSLocalizedString("set", comment: "") : NSLocalizedString("book", comment: "")
          return ↓String(format: NSLocalizedString("Delete the %@?", comment: ""), noun)
        }
        """#),
      .swift(
        #"""
        import SwiftUI
        struct Terms: View {
          let address: URL
          var body: some View {
            HStack {
              ↓Text("By borrowing you agree to the")
              Link("rules of the house", destination: address)
            }
          }
        }
        """#),
      .swift(
        #"""
        import Foundation
        func question(_ kind: String) -> String {
          String(localized: ↓"Delete the \(String(localized: "book"))?")
        }
        """#),
    ],
    good: [
      .swift(
        #"""
        import SwiftUI
        struct Greeting: View {
          let name: String
          let shelf = String(localized: "New books")
          var body: some View {
            Text("Nothing stands on “\(shelf)” today")
            Text("Already a reader? [Sign in](reader://sign-in)")
            Text("Borrowed by \(name) yesterday")
            Text(Image(systemName: "book")) + Text(" Borrowed")
            Text(verbatim: String(localized: "Books") + "\n\n" + String(localized: "Readers"))
            Text(verbatim: String(format: NSLocalizedString("Borrowed: %@", comment: ""), String(localized: "today")))
            HStack {
              Text("Borrowed:")
              Text(name)
              Spacer()
              Text("today")
            }
          }
        }
        """#)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let uses = KeyUses(target, in: project)
    for observed in target.observations.joinedTexts
    where observed.place.circumstances.isEmpty && !UseOfText.isRecord(observed.use) && !observed.place.isSample {
      // An image beside a text is no piece of a sentence.
      if observed.way == .rowOfViews {
        check(row: observed, uses, &report)
        continue
      }
      let images = observed.pieces.count { $0.text.hasPrefix("Text(Image(") }
      guard images == 0 || observed.pieces.count - images > 1 else { continue }
      // A localized text that stands in for a missing value is no piece of a sentence.
      let localized = observed.pieces.enumerated().filter { index, piece in
        piece.kind == .localized && !piece.text.contains("??") && !isQuoted(index, in: observed)
      }.map(\.element)
      guard !localized.isEmpty, let joining = Joining(observed, uses) else { continue }
      let pieces = localized.map { "'\($0.text.abridged)'" }
      let names = pieces.prefix(3).joined(separator: ", ")
      report.add(
        .observed(observed.place),
        joining == .sentence
          ? "a sentence is made of pieces, of which \(names) \(pieces.count == 1 ? "is" : "are") localized"
          : "localized text (\(names)) is joined with other text, which fixes their order and punctuation",
        suggestion: "write one localized text with values in it", atMost: joining == .sentence ? .error : .advice)
    }
  }

  private static func check(row observed: JoinedText, _ uses: KeyUses, _ report: inout RuleReport) {
    let references = uses.references(in: observed.place.path, observed.place.range)
    let row = RowOfTexts(observed) { piece in
      guard let reference = references.first(where: { $0.key == piece.text }) else { return piece.text }
      return uses.sourceTexts(of: reference).first ?? piece.text
    }
    guard row.isSentence else { return }
    let names = observed.pieces.filter { $0.kind == .localized }.map { "'\($0.text.abridged)'" }
    report.add(
      .observed(observed.place),
      "a sentence is made of views beside each other, of which \(names.prefix(3).joined(separator: ", ")) "
        + "\(names.count == 1 ? "is" : "are") localized",
      suggestion: "write one Text with values in it, and links and emphasis as Markdown")
  }

  /// Whether a piece stands in quotation marks within a key: as a name, whose grammar is its own.
  private static func isQuoted(_ index: Int, in observed: JoinedText) -> Bool {
    let pieces = observed.pieces
    guard observed.way == .argumentOfKey, index > 0, index + 1 < pieces.count else { return false }
    func isQuotationMark(_ character: Character?) -> Bool {
      character?.unicodeScalars.first?.properties.isQuotationMark ?? false
    }
    return pieces[index - 1].kind == .literal && isQuotationMark(pieces[index - 1].text.last)
      && pieces[index + 1].kind == .literal && isQuotationMark(pieces[index + 1].text.first)
  }

  private enum Joining {
    case sentence, list

    /// Whether a localized piece stands directly beside a word in lower-case letters.
    private static func isEmbedded(_ place: Int, in pieces: [JoinedText.Piece]) -> Bool {
      guard pieces[place].kind == .localized else { return false }
      func literal(_ place: Int) -> String? {
        pieces.indices.contains(place) && pieces[place].kind == .literal ? pieces[place].text : nil
      }
      let before = literal(place - 1)?.split(whereSeparator: \.isWhitespace).last
      let after = literal(place + 1)?.split(whereSeparator: \.isWhitespace).first
      return before.map { $0.first?.isLowercase ?? false && $0.last?.isLetter ?? false } ?? false
        || after.map { $0.first?.isLowercase ?? false } ?? false
    }

    /// nil for texts that stand apart, and are joined as paragraphs or cells are.
    init?(_ observed: JoinedText, _ uses: KeyUses) {
      let literals = observed.pieces.filter { $0.kind == .literal }.map(\.text)
      // Reports of many lines are put together of anything.
      guard observed.pieces.count <= 16, literals.filter({ $0.contains("\n") }).count < 2 else { return nil }
      // Columns of a table are no sentence, nor is markup.
      let hasWords = literals.contains { text in
        Wording(text) >= .identifier && !text.contains(":::") && text.filter { $0 == "," || $0 == ";" }.count < 2
      }
      let keys = uses.references(in: observed.place.path, observed.place.range)
        .flatMap { uses.sourceTexts(of: $0) }.filter { $0.contains(where: \.isLetter) }
      let isOpen = keys.contains { ($0.first == " " || $0.last == " ") && Wording($0) > .name }
      let goesOn = keys.dropFirst().contains { text in
        text.contains(" ") && (text.first?.isLowercase ?? false)
      }
      if observed.way == .joinedList { self = .list; return }
      // `String(format: NSLocalizedString("Suspended: %@"), state)` lists values; a noun stands beside other words.
      if observed.way == .argumentOfKey, !observed.place.source.hasPrefix("\""),
        !observed.pieces.indices.contains(where: { Self.isEmbedded($0, in: observed.pieces) })
      {
        return nil
      }
      if (hasWords && !literals.contains { $0.contains("\n") }) || isOpen || goesOn {
        self = .sentence
        return
      }
      if observed.way == .argumentOfKey && !hasWords {
        // Only space beside words that need something more.
        let isPhrase = keys.contains { $0.split(separator: " ").count > 2 && $0.last?.isLetter ?? false }
        guard isPhrase, literals.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else { return nil }
      }
      let separators = literals.joined().trimmingWhitespace
      // Lines, and marks between cells.
      if separators.contains(where: { "·•|—–-/→▸⸱".contains($0) }) || literals.joined().contains("\n") { return nil }
      if observed.use?.lowercased().contains("accessibility") ?? false { return nil }
      self = .list
    }
  }
}

extension String {
  fileprivate var trimmingWhitespace: Substring { drop(while: \.isWhitespace) }
}
