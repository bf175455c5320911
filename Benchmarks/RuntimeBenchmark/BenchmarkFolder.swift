import Foundation

/// What `prepare` has written.
struct BenchmarkFolder {
  let path: String
  /// In an order that has nothing to do with the files'.
  let keys: [String]

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: URL(fileURLWithPath: path + "/keys.txt"), encoding: .utf8)
    // The same order for every program that reads it: a step that has no factor in common with the number of keys.
    let lines = text.split(separator: "\n").map(String.init)
    keys = lines.indices.map { lines[$0 * 7919 % lines.count] }
  }
}
