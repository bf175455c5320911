import SourceObservations

extension ObservedText {
  /// On one line, cut where it is long.
  var abridged: String { description.abridged }
}

extension String {
  /// On one line, cut where it is long.
  var abridged: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// A signature without what is between the parentheses, where that is long.
  var shortSignature: String {
    guard count > 40, let start = firstIndex(of: "("), let end = lastIndex(of: ")"), start < end else { return self }
    return self[..<start] + "(…)" + self[index(after: end)...]
  }
}

extension TextDestination {
  /// As it is called, with the label of the argument that is shown alone.
  var shortName: String {
    guard let start = function.firstIndex(of: "(") else { return function }
    return "\(function[..<start])(\(label ?? "_"):)"
  }
}
