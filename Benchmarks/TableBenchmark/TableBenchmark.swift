import CompiledTables
import Dispatch
import Foundation
import StringCatalog
import TableCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Measures compiled tables: `table-benchmark compile CATALOG`, `table-benchmark lookup [KEYS]`.
@main
struct TableBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "compile" where arguments.count == 3: try compile(arguments[2])
    case "lookup": try lookUp(keys: arguments.count > 2 ? Int(arguments[2]) ?? 10_000 : 10_000)
    default: print("usage: table-benchmark compile CATALOG | lookup [KEYS]")
    }
  }

  // MARK: Compiling

  /// How long tables of a catalog take to make, and how large they are.
  private static func compile(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let catalog = try StringCatalog(bytes: bytes, path: path)
    var pair = (text: 0, binary: 0)
    var languages = 0
    let pairTime = milliseconds {
      let compiled = CompiledCatalog(catalog)
      languages = compiled.languages.count
      for language in compiled.languages {
        pair.text += language.files(table: "Localizable", serialization: .text).reduce(0) { $0 + $1.bytes.count }
      }
    }
    for language in CompiledCatalog(catalog).languages {
      pair.binary += language.files(table: "Localizable", serialization: .binary).reduce(0) { $0 + $1.bytes.count }
    }
    var size = 0
    let tableTime = milliseconds {
      let tables = RuntimeTables([(table: "Localizable", path: path, catalog: catalog)])
      for language in tables.languages() { size += tables.file(ofLanguage: language).bytes.count }
    }
    print("\(languages) languages; catalog \(bytes.count) bytes")
    print("pair, XML:       \(pair.text) bytes in \(pairTime) ms")
    print("pair, binary:    \(pair.binary) bytes")
    print("compiled tables: \(size) bytes in \(tableTime) ms")
  }

  // MARK: Looking up

  private static func lookUp(keys count: Int) throws {
    let screens = ["order", "ticket", "account", "payment", "concert", "seat map", "gift card", "profile"]
    let entries = (0..<count).map { number in
      (
        key: "Title of button \(number) on the \(screens[number % screens.count]) screen",
        text: "Beschriftung der Taste \(number) im Fenster \(screens[number % screens.count])"
      )
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("table-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var writer = CompiledTableWriter(language: "de", isSourceLanguage: false)
    writer.add(table: "Localizable", entries.map { (key: $0.key, message: .format($0.text)) })
    let bytes = try writer.file().bytes
    let path = folder.appendingPathComponent("Tables.dragoman").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    print("\(count) keys, \(bytes.count) bytes")

    // Every key once, in an order that has nothing to do with the file's.
    let keys = entries.map(\.key).shuffled()
    let misses = keys.map { $0 + "?" }
    var openings: [Double] = []
    for _ in 0..<51 {
      openings.append(
        try nanoseconds {
          let file = try CompiledTableFile(path: path)
          _ = file.table(named: "Localizable")?.message(forKey: keys[0])?.withPlainText(\.count)
        })
    }
    report("open, first lookup", openings.sorted()[25], "ns")
    let file = try CompiledTableFile(path: path)
    report("verify", try nanoseconds { try file.verify() } / 1000, "µs")
    guard let table = file.table(named: "Localizable") else { return }
    report("lookup, bytes of the text", each(keys) { table.message(forKey: $0)?.withPlainText(\.count) ?? 0 }, "ns")
    report("lookup, String of the text", each(keys) { table.message(forKey: $0)?.plainText?.utf8.count ?? 0 }, "ns")
    report("miss", each(misses) { table.message(forKey: $0) == nil ? 1 : 0 }, "ns")
    let one = Array(repeating: keys[0], count: count)
    let both = keys + misses
    if let before = countedAllocations() {
      for key in both { _ = table.message(forKey: key)?.withPlainText(\.count) }
      let after = countedAllocations() ?? 0
      print("allocations in \(2 * count) lookups and misses: \(after - before)")
    }
    report("the same key again", each(one) { table.message(forKey: $0)?.withPlainText(\.count) ?? 0 }, "ns")
    #if canImport(Glibc)
      try lookUpWithGettext(entries, keys, misses, in: folder)
    #endif
  }

  #if canImport(Glibc)
    /// GNU gettext in the C library, on the same texts compiled by `msgfmt`.
    private static func lookUpWithGettext(
      _ entries: [(key: String, text: String)], _ keys: [String], _ misses: [String], in folder: URL
    ) throws {
      let messages = folder.appendingPathComponent("de/LC_MESSAGES")
      try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
      var source = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
      for entry in entries { source += "msgid \"\(entry.key)\"\nmsgstr \"\(entry.text)\"\n\n" }
      let po = folder.appendingPathComponent("de.po")
      try Data(source.utf8).write(to: po)
      let mo = messages.appendingPathComponent("tables.mo")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["msgfmt", "-o", mo.path, po.path]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return print("no msgfmt: gettext is not measured") }
      typealias Bind = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
      typealias Get = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
      guard let bindPointer = dlsym(nil, "bindtextdomain"), let getPointer = dlsym(nil, "dgettext") else { return }
      let bind = unsafeBitCast(bindPointer, to: Bind.self)
      let get = unsafeBitCast(getPointer, to: Get.self)
      // gettext translates in no locale called "C".
      setlocale(LC_ALL, "C.UTF-8")
      setenv("LANGUAGE", "de", 1)
      _ = bind("tables", folder.path)
      let first = nanoseconds { _ = get("tables", keys[0]) }
      let found = get("tables", keys[0]).map { String(cString: $0) }
      guard let found, found.hasPrefix("Beschriftung") else { return print("gettext did not translate") }
      report("gettext: first lookup", first, "ns")
      // What a program in C has: keys that end in a zero.
      let cKeys = keys.compactMap { strdup($0).map { UnsafePointer($0) } }
      let cMisses = misses.compactMap { strdup($0).map { UnsafePointer($0) } }
      report("gettext: lookup", each(cKeys) { Int(bitPattern: get("tables", $0)) & 1 }, "ns")
      report("gettext: miss", each(cMisses) { Int(bitPattern: get("tables", $0)) & 1 }, "ns")
      let one = Array(repeating: cKeys[0], count: cKeys.count)
      report("gettext: the same key again", each(one) { Int(bitPattern: get("tables", $0)) & 1 }, "ns")
      let size = try FileManager.default.attributesOfItem(atPath: mo.path)[.size] as? Int ?? 0
      print("gettext: \(size) bytes")
    }
  #endif

  // MARK: Timing

  /// How often memory was asked for so far; nil without `count_allocations.c`.
  private static func countedAllocations() -> Int? {
    guard let pointer = dlsym(nil, "counted_allocations") else { return nil }
    return unsafeBitCast(pointer, to: (@convention(c) () -> Int).self)()
  }

  /// The median of 21 passes over all keys, for each key.
  private static func each<Key>(_ keys: [Key], _ body: (Key) -> Int) -> Double {
    var sum = 0
    let passes = (0..<21).map { _ in
      nanoseconds { for key in keys { sum &+= body(key) } } / Double(keys.count)
    }
    // The sum is used, so that no pass is optimized away.
    if sum == .min { print("") }
    return passes.sorted()[10]
  }

  private static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> String {
    String(format: "%.0f", try nanoseconds(body) / 1_000_000)
  }

  private static func report(_ what: String, _ value: Double, _ unit: String) {
    print("\(what): \(String(format: "%.0f", value)) \(unit)")
  }
}
