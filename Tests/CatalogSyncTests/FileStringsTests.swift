import CatalogSync
import Findings
import LocalizableReferences
import ProjectModel
import StringCatalog
import Testing

/// Where strings of interface files and property lists go, and what a sync may then conclude.
@Suite struct FileStringsTests {
  private static let extensions: Set<String> = ["plist", "storyboard", "swift", "xib"]

  private func reference(
    _ key: String, _ origin: ReferenceOrigin, in path: String, table: String? = nil, value: String? = nil,
    comment: String? = nil, addsKey: Bool = true
  ) -> LocalizableReference {
    LocalizableReference(
      key: key, table: table, comment: comment, defaultValue: value,
      location: ReferenceLocation(path: path, line: 1, column: 1), reason: "", origin: origin, addsKey: addsKey)
  }

  private func target(
    _ name: String = "App", catalogs: [String], interfaces: [String] = [], lists: [String] = [],
    settings: InfoPlistSettings? = InfoPlistSettings(), emits: Bool = true
  ) -> ProjectTarget {
    ProjectTarget(
      name: name, kind: .application, definedIn: "Shop.xcodeproj", sources: ["a.swift"], catalogs: catalogs,
      interfaceBuilderFiles: interfaces, infoPlists: lists, infoPlistSettings: settings, developmentLanguage: "en",
      settings: LocalizationSettings(emitsLocalizableStrings: emits))
  }

  private func strings(_ targets: [ProjectTarget], _ results: [ExtractionResult]) -> ProjectStrings {
    ProjectStrings(
      project: Project(root: "/p", targets: targets), results: results, readExtensions: Self.extensions)
  }

  private func keys(_ strings: ProjectStrings, _ path: String) -> [String]? {
    strings.catalogs[path]?.references.map(\.key)
  }

