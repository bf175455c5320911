import Findings
import ProjectModel
import SourceExtraction
import TestSupport
import Testing

/// Packages on disk, read with the parser of Swift: manifest, folders and catalogs together.
@Suite struct PackageProjectTests {
  private let reader = ProjectReader(manifestReader: SyntaxPackageManifestReader())

  @Test func aPackageInAPackageIsItsOwn() throws {
    let folder = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", defaultLocalization: "en",
        dependencies: [.package(path: "Modules/Cart")],
        targets: [.target(name: "Shop", path: ".", exclude: ["Tests"]), .testTarget(name: "ShopTests")])
      """,
      "Modules/Cart/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cart", defaultLocalization: "fr", targets: [.target(name: "Cart")])
      """,
    ])
    try folder.touch(
      "Shop.swift", "Localizable.xcstrings", "Tests/ShopTests/ShopTests.swift", "Modules/Loose.swift",
      "Modules/Cart/Sources/Cart/Cart.swift", "Modules/Cart/Sources/Cart/Localizable.xcstrings")
    for path in ["", "Package.swift"] {
      let project = try reader.project(at: folder.absolute(path))
      #expect(project.findings.isEmpty)
      #expect(project.targets.map(\.name) == ["Shop", "ShopTests", "Cart"])
      #expect(project.targets[0].sources == ["Modules/Loose.swift", "Shop.swift"])
      #expect(project.targets[0].catalogs == ["Localizable.xcstrings"])
      #expect(project.targets[2].sources == ["Modules/Cart/Sources/Cart/Cart.swift"])
      #expect(project.targets[2].catalogs == ["Modules/Cart/Sources/Cart/Localizable.xcstrings"])
      #expect(project.targets.map(\.developmentLanguage) == ["en", "en", "fr"])
    }
  }

  @Test func computedTargetsFallBackToTheirFolders() throws {
    let folder = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: loadedTargets())
      """
    ])
    try folder.touch("Sources/Shop/Shop.swift", "Sources/Cart/Cart.swift", "Tests/ShopTests/ShopTests.swift")
    let project = try reader.project(at: folder.root)
    #expect(project.targets.map(\.name) == ["Cart", "Shop", "ShopTests"])
    #expect(project.targets.map(\.kind) == [.package, .package, .test])
    #expect(project.findings.map(\.id) == ["unreadable-manifest-expression"])
    #expect(project.findings.first?.location?.path == "Package.swift")
  }

  @Test func sourcesCalledLikeAManifestAreSources() throws {
    let folder = try TemporaryProject(["Model/Package.swift": "struct Package { var weight = 1 }"])
    #expect(try reader.project(at: folder.root).targets.map(\.sources) == [["Model/Package.swift"]])
  }
}
