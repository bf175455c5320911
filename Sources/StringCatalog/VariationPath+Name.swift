extension VariationPath {
  /// How Xcode's exports name the way behind the key: `device.iphone.plural.other`, `substitutions.COUNT.plural.one`;
  /// empty for the text that does not vary. A substitution with a dot in its name stands between two `@`.
  package var exportName: String {
    map { step in
      switch step {
      case .plural(let category): "plural.\(category)"
      case .device(let device): "device.\(device)"
      case .substitution(let name): "substitutions.\(name.contains(".") ? "@\(name)@" : name)"
      }
    }.joined(separator: ".")
  }

  /// - Returns: nil where the text names no way; an empty one names none.
  package init?(exportName: String) {
    var path: VariationPath = []
    var rest = exportName[...]
    while !rest.isEmpty {
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      let axis = rest[..<dot]
      rest = rest[rest.index(after: dot)...]
      let name: Substring
      if axis == "substitutions", rest.first == "@", let end = rest.dropFirst().firstIndex(of: "@") {
        name = rest.dropFirst()[..<end]
        rest = rest[rest.index(after: end)...]
        guard rest.isEmpty || rest.first == "." else { return nil }
        rest = rest.dropFirst()
      } else {
        let end = rest.firstIndex(of: ".") ?? rest.endIndex
        name = rest[..<end]
        rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
      }
      guard !name.isEmpty else { return nil }
      switch axis {
      case "plural": path.append(.plural(String(name)))
      case "device": path.append(.device(String(name)))
      case "substitutions" where path.isEmpty: path.append(.substitution(String(name)))
      default: return nil
      }
    }
    guard !path.isEmpty else { return nil }
    self = path
  }
}
