public import Foundation
internal import LanguageData

/// Writes attributed strings as fragments of HTML.
///
/// Everything that a text holds is escaped, tags that stood in Markdown too: no text can bring elements of its own.
/// Blocks become elements by `presentationIntent`; text without one stays inline. A list item with one paragraph has no
/// `<p>`, for attributed strings do not tell whether its list was written with empty lines.
public struct HTMLTextRenderer: Sendable {
  /// Which links and images are kept.
  public var addresses: AddressPolicy
  /// The language of the whole text in BCP 47. Where it is given, the outermost elements have `lang` and `dir`.
  public var language: String?

  public init(language: String? = nil, addresses: AddressPolicy = AddressPolicy()) {
    self.language = language
    self.addresses = addresses
  }

  public func html(of string: AttributedString) -> String {
    let events = BlockEvent.events(in: string)
    var writer = HTMLTextWriter(addresses: addresses, language: language, bareParagraphs: Self.bareParagraphs(events))
    var index = 0
    while index < events.count {
      switch events[index] {
      case .open(let block, let parents):
        writer.open(block, parents: parents)
        index += 1
      case .close(let block):
        writer.close(block)
        index += 1
      case .run:
        let end = events[index...].firstIndex { if case .run = $0 { false } else { true } } ?? events.endIndex
        writer.write(
          events[index..<end].compactMap { event in
            if case .run(let run, let text) = event { (run, text) } else { nil }
          })
        index = end
      }
    }
    return writer.html
  }

  /// The paragraphs that are the only ones of a list item.
  private static func bareParagraphs(_ events: [BlockEvent]) -> Set<Int> {
    var paragraphs: [Int: [Int]] = [:]
    for case .open(let block, let parents) in events where block.kind == .paragraph {
      if let item = parents.last, case .listItem = item.kind {
        paragraphs[item.identity, default: []].append(block.identity)
      }
    }
    return Set(paragraphs.values.filter { $0.count == 1 }.joined())
  }
}

extension AttributedString {
  /// The text as a fragment of HTML, escaped, with the links that are safe. `HTMLTextRenderer` can do more.
  public func html(language: String? = nil) -> String {
    HTMLTextRenderer(language: language).html(of: self)
  }
}
