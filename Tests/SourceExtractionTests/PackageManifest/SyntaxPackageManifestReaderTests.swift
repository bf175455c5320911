import Findings
import ProjectModel
import SourceExtraction
import SourceText
import Testing

@Suite struct SyntaxPackageManifestReaderTests {
  private func read(_ text: String) -> (manifest: PackageManifest, findings: [Finding]) {
    SyntaxPackageManifestReader().manifest(in: Array(text.utf8), path: "Package.swift")
  }

  @Test func readsLiteralTargets() throws {
    let (manifest, findings) = read(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        defaultLocalization: "en",
        dependencies: [.package(path: "../Base"), .package(url: "https://example.com/x", from: "1.0.0")],
        targets: [
          .target(
            name: "Tickets", dependencies: ["Prices", .product(name: "Base", package: "Base")], path: "Code",
            exclude: ["Notes"], sources: ["Main"], resources: [.process("Resources"), .copy("Raw")]),
          Target.executableTarget(name: "Tool", dependencies: [.target(name: "Tickets"), .byName(name: "Prices")]),
          .testTarget(name: "TicketsTests"),
          .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        ])
      """)
    #expect(findings.isEmpty)
    #expect(manifest.name == "Shop")
    #expect(manifest.defaultLocalization == "en")
    #expect(manifest.localDependencies == ["../Base"])
    #expect(manifest.targets.map(\.kind) == [.regular, .executable, .test, .binary])
    let first = try #require(manifest.targets.first)
    #expect(
      first
        == PackageManifest.Target(
          name: "Tickets", kind: .regular, path: "Code", exclude: ["Notes"], sources: ["Main"],
          resources: ["Resources", "Raw"], dependencies: ["Prices"]))
    #expect(manifest.targets[1].dependencies == ["Tickets", "Prices"])
  }

  @Test func readsComputedManifests() {
    let (manifest, findings) = read(
      """
      import PackageDescription
      let prefix = "Shop"
      let features = ["Cart", "Search"]
      var extra: [Target] = []
      extra.append(feature("Profile"))
      extra += [.testTarget(name: "\\(prefix)Tests", path: "Checks")]
      let package: Package = .init(
        name: prefix + "Package",
        defaultLocalization: .init("de"),
        targets: features.map { feature($0) } + extra)
      for name in ["Late", "Later"] { package.targets.append(.target(name: name)) }
      package.targets += [.plugin(name: .generator)]
      package.dependencies.append(.package(path: "\\(Context.packageDirectory)/../Base"))
      func feature(_ name: String, folder: String = "Features/") -> Target {
        let path = folder + name
        return .target(name: prefix + name, path: path)
      }
      extension String { static let generator = "Generator" }
      """)
    #expect(findings.isEmpty)
    #expect(manifest.name == "ShopPackage")
    #expect(manifest.defaultLocalization == "de")
    #expect(
      manifest.targets.map(\.name)
        == ["ShopCart", "ShopSearch", "ShopProfile", "ShopTests", "Late", "Later", "Generator"])
    #expect(
      manifest.targets.prefix(4).map(\.path) == ["Features/Cart", "Features/Search", "Features/Profile", "Checks"])
    #expect(manifest.localDependencies == ["./../Base"])
  }

  @Test func namesWhatCannotBeRead() throws {
    let (manifest, findings) = read(
      """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Known"),
          .target(name: ProcessInfo.processInfo.environment["NAME"]!),
        ] + loaded(from: "targets.json"))
      """)
    #expect(manifest.targets.map(\.name) == ["Known"])
    #expect(findings.map(\.id) == ["unreadable-manifest-expression", "unreadable-manifest-expression"])
    let position = try #require(findings.first?.location?.range?.lowerBound)
    #expect(position.line == 6)
    #expect(position.column == 19)
  }

  @Test func filesWithoutPackageAreNamed() {
    let (manifest, findings) = read("let box = 1")
    #expect(manifest.targets.isEmpty)
    #expect(findings.map(\.id) == ["manifest-without-package"])
  }

  @Test(arguments: [
    "func loop(_ name: String) -> Target { loop(name) }\nlet package = Package(name: \"A\", targets: [loop(\"x\")])",
    "let a = b\nlet b = a\nlet package = Package(name: a, targets: a + b)",
    "let package = Package(name: \"A\", targets: [.target(name: \"B\"",
    "extension String { var twice: String { twice + twice } }\nlet package = Package(name: \"a\".twice, targets: [])",
  ])
  func endlessAndBrokenManifestsEnd(text: String) {
    #expect(read(text).manifest.targets.count <= 1)
  }
}
