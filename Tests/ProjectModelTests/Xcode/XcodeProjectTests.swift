import Findings
import Foundation
import ProjectModel
import SourceText
import TestSupport
import Testing

@Suite struct XcodeProjectTests {
  private let reader = ProjectReader(
    manifestReader: SampleManifests(manifests: [
      "Kit": PackageManifest(name: "Kit", targets: [PackageManifest.Target(name: "Kit", kind: .regular)])
    ]))

  private func classicProject() throws -> TemporaryProject {
    let folder = try TemporaryProject([
      "App/Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.classic,
      "App/Settings/App.xcconfig": """
      // Shared by all
      #include "Base.xcconfig"
      #include? "Private.xcconfig"
      SUFFIX = shop // the last part
      SUFFIX[sdk=macosx*] = mac
      LOCALIZED_STRING_MACRO_NAMES = IgnoredBelowTarget
      """,
      "App/Settings/Base.xcconfig": """
      #include "App.xcconfig"
      STRING_CATALOG_GENERATE_SYMBOLS = YES
      SUFFIX = base
      """,
      "Kit/Package.swift": SampleManifests.text("Kit"),
    ])
    try folder.touch(
      "App/Screens/Stage.swift", "App/Screens/Old/Legacy.m", "App/Screens/Old/Legacy.h",
      "App/Screens/Localizable.xcstrings", "App/Screens/Base.lproj/Main.storyboard",
      "App/Screens/mul.lproj/Main.xcstrings", "App/Screens/en.lproj/Old.strings",
      "App/Screens/pt-BR.lproj/Old.strings", "App/Screens/Info.plist", "App/Screens/Dead.swift",
      "App/Widget Sources/Widget.swift", "App/AppTests/AppTests.swift", "Common/Shared.swift",
      "Kit/Sources/Kit/Kit.swift", ".git/HEAD")
    return folder
  }

