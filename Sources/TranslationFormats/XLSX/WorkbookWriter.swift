extension Workbook {
  /// The file. All cells are texts, so that no program takes one for a number, a date or a formula; the first row
  /// stays in view.
  package func bytes() -> [UInt8] {
    var archive = ZipWriter()
    archive.add("[Content_Types].xml", xml(contentTypes))
    archive.add("_rels/.rels", xml(Self.relations))
    archive.add("xl/workbook.xml", xml(book))
    archive.add("xl/_rels/workbook.xml.rels", xml(bookRelations))
    archive.add("xl/styles.xml", xml(Self.styles))
    for (index, sheet) in sheets.enumerated() {
      archive.add("xl/worksheets/sheet\(index + 1).xml", xml(text(of: sheet)))
    }
    return archive.archive()
  }

  private func xml(_ text: String) -> [UInt8] {
    Array(("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n" + text).utf8)
  }

  private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let packages = "http://schemas.openxmlformats.org/package/2006"
  private static let types = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  private var contentTypes: String {
    let parts = sheets.indices.map { index in
      "<Override PartName=\"/xl/worksheets/sheet\(index + 1).xml\" ContentType=\"\(Self.types).worksheet+xml\"/>"
    }
    return "<Types xmlns=\"\(Self.packages)/content-types\">"
      + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
      + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
      + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"\(Self.types).sheet.main+xml\"/>"
      + "<Override PartName=\"/xl/styles.xml\" ContentType=\"\(Self.types).styles+xml\"/>"
      + parts.joined() + "</Types>"
  }

  private static let relations =
    "<Relationships xmlns=\"\(packages)/relationships\">"
    + "<Relationship Id=\"rId1\" Type=\"\(office)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"

  private var book: String {
    let list = sheets.enumerated().map { index, sheet in
      "<sheet name=\"\(Self.sheetName(sheet.name))\" sheetId=\"\(index + 1)\" r:id=\"rId\(index + 1)\"/>"
    }
    return "<workbook xmlns=\"\(Self.main)\" xmlns:r=\"\(Self.office)\"><sheets>\(list.joined())</sheets></workbook>"
  }

  /// At most 31 characters, and none that a formula could not name.
  private static func sheetName(_ name: String) -> String {
    let allowed = name.unicodeScalars.filter { !"[]:*?/\\<>&\"'".unicodeScalars.contains($0) && $0.value >= 0x20 }
    let short = String(String.UnicodeScalarView(allowed.prefix(31)))
    return short.isEmpty ? "Texts" : short
  }

  private var bookRelations: String {
    let list = sheets.indices.map { index in
      "<Relationship Id=\"rId\(index + 1)\" Type=\"\(Self.office)/worksheet\" "
        + "Target=\"worksheets/sheet\(index + 1).xml\"/>"
    }
    return "<Relationships xmlns=\"\(Self.packages)/relationships\">" + list.joined()
      + "<Relationship Id=\"rId\(sheets.count + 1)\" Type=\"\(Self.office)/styles\" Target=\"styles.xml\"/>"
      + "</Relationships>"
  }

  /// Plain and bold; cells are text (format 49) and broken into lines.
  private static let styles =
    "<styleSheet xmlns=\"\(main)\"><fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
    + "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
    // Programs expect these two fills first, in every file.
    + "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
    + "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
    + "<borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"
    + "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>"
    + "<cellXfs count=\"2\"><xf \(textFormat) fontId=\"0\" applyAlignment=\"1\">"
    + "<alignment vertical=\"top\" wrapText=\"1\"/></xf><xf \(textFormat) fontId=\"1\" applyFont=\"1\"/></cellXfs>"
    + "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>"
  private static let textFormat = "numFmtId=\"49\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyNumberFormat=\"1\""

  private func text(of sheet: Sheet) -> String {
    let columns = sheet.rows.map(\.cells.count).max() ?? 0
    var result = "<worksheet xmlns=\"\(Self.main)\"><sheetViews><sheetView workbookViewId=\"0\">"
    result +=
      "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews>"
    if columns > 0 { result += "<cols><col min=\"1\" max=\"\(columns)\" width=\"30\" customWidth=\"1\"/></cols>" }
    result += "<sheetData>"
    for row in sheet.rows {
      result += "<row r=\"\(row.number)\">"
      for (column, cell) in row.cells.enumerated() where !cell.isEmpty {
        let reference = Self.name(ofColumn: column) + "\(row.number)"
        result += "<c r=\"\(reference)\" s=\"\(row.number == 1 ? 1 : 0)\" t=\"inlineStr\"><is>"
        result += "<t xml:space=\"preserve\">\(WorkbookText.encoded(cell))</t></is></c>"
      }
      result += "</row>"
    }
    return result + "</sheetData></worksheet>"
  }

  private static func name(ofColumn column: Int) -> String {
    var name = ""
    var rest = column + 1
    while rest > 0 {
      rest -= 1
      name = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + name
      rest /= 26
    }
    return name
  }
}
