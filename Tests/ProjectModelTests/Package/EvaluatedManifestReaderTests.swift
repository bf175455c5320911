import Findings
import Foundation
import ProjectModel
import TestSupport
import Testing

@Suite struct EvaluatedManifestReaderTests {
  /// Knows only that it was asked.
  private struct TextReader: PackageManifestReader {
    func manifest(in bytes: [UInt8], path: String) -> (manifest: PackageManifest, findings: [Finding]) {
      (PackageManifest(name: "as text"), [])
    }
  }

  @Test func whatTheManifestComputesIsSeen() throws {
    let files = try TemporaryProject([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let names = ["Tic", "kets"]
      let package = Package(
        name: "Shop", defaultLocalization: "de",
        dependencies: [.package(path: "../Seats")],
        targets: [
          .target(
            name: names.joined(), dependencies: ["Halls"], path: "Code", exclude: ["notes.txt"],
            resources: [.process("Texts")]),
          .target(name: String("sllaH".reversed())),
          .testTarget(name: "ShopTests", dependencies: [.target(name: "Halls")]),
        ])
      """
    ])
    let reader = EvaluatedManifestReader(root: files.root, textReader: TextReader())
    let (manifest, findings) = reader.manifest(in: [], path: "App/Package.swift")
    #expect(findings.isEmpty)
    #expect(manifest.name == "Shop")
    #expect(manifest.defaultLocalization == "de")
    #expect(manifest.localDependencies == ["../Seats"])
    #expect(manifest.targets.map(\.name) == ["Tickets", "Halls", "ShopTests"])
    let first = try #require(manifest.targets.first)
    #expect(first.path == "Code")
    #expect(first.exclude == ["notes.txt"])
    #expect(first.resources == ["Texts"])
    #expect(first.dependencies == ["Halls"])
    #expect(manifest.targets.last?.kind == .test)
    #expect(manifest.targets.last?.dependencies == ["Halls"])
  }

  @Test func aManifestThatFailsIsReadAsText() throws {
    let files = try TemporaryProject(["Package.swift": "// swift-tools-version: 5.9\nthis is no manifest\n"])
    let reader = EvaluatedManifestReader(root: files.root, textReader: TextReader())
    let (manifest, findings) = reader.manifest(in: [], path: "Package.swift")
    #expect(manifest.name == "as text")
    #expect(findings.map(\.id) == ["manifest-not-evaluated"])
  }

  @Test func aMissingCommandIsNoCrash() throws {
    let files = try TemporaryProject(["Package.swift": ""])
    let reader = EvaluatedManifestReader(root: files.root, textReader: TextReader(), swift: ["no-such-command"])
    #expect(reader.manifest(in: [], path: "Package.swift").findings.map(\.id) == ["manifest-not-evaluated"])
  }
}
