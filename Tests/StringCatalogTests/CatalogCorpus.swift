import Foundation
import TestSupport

/// The real catalogs beside the checkout, with what their index says of them.
enum CatalogCorpus {
  struct Row: Sendable, CustomStringConvertible {
    var file: String
    var style: String
    var isOrdered: Bool
    var description: String { file }
  }

  static let rows: [Row] = {
    guard
      let folder, let index = try? String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    else { return [] }
    return index.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 9 else { return nil }
      return Row(file: String(columns[0]), style: String(columns[7]), isOrdered: columns[8] == "yes")
    }
  }()

  static var exists: Bool { !rows.isEmpty }

  static func bytes(_ row: Row) throws -> [UInt8] {
    guard let folder else { return [] }
    return Array(try Data(contentsOf: folder.appendingPathComponent(row.file)))
  }

  private static var folder: URL? { CorpusLocation.folder?.appendingPathComponent("xcstrings") }
}
