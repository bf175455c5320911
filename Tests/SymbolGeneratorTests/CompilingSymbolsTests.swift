import Findings
import Foundation
import StringCatalog
import SymbolGenerator
import TestSupport
import Testing

/// What is generated has to compile: with the toolchain's own compiler, whatever the keys hold.
@Suite(.enabled(if: SwiftCompiler.isFound, "needs swiftc")) struct CompilingSymbolsTests {
  private func expectCompiles(_ files: [String: String], options: [String] = []) throws {
    let output = try SwiftCompiler.diagnostics(of: files, options: options)
    let diagnostics = output.split(separator: "\n").filter { line in
      // The stand-in's types are those of the module itself and not of Foundation.
      (line.contains(" error: ") || line.contains(" warning: "))
        && !line.contains("import of 'Foundation' was not used")
    }
    #expect(diagnostics.isEmpty, "\(diagnostics.prefix(20).joined(separator: "\n"))")
  }

  @Test(arguments: SymbolOptions.Access.allCases) func allOptionsCompile(access: SymbolOptions.Access) throws {
    let data = try Data(contentsOf: SymbolFileTests.folder.appendingPathComponent("Localizable.xcstrings"))
    let catalog = try StringCatalog(bytes: Array(data), path: "Localizable.xcstrings")
    let options = SymbolOptions(access: access, documentsSourceText: true, importedModules: ["NoSuchModule"])
    var files: [String: String] = [:]
    for table in ["Localizable", "Booking", "stage plan"] {
      let file = SymbolGenerator.file(for: catalog, table: table, path: "", options: options)
      files[file.name] = file.text
    }
    files["Uses.swift"] = """
      public import Foundation
      func uses() -> [LocalizedStringResource] {
        [.seatsIn(2, "A"), .buyNow, .continue, .Booking.ticketCount(soldTickets: 3, "B"), .StagePlan.visitors(count: 1)]
      }
      """
    let features = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
    try expectCompiles(files, options: features)
    try expectCompiles(files, options: ["-D", "SWIFT_PACKAGE", "-swift-version", "5"])
  }

  /// Code in the name of a table or of the source language stays in the comments that they stand in.
  @Test func namesStayInComments() throws {
    var catalog = StringCatalog(sourceLanguage: "*/ let language: Int = 1 /*")
    var entry = CatalogEntry(extractionState: .manual)
    entry.setStringUnit(StringUnit(state: .translated, value: "text"), language: catalog.sourceLanguage)
    catalog["key"] = entry
    var files: [String: String] = [:]
    for (number, table) in ["a\nlet table: Int = \"\"", "b\rlet table: Int = \"\"", "*/ let c: Int = 1"].enumerated() {
      let options = SymbolOptions(documentsSourceText: true)
      files["File\(number).swift"] = SymbolGenerator.file(for: catalog, table: table, path: "", options: options).text
    }
    try expectCompiles(files)
  }

  /// Keys, comments, placeholders and tables of every kind of character, all of which are to have symbols.
  @Test func whateverKeysHoldCompiles() throws {
    var random = SeededRandom(seed: 20_26)
    let pieces = [
      "a", "B", "Z", "é", "e\u{301}", "\u{301}", "ß", "İ", "ǅ", "座", "ا", "\u{200D}", "\u{FEFF}", "🎸", "👩‍🎤", "½", "²",
      "Ⅷ", "٣", "7",
      " ", "_", ".", "-", "$", "\\", "\"", "'", "\n", "\r", "\t", "\u{0}", "\u{1}", "\u{2028}", "*/", "/*", "//", "`",
      "(",
      "%@", "%lld", "%d", "%.2f", "%1$(count)lld", "%2$(class)@", "%hhd", "%C", "%%", "%", "%s", "%#@files@", "class",
      "self", "Type", "default", "\\(x)", "\"\"\"", "#", "${x}",
    ]
    func text(upTo length: Int) -> String {
      (0..<Int.random(in: 0...length, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
    }
    var files: [String: String] = [:]
    for table in 0..<12 {
      var catalog = StringCatalog(sourceLanguage: "en")
      for _ in 0..<60 {
        var entry = CatalogEntry(comment: text(upTo: 8), extractionState: .manual)
        entry.setStringUnit(StringUnit(state: .translated, value: text(upTo: 9)), language: "en")
        if Bool.random(using: &random) {
          let names = (0..<2).map { _ in text(upTo: 3) }
          entry.localizations?["en"]?.substitutions = Dictionary(
            names.enumerated().map { ($1, CatalogSubstitution(argNum: $0 + 1, formatSpecifier: "lld")) },
            uniquingKeysWith: { first, _ in first })
        }
        catalog[text(upTo: 7)] = entry
      }
      let access = SymbolOptions.Access.allCases[table % 3]
      let file = SymbolGenerator.file(
        for: catalog, table: table == 0 ? "Localizable" : "Table \(table)" + ["", "class", "é", "\""][table % 4],
        path: "",
        options: SymbolOptions(access: access, documentsSourceText: table % 2 == 0))
      #expect(!file.symbols.isEmpty)
      files["\(table).swift"] = file.text
    }
    try expectCompiles(files)
  }

  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus")) func allKeysOfPublicCatalogsCompile() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcstrings")
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xcstrings") }.sorted()
    try #require(!paths.isEmpty)
    var files: [String: String] = [:]
    // All would take the compiler minutes; DRAGOMAN_ALL_SYMBOLS=1 lets it.
    let all = ProcessInfo.processInfo.environment["DRAGOMAN_ALL_SYMBOLS"] != nil
    for (place, path) in paths.enumerated() where all || place % 12 == 0 {
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      guard var catalog = try? StringCatalog(bytes: Array(data), path: path, duplicateKeys: .kept) else { continue }
      for key in catalog.keys {
        catalog[key]?.extractionState = .manual
        catalog[key]?.generatesSymbol = nil
      }
      let file = SymbolGenerator.file(for: catalog, table: "Catalog\(place)", path: path)
      #expect(file.symbols.count + file.findings.count { $0.severity == .warning } == catalog.keys.count)
      files[file.name] = file.text
    }
    try expectCompiles(files)
  }
}
