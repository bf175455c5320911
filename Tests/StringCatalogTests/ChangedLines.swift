/// The lines of two texts that are not the same at their start and end: what a change has touched.
struct ChangedLines: CustomStringConvertible {
  var old: [ArraySlice<UInt8>]
  var new: [ArraySlice<UInt8>]
  /// 1-based number of the first line that differs.
  var firstLine: Int

  var description: String {
    let marked =
      old.map { "- " + String(decoding: $0, as: UTF8.self) } + new.map { "+ " + String(decoding: $0, as: UTF8.self) }
    return "line \(firstLine)\n" + marked.joined(separator: "\n")
  }

  init(from oldBytes: [UInt8], to newBytes: [UInt8]) {
    let oldLines = oldBytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let newLines = newBytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let shorter = min(oldLines.count, newLines.count)
    var start = 0
    while start < shorter, oldLines[start] == newLines[start] { start += 1 }
    var end = 0
    while end < shorter - start, oldLines[oldLines.count - 1 - end] == newLines[newLines.count - 1 - end] { end += 1 }
    old = Array(oldLines[start..<oldLines.count - end])
    new = Array(newLines[start..<newLines.count - end])
    firstLine = start + 1
  }
}
