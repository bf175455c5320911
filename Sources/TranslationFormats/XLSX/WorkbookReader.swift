import Findings
import LosslessXML

/// Reads `.xlsx` files.
struct WorkbookReader {
  private var archive: ZipArchive
  private let path: String
  private var sharedStrings: [String] = []
  /// Cells that may still be read, empty ones between others included.
  private var remainingCells = 4_000_000

  static func workbook(in bytes: [UInt8], path: String) throws(RefusedInput) -> Workbook {
    let archive: ZipArchive
    do throws(ZipArchive.Fault) { archive = try ZipArchive(bytes) } catch {
      throw WorkbookFindings.finding(for: error, path: path)
    }
    var reader = WorkbookReader(archive: archive, path: path)
    return try reader.workbook()
  }

  private init(archive: ZipArchive, path: String) {
    self.archive = archive
    self.path = path
  }

  private mutating func workbook() throws(RefusedInput) -> Workbook {
    guard let book = try tree("xl/workbook.xml") else {
      throw WorkbookFindings.malformed("the file holds no workbook", path: path)
    }
    if let strings = try tree("xl/sharedStrings.xml") {
      sharedStrings = strings.elements(called: "si").map(Self.text)
    }
    let relations = try tree("xl/_rels/workbook.xml.rels")?.elements(called: "Relationship") ?? []
    var sheets: [Workbook.Sheet] = []
    for sheet in book.elements(called: "sheets").flatMap({ $0.elements(called: "sheet") }) {
      let id = sheet.attributes.first { $0.name.hasSuffix(":id") }?.value
      guard let target = relations.first(where: { $0["Id"] == id })?["Target"] else { continue }
      // A sheet that is a chart has no rows.
      let part = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
      guard let content = try tree(part) else { continue }
      sheets.append(Workbook.Sheet(name: sheet["name"] ?? "", rows: try rows(of: content)))
    }
    return Workbook(sheets: sheets)
  }

  private mutating func tree(_ part: String) throws(RefusedInput) -> XMLTree.Element? {
    let contents: [UInt8]?
    do throws(ZipArchive.Fault) { contents = try archive.contents(of: part) } catch {
      throw WorkbookFindings.finding(for: error, path: path)
    }
    guard let contents else { return nil }
    // Places in what is packed mean nothing to who reads the message.
    do throws(RefusedInput) { return try XMLTreeReader.tree(in: contents, path: path).root } catch {
      throw WorkbookFindings.malformed("\(part) in the file is damaged: \(error.findings[0].message)", path: path)
    }
  }

  private mutating func rows(of sheet: XMLTree.Element) throws(RefusedInput) -> [Workbook.Row] {
    var rows: [Workbook.Row] = []
    for row in sheet.elements(called: "sheetData").flatMap({ $0.elements(called: "row") }) {
      let number = row["r"].flatMap(Int.init) ?? (rows.last?.number ?? 0) + 1
      guard (1...Workbook.rowLimit).contains(number) else {
        throw WorkbookFindings.malformed("a row numbered \(number)", path: path)
      }
      var cells: [String] = []
      for cell in row.elements(called: "c") {
        let column = cell["r"].flatMap(Self.column) ?? cells.count
        guard column < Workbook.columnLimit else {
          throw WorkbookFindings.malformed("a cell beyond the last column", path: path)
        }
        let text = text(of: cell)
        if text.isEmpty { continue }
        remainingCells -= max(1, column + 1 - cells.count)
        guard remainingCells >= 0 else { throw WorkbookFindings.tooLarge("more than four million cells", path: path) }
        while cells.count <= column { cells.append("") }
        cells[column] = text
      }
      rows.append(Workbook.Row(number: number, cells: cells))
    }
    return rows
  }

  private func text(of cell: XMLTree.Element) -> String {
    let value = cell.elements(called: "v").first?.text ?? ""
    switch cell["t"] {
    case "s": return Int(value).flatMap { sharedStrings.indices.contains($0) ? sharedStrings[$0] : nil } ?? ""
    case "inlineStr": return cell.elements(called: "is").first.map(Self.text) ?? ""
    case "e": return ""
    default: return WorkbookText.decoded(value)
    }
  }

  /// A text that may be in runs with formats of their own; readings of Asian texts stand beside it and are no part.
  private static func text(of item: XMLTree.Element) -> String {
    var text = ""
    for child in item.elements {
      switch child.localName {
      case "t": text += WorkbookText.decoded(child.text)
      case "r": text += child.elements(called: "t").map { WorkbookText.decoded($0.text) }.joined()
      default: continue
      }
    }
    return text
  }

  /// 0-based: 27 of `AB12`.
  private static func column(of reference: String) -> Int? {
    var column = 0
    for byte in reference.utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
      column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
      if column > Workbook.columnLimit { return Workbook.columnLimit }
    }
    return column > 0 ? column - 1 : nil
  }
}

extension XMLTree.Element {
  /// Without the prefix, which writers choose as they like.
  fileprivate var localName: Substring {
    name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
  }

  fileprivate func elements(called name: String) -> [XMLTree.Element] { elements.filter { $0.localName == name } }
}
