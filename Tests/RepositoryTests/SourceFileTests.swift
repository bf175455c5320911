import Foundation
import Testing

@Suite struct SourceFileTests {
  @Test func findsTheSources() {
    #expect(RepositoryFiles.sources.count > 50)
    #expect(RepositoryFiles.tests.count > 20)
  }

  @Test(arguments: RepositoryFiles.sources)
  func isNamedAfterAType(path: String) throws {
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if ["main", "Exports"].contains(file) { return }
    let type = String(file.prefix { $0 != "+" })
    // A format's Reader, Writer, Editing and Findings may extend the types of the format instead.
    let words = ["Reader", "Writer", "Editing", "Findings"]
    let stem = words.first { type.hasSuffix($0) }.map { String(type.dropLast($0.count)) } ?? type
    let keywords = ["struct", "enum", "class", "actor", "protocol", "typealias", "extension", "func"]
    let text = try RepositoryFiles.text(of: path)
    let declares = [type, stem].contains { name in
      text.split(separator: "\n").contains { isDeclaration($0, of: name, keywords: keywords) }
    }
    let module = path.split(separator: "/")[1]
    #expect(
      declares || (type.hasSuffix("Findings") && module == stem),
      "\(path) declares or extends no \(type): name a file after its one primary type, or Type+Purpose")
  }

  @Test(arguments: RepositoryFiles.sources + RepositoryFiles.tests)
  func staysShort(path: String) throws {
    let lines = try RepositoryFiles.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(lines <= 501, "\(path) has \(lines - 1) lines: split what is more than one idea")
  }

  @Test(arguments: RepositoryFiles.sources)
  func leavesPrintingExitingAndTrappingToTheTool(path: String) throws {
    let tools = ["Sources/catalog-compiler/", "Sources/dragoman/", "Sources/Commands/Running/"]
    if tools.contains(where: { path.hasPrefix($0) }) { return }
    let calls = ["print(", "exit(", "abort(", "fatalError("]
    let lines = try RepositoryFiles.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where calls.contains(where: { line.contains($0) }) {
      let code = line.prefix { $0 != "/" }
      #expect(
        !code.contains(/(^|[^.\w])(print|exit|abort|fatalError)\(/),
        "\(path):\(number + 1): libraries return values; one module prints, one exits")
    }
  }

  /// Users' files are written as one step, with a difference to show first, by `FileChanges`.
  @Test(arguments: RepositoryFiles.sources)
  func leavesWritingToFileChanges(path: String) throws {
    if path.hasPrefix("Sources/FileChanges/") { return }
    let writing = [
      ".write(toFile:", ".write(to: URL", ".write(to: file", "createFile(", "removeItem(", "moveItem(", "copyItem(",
      "createDirectory(", "replaceItem", "fopen(", "forWritingTo", "forUpdating",
    ]
    let text = try RepositoryFiles.text(of: path)
    let found = writing.filter { text.contains($0) }
    #expect(found.isEmpty, "\(path) writes a file: hand a FileChangeSet to the caller instead")
  }

  /// Where a checkout lies on somebody's machine is nobody else's business.
  @Test(arguments: RepositoryFiles.sources + RepositoryFiles.tests + RepositoryFiles.pages + RepositoryFiles.scripts)
  func namesNoPlaceOfOneMachine(path: String) throws {
    let folders = ["work", "root", "home", "Users"]
    let text = try RepositoryFiles.text(of: path)
    guard folders.contains(where: { text.contains("/\($0)/") }) else { return }
    let place = /(?:^|[^\w.\/])\/(?:work|root|home|Users)\/\w/
    #expect(!text.contains(place), "\(path) names an absolute path of one machine")
  }

  /// Whether the line is attributes and modifiers, a keyword, and the name.
  private func isDeclaration(_ line: Substring, of name: String, keywords: [String]) -> Bool {
    let words = line.split { $0 == " " || ":<{(".contains($0) || $0 == " " }
    guard let place = words.firstIndex(where: { keywords.contains(String($0)) }), place + 1 < words.count else {
      return false
    }
    // An extension of a nested type may carry the name of the type alone.
    return words[place + 1] == name || words[place + 1].hasSuffix("." + name)
  }
}
