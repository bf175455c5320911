import Foundation
import StringCatalog

/// Counts the catalogs of a corpus that come back to the byte; `Scripts/score_catalogs.sh` says how it is called.
@main struct CatalogScore {
  struct Row {
    var file: String
    var isXcodes: Bool
    var isOrdered: Bool
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: catalog-score FOLDER SHUFFLED_FOLDER")
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[1])
    let shuffledFolder = URL(fileURLWithPath: arguments[2])
    let rows = try index(of: folder)
    let xcodes = rows.filter(\.isXcodes)
    let ordered = rows.filter(\.isOrdered)
    var identical = 0
    var withDuplicates = 0
    for row in xcodes {
      let bytes = try contents(folder.appendingPathComponent(row.file))
      var catalog = try? StringCatalog(bytes: bytes, path: row.file)
      if catalog == nil {
        catalog = try StringCatalog(bytes: bytes, path: row.file, duplicateKeys: .kept)
        withDuplicates += 1
        print("\(row.file): holds a duplicate key, refused by default and read here with both kept")
      }
      // The second writes every value anew: it would not do to hand back what was read.
      if catalog?.bytes() == bytes, catalog?.formatted(sorting: false) == bytes {
        identical += 1
      } else {
        print("\(row.file): differs")
      }
    }
    var restored = 0
    for row in ordered {
      let bytes = try contents(folder.appendingPathComponent(row.file))
      let shuffled = try contents(shuffledFolder.appendingPathComponent(row.file))
      let formatted = try StringCatalog(bytes: shuffled, path: row.file).formatted()
      if shuffled != bytes, formatted == bytes {
        restored += 1
      } else {
        print("\(row.file): differs from shuffled keys")
      }
    }
    let note = withDuplicates == 0 ? "" : " (\(withDuplicates) of them with a duplicate key)"
    print("read and written: \(identical)/\(xcodes.count) identical\(note)")
    print("from shuffled keys: \(restored)/\(ordered.count) identical")
    if identical != xcodes.count || restored != ordered.count { exit(1) }
  }

  private static func index(of folder: URL) throws -> [Row] {
    let text = try String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    guard
      let header = lines.first, let file = header.firstIndex(of: "file"), let style = header.firstIndex(of: "style"),
      let ordered = header.firstIndex(of: "ordered")
    else { return [] }
    return lines.dropFirst().filter { $0.count == header.count }.map {
      Row(file: String($0[file]), isXcodes: $0[style] == "xcode", isOrdered: $0[ordered] == "yes")
    }
  }

  private static func contents(_ file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}
