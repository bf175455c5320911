/// Writes XLIFF 1.2 as Xcode does: UTF-8, two spaces, a line end after each element and at the end of the file; no text
/// is escaped that need not be. Equal to the byte to exports of Xcode 13 to 27.
public enum XLIFFWriter {
  /// - Parameter namespaces: further declarations for the root element, such as `xmlns:dragoman`.
  public static func bytes(of document: XLIFFDocument, namespaces: [XLIFFAttribute] = []) -> [UInt8] {
    var output = Output()
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff")
    output.write(attributes: rootAttributes + namespaces)
    output.write(">\n")
    for file in document.files { output.write(file) }
    output.write("</xliff>\n")
    return output.bytes
  }

  /// Whether a text can stand in a file at all: XML has no place for most control characters, not even as references.
  public static func canWrite(_ text: String) -> Bool {
    // Almost every text passes by its bytes alone: U+FFFE and U+FFFF begin with EF.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xEF || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) { return true }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }

  private static let rootAttributes = [
    XLIFFAttribute("xmlns", "urn:oasis:names:tc:xliff:document:1.2"),
    XLIFFAttribute("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
    XLIFFAttribute("version", "1.2"),
    XLIFFAttribute(
      "xsi:schemaLocation",
      "urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"),
  ]

  private struct Output {
    var bytes: [UInt8] = []

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ file: XLIFFFile) {
      write("  <file")
      write(attributes: file.attributes)
      write(">\n")
      if !file.tool.isEmpty {
        write("    <header>\n      <tool")
        write(attributes: file.tool)
        write("/>\n    </header>\n")
      }
      write("    <body>\n")
      for unit in file.units { write(unit) }
      write("    </body>\n  </file>\n")
    }

    mutating func write(_ unit: XLIFFUnit) {
      write("      <trans-unit")
      write(attributes: unit.attributes)
      write(">\n")
      if let source = unit.source { write("source", [], source) }
      if let target = unit.target { write("target", target.attributes, target.text) }
      for note in unit.notes { write("note", note.attributes, .text(note.text)) }
      write("      </trans-unit>\n")
    }

    private mutating func write(_ element: String, _ attributes: [XLIFFAttribute], _ text: XLIFFText) {
      write("        <")
      write(element)
      write(attributes: attributes)
      switch text {
      case .text(""):
        write("/>\n")
        return
      case .text(let text):
        write(">")
        write(escaped: text)
      case .set(let texts):
        write(">\n")
        for (number, text) in texts.enumerated() {
          write("          <mrk mtype=\"x-set\" mid=\"\(number)\">")
          write(escaped: text)
          write("</mrk>\n")
        }
        write("        ")
      }
      write("</")
      write(element)
      write(">\n")
    }

    mutating func write(attributes: [XLIFFAttribute]) {
      for attribute in attributes {
        write(" ")
        write(attribute.name)
        write("=\"")
        for byte in attribute.value.utf8 {
          switch byte {
          case UInt8(ascii: "\""): write("&quot;")
          case 0x09: write("&#9;")
          case 0x0A: write("&#10;")
          default: write(escaped: byte)
          }
        }
        write("\"")
      }
    }

    private mutating func write(escaped text: String) {
      for byte in text.utf8 { write(escaped: byte) }
    }

    private mutating func write(escaped byte: UInt8) {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      // Readers take a raw one for a line feed.
      case 0x0D: write("&#13;")
      default: bytes.append(byte)
      }
    }
  }
}
