import Testing

@testable import ProjectModel

@Suite struct ProjectPathTests {
  @Test(
    "the bundle around a file",
    arguments: [
      ("App/Guide.help/Contents/ja.lproj/InfoPlist.strings", "App/Guide.help"),
      ("A.bundle/B.framework/x.strings", "A.bundle/B.framework"), ("App/en.lproj/x.strings", nil),
      ("Guide.help", nil), ("", nil),
    ])
  func bundle(_ path: String, _ bundle: String?) {
    #expect(ProjectPath.bundle(around: path) == bundle)
  }

  @Test(arguments: [
    ("", "A/B.swift", "A/B.swift"), ("App", "../Shared/B.swift", "Shared/B.swift"), ("App", "../../B", "../B"),
    ("", ".", ""), ("A/B", "..", "A"), ("", "./A//B/", "A/B"), ("../X", "../Y", "../Y"), ("A", "", "A"),
  ])
  func joining(folder: String, path: String, expected: String) {
    #expect(ProjectPath.joined(folder, path) == expected)
  }

  @Test func partsOfPaths() {
    #expect(ProjectPath.name("A/B.swift") == "B.swift")
    #expect(ProjectPath.folder(of: "A/B/C.swift") == "A/B")
    #expect(ProjectPath.folder(of: "C.swift").isEmpty)
    #expect(ProjectPath.pathExtension("A.b/C") == "")
    #expect(ProjectPath.pathExtension("A/.hidden") == "")
    #expect(ProjectPath.pathExtension("A/B.tar.gz") == "gz")
    #expect(ProjectPath.nameWithoutExtension("A/Local.strings") == "Local")
    #expect(ProjectPath.language(of: "A/pt-BR.lproj/Localizable.strings") == "pt-BR")
    #expect(ProjectPath.language(of: "A/Localizable.strings") == nil)
  }

  @Test func containment() {
    #expect(ProjectPath.lies("App/A.swift", in: "App"))
    #expect(!ProjectPath.lies("Apple/A.swift", in: "App"))
    #expect(!ProjectPath.lies("../A.swift", in: ""))
    #expect(ProjectPath.relative("App/A.swift", to: "App") == "A.swift")
    #expect(ProjectPath.relative("App", to: "App") == "")
    #expect(ProjectPath.relative("B", to: "App") == nil)
  }
}
