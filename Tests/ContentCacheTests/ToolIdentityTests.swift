import Foundation
import TestSupport
import Testing

@testable import ContentCache

@Suite struct ToolIdentityTests {
  private let project: TemporaryProject
  private var cache: String { project.root + "/cache" }

  init() throws { project = try TemporaryProject() }

  /// A file that looks as if it had been there for long.
  private func executable(_ name: String, _ content: String, age: TimeInterval = 1000) throws -> String {
    let path = project.root + "/" + name
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - age)], ofItemAtPath: path)
    return path
  }

  private func identity(_ path: String, version: String = "1.0") -> String? {
    ToolIdentity.text(version: version, executable: path, cacheFolder: cache)
  }

  @Test func buildsOfOneSizeAndDateDiffer() throws {
    let one = try #require(identity(try executable("one", "build 1")))
    #expect(try identity(executable("two", "build 2")) != one)
    // In place of the former one, too.
    #expect(try identity(executable("one", "build 3")) != one)
  }

  @Test func theSameBuildInstalledAnewIsTheSame() throws {
    let one = try #require(identity(try executable("one", "build 1")))
    #expect(try identity(executable("two", "build 1", age: 5)) == one)
    #expect(try identity(executable("one", "build 1", age: 7)) == one)
    #expect(try identity(executable("one", "build 1"), version: "2.0") != one)
  }

  @Test func withoutAnExecutableOrACacheThereIsNone() throws {
    #expect(identity(project.root + "/none") == nil)
    let path = try executable("one", "build 1")
    #expect(ToolIdentity.text(version: "1.0", executable: path, cacheFolder: path + "/cache") == nil)
  }

  @Test func thisProcessHasOne() throws {
    let text = try #require(ToolIdentity.text(version: "1.0", cacheFolder: cache))
    #expect(text.hasPrefix("1.0 "))
    #expect(ToolIdentity.text(version: "1.0", cacheFolder: cache) == text)
  }
}
