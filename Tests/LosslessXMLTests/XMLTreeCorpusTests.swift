import Foundation
import LosslessXML
import SourceText
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Public exchange and interface files, read as Foundation's parser reads them.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus of public files"))
struct XMLTreeCorpusTests {
  private static let files: [URL] = {
    guard let folder = CorpusLocation.folder else { return [] }
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return found.filter { ["xliff", "storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }()

  @Test func readsWhatFoundationReads() throws {
    var count = 0
    for file in Self.files {
      let data = try Data(contentsOf: file)
      let recorder = EventRecorder()
      let parser = XMLParser(data: data)
      parser.delegate = recorder
      let isWellFormed = parser.parse()
      guard let tree = try? XMLTreeReader.tree(in: [UInt8](data), path: file.lastPathComponent) else {
        #expect(!isWellFormed, "\(file.path)")
        continue
      }
      #expect(isWellFormed, "\(file.path)")
      var events: [String] = []
      Self.addEvents(of: tree.root, to: &events)
      #expect(events == recorder.events, "\(file.path)")
      count += 1
    }
    #expect(count > 200)
  }

  private static func addEvents(of element: XMLTree.Element, to events: inout [String]) {
    events.append(start(element.name, element.attributes.map { ($0.name, $0.value) }))
    for child in element.children {
      switch child {
      case .element(let element): addEvents(of: element, to: &events)
      case .text(let text, _): EventRecorder.add(text, to: &events)
      case .comment: break
      }
    }
    events.append("end \(element.name)")
  }

  fileprivate static func start(_ name: String, _ attributes: [(String, String)]) -> String {
    "start \(name) " + attributes.map { "\($0)=\($1)" }.sorted().joined(separator: "|")
  }
}

private final class EventRecorder: NSObject, XMLParserDelegate {
  var events: [String] = []

  /// Texts come in pieces.
  static func add(_ text: String, to events: inout [String]) {
    if let last = events.last, last.hasPrefix("text ") {
      events[events.count - 1] = last + text
    } else {
      events.append("text " + text)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    events.append(XMLTreeCorpusTests.start(elementName, attributeDict.map { ($0, $1) }))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) { events.append("end \(elementName)") }

  func parser(_ parser: XMLParser, foundCharacters string: String) { Self.add(string, to: &events) }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    Self.add(String(decoding: CDATABlock, as: UTF8.self), to: &events)
  }
}