  @Test func buildPhasesDecideWhatFeedsACatalog() throws {
    let folder = try classicProject()
    let project = try reader.project(at: folder.root)
    #expect(
      TargetSummary.all(project) == [
        TargetSummary(
          "Shop", .application,
          [
            "App/Screens/Old/Legacy.h", "App/Screens/Old/Legacy.m", "App/Screens/Stage.swift", "Common/Shared.swift",
          ], ["App/Screens/Localizable.xcstrings", "App/Screens/mul.lproj/Main.xcstrings"]),
        TargetSummary(
          "ShopWidget", .appExtension, ["App/Widget Sources/Widget.swift", "Common/Shared.swift"],
          ["App/Screens/Localizable.xcstrings"]),
        TargetSummary("AppTests", .test, ["App/AppTests/AppTests.swift"]),
        TargetSummary("Kit", .package, ["Kit/Sources/Kit/Kit.swift"]),
      ])
    #expect(project.targets(containing: "App/Screens/Localizable.xcstrings").map(\.name) == ["Shop", "ShopWidget"])
  }

  /// What a setting that cannot be seen says of `Info.plist` may be anything, so that no key of it is ever gone.
  @Test(arguments: [(true, "YES", true), (true, "$(NOWHERE)", false), (false, "YES", false)])
  func settingsOfInfoPlistMayBeUnknown(_ hasFile: Bool, _ generates: String, _ isKnown: Bool) throws {
    let list = #"INFOPLIST_FILE = "$(SRCROOT)/Screens/Info.plist";"#
    let parts = SampleXcodeProjects.classic.components(separatedBy: list)
    let setting = list + " GENERATE_INFOPLIST_FILE = \"\(generates)\";"
    var files = ["App/Shop.xcodeproj/project.pbxproj": parts.joined(separator: setting)]
    if hasFile { files["App/Settings/App.xcconfig"] = "SUFFIX = shop" }
    let folder = try TemporaryProject(files)
    try folder.touch("App/Screens/Info.plist", "App/Screens/Stage.swift", ".git/HEAD")
    let project = try reader.project(at: folder.root)
    let shop = try #require(project.targets.first { $0.name == "Shop" })
    #expect(shop.infoPlistSettings?.hasAllFiles == isKnown)
  }

  @Test func tablesLanguagesAndSettings() throws {
    let folder = try classicProject()
    let project = try reader.project(at: folder.root)
    let shop = try #require(project.targets.first)
    #expect(shop.definedIn == "App/Shop.xcodeproj")
    #expect(
      shop.stringsTables == [
        StringsTableFile(path: "App/Screens/en.lproj/Old.strings", table: "Old", language: "en"),
        StringsTableFile(path: "App/Screens/pt-BR.lproj/Old.strings", table: "Old", language: "pt-BR"),
      ])
    #expect(shop.interfaceBuilderFiles == ["App/Screens/Base.lproj/Main.storyboard"])
    #expect(shop.infoPlists == ["App/Screens/Info.plist"])
    let list = try #require(shop.infoPlistSettings)
    #expect(list.hasAllFiles && !list.isGenerated)
    #expect(list.values == ["NSHumanReadableCopyright": "Shop & friends"])
    let lines = SampleXcodeProjects.classic.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(list.places["INFOPLIST_KEY_NSHumanReadableCopyright"])
    #expect(lines[place.line - 1].dropFirst(place.column - 1).hasPrefix("INFOPLIST_KEY_NSHumanReadableCopyright"))
    #expect(list.variables["PRODUCT_NAME"] == "Shop")
    #expect(list.variables["TARGET_NAME"] == "Shop")
    #expect(list.variables["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.shop")
    #expect(list.variables["SUFFIX[sdk=macosx*]"] == nil)
    #expect(project.targets[1].infoPlistSettings == nil)
    #expect(shop.developmentLanguage == "en-GB")
    #expect(shop.languages == ["de", "en-GB", "pt-BR"])
    #expect(shop.bundleIdentifier == "com.example.shop")
    #expect(shop.dependencies == ["ShopWidget"])
    #expect(shop.settings.emitsLocalizableStrings)
    #expect(shop.settings.macroNames == ["IgnoredBelowTarget", "ShopText"])
    #expect(shop.settings.generatesSymbols)
    #expect(shop.catalogPath(forTable: nil) == "App/Screens/Localizable.xcstrings")
    #expect(shop.catalogPath(forTable: "Main") == "App/Screens/mul.lproj/Main.xcstrings")
    #expect(shop.catalogPath(forTable: "Other") == nil)
    #expect(shop.stringsTableFiles(forTable: "Old").count == 2)
    let widget = project.targets[1]
    #expect(!widget.settings.emitsLocalizableStrings)
    #expect(!widget.settings.generatesSymbols)
    #expect(widget.bundleIdentifier == nil)
  }

  @Test func missingFilesAreNamed() throws {
    let folder = try classicProject()
    let finding = try #require(try reader.project(at: folder.root).findings.first)
    #expect(finding.id == "missing-project-file")
    #expect(finding.message.contains("App/Screens/Gone.swift"))
    #expect(finding.location?.path == "App/Shop.xcodeproj")
  }

  @Test func aProjectAloneUsesFilesBesideItInItsRepository() throws {
    let folder = try classicProject()
    let project = try reader.project(at: folder.absolute("App/Shop.xcodeproj"))
    #expect(project.root == folder.absolute("App"))
    #expect(project.targets.map(\.name) == ["Shop", "ShopWidget", "AppTests"])
    #expect(project.targets[1].sources == ["../Common/Shared.swift", "Widget Sources/Widget.swift"])
    #expect(project.dependencySources == [folder.absolute("Kit/Sources/Kit/Kit.swift")])
  }

  @Test func filesOutsideTheRepositoryAreNotRead() throws {
    let folder = try classicProject()
    try folder.touch("App/.git/HEAD")
    let project = try reader.project(at: folder.absolute("App"))
    #expect(project.targets[1].sources == ["Widget Sources/Widget.swift"])
    #expect(project.dependencySources.isEmpty)
  }

  @Test func theCaseOfNamesIsThatOfTheDisk() throws {
    let folder = try TemporaryProject(["Tool.xcodeproj/project.pbxproj": SampleXcodeProjects.xml])
    try folder.touch("main.swift")
    #expect(try reader.project(at: folder.root).targets.map(\.sources) == [["main.swift"]])
  }

  @Test func xmlFormIsRead() throws {
    let folder = try TemporaryProject(["Tool.xcodeproj/project.pbxproj": SampleXcodeProjects.xml])
    try folder.touch("Main.swift", "Unlisted.swift")
    let project = try reader.project(at: folder.root)
    #expect(TargetSummary.all(project) == [TargetSummary("Tool", .commandLineTool, ["Main.swift"])])
    #expect(project.targets[0].settings.emitsLocalizableStrings)
  }

  @Test(arguments: [
    ("{ objects = {\n<<<<<<< HEAD\n", "merge-conflict-marker", 2),
    ("{ objects = {", "truncated-file", 1),
    ("{\n  rootObject = R\n}", "malformed-property-list", 3),
  ])
  func damagedProjectsAreRefused(text: String, id: String, line: Int) throws {
    let folder = try TemporaryProject(["Shop.xcodeproj/project.pbxproj": text])
    let refusal = try #require(throws: RefusedInput.self) { try reader.project(at: folder.root) }
    let finding = try #require(refusal.findings.first)
    #expect(finding.id.rawValue == id)
    #expect(finding.location?.path == folder.absolute("Shop.xcodeproj/project.pbxproj"))
    #expect(finding.location?.range?.lowerBound.line == line)
  }

  @Test(arguments: ["{}", "{ objects = {}; }", "{ objects = {}; rootObject = R; }", "()", "word"])
  func listsThatAreNoProjectAreRefused(text: String) throws {
    let folder = try TemporaryProject(["Shop.xcodeproj/project.pbxproj": text])
    let refusal = try #require(throws: RefusedInput.self) { try reader.project(at: folder.root) }
    #expect(refusal.findings.first?.id == "malformed-project")
  }

  @Test func damagedProjectsOfTestsAreNamedOnly() throws {
    let folder = try TemporaryProject([
      "Tests/Fixtures/Broken.xcodeproj/project.pbxproj": "{",
      "Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("Shop"),
      "Generated.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "<Workspace/>",
    ])
    try folder.touch("Shop/Main.swift", "Shop/Settings.bundle/en.lproj/Root.strings")
    let project = try reader.project(at: folder.root)
    #expect(TargetSummary.all(project) == [TargetSummary("Shop", .other, ["Shop/Main.swift"])])
    #expect(project.targets[0].stringsTables.isEmpty)
    #expect(project.findings.map(\.id) == ["truncated-file"])
  }

  @Test func groupsThatHoldEachOtherEnd() throws {
    let folder = try TemporaryProject([
      "Loop.xcodeproj/project.pbxproj": """
      { objects = {
        A = {isa = PBXGroup; children = (B, A); path = a; };
        B = {isa = PBXGroup; children = (A); path = b; };
        T = {isa = PBXNativeTarget; name = T; buildPhases = (T, A, NONE); };
        R = {isa = PBXProject; mainGroup = A; targets = (T, T); };
      }; rootObject = R; }
      """
    ])
    #expect(try reader.project(at: folder.root).targets.count == 2)
  }

  @Test func settingsThatNameEachOtherOverAndOverEnd() throws {
    let doubling = (1..<40).map { "A\($0) = \"\(String(repeating: "$(A\($0 - 1)) ", count: 20))\";" }.joined(
      separator: " ")
    let folder = try TemporaryProject([
      "Shop.xcodeproj/project.pbxproj": """
      { objects = {
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S); name = Shop; buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          A0 = word; \(doubling) X = "$(Y)$(Y)$(Y)"; Y = "$(X)$(X)$(X)"; SWIFT_EMIT_LOC_STRINGS = "$(X)";
          LOCALIZED_STRING_MACRO_NAMES = "$(A39)"; PLAIN = "$(A1)"; }; };
        R = {isa = PBXProject; mainGroup = G; targets = (T); };
      }; rootObject = R; }
      """
    ])
    try folder.touch("Shop/Main.swift")
    #expect(try reader.project(at: folder.root).targets.map(\.sources) == [["Shop/Main.swift"]])
  }
}
