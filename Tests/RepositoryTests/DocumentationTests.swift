import Foundation
import Testing

@Suite struct DocumentationTests {
  @Test(arguments: RepositoryFiles.pages)
  func linksToWhatExists(path: String) throws {
    let folder = URL(fileURLWithPath: path, relativeTo: RepositoryFiles.root).deletingLastPathComponent()
    for link in try proseOf(path).matches(of: /\]\(([^)\s]+)\)/) {
      let target = String(link.1)
      if target.contains("://") || target.hasPrefix("mailto:") { continue }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let page = String(parts[0])
      let file = page.isEmpty ? RepositoryFiles.root.appendingPathComponent(path) : folder.appendingPathComponent(page)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path) links to \(target), which is not there")
      guard parts.count == 2, file.pathExtension == "md" else { continue }
      let headings = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^#+ (.+)$/)
        .map { anchor(of: String($0.1)) }
      #expect(headings.contains(String(parts[1])), "\(path) links to \(target): no such heading")
    }
  }

  /// The pages that a newcomer is sent to.
  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Documentation/Glossary.md",
    "Documentation/Contributors/Modules.md", "Documentation/Decisions/LosslessSplices.md",
  ])
  func hasThePages(path: String) {
    #expect(RepositoryFiles.exists(path), "\(path) is missing")
  }

  /// A page that no other page leads to is not found by those who need it.
  @Test func leadsToEveryPage() throws {
    var linked: Set<String> = []
    for path in RepositoryFiles.pages {
      let folder = URL(fileURLWithPath: path, relativeTo: RepositoryFiles.root).deletingLastPathComponent()
      for link in try RepositoryFiles.text(of: path).matches(of: /\]\(([^)#\s]+\.md)[^)]*\)/) {
        linked.insert(folder.appendingPathComponent(String(link.1)).standardizedFileURL.path)
      }
    }
    for path in RepositoryFiles.pages where path != "README.md" {
      let file = RepositoryFiles.root.appendingPathComponent(path).standardizedFileURL.path
      #expect(linked.contains(file), "no page links to \(path)")
    }
  }

  /// The page without its code, whose brackets are no links.
  private func proseOf(_ path: String) throws -> String {
    try RepositoryFiles.text(of: path)
      .replacing(/(?s)```.*?```/, with: "")
      .replacing(/`[^`\n]*`/, with: "")
  }

  private func anchor(of heading: String) -> String {
    heading.lowercased().replacing(/[^\w\s-]/, with: "").replacing(" ", with: "-")
  }
}
