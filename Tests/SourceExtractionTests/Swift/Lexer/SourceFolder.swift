import Foundation

/// A folder of Swift sources to compare on, named by `DRAGOMAN_SWIFT_SOURCES`.
enum SourceFolder {
  static let path = ProcessInfo.processInfo.environment["DRAGOMAN_SWIFT_SOURCES"]

  static func files() throws -> [String] {
    guard let path else { return [] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
  }
}
