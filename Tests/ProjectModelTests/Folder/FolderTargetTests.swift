import Findings
import ProjectModel
import TestSupport
import Testing

@Suite struct FolderTargetTests {
  private let reader = ProjectReader(manifestReader: SampleManifests())

  @Test func aBareFolderFeedsItsCatalogs() throws {
    let folder = try TemporaryProject()
    try folder.touch(
      "App/Main.swift", "App/Legacy.m", "Model/Ticket.swift", "App/Resources/Localizable.xcstrings",
      "App/Resources/Menu.xcstrings", "App/fr.lproj/Old.strings", "App/Base.lproj/Main.storyboard",
      "Tests/MainTests.swift", "AppUITests/Flow.swift", "Contests/Contest.swift", "App/Generated/Assets.swift",
      "App/Proto.pb.swift", "build/Copy.swift", ".build/Copy.swift", "Pods/Pod/Pod.swift", "Notes.txt",
      "DerivedData/Copy.swift")
    let project = try reader.project(at: folder.root)
    let target = try #require(project.targets.first)
    #expect(project.targets.count == 1)
    #expect(target.definedIn.isEmpty)
    #expect(target.sources == ["App/Legacy.m", "App/Main.swift", "Contests/Contest.swift", "Model/Ticket.swift"])
    #expect(target.catalogs == ["App/Resources/Localizable.xcstrings", "App/Resources/Menu.xcstrings"])
    #expect(target.catalogPath(forTable: nil) == "App/Resources/Localizable.xcstrings")
    #expect(target.interfaceBuilderFiles == ["App/Base.lproj/Main.storyboard"])
    #expect(target.languages == ["fr"])
    #expect(project.findings.isEmpty)
    #expect(project.dependencySources == ["Pods/Pod/Pod.swift"])
  }

  @Test func doubledTablesSplitTheFolder() throws {
    let folder = try TemporaryProject()
    try folder.touch(
      "Shop/Main.swift", "Shop/Resources/Localizable.xcstrings", "Shop/Widget/Widget.swift",
      "Shop/Widget/Localizable.xcstrings", "Other/Lost.swift", "Other.xcstrings")
    let project = try reader.project(at: folder.root)
    #expect(
      TargetSummary.all(project).dropFirst() == [
        TargetSummary("Shop", .other, ["Shop/Main.swift"], ["Shop/Resources/Localizable.xcstrings"]),
        TargetSummary("Widget", .other, ["Shop/Widget/Widget.swift"], ["Shop/Widget/Localizable.xcstrings"]),
      ])
    #expect(project.targets.first?.sources == ["Other/Lost.swift"])
    #expect(project.targets.first?.catalogs == ["Other.xcstrings"])
  }

  @Test func sourcesWithoutCatalogAreATargetToo() throws {
    let folder = try TemporaryProject()
    try folder.touch("Main.swift")
    #expect(try reader.project(at: folder.root).targets.map(\.sources) == [["Main.swift"]])
    let empty = try TemporaryProject()
    #expect(try reader.project(at: empty.root).targets.isEmpty)
  }

  @Test(arguments: [
    "Pods", "Carthage", "checkouts", "SourcePackages", "DerivedData", "node_modules", ".build", "build", "Generated",
    "Derived", "Tests", "ShopUITests",
  ])
  func foldersOfOthersAndOfBuildsAreLeftOut(name: String) throws {
    let folder = try TemporaryProject([:])
    try folder.touch(
      "App/Main.swift", "App/Localizable.xcstrings", "\(name)/Other.swift", "\(name)/Localizable.xcstrings",
      "App/\(name)/Inner/Other.swift", "App/\(name)/Inner/Other.xcstrings")
    let target = try #require(try reader.project(at: folder.root).targets.first)
    #expect(target.sources == ["App/Main.swift"])
    #expect(target.catalogs == ["App/Localizable.xcstrings"])
  }

  @Test(arguments: [
    ("Project.swift", "import ProjectDescription\nlet project = Project(name: \"Shop\")"),
    ("project.yml", "name: Shop\ntargets:\n  Shop:\n    type: application\n"),
  ])
  func generatedProjectsFallBackToTheirFolder(file: String, text: String) throws {
    let folder = try TemporaryProject([
      file: text, "Kit/Package.swift": SampleManifests.text("unknown"),
      "Tuist/Package.swift": "import PackageDescription",
    ])
    try folder.touch(
      "Shop/Main.swift", "Modules/Cart/Cart.swift", "Shop/Localizable.xcstrings", "Modules/Cart/Tests/Cart.swift",
      "Kit/Sources/Kit/Kit.swift", "Tuist/Helpers.swift", "Derived/Sources/Assets.swift", "Shop/Model/Package.swift")
    let project = try reader.project(at: folder.root)
    #expect(project.targets.map(\.name).first == "Kit")
    let shop = try #require(project.targets.last)
    #expect(shop.catalogs == ["Shop/Localizable.xcstrings"])
    #expect(shop.sources == ["Modules/Cart/Cart.swift", "Shop/Main.swift", "Shop/Model/Package.swift"])
  }

  @Test func catalogsOfNoTargetAreNamedBesideAProject() throws {
    let folder = try TemporaryProject(["Shop/Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("Code")])
    try folder.touch(
      "Shop/Code/Main.swift", "Shop/Dead/Dead.swift", "Shop/Dead/Localizable.xcstrings", "Mac/Main.swift",
      "Mac/Localizable.xcstrings")
    let project = try reader.project(at: folder.root)
    #expect(
      TargetSummary.all(project) == [
        TargetSummary("Code", .other, ["Shop/Code/Main.swift"]),
        TargetSummary("Mac", .other, ["Mac/Main.swift"], ["Mac/Localizable.xcstrings"]),
      ])
    #expect(project.findings.map(\.id) == ["catalog-without-target"])
    #expect(project.findings.first?.location?.path == "Shop/Dead/Localizable.xcstrings")
  }

  @Test func exclusionsOfTheUserAreLeftOut() throws {
    let folder = try TemporaryProject()
    try folder.touch("App/Main.swift", "Vendor/Code/Other.swift", "App/Skip.swift")
    let exclusions = ProjectExclusions(paths: ["Vendor", "App/Skip.swift"])
    let project = try ProjectReader(manifestReader: SampleManifests(), exclusions: exclusions).project(at: folder.root)
    #expect(project.targets.map(\.sources) == [["App/Main.swift"]])
  }
}
