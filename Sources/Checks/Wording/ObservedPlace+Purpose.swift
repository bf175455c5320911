import SourceObservations

extension ObservedPlace {
  /// Whether the code makes data for previews, tests or demonstrations, by the names of what is around it.
  var isSample: Bool {
    let components = enclosingDeclaration?.split(separator: ".").map(String.init) ?? []
    if components.contains(where: { Self.isSample(HolderName.words(of: $0)) }) { return true }
    return path.split(separator: "/").contains { component in
      let words = HolderName.words(of: component.split(separator: ".").first.map(String.init) ?? "")
      return Self.isSample(words) || words == ["preview", "content"] || words == ["previews"]
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

  static func isForDevelopers(path: String, _ enclosingDeclaration: String?) -> Bool {
    let names =
      (enclosingDeclaration?.split(separator: ".").map(String.init) ?? [])
      + path.split(separator: "/").suffix(3).map(String.init)
    return names.contains { name in
      HolderName.words(of: name).contains {
        ["debug", "debugging", "dev", "developer", "developers", "qa"].contains($0)
      }
    }
  }

  /// Whether it stands in what lists licenses or credits.
  var isOfCredits: Bool {
    HolderName.isOfCredits(enclosingDeclaration ?? "")
      || HolderName.isOfCredits(path.split(separator: "/").last.map(String.init) ?? "")
  }
}
