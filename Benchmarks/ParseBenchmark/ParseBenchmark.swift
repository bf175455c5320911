import Foundation
import SwiftParser
import SwiftSyntax

/// Parses every Swift file below a folder on all cores, and does nothing with the trees: the least that an extraction
/// through SwiftParser can cost. Prints the number of files and bytes.
@main enum ParseBenchmark {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: parse-benchmark FOLDER\n".utf8))
      exit(2)
    }
    let root = CommandLine.arguments[1]
    let paths = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
    let total = Total()
    DispatchQueue.concurrentPerform(iterations: paths.count) { number in
      guard let data = FileManager.default.contents(atPath: root + "/" + paths[number]) else { return }
      let bytes = Array(data)
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      total.add(bytes: bytes.count, statements: tree.statements.count)
    }
    print("\(paths.count) files, \(total.bytes) bytes, \(total.statements) top-level statements")
  }
}

private final class Total: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var bytes = 0
  private(set) var statements = 0

  func add(bytes: Int, statements: Int) {
    lock.withLock {
      self.bytes += bytes
      self.statements += statements
    }
  }
}
