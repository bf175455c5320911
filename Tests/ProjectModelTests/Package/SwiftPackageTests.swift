import Findings
import ProjectModel
import TestSupport
import Testing

@Suite struct SwiftPackageTests {
  private func project(_ folder: TemporaryProject, _ manifests: [String: PackageManifest], at path: String = "") throws
    -> Project
  {
    try ProjectReader(manifestReader: SampleManifests(manifests: manifests)).project(at: folder.absolute(path))
  }

  @Test func conventionalFoldersAndDeclaredOnes() throws {
    let manifest = PackageManifest(
      name: "Shop", defaultLocalization: "de",
      targets: [
        PackageManifest.Target(name: "Shop", kind: .regular, dependencies: ["Cart", "Elsewhere"]),
        PackageManifest.Target(name: "Cart", kind: .regular),
        PackageManifest.Target(name: "Tool", kind: .executable, path: "Other/Tool", exclude: ["Notes", "Old.swift"]),
        PackageManifest.Target(name: "Part", kind: .regular, path: "Part", sources: ["Code", "One.swift"]),
        PackageManifest.Target(name: "ShopTests", kind: .test),
        PackageManifest.Target(name: "Maker", kind: .plugin),
        PackageManifest.Target(name: "Blob", kind: .binary, path: "Blob.xcframework"),
        PackageManifest.Target(name: "Missing", kind: .regular),
      ])
    let folder = try TemporaryProject(["Package.swift": SampleManifests.text("Shop")])
    try folder.touch(
      "Sources/Shop/Shop.swift", "Sources/Shop/Resources/Localizable.xcstrings",
      "Sources/Shop/fr.lproj/Localizable.strings", "src/Cart/Cart.swift", "Other/Tool/main.swift",
      "Other/Tool/Notes/Draft.swift", "Other/Tool/Old.swift", "Part/Code/A.swift", "Part/One.swift", "Part/Two.swift",
      "Part/Localizable.xcstrings", "Tests/ShopTests/ShopTests.swift", "Plugins/Maker/Maker.swift")
    let project = try project(folder, ["Shop": manifest])
    #expect(
      TargetSummary.all(project) == [
        TargetSummary(
          "Shop", .package, ["Sources/Shop/Shop.swift"], ["Sources/Shop/Resources/Localizable.xcstrings"]),
        TargetSummary("Cart", .package, ["src/Cart/Cart.swift"]),
        TargetSummary("Tool", .commandLineTool, ["Other/Tool/main.swift"]),
        TargetSummary("Part", .package, ["Part/Code/A.swift", "Part/One.swift"], ["Part/Localizable.xcstrings"]),
        TargetSummary("ShopTests", .test, ["Tests/ShopTests/ShopTests.swift"]),
        TargetSummary("Maker", .other, ["Plugins/Maker/Maker.swift"]),
      ])
    let shop = try #require(project.targets.first)
    #expect(shop.developmentLanguage == "de")
    #expect(shop.languages == ["fr"])
    #expect(shop.dependencies == ["Cart"])
    #expect(shop.definedIn == "Package.swift")
    #expect(project.findings.map(\.id) == ["missing-target-folder"])
  }

  @Test func theOnlyTargetMayLieInSourcesItself() throws {
    let manifest = PackageManifest(targets: [PackageManifest.Target(name: "Shop", kind: .regular)])
    let folder = try TemporaryProject(["Package.swift": SampleManifests.text("Shop")])
    try folder.touch("Sources/A.swift", "Sources/B/B.swift")
    #expect(
      TargetSummary.all(try project(folder, ["Shop": manifest]))
        == [TargetSummary("Shop", .package, ["Sources/A.swift", "Sources/B/B.swift"])])
  }

  @Test func aTargetInThePackagesOwnFolderLeavesOutItsManifests() throws {
    let manifest = PackageManifest(targets: [PackageManifest.Target(name: "Shop", kind: .regular, path: ".")])
    let folder = try TemporaryProject([
      "Package.swift": SampleManifests.text("Shop"), "Package@swift-5.9.swift": SampleManifests.text("Old"),
    ])
    try folder.touch("Shop.swift", "Parts/Package.swift", "Localizable.xcstrings")
    #expect(
      TargetSummary.all(try project(folder, ["Shop": manifest]))
        == [TargetSummary("Shop", .package, ["Parts/Package.swift", "Shop.swift"], ["Localizable.xcstrings"])])
  }

  @Test(arguments: [
    ("6.0", "5.9", "Regular"), ("5.5", "6", "Variant"), ("5.10", "5.9", "Regular"), ("6.0", "6.1", "Variant"),
  ])
  func theNewestManifestCounts(regular: String, variant: String, expected: String) throws {
    let folder = try TemporaryProject([
      "Package.swift": SampleManifests.text("Regular", toolsVersion: regular),
      "Package@swift-\(variant).swift": SampleManifests.text("Variant", toolsVersion: variant),
    ])
    try folder.touch("Sources/Regular/A.swift", "Sources/Variant/A.swift")
    let manifests = ["Regular", "Variant"].map { name in
      (name, PackageManifest(targets: [PackageManifest.Target(name: name, kind: .regular)]))
    }
    let project = try project(folder, Dictionary(uniqueKeysWithValues: manifests))
    #expect(project.targets.map(\.name) == [expected])
  }

  @Test func packagesInsideAndBesideEachOther() throws {
    let outer = PackageManifest(
      targets: [PackageManifest.Target(name: "Outer", kind: .regular, path: "Code")],
      localDependencies: ["Code/Inner", "../Beside"])
    let inner = PackageManifest(targets: [PackageManifest.Target(name: "Inner", kind: .regular)])
    let beside = PackageManifest(
      targets: [PackageManifest.Target(name: "Beside", kind: .regular)], localDependencies: ["../Outer"])
    let manifests = ["Outer": outer, "Inner": inner, "Beside": beside]
    let folder = try TemporaryProject([
      "Outer/Package.swift": SampleManifests.text("Outer"),
      "Outer/Code/Inner/Package.swift": SampleManifests.text("Inner"),
      "Beside/Package.swift": SampleManifests.text("Beside"),
      "Outer/Tests/Fixtures/Sample/Package.swift": SampleManifests.text("Inner"),
    ])
    try folder.touch(
      "Outer/Code/Outer.swift", "Outer/Code/Inner/Sources/Inner/Inner.swift", "Beside/Sources/Beside/Beside.swift",
      "Outer/Tests/Fixtures/Sample/Sources/Inner/Sample.swift", "Outer/.build/checkouts/Far/Sources/Far.swift",
      "Outer/.build/checkouts/Far/Tests/FarTests.swift", ".git/HEAD")
    let all = try project(folder, manifests)
    #expect(
      TargetSummary.all(all) == [
        TargetSummary("Beside", .package, ["Beside/Sources/Beside/Beside.swift"]),
        TargetSummary("Outer", .package, ["Outer/Code/Outer.swift"]),
        TargetSummary("Inner", .package, ["Outer/Code/Inner/Sources/Inner/Inner.swift"]),
        TargetSummary("Inner", .test, ["Outer/Tests/Fixtures/Sample/Sources/Inner/Sample.swift"]),
      ])
    #expect(all.dependencySources == ["Outer/.build/checkouts/Far/Sources/Far.swift"])
    let alone = try project(folder, manifests, at: "Outer/Package.swift")
    #expect(alone.targets.map(\.name) == ["Outer", "Inner"])
    #expect(
      alone.dependencySources == [
        ".build/checkouts/Far/Sources/Far.swift", folder.absolute("Beside/Sources/Beside/Beside.swift"),
      ])
  }

  @Test func unreadableManifestsFallBackToTheConventionalFolders() throws {
    let folder = try TemporaryProject(["Shop/Package.swift": SampleManifests.text("unknown")])
    try folder.touch(
      "Shop/Sources/A/A.swift", "Shop/Sources/A/Localizable.xcstrings", "Shop/Sources/B/B.swift", "Shop/Tests/T.swift")
    let project = try project(folder, [:])
    #expect(
      TargetSummary.all(project) == [
        TargetSummary("A", .package, ["Shop/Sources/A/A.swift"], ["Shop/Sources/A/Localizable.xcstrings"]),
        TargetSummary("B", .package, ["Shop/Sources/B/B.swift"]),
        TargetSummary("ShopTests", .test, ["Shop/Tests/T.swift"]),
      ])
    #expect(project.findings.map(\.id) == ["unreadable-sample"])
  }
}
