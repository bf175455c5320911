import SourceText

/// Tells by the bytes of code whether a variable may get another value than the one that it is declared with.
///
/// Asked only of the few variables whose value matters to an observation. What is not certain counts as an assignment,
/// and so does one to another variable of the same name.
struct Assignments {
  private let bytes: ArraySlice<UInt8>

  init(in bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  func mayChange(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return true }
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: first) {
      place = start + 1
      let end = start + name.count
      guard end <= bytes.endIndex, bytes[start..<end].elementsEqual(name), !isNamePart(end) else { continue }
      // `$name` and `_name` are the variable as its wrapper has it.
      if isNamePart(start - 1) {
        if !isNamePart(start - 2), byte(start - 1) == UInt8(ascii: "_") { return true }
        continue
      }
      if isHandedOut(start) || isDeclared(start) == false && isChanged(behind: end) { return true }
    }
    return false
  }

  // MARK: Before the name

  /// `&name`, `$name`, `\.name`, `\Self.name`.
  private func isHandedOut(_ start: Int) -> Bool {
    switch byte(start - 1) {
    case UInt8(ascii: "$"): return true
    case UInt8(ascii: "&"): return byte(start - 2) != UInt8(ascii: "&")
    case UInt8(ascii: "."):
      var place = start - 2
      while isNamePart(place) || byte(place) == UInt8(ascii: ".") { place -= 1 }
      // `&self.name`
      return byte(place) == UInt8(ascii: "\\")
        || byte(place) == UInt8(ascii: "&") && byte(place - 1) != UInt8(ascii: "&")
    default: return false
    }
  }

  /// Whether `let` or `var` stands before the name.
  private func isDeclared(_ start: Int) -> Bool {
    let end = start - 1
    guard byte(end) == 0x20, end - 3 >= bytes.startIndex, !isNamePart(end - 4) else { return false }
    let word = bytes[(end - 3)..<end]
    return word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8)
  }

  // MARK: Behind the name

  private static let changing = ["append", "insert", "remove", "toggle", "negate", "round", "form", "replace", "merge"]

  private func isChanged(behind end: Int) -> Bool {
    var place = end
    while byte(place) == UInt8(ascii: "?") || byte(place) == UInt8(ascii: "!") { place += 1 }
    if byte(place) == UInt8(ascii: "[") { return true }
    if byte(place) == UInt8(ascii: ".") {
      let member = bytes[min(place + 1, bytes.endIndex)...]
      if Self.changing.contains(where: { member.starts(with: $0.utf8) }) { return true }
      while isNamePart(place) || [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(place)) {
        place += 1
      }
    }
    // `(name, other) = …`
    var close = place
    while isNamePart(close) || isSpace(close) || byte(close) == UInt8(ascii: ",") { close += 1 }
    if byte(close) == UInt8(ascii: ")"), isAssignment(close + 1) { return true }
    return isAssignment(place)
  }

  /// Whether `=` stands there, or an operator that ends with it.
  private func isAssignment(_ place: Int) -> Bool {
    var place = place
    while isSpace(place) { place += 1 }
    var last: UInt8?
    while let sign = byte(place), "+-*/%&|^<>?!=".utf8.contains(sign) {
      if sign == UInt8(ascii: "=") {
        guard byte(place + 1) != UInt8(ascii: "=") else { return false }
        return ![UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(last)
      }
      last = sign
      place += 1
    }
    return false
  }

  // MARK: Bytes

  private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  private func isSpace(_ place: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte(place)) }

  private func isNamePart(_ place: Int) -> Bool {
    guard let byte = byte(place) else { return false }
    return switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

extension SourceWalker {
  /// Whether a stored property keeps the value that it is declared with: a constant, or a variable which only this file
  /// could set, and does not.
  func isConstant(_ declaration: Declaration) -> Bool {
    if declaration.isLet { return true }
    guard declaration.isPrivate, declaration.isStored, declaration.file == fileNumber,
      declaration.wrapper == nil || declaration.wrapper == "State"
    else { return false }
    return !mayChange(declaration.name)
  }

  /// Whether anything in the file may give a variable of the name another value.
  func mayChange(_ name: String) -> Bool {
    if let known = changedNames[name] { return known }
    let found = Assignments(in: file.text.bytes[...]).mayChange(name)
    changedNames[name] = found
    return found
  }
}
