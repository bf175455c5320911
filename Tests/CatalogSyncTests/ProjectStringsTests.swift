import CatalogSync
import Findings
import LocalizableReferences
import ProjectModel
import StringCatalog
import Testing

@Suite struct ProjectStringsTests {
  private func reference(
    _ key: String, table: String? = nil, bundle: String? = nil, in path: String, line: Int = 1, byName: Bool = false
  ) -> LocalizableReference {
    LocalizableReference(
      key: key, table: table, bundle: bundle, location: ReferenceLocation(path: path, line: line, column: 1),
      reason: "Text(_:tableName:bundle:comment:)", isFoundByName: byName)
  }

  private func target(
    _ name: String, kind: TargetKind = .application, sources: [String] = [], catalogs: [String] = [],
    tables: [StringsTableFile] = [], interfaces: [String] = [], language: String? = "en", emits: Bool = true,
    identifier: String? = nil
  ) -> ProjectTarget {
    ProjectTarget(
      name: name, kind: kind, definedIn: "Shop.xcodeproj", sources: sources, catalogs: catalogs, stringsTables: tables,
      interfaceBuilderFiles: interfaces, developmentLanguage: language,
      settings: LocalizationSettings(emitsLocalizableStrings: emits), bundleIdentifier: identifier)
  }

  private func keys(_ strings: CatalogStrings?) -> [String]? { strings?.references.map(\.key) }

