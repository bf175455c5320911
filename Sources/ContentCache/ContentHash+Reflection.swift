extension ContentHash {
  /// Stands for all that a value is made of, whatever its type: two values that differ in any stored property have
  /// different hashes. For values only, since what lies behind a reference is not looked at as a whole.
  package init(reflecting value: Any) {
    var writer = BinaryWriter(sharingTexts: false)
    Self.add(value, to: &writer)
    self = writer.hash
  }

  private static func add(_ value: Any, to writer: inout BinaryWriter) {
    // Lists of paths are long, and a mirror takes its time.
    if let text = value as? String { return writer.write(text) }
    if let texts = value as? [String] { return writer.write(texts) { $0.write($1) } }
    let mirror = Mirror(reflecting: value)
    writer.write("\(mirror.displayStyle.map { "\($0)" } ?? "") \(mirror.subjectType)")
    switch mirror.displayStyle {
    case .set, .dictionary:
      let hashes = mirror.children.map { ContentHash(reflecting: $0.value) }
      writer.write(hashes.sorted { ($0.first, $0.second) < ($1.first, $1.second) }) { $0.write($1) }
    case nil: writer.write("\(value)")
    default:
      // A case of an enumeration without values is nothing but its name.
      if mirror.displayStyle == .enum, mirror.children.isEmpty { writer.write("\(value)") }
      writer.write(mirror.children) { writer, child in
        writer.write(child.label)
        add(child.value, to: &writer)
      }
    }
  }
}
