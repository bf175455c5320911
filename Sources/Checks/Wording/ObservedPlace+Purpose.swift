import SourceObservations

extension ObservedPlace {
  /// Whether the code makes data for previews, tests or demonstrations, by the names of what is around it.
  var isSample: Bool { Self.isSample(path: path, enclosingDeclaration) }

  static func isSample(path: String, _ enclosingDeclaration: String?) -> Bool {
    guard sampleNames.mayOccur(in: path) || sampleNames.mayOccur(in: enclosingDeclaration ?? "") else { return false }
    let components = enclosingDeclaration?.split(separator: ".").map(String.init) ?? []
    if components.contains(where: { isSample(HolderName.words(of: $0)) }) { return true }
    return path.split(separator: "/").contains { component in
      let words = HolderName.words(of: component.split(separator: ".").first.map(String.init) ?? "")
      // The apps that a package comes with, to be tried: `Examples/Hall/App.swift`, `HallExample`, `SampleApp`.
      if component.endIndex < path.endIndex, Self.holdsExamples(words) { return true }
      return isSample(words) || words == ["preview", "content"] || words == ["previews"]
    }
  }

  private static let sampleNames = WordFilter([
    "placeholder", "snapshot", "mock", "dummy", "fake", "stub", "fixture", "preview", "sample", "demo", "example",
  ])

  /// Whether a folder is called so.
  private static func holdsExamples(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if ["example", "examples", "demos", "samples", "sampleapp", "sampleapps"].contains(last) { return true }
    guard let place = words.lastIndex(where: { ["example", "sample", "demo"].contains($0) }) else { return false }
    return words[(place + 1)...].allSatisfy {
      ["app", "apps", "i", "ios", "os", "mac", "macos", "project"].contains($0)
    }
  }

  private static func isSample(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    // What a widget shows in a gallery, or before it has anything.
    if words == ["placeholder"] || words == ["snapshot"] { return true }
    if ["mock", "mocks", "mocked", "dummy", "fake", "stub", "fixture", "fixtures"].contains(first) { return true }
    if first == "preview" || first == "sample" || first == "demo" {
      // A view of a preview is a feature, data for one is not.
      return words.count == 1 && first != "demo"
        || words.contains { ["data", "content", "items", "store", "container", "helper", "provider"].contains($0) }
    }
    // `SeatMapPreviewWrapper`: what a preview puts around a view.
    if words.suffix(2) == ["preview", "wrapper"] { return true }
    return words.last == "mock" || words.last == "mocks" || words.last == "previews"
  }

  /// Whether it stands in a menu or window for those who develop the software.
  var isForDevelopers: Bool { Self.isForDevelopers(path: path, enclosingDeclaration) }

  private static let developerNames: Set<String> = ["debug", "debugging", "dev", "developer", "developers", "qa"]
  private static let developerFilter = WordFilter(developerNames)

  static func isForDevelopers(path: String, _ enclosingDeclaration: String?) -> Bool {
    guard developerFilter.mayOccur(in: path) || developerFilter.mayOccur(in: enclosingDeclaration ?? "") else {
      return false
    }
    let names =
      (enclosingDeclaration?.split(separator: ".").map(String.init) ?? [])
      + path.split(separator: "/").suffix(3).map(String.init)
    return names.contains { HolderName.words(of: $0).contains(where: developerNames.contains) }
  }

  /// Whether it stands in what lists licenses or credits.
  var isOfCredits: Bool {
    HolderName.isOfCredits(enclosingDeclaration ?? "")
      || HolderName.isOfCredits(path.split(separator: "/").last.map(String.init) ?? "")
  }
}
