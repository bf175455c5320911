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
    var expected = PackageManifest.Target(
      name: "Tickets", kind: .regular, path: "Code", exclude: ["Notes"], sources: ["Main"],
      resources: ["Resources", "Raw"], dependencies: ["Prices"])
    expected.copiedResources = ["Raw"]
    #expect(manifest.targets.first == expected)
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

  @Test func choicesOfTheMachineAddWhatTheyMay() {
    let (manifest, _) = read(
      """
      import PackageDescription
      #if os(Linux)
      let extra: [Target] = [.target(name: "OnLinux")]
      #else
      let other: [Target] = [.target(name: "Elsewhere")]
      #endif
      let isLocal = ProcessInfo.processInfo.environment["LOCAL"] != nil
      let package = Package(
        name: "Shop",
        dependencies: isLocal ? [.package(path: "../Base")] : [.package(url: "https://example.com/b", from: "1.0.0")],
        targets: extra + other)
      if isLocal {
        print("local")
      }
      if isLocal {
        package.targets.append(contentsOf: [.target(name: "Local")])
      } else {
        package.targets.append(.target(name: "Remote"))
      }
      """)
    #expect(manifest.targets.map(\.name) == ["OnLinux", "Elsewhere", "Local", "Remote"])
    #expect(manifest.localDependencies == ["../Base"])
  }

  @Test func namesHeldInTypesAreRead() {
    let (manifest, findings) = read(
      """
      import PackageDescription
      enum Module: String { case cart = "Cart", search = "Search" }
      enum Paths { static let root = "Code/" }
      extension String {
        static let shop = "Shop"
        var tests: String { self + "Tests" }
      }
      extension Target {
        static func module(_ module: String, tested: Bool = true, uses: String...) -> Target {
          .target(name: module, dependencies: uses.map { .byName(name: $0) }, path: Paths.root + module)
        }
        func strict() -> Target {
          let target = self
          target.swiftSettings = []
          return target
        }
      }
      let package = Package(
        name: .shop,
        targets: [
          .module(Module.cart.rawValue, uses: .shop, "Base").strict(),
          .testTarget(name: .shop.tests),
          .module("Search", tested: false),
        ])
      """)
    #expect(findings.isEmpty)
    #expect(manifest.name == "Shop")
    #expect(manifest.targets.map(\.name) == ["Cart", "ShopTests", "Search"])
    #expect(manifest.targets.map(\.path) == ["Code/Cart", nil, "Code/Search"])
    #expect(manifest.targets.first?.dependencies == ["Shop", "Base"])
  }

  @Test func longSumsAreRead() {
    let sum = (0..<300).map { "[.target(name: \"T\($0)\")]" }.joined(separator: " + ")
    #expect(read("let package = Package(name: \"A\", targets: \(sum))").manifest.targets.count == 300)
  }

  @Test(arguments: [
    "func loop(_ name: String) -> Target { loop(name) }\nlet package = Package(name: \"A\", targets: [loop(\"x\")])",
    "let a = b\nlet b = a\nlet package = Package(name: a, targets: a + b)",
    "let package = Package(name: \"A\", targets: [.target(name: \"B\"",
    "var a = [\"x\"]\n" + String(repeating: "a += a\n", count: 500) + "let package = Package(name: \"A\", targets: [])",
    "extension String { var twice: String { twice + twice } }\nlet package = Package(name: \"a\".twice, targets: [])",
  ])
  func endlessAndBrokenManifestsEnd(text: String) {
    #expect(read(text).manifest.targets.count <= 1)
  }

  @Test(arguments: ["[", "(", "{", "[ ", "[(", ".a(["])
  func deepNestingIsNotParsed(opening: String) {
    let text = "let package = Package(name: \"A\", targets: " + String(repeating: opening, count: 5000)
    #expect(read(text).findings.map(\.id) == ["nesting-too-deep"])
  }

  @Test func everyTruncationEnds() {
    let text = """
      import PackageDescription
      let names = ["A", "B"].map { $0 + "Kit" }
      let package = Package(name: "\\(names[0])", targets: names.map { .target(name: $0, path: "é/" + $0) })
      for name in names { package.targets += [.testTarget(name: name)] }
      """
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      let manifest = SyntaxPackageManifestReader().manifest(in: Array(bytes[..<length]), path: "Package.swift").manifest
      #expect(manifest.targets.count <= 4)
    }
    #expect(read(text).manifest.targets.map(\.name) == ["AKit", "BKit", "AKit", "BKit"])
  }
}
