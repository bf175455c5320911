import Foundation
import SourceExtraction
import SwiftParser
import SwiftSyntax

/// Parses every Swift file below a folder on all cores, and does nothing with the trees: the least that an extraction
/// through SwiftParser of whole files can cost. Prints the number of files and bytes.
///
/// `--lexer` takes the files apart into tokens instead, on one core and after they have been read, and prints megabytes
/// a second; `--trees` makes their trees from tokens, and has the parser read the same files.
@main enum ParseBenchmark {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let mode = arguments.first.flatMap { ["--lexer", "--trees"].contains($0) ? $0 : nil }
    if mode != nil { arguments.removeFirst() }
    guard arguments.count == 1, let root = arguments.first else {
      FileHandle.standardError.write(Data("usage: parse-benchmark [--lexer | --trees] FOLDER\n".utf8))
      exit(2)
    }
    let paths = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
    let files = paths.map { root + "/" + $0 }
    switch mode {
    case "--lexer": lex(files)
    case "--trees": makeTrees(files)
    default: parse(files)
    }
  }

  private static func parse(_ paths: [String]) {
    let total = Total()
    DispatchQueue.concurrentPerform(iterations: paths.count) { number in
      guard let data = FileManager.default.contents(atPath: paths[number]) else { return }
      let bytes = Array(data)
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      total.add(bytes: bytes.count, statements: tree.statements.count)
    }
    print("\(paths.count) files, \(total.bytes) bytes, \(total.statements) top-level statements")
  }

  /// In processor time, one file after the other by turns, as far as they are read without the parser.
  private static func makeTrees(_ paths: [String]) {
    var seconds = (ours: 0.0, parser: 0.0)
    var (files, bytes, allBytes) = (0, 0, 0)
    for path in paths {
      guard let source = FileManager.default.contents(atPath: path).map({ Array($0) }) else { continue }
      allBytes += source.count
      source.withUnsafeBufferPointer { buffer in
        let start = clock()
        guard SwiftTreeCount.isRead(buffer) else { return }
        let middle = clock()
        _ = Parser.parse(source: buffer)
        seconds.ours += Double(middle - start) / Double(CLOCKS_PER_SEC)
        seconds.parser += Double(clock() - middle) / Double(CLOCKS_PER_SEC)
        (files, bytes) = (files + 1, bytes + buffer.count)
      }
    }
    print(
      "\(files) of \(paths.count) files, \(bytes) of \(allBytes) bytes: \(seconds.ours) s, parser \(seconds.parser) s")
  }

  /// The fastest of five rounds, in processor time.
  private static func lex(_ paths: [String]) {
    let files = paths.compactMap { FileManager.default.contents(atPath: $0) }.map { Array($0) }
    let bytes = files.reduce(0) { $0 + $1.count }
    var tokens = 0
    var fastest = Double.infinity
    for _ in 0..<5 {
      let start = clock()
      tokens = files.reduce(0) { $0 + $1.withUnsafeBufferPointer { SwiftTokenCount.tokens(in: $0) } }
      fastest = min(fastest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    print("\(files.count) files, \(bytes) bytes, \(tokens) tokens, \(Int(Double(bytes) / fastest / 1e6)) MB/s")
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