  @Test func aStringGoesToTheCatalogOfItsTableInItsTarget() {
    let project = Project(
      root: "/p",
      targets: [
        target("App", sources: ["App/a.swift"], catalogs: ["App/Localizable.xcstrings", "App/UserProfile.xcstrings"]),
        target("Kit", kind: .framework, sources: ["Kit/k.swift"], catalogs: ["Kit/Localizable.xcstrings"]),
      ])
    let strings = ProjectStrings(
      project: project,
      results: [
        ExtractionResult(references: [
          reference("Buy", in: "App/a.swift"), reference("Name", table: "UserProfile", in: "App/a.swift", line: 2),
          reference("Lost", table: "Nowhere", in: "App/a.swift", line: 3),
        ]),
        ExtractionResult(references: [
          reference("Seat", bundle: "Bundle(for: Seat.self)", in: "Kit/k.swift"),
          reference("Row", bundle: "#bundle", in: "Kit/k.swift", line: 2),
          reference("Name", table: "UserProfile", in: "Kit/k.swift", line: 3),
        ]),
      ])
    #expect(keys(strings.catalogs["App/Localizable.xcstrings"]) == ["Buy"])
    #expect(keys(strings.catalogs["App/UserProfile.xcstrings"]) == ["Name"])
    #expect(keys(strings.catalogs["Kit/Localizable.xcstrings"]) == ["Seat", "Row"])
    #expect(
      strings.unplaced.mapValues { $0.map(\.location.path) } == [
        "Nowhere": ["App/a.swift"], "UserProfile": ["Kit/k.swift"],
      ])
    #expect(strings.missingTables.keys.sorted() == ["en.lproj/Nowhere.strings", "en.lproj/UserProfile.strings"])
    let complete = strings.catalogs.values.filter(\.isComplete)
    #expect(complete.count == 3)
  }

  /// Beside those of other languages, where there are some; texts of a `.stringsdict` beside it are none of its own.
  @Test func aMissingTableGoesWhereXcodeExportsIt() {
    func table(_ path: String, _ language: String) -> StringsTableFile {
      StringsTableFile(path: path, table: "Localizable", language: language)
    }
    var app = target(
      "App", sources: ["App/a.swift"],
      tables: [
        table("App/Texts/fr.lproj/Localizable.strings", "fr"), table("App/de.lproj/Localizable.stringsdict", "de"),
      ], language: "de")
    app.tableFolder = "Root"
    var kit = target("Kit", sources: ["Kit/k.swift"])
    kit.tableFolder = "Kit/Resources"
    let strings = ProjectStrings(
      project: Project(root: "/p", targets: [app, kit]),
      results: [
        ExtractionResult(references: [
          reference("Buy", in: "App/a.swift"), reference("Buy", in: "App/a.swift"),
          reference("Name", table: "People", in: "App/a.swift"),
        ]), ExtractionResult(references: [reference("Seat", in: "Kit/k.swift")]),
      ])
    // A target may prefer catalogs, but a table that has files keeps to them.
    app.settings.prefersCatalogs = true
    #expect(app.pathOfNewTable("People") == "Root/People.xcstrings")
    #expect(app.pathOfNewTable("Info", in: "App") == "App/Info.xcstrings")
    #expect(app.pathOfNewTable("Localizable") == "App/Texts/de.lproj/Localizable.strings")
    let found = strings.missingTables
    #expect(
      found.mapValues { $0.references.map(\.key) } == [
        "App/Texts/de.lproj/Localizable.strings": ["Buy"], "Root/de.lproj/People.strings": ["Name"],
        "Kit/Resources/en.lproj/Localizable.strings": ["Seat"],
      ])
    #expect(
      found["App/Texts/de.lproj/Localizable.strings"]?.companions == ["App/de.lproj/Localizable.stringsdict"])
  }

  @Test func aSharedFileFeedsEachTargetAndASharedCatalogIsFedByEach() {
    let project = Project(
      root: "/p",
      targets: [
        target("App", sources: ["Shared/s.swift"], catalogs: ["App/Localizable.xcstrings", "Both.xcstrings"]),
        target("Watch", sources: ["Shared/s.swift"], catalogs: ["Watch/Localizable.xcstrings", "Both.xcstrings"]),
      ])
    let result = ExtractionResult(references: [
      reference("Buy", in: "Shared/s.swift"), reference("Pay", table: "Both", in: "Shared/s.swift", line: 2),
    ])
    let strings = ProjectStrings(project: project, results: [result, result])
    #expect(keys(strings.catalogs["App/Localizable.xcstrings"]) == ["Buy"])
    #expect(keys(strings.catalogs["Watch/Localizable.xcstrings"]) == ["Buy"])
    #expect(keys(strings.catalogs["Both.xcstrings"]) == ["Pay"])
    #expect(strings.catalogs["Both.xcstrings"]?.targets == ["App", "Watch"])
  }

  @Test func aBundleIdentifierNamesAnotherTarget() {
    let project = Project(
      root: "/p",
      targets: [
        target("App", sources: ["a.swift"], catalogs: ["App/Localizable.xcstrings"]),
        target("Kit", catalogs: ["Kit/Localizable.xcstrings"], identifier: "com.example.kit"),
      ])
    let strings = ProjectStrings(
      project: project,
      results: [
        ExtractionResult(references: [
          reference("Seat", bundle: "Bundle(identifier: \"com.example.kit\")!", in: "a.swift"),
          reference("Row", bundle: "Bundle(identifier: \"com.example.other\")!", in: "a.swift", line: 2),
        ]), ExtractionResult(),
      ])
    #expect(keys(strings.catalogs["Kit/Localizable.xcstrings"]) == ["Seat"])
    #expect(keys(strings.catalogs["App/Localizable.xcstrings"]) == ["Row"])
  }

  @Test func theSearchByNameServesTargetsWithoutTheCompilersStrings() {
    let project = Project(
      root: "/p",
      targets: [target("Hand", sources: ["h.swift"], catalogs: ["Hand/Localizable.xcstrings"], emits: false)])
    let strings = ProjectStrings(
      project: project,
      results: [
        ExtractionResult(references: [
          reference("Buy", in: "h.swift"), reference("Sell", in: "h.swift", line: 2, byName: true),
        ])
      ])
    #expect(keys(strings.catalogs["Hand/Localizable.xcstrings"]) == ["Sell"])
    #expect(strings.catalogs["Hand/Localizable.xcstrings"]?.coverage == .notExtracted(target: "Hand"))
  }

  @Test func testsAndTargetsKeptByHandContributeNothing() {
    let project = Project(
      root: "/p",
      targets: [
        target("App", sources: ["a.swift"], catalogs: ["App/Localizable.xcstrings"]),
        target("Hand", sources: ["h.swift"], catalogs: ["Hand/Localizable.xcstrings"], emits: false),
        target("AppTests", kind: .test, sources: ["t.swift"], catalogs: ["Tests/Localizable.xcstrings"]),
      ])
    let strings = ProjectStrings(
      project: project,
      results: ["a.swift", "h.swift", "t.swift"].map {
        ExtractionResult(references: [reference("Key of \($0)", in: $0)])
      })
    #expect(keys(strings.catalogs["App/Localizable.xcstrings"]) == ["Key of a.swift"])
    #expect(keys(strings.catalogs["Hand/Localizable.xcstrings"]) == [])
    #expect(strings.catalogs["Hand/Localizable.xcstrings"]?.coverage == .notExtracted(target: "Hand"))
    #expect(strings.catalogs["Tests/Localizable.xcstrings"] == nil)
    #expect(strings.unplaced.isEmpty)
  }

  @Test func aFolderThatCannotBeReadLeavesNothingUnused() {
    let project = Project(
      root: "/p", targets: [target("App", sources: ["a.swift"], catalogs: ["Localizable.xcstrings"])],
      unreadableFolders: ["Locked"])
    let strings = ProjectStrings(
      project: project, results: [ExtractionResult(references: [reference("Buy", in: "a.swift")])])
    #expect(strings.catalogs["Localizable.xcstrings"]?.coverage == .unread(["Locked"]))
  }

  @Test func aCatalogIsCompleteWhenEverySourceWasRead() {
    let catalogs = ["Localizable.xcstrings"]
    func coverage(
      _ results: [ExtractionResult], sources: [String] = ["a.swift"],
      mayHold: @escaping (String) -> Bool = { _ in true }
    ) -> CatalogCoverage? {
      let project = Project(root: "/p", targets: [target("App", sources: sources, catalogs: catalogs)])
      return ProjectStrings(project: project, results: results, mayHoldStrings: mayHold)
        .catalogs["Localizable.xcstrings"]?.coverage
    }
    #expect(coverage([ExtractionResult()]) == .complete)
    #expect(coverage([ExtractionResult(incompleteFiles: ["a.swift"])]) == .unread(["a.swift"]))
    #expect(coverage([]) == .unread(["a.swift"]))
    #expect(coverage([ExtractionResult()], sources: ["a.swift", "b.M"]) == .unread(["b.M"]))
    #expect(coverage([ExtractionResult()], sources: ["a.swift", "b.m"], mayHold: { _ in false }) == .complete)
  }

  @Test func catalogsThatOtherSourcesFillAreLeftAlone() throws {
    let project = Project(
      root: "/p",
      targets: [
        target(
          "App", sources: ["a.swift"],
          catalogs: [
            "InfoPlist.xcstrings", "Views/Window.xcstrings", "mul.lproj/Main.xcstrings", "Rest.xcstrings",
            "One/Twice.xcstrings", "Two/Twice.xcstrings",
          ], interfaces: ["Views/Base.lproj/Window.xib"])
      ])
    let strings = ProjectStrings(
      project: project,
      results: [
        ExtractionResult(references: [
          reference("Open", table: "Main", in: "a.swift"), reference("Both", table: "Twice", in: "Two/b.swift"),
        ])
      ])
    #expect(strings.catalogs["InfoPlist.xcstrings"]?.coverage == .unknownFile)
    #expect(strings.catalogs["Views/Window.xcstrings"]?.coverage == .unknownFile)
    #expect(strings.catalogs["mul.lproj/Main.xcstrings"]?.coverage == .unknownFile)
    #expect(keys(strings.catalogs["mul.lproj/Main.xcstrings"]) == ["Open"])
    #expect(strings.catalogs["Rest.xcstrings"]?.coverage == .withoutUses)
    #expect(strings.catalogs["One/Twice.xcstrings"]?.coverage == .ambiguousName)
    #expect(keys(strings.catalogs["Two/Twice.xcstrings"]) == ["Both"])

    let text = catalogText("    \"1aB-cd-eFg.title\" : {\n\n    }")
    for (path, hasFinding) in [("Rest.xcstrings", true), ("InfoPlist.xcstrings", false), ("One/Twice.xcstrings", true)]
    {
      var catalog = try StringCatalog(bytes: Array(text.utf8), path: path)
      let input = try #require(strings.catalogs[path])
      let summary = CatalogSync.sync(&catalog, with: input, options: CatalogSyncOptions())
      #expect(String(decoding: catalog.bytes(), as: UTF8.self) == text)
      #expect(summary.findings.isEmpty != hasFinding, "\(path)")
    }
  }

  @Test func tablesInTheOldFormTakeWhatNoCatalogDoes() {
    let tables = ["de", "en", "Base"].map { language in
      StringsTableFile(path: language + ".lproj/Localizable.strings", table: "Localizable", language: language)
    }
    let plurals = StringsTableFile(path: "en.lproj/Localizable.stringsdict", table: "Localizable", language: "en")
    func paths(language: String?, catalogs: [String] = []) -> [String] {
      let project = Project(
        root: "/p",
        targets: [
          target("App", sources: ["a.swift"], catalogs: catalogs, tables: tables + [plurals], language: language)
        ])
      let strings = ProjectStrings(
        project: project, results: [ExtractionResult(references: [reference("Buy", in: "a.swift")])])
      return strings.tables.values.map { ([$0.path] + $0.companions).joined(separator: " ") }
    }
    #expect(paths(language: "en") == ["en.lproj/Localizable.strings en.lproj/Localizable.stringsdict"])
    #expect(paths(language: "de") == ["de.lproj/Localizable.strings"])
    #expect(paths(language: "fr") == ["Base.lproj/Localizable.strings"])
    #expect(paths(language: "en", catalogs: ["Localizable.xcstrings"]) == [])
  }

  @Test func aTableIsCompleteWhenEverySourceOfItsTargetsWasRead() {
    let table = StringsTableFile(path: "en.lproj/Localizable.strings", table: "Localizable", language: "en")
    let project = Project(
      root: "/p",
      targets: [
        target("App", sources: ["a.swift"], tables: [table]), target("Widget", sources: ["w.swift"], tables: [table]),
      ])
    let read = ExtractionResult(references: [reference("Buy", in: "a.swift")])
    func isComplete(_ widget: ExtractionResult) -> Bool? {
      ProjectStrings(project: project, results: [read, widget]).tables[table.path]?.isComplete
    }
    #expect(isComplete(ExtractionResult()) == true)
    #expect(isComplete(ExtractionResult(incompleteFiles: ["w.swift"])) == false)
  }

  @Test func stringsFindTheirCatalogsWhateverStandsBetweenThem() {
    let project = Project(
      root: "/p",
      targets: [
        target(
          "App", sources: ["s.swift", "Far/f.swift"],
          catalogs: ["A.xcstrings", "Localizable.xcstrings", "Far/Localizable.xcstrings"]),
        target("Kit", kind: .framework, catalogs: ["Kit/A.xcstrings"], identifier: "com.example.kit"),
      ])
    let kit = #"Bundle(identifier: "com.example.kit")"#
    let strings = ProjectStrings(
      project: project,
      results: [
        ExtractionResult(references: [
          reference("1", in: "s.swift", line: 1), reference("2", table: "A", in: "s.swift", line: 2),
          reference("3", table: "Localizable", in: "s.swift", line: 3), reference("4", in: "Far/f.swift", line: 4),
          reference("5", table: "A", bundle: kit, in: "s.swift", line: 5), reference("6", in: "s.swift", line: 6),
          reference("7", bundle: kit, in: "s.swift", line: 7), reference("8", table: "A", in: "s.swift", line: 8),
          reference("9", table: "B", in: "s.swift", line: 9), reference("1", in: "s.swift", line: 1),
        ]),
        ExtractionResult(),
      ])
    #expect(keys(strings.catalogs["Localizable.xcstrings"]) == ["1", "3", "6"])
    #expect(keys(strings.catalogs["A.xcstrings"]) == ["2", "8"])
    #expect(keys(strings.catalogs["Far/Localizable.xcstrings"]) == ["4"])
    #expect(keys(strings.catalogs["Kit/A.xcstrings"]) == ["5"])
    #expect(strings.unplaced.mapValues { $0.map(\.key) } == ["Localizable": ["7"], "B": ["9"]])
  }

  @Test func theSameUseIsThereOnce() {
    let project = Project(
      root: "/p",
      targets: [
        target("App", sources: ["s.swift"], catalogs: ["L/Localizable.xcstrings"]),
        target("Widget", sources: ["s.swift"], catalogs: ["L/Localizable.xcstrings"]),
      ])
    let result = ExtractionResult(references: [reference("Buy", in: "s.swift")])
    let strings = ProjectStrings(project: project, results: [result, result])
    #expect(strings.catalogs["L/Localizable.xcstrings"]?.references.count == 1)
  }

  @Test func otherSourcesAreSearchedForLocalizingNames() {
    #expect(UnreadSource.mayHoldStrings(Array("title = NSLocalizedString(@\"Buy\", nil);".utf8)))
    #expect(UnreadSource.mayHoldStrings(Array("[bundle localizedStringForKey:@\"Buy\" value:nil table:nil]".utf8)))
    #expect(UnreadSource.mayHoldStrings(Array("title = TR(@\"Buy\");".utf8), macroNames: ["TR"]))
    #expect(!UnreadSource.mayHoldStrings(Array("title = TR(@\"Buy\");".utf8)))
    #expect(!UnreadSource.mayHoldStrings([]))
  }
}