  /// Xcode exports texts of property lists that no catalog and no table has.
  @Test func propertyListsWithoutACatalogHaveTablesBesideThem() {
    var watch = target("Watch", catalogs: [])
    watch.tableFolder = "Root"
    var kit = target("Kit", catalogs: [])
    kit.stringsTables = [
      StringsTableFile(path: "Kit/Texts/en.lproj/InfoPlist.strings", table: "InfoPlist", language: "en")
    ]
    func name(_ path: String, table: String = "InfoPlist") -> ExtractionResult {
      ExtractionResult(references: [reference("CFBundleName", .propertyList, in: path, table: table)])
    }
    let found = strings(
      [target(catalogs: []), target(catalogs: ["InfoPlist.xcstrings"]), watch, kit],
      [
        name("App/App-Info.plist", table: "App-InfoPlist"), name("Other/Info.plist"),
        name("Shop.xcodeproj/project.pbxproj"),
        name("Kit/Mac-Info.plist", table: "Mac-InfoPlist"),
      ])
    #expect(
      found.propertyListTables.mapValues(\.references.count) == [
        "App/en.lproj/App-InfoPlist.strings": 1, "Root/en.lproj/Watch-InfoPlist.strings": 1,
        "Kit/Texts/en.lproj/InfoPlist.strings": 1,
      ])
    #expect(found.missingTables.isEmpty && found.unplaced.isEmpty)
  }

  @Test func interfaceTextsGoToTheCatalogOfTheirFile() {
    let catalogs = ["A/mul.lproj/Main.xcstrings", "B/Sheet.xcstrings", "C/Main.xcstrings", "D/mul.lproj/Old.xcstrings"]
    let interfaces = ["A/Base.lproj/Main.storyboard", "B/Sheet.xib", "B/Plain.xib", "A/de.lproj/Main.storyboard"]
    let found = strings(
      [target(catalogs: catalogs, interfaces: interfaces)],
      [
        ExtractionResult(references: [
          reference("1.title", .interfaceFile, in: interfaces[0], table: "Main"),
          reference("2.title", .interfaceFile, in: interfaces[1], table: "Sheet"),
          reference("3.title", .interfaceFile, in: interfaces[2], table: "Plain"),
          reference("By code", .code, in: "a.swift", table: "Sheet"),
        ])
      ])
    #expect(keys(found, catalogs[0]) == ["1.title"])
    #expect(keys(found, catalogs[1]) == ["2.title", "By code"])
    #expect(keys(found, catalogs[2]) == [])
    #expect(found.unplaced.isEmpty)
    let coverage = catalogs.map { found.catalogs[$0]?.coverage }
    #expect(coverage == [.complete, .complete, .unknownFile, .withoutUses])
  }

  @Test func aTableOfCodeMayLieAmongInterfaceCatalogs() {
    let catalog = "mul.lproj/Signs.xcstrings"
    let found = strings(
      [target(catalogs: [catalog])],
      [ExtractionResult(references: [reference("Exit", .code, in: "a.swift", table: "Signs")])])
    #expect(found.catalogs[catalog]?.coverage == .complete)
    // The interface file of another target may be the one that it is for.
    let shared = strings(
      [target(catalogs: [catalog]), target("Kit", catalogs: [], interfaces: ["Kit/Signs.xib"])],
      [ExtractionResult(references: [reference("Exit", .code, in: "a.swift", table: "Signs")]), ExtractionResult()])
    #expect(shared.catalogs[catalog]?.coverage == .unknownFile)
  }

  @Test func anInterfaceFileWithoutTextsEmptiesItsCatalog() {
    let found = strings(
      [target(catalogs: ["mul.lproj/Main.xcstrings"], interfaces: ["Base.lproj/Main.xib"])], [ExtractionResult()])
    #expect(found.catalogs["mul.lproj/Main.xcstrings"]?.coverage == .complete)
  }

  @Test func whatWasNotReadIsLeftAlone() {
    let catalogs = ["InfoPlist.xcstrings", "Localizable.xcstrings", "mul.lproj/Main.xcstrings"]
    let targets = [target(catalogs: catalogs, interfaces: ["Base.lproj/Main.xib"], lists: ["Info.plist"])]
    func coverage(_ incomplete: [String]) -> [CatalogCoverage?] {
      let found = strings(targets, [ExtractionResult(incompleteFiles: incomplete)])
      return catalogs.map { found.catalogs[$0]?.coverage }
    }
    let xib = CatalogCoverage.unread(["Base.lproj/Main.xib"])
    #expect(coverage(["Base.lproj/Main.xib"]) == [.complete, .complete, xib])
    #expect(coverage(["Info.plist"]) == [.unread(["Info.plist"]), .complete, .complete])
    #expect(coverage(["a.swift"]) == [.complete, .unread(["a.swift"]), .unread(["a.swift"])])
  }

  @Test func targetsWithoutTheCompilersStringsStillHaveFiles() {
    let catalogs = ["InfoPlist.xcstrings", "Localizable.xcstrings", "mul.lproj/Main.xcstrings"]
    let found = strings(
      [target(catalogs: catalogs, interfaces: ["Base.lproj/Main.xib"], lists: ["Info.plist"], emits: false)],
      [
        ExtractionResult(references: [
          reference("1.title", .interfaceFile, in: "Base.lproj/Main.xib"),
          reference("CFBundleName", .propertyList, in: "Info.plist"), reference("Code", .code, in: "a.swift"),
        ])
      ])
    #expect(catalogs.map { keys(found, $0) } == [["CFBundleName"], [], ["1.title"]])
    #expect(
      catalogs.map { found.catalogs[$0]?.coverage } == [.complete, .notExtracted(target: "App"), .complete])
  }

  @Test func propertyListsHaveTheirTables() {
    let catalogs = ["Beta-InfoPlist.xcstrings", "InfoPlist.xcstrings", "Kit-InfoPlist.xcstrings"]
    func place(_ table: String, among catalogs: [String], target name: String = "App") -> String? {
      let list = table.dropLast(5) + ".plist"
      let found = strings(
        [target(name, catalogs: catalogs, lists: [String(list)])],
        [ExtractionResult(references: [reference("CFBundleName", .propertyList, in: String(list), table: table)])])
      return catalogs.first { keys(found, $0) == ["CFBundleName"] && found.catalogs[$0]?.coverage == .complete }
    }
    #expect(place("Beta-InfoPlist", among: catalogs) == "Beta-InfoPlist.xcstrings")
    #expect(place("InfoPlist", among: catalogs) == "InfoPlist.xcstrings")
    #expect(place("Other-InfoPlist", among: catalogs) == "InfoPlist.xcstrings")
    #expect(place("InfoPlist", among: ["Kit-InfoPlist.xcstrings"], target: "Kit") == "Kit-InfoPlist.xcstrings")
    #expect(place("InfoPlist", among: ["Beta-InfoPlist.xcstrings"]) == nil)
  }

  @Test func aCatalogThatNoListFeedsIsLeftAlone() {
    let found = strings(
      [target(catalogs: ["Beta-InfoPlist.xcstrings", "InfoPlist.xcstrings"], lists: ["Beta-Info.plist"])],
      [ExtractionResult()])
    #expect(found.catalogs["Beta-InfoPlist.xcstrings"]?.coverage == .complete)
    #expect(found.catalogs["InfoPlist.xcstrings"]?.coverage == .unknownFile)
  }

  @Test(arguments: [nil, InfoPlistSettings(hasAllFiles: false)])
  func nothingIsConcludedWithoutThePropertyList(settings: InfoPlistSettings?) {
    let catalog = "InfoPlist.xcstrings"
    let found = strings([target(catalogs: [catalog], settings: settings)], [ExtractionResult()])
    #expect(found.catalogs[catalog]?.coverage == .unknownFile)
    // One target that shares the catalog and is not known is enough.
    let shared = strings(
      [target(catalogs: [catalog]), target("Kit", catalogs: [catalog], settings: settings)],
      [ExtractionResult(), ExtractionResult()])
    #expect(shared.catalogs[catalog]?.coverage == .unknownFile)
  }

  @Test func pagesOfASettingsBundleHaveTheirTablesBesideThem() {
    func table(_ path: String, _ language: String) -> StringsTableFile {
      StringsTableFile(path: path, table: "Root", language: language)
    }
    func found(_ languages: [String], incomplete: [String] = []) -> TableStrings? {
      var target = target(catalogs: ["Root.xcstrings"])
      target.settingsBundles = [
        SettingsBundle(
          path: "Settings.bundle", propertyLists: ["Settings.bundle/Root.plist"],
          tables: languages.map { table("Settings.bundle/\($0).lproj/Root.strings", $0) })
      ]
      let text = reference("Seats", .settingsBundle, in: "Settings.bundle/Root.plist", table: "Root")
      let strings = strings([target], [ExtractionResult(references: [text], incompleteFiles: incomplete)])
      #expect(strings.catalogs["Root.xcstrings"]?.references.isEmpty == true)
      #expect(strings.unplaced.isEmpty)
      return strings.tables["Settings.bundle/en.lproj/Root.strings"]
    }
    let both = found(["de", "en"])
    #expect(both?.references.map(\.key) == ["Seats"])
    #expect(both?.isComplete == true)
    #expect(found(["de", "en"], incomplete: ["Settings.bundle/Root.plist"])?.isComplete == false)
    #expect(found(["en"]) == nil, "a bundle in one language is not translated")
    #expect(found(["de", "fr"]) == nil)
  }

  @Test func interfaceFilesMayHaveTablesBesideThem() {
    func table(_ path: String, _ language: String?) -> StringsTableFile {
      StringsTableFile(path: path, table: "Main", language: language)
    }
    func found(_ tables: [StringsTableFile], catalogs: [String] = [], incomplete: [String] = []) -> ProjectStrings {
      var target = target(catalogs: catalogs, interfaces: ["A/Base.lproj/Main.xib"])
      target.stringsTables = tables
      let text = reference("1.title", .interfaceFile, in: "A/Base.lproj/Main.xib", table: "Main", value: "Seats")
      return strings([target], [ExtractionResult(references: [text], incompleteFiles: incomplete)])
    }
    let english = table("A/en.lproj/Main.strings", "en")
    let french = table("A/fr.lproj/Main.strings", "fr")
    let both = found([english, french])
    #expect(both.tables[english.path]?.references.map(\.key) == ["1.title"])
    #expect(both.tables[english.path]?.isComplete == true)
    #expect(both.tables[french.path] == nil, "translations are not written")
    #expect(both.interfaceTexts.isEmpty && both.unplaced.isEmpty)
    #expect(found([english], incomplete: ["A/Base.lproj/Main.xib"]).tables[english.path]?.isComplete == false)
    // The source language has its texts in the file itself.
    #expect(found([french]).tables.isEmpty)
    #expect(found([french]).interfaceTexts["Main"]?.map(\.key) == ["1.title"])
    // A table of that name elsewhere, or outside the languages' folders, is one of code.
    for other in [table("B/en.lproj/Main.strings", "en"), table("A/Main.strings", nil)] {
      #expect(found([other]).tables.isEmpty && found([other]).interfaceTexts.isEmpty)
    }
    #expect(found([]).interfaceTexts.isEmpty, "it is not translated, or as a whole")
    let catalog = found([english], catalogs: ["A/mul.lproj/Main.xcstrings"])
    #expect(catalog.tables.isEmpty && catalog.interfaceTexts.isEmpty)
  }

  // MARK: Entries

  @Test func propertyListTextsMayBeEmptyAndTheirCommentsGiveWay() throws {
    let before = catalogText(
      """
          "CFBundleName" : {
            "comment" : "Never translate",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Shop"
                }
              }
            }
          },
          "CFBundleTypeName" : {
            "extractionState" : "extracted_with_value"
          },
          "Gone" : {

          }
      """)
    let references = [
      reference("CFBundleName", .propertyList, in: "Info.plist", value: "Shop", comment: "Bundle name"),
      reference("CFBundleName", .propertyList, in: "Other.plist", value: "Kit", comment: "Bundle name"),
      reference("CFBundleTypeName", .propertyList, in: "Info.plist", addsKey: false),
      reference("NSHumanReadableCopyright", .propertyList, in: "Info.plist", value: "", comment: "Copyright"),
      reference("Version", .propertyList, in: "Info.plist", addsKey: false),
    ]
    let (text, summary) = try synced(before, with: references)
    #expect(summary.added == ["NSHumanReadableCopyright"])
    #expect(summary.removed == ["Gone"])
    #expect(summary.changed.isEmpty && summary.findings.isEmpty)
    #expect(text.contains("\"comment\" : \"Never translate\""))
    #expect(text.contains("\"state\" : \"new\",\n            \"value\" : \"\""))
    #expect(!text.contains("Version"))
  }

  @Test func aChangedInterfaceTextSendsTranslationsToReview() throws {
    let before = catalogText(
      """
          "1.title" : {
            "comment" : "old",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Kaufen"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Buy"
                }
              }
            }
          }
      """)
    let changed = reference("1.title", .interfaceFile, in: "Main.xib", value: "Buy now", comment: "new")
    let (text, summary) = try synced(before, with: [changed])
    #expect(summary.changed == ["1.title"])
    let expected = before.replacing("\"old\"", with: "\"new\"").replacing("\"Buy\"", with: "\"Buy now\"")
      .replacing("\"translated\"", with: "\"needs_review\"")
    #expect(text == expected)
  }
}
