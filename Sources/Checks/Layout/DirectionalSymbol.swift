/// The names of SF Symbols that point to the left or right, and of those that point backward or forward instead.
enum DirectionalSymbol {
  private static let sides = WordFilter(["left", "right"])

  /// What the symbols are called up to the side, of which there is one that follows the direction of the language.
  private static let stems: Set<String> = [
    "chevron", "chevron.compact", "arrow", "arrowtriangle", "arrowshape", "arrow.up", "arrow.down",
    "arrowshape.turn.up", "rectangle.portrait.and.arrow", "arrow.uturn",
  ]

  /// What may follow the side.
  private static let endings: Set<String> = [
    "", "2", "circle", "circle.fill", "square", "square.fill", "fill", "to.line",
  ]

  /// The symbol that mirrors, for one that always points to a side; nil for others, and for those that point to both.
  static func mirroring(_ name: String) -> String? {
    guard sides.mayOccur(in: name) else { return nil }
    let parts = name.split(separator: ".").map { String($0) }
    guard let place = parts.firstIndex(where: { $0 == "left" || $0 == "right" }),
      stems.contains(parts[..<place].joined(separator: ".")),
      endings.contains(parts[(place + 1)...].joined(separator: "."))
    else { return nil }
    // Triangles have no symbol that mirrors.
    guard parts[0] != "arrowtriangle", parts != ["arrowshape", parts[place], "circle"] else { return nil }
    var mirroring = parts
    mirroring[place] = parts[place] == "left" ? "backward" : "forward"
    return mirroring.joined(separator: ".")
  }
}
