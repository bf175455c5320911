/// A change as a unified diff with three lines of context.
struct UnifiedDiff {
  private static let contextLines = 3

  private let path: String
  private let isNew: Bool
  private let isRemoved: Bool
  private let isBinary: Bool
  /// Lines before those that are compared; the same in both texts.
  private let skippedLines: Int
  private let oldLines: [ArraySlice<UInt8>]
  private let newLines: [ArraySlice<UInt8>]

  init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    isNew = before == nil
    isRemoved = after == nil
    let old = before ?? []
    let after = after ?? []
    isBinary = Self.isBinary(old) || Self.isBinary(after)
    // Most changes of a large file are small: only the part that differs is split into lines and compared.
    let (start, oldEnd, newEnd) = isBinary ? (0, 0, 0) : Self.differingPart(of: old, after)
    skippedLines = old[..<start].count { $0 == 0x0A }
    oldLines = Self.lines(of: old[start..<oldEnd])
    newLines = Self.lines(of: after[start..<newEnd])
  }

  /// The ranges outside of which both texts are equal, whole lines with their context.
  private static func differingPart(of old: [UInt8], _ new: [UInt8]) -> (start: Int, oldEnd: Int, newEnd: Int) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }

    var start = prefix
    var lineStarts = 0
    while start > 0 {
      if old[start - 1] == 0x0A {
        lineStarts += 1
        if lineStarts > contextLines { break }
      }
      start -= 1
    }
    var oldEnd = old.count - suffix
    var lineEnds = 0
    while oldEnd < old.count, lineEnds <= contextLines {
      if old[oldEnd] == 0x0A { lineEnds += 1 }
      oldEnd += 1
    }
    return (start, oldEnd, new.count - (old.count - oldEnd))
  }

  /// Lines with their line feed; only the last may lack it.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  /// Whether there is no text to show, as `git` decides it: by a zero byte near the start. Tables in UTF-16 are text.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return !isUTF16 && bytes.prefix(8000).contains(0)
  }

  func bytes() -> [UInt8] {
    if isBinary {
      let old = isNew ? "/dev/null" : Self.quoted("a/" + path)
      let new = isRemoved ? "/dev/null" : Self.quoted("b/" + path)
      return Array("Binary files \(old) and \(new) differ\n".utf8)
    }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let difference = LineDifference(oldLines.map(number), newLines.map(number))
    let hunks = hunks(of: difference)
    var output: [UInt8] = []
    guard !hunks.isEmpty || isNew || isRemoved else { return output }
    output += "--- \(isNew ? "/dev/null" : Self.quoted("a/" + path))\n".utf8
    output += "+++ \(isRemoved ? "/dev/null" : Self.quoted("b/" + path))\n".utf8
    for hunk in hunks { write(hunk, difference, to: &output) }
    return output
  }

  /// Ranges of lines, 0-based, that one `@@` shows.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  private func hunks(of difference: LineDifference) -> [Hunk] {
    var hunks: [Hunk] = []
    var old = 0
    var new = 0
    while old < oldLines.count || new < newLines.count {
      if old < oldLines.count, !difference.removed[old], new < newLines.count, !difference.inserted[new] {
        old += 1
        new += 1
        continue
      }
      let change = (old: old, new: new)
      while old < oldLines.count, difference.removed[old] { old += 1 }
      while new < newLines.count, difference.inserted[new] { new += 1 }
      let before = min(Self.contextLines, change.old)
      let after = min(Self.contextLines, oldLines.count - old)
      let hunk = Hunk(
        old: change.old - before..<old + after, new: change.new - before..<new + after)
      if let last = hunks.last, last.old.upperBound >= hunk.old.lowerBound {
        hunks[hunks.count - 1] = Hunk(
          old: last.old.lowerBound..<hunk.old.upperBound, new: last.new.lowerBound..<hunk.new.upperBound)
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }

  private func write(_ hunk: Hunk, _ difference: LineDifference, to output: inout [UInt8]) {
    output += "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n".utf8
    var old = hunk.old.lowerBound
    var new = hunk.new.lowerBound
    while old < hunk.old.upperBound || new < hunk.new.upperBound {
      if old < hunk.old.upperBound, difference.removed[old] {
        write("-", oldLines[old], to: &output)
        old += 1
      } else if new < hunk.new.upperBound, difference.inserted[new] {
        write("+", newLines[new], to: &output)
        new += 1
      } else {
        write(" ", oldLines[old], to: &output)
        old += 1
        new += 1
      }
    }
  }

  private func write(_ mark: Character, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output += String(mark).utf8
    output += line
    if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
  }

  /// `3,2`; an empty range is named by the line before it.
  private func range(_ lines: Range<Int>) -> String {
    let start = skippedLines + lines.lowerBound
    if lines.count == 1 { return String(start + 1) }
    return "\(lines.isEmpty ? start : start + 1),\(lines.count)"
  }

  /// The path as `git` writes it: in C quotes where it holds control characters, quotes or backslashes, and followed
  /// by a tab where it holds spaces, which ends the name for `patch`.
  static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
      return path.contains(" ") ? path + "\t" : path
    }
    var quoted = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
