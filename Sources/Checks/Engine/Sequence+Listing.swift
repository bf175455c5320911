extension Sequence<String> {
  /// The texts one after another, for a message: the first ones, and how many there are besides.
  package func listed(atMost limit: Int = 5) -> String {
    let all = Array(self)
    let shown = all.prefix(limit)
    if all.count > limit { return shown.joined(separator: ", ") + " and \(all.count - limit) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
