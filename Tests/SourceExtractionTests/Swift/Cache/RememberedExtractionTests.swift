import ContentCache
import Findings
import Foundation
import LocalizableReferences
import SourceObservations
import TestSupport
import Testing

@testable import SourceExtraction

/// What is remembered of former runs must never show in what is found.
@Suite struct RememberedExtractionTests {
  private struct Found: Hashable, Sendable {
    var references: [LocalizableReference]
    var findings: [Finding]
    var incompleteFiles: [String]
    var possibleKeys: [String]
    var observations: SourceObservations

    init(_ result: ExtractionResult) {
      references = result.references
      findings = result.findings
      incompleteFiles = result.incompleteFiles
      possibleKeys = result.possibleKeys
      observations = result.observations
    }
  }

  private static func anew(_ project: EditedProject) throws -> [Found] {
    try SwiftExtractor().references(in: project.extractionUnits, context: project.context, progress: nil)
      .map(Found.init)
  }

  private static func run(_ project: EditedProject, _ cache: CacheStore) throws -> (ContentHash?, [Found]) {
    let run = try CachedExtraction(
      of: SwiftExtractor(), in: project.extractionUnits, context: project.context, root: project.root, cache: cache,
      progress: nil)
    return (run.inputs, try run.results().map(Found.init))
  }

  @Test(arguments: 1...8)
  func findsTheSameAfterEveryEdit(seed: UInt64) throws {
    let folder = try TemporaryProject()
    let cache = try #require(CacheStore(folder: folder.root + "/cache", identity: "test"))
    var project = try EditedProject(seed: seed)
    var history = ["seed \(seed)"]
    for _ in 0..<25 {
      let expected = try Self.anew(project)
      let (first, found) = try Self.run(project, cache)
      try #require(found == expected, "\(history.joined(separator: "\n"))")
      let (second, again) = try Self.run(project, cache)
      try #require(again == expected, "the second time: \(history.joined(separator: "\n"))")
      #expect(first == second)
      history.append(try project.edit())
    }
  }

  /// Reads all that it is given.
  private struct Reading: Extractor {
    var fileExtensions: Set<String> { ["swift"] }
    var dataHash: ContentHash { ContentHash("reading") }

    func references(
      in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
      progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
    ) throws -> [ExtractionResult] {
      for file in units.flatMap(\.files) { _ = access.bytes(of: file) }
      return units.map { _ in ExtractionResult() }
    }
  }

  @Test("a file that changes between being looked at and being read is noticed")
  func changeMeanwhile() throws {
    let project = try TemporaryProject(["A.swift": "let a = 1", "B.swift": "let b = 1"])
    let folder = try TemporaryProject()
    let cache = try #require(CacheStore(folder: folder.root + "/cache", identity: "test"))
    let files = ["A.swift", "B.swift"].map { ExtractableFile(path: $0, absolutePath: project.absolute($0)) }
    func run() throws -> CachedExtraction {
      try CachedExtraction(
        of: Reading(), in: [ExtractionUnit(name: "Main", files: files)], context: [], root: project.root, cache: cache,
        progress: nil)
    }
    _ = try run().results()
    let same = try run()
    _ = try same.results()
    #expect(same.isSteady)
    let changed = try run()
    try Data("let b = 2".utf8).write(to: URL(fileURLWithPath: project.absolute("B.swift")))
    _ = try changed.results()
    #expect(!changed.isSteady)
  }

  /// Entries by their names, of which those count that hold something of a file.
  private static func entries(in cache: CacheStore) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: cache.folder)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      names.compactMap { name in
        (try? Data(contentsOf: URL(fileURLWithPath: cache.folder + "/" + name))).map { (name, $0) }
      }
    ) { first, _ in first }
  }

  @Test func readsOnlyWhatAChangeConcerns() throws {
    let project = try TemporaryProject([
      "Item.swift": "struct Item { var name: String }\nfunc label(_ item: Item) -> Int { 1 }",
      "First.swift": "let first = Text(\"\\(Item(name: \"a\").name)\")",
      "Second.swift": "let second = Text(\"second\")",
    ])
    let folder = try TemporaryProject()
    let cache = try #require(CacheStore(folder: folder.root + "/cache", identity: "test"))
    let files = ["First.swift", "Item.swift", "Second.swift"].map {
      ExtractableFile(path: $0, absolutePath: project.absolute($0))
    }
    /// The number of entries that a run wrote, and the keys it found.
    func run() throws -> (Int, [String]) {
      let before = Self.entries(in: cache)
      let run = try CachedExtraction(
        of: SwiftExtractor(), in: [ExtractionUnit(name: "Main", files: files)], context: [], root: project.root,
        cache: cache, progress: nil)
      let keys = try run.results().flatMap(\.references).map(\.key)
      return (Self.entries(in: cache).count { before[$0.key] != $0.value }, keys)
    }
    _ = try run()
    // A body: the file itself, and the state of all files.
    try project.write("struct Item { var name: String }\nfunc label(_ item: Item) -> Int { 200 }", to: "Item.swift")
    let body = try run()
    #expect(body.0 == 2)
    #expect(body.1 == ["%@", "second"])
    // A declaration that nobody asked for.
    try project.write("struct Item { var name: String }\nfunc label(_ item: Item) -> String { \"\" }", to: "Item.swift")
    #expect(try run().0 == 2)
    // One that another file uses.
    try project.write("struct Item { var name: Int }\nfunc label(_ item: Item) -> String { \"\" }", to: "Item.swift")
    let type = try run()
    #expect(type.0 == 3)
    #expect(type.1 == ["%lld", "second"])
  }

  /// Classes that are generated from a model are declarations like others.
  @Test func aChangedModelChangesWhatUsesIt() throws {
    func model(_ type: String, codeGeneration: String = "class") -> String {
      """
      <model><entity name="House" representedClassName="House" codeGenerationType="\(codeGeneration)">
        <attribute name="floors" attributeType="\(type)" usesScalarValueType="YES"/>
      </entity></model>
      """
    }
    let path = "House.xcdatamodel/contents"
    let project = try TemporaryProject([
      path: model("Integer 16"), "First.swift": #"func f(_ house: House) { _ = Text("\(house.floors)") }"#,
      "Second.swift": "let second = Text(\"second\")",
    ])
    let folder = try TemporaryProject()
    let cache = try #require(CacheStore(folder: folder.root + "/cache", identity: "test"))
    func run(asContext: Bool = false) throws -> ExtractionResult {
      let files = ["First.swift", path, "Second.swift"].map {
        ExtractableFile(path: $0, absolutePath: project.absolute($0))
      }
      let own = files.filter { !asContext || $0.path != path }
      let run = try CachedExtraction(
        of: SwiftExtractor(), in: [ExtractionUnit(name: "Main", files: own)], context: files, root: project.root,
        cache: cache, progress: nil)
      return try #require(try run.results().first)
    }
    for isContext in [false, true] {
      for (type, key) in [("Integer 16", "%d"), ("Double", "%lf"), ("Integer 64", "%lld"), ("Integer 16", "%d")] {
        try project.write(model(type), to: path)
        for _ in 0...1 {
          #expect(try run(asContext: isContext).references.map(\.key) == [key, "second"], "\(type)")
        }
      }
    }
    try project.write(model("Integer 16", codeGeneration: ""), to: path)
    #expect(try run().references.map(\.key) == ["%@", "second"])
    try project.write("<model", to: path)
    for _ in 0...1 { #expect(try run().incompleteFiles == [path]) }
    try FileManager.default.removeItem(atPath: project.absolute(path))
    #expect(try run().incompleteFiles == [path])
  }

  /// Anything may lie in the cache's folder: it is then read as what it is, or not at all.
  @Test(arguments: 1...4)
  func survivesDamage(seed: UInt64) throws {
    let folder = try TemporaryProject()
    let cache = try #require(CacheStore(folder: folder.root + "/cache", identity: "test"))
    let project = try EditedProject(seed: seed + 100)
    let expected = try Self.anew(project)
    var random = SeededRandom(seed: seed)
    for _ in 0..<8 {
      #expect(try Self.run(project, cache).1 == expected)
      let names = FileManager.default.enumerator(atPath: cache.folder)?.compactMap { $0 as? String } ?? []
      let files = names.sorted().map { URL(fileURLWithPath: cache.folder + "/" + $0) }.filter { !$0.hasDirectoryPath }
      #expect(files.count > 5)
      for file in files where Bool.random(using: &random) {
        guard var bytes = (try? Data(contentsOf: file)).map({ [UInt8]($0) }), !bytes.isEmpty else { continue }
        switch Int.random(in: 0...4, using: &random) {
        case 0: try FileManager.default.removeItem(at: file)
        case 1: try Data(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))).write(to: file)
        case 2:
          bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
          try Data(bytes).write(to: file)
        case 3: try Data(bytes + [0]).write(to: file)
        default:
          // Another entry under this one's name.
          try Data((try? Data(contentsOf: files.randomElement(using: &random) ?? file)) ?? Data()).write(to: file)
        }
      }
    }
  }

  /// Entries with a right checksum and wrong content are refused or read, but never followed out of their bounds.
  @Test func survivesForgedEntries() throws {
    var random = SeededRandom(seed: 77)
    let source = SwiftSourceFile(
      path: "A.swift",
      bytes: Array(
        """
        struct A<T: P>: Q { var a: [Int: (x: T, (String) -> Int)] = [:]; init?(_ t: T.Type = T.self, b: Int...) {} }
        @Wrapper("a") var b = 1
        """.utf8))
    let declarations = DeclarationCollector.declarations(in: source.parsed(), origin: .project, file: 0)
    var writer = BinaryWriter()
    writer.write(SwiftFileSummary(isToWalk: true, declarations: declarations.fingerprinted()))
    for _ in 0..<20_000 {
      var bytes = writer.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var reader = BinaryReader(bytes)
      guard let summary = try? reader.swiftSummary(origin: .project, file: 0) else { continue }
      _ = DeclarationIndex().merging([summary.declarations])
    }
  }

  @Test func servesSeveralRunsAtOnce() async throws {
    let folder = try TemporaryProject()
    let cache = try #require(CacheStore(folder: folder.root + "/cache", identity: "test"))
    let project = try EditedProject(seed: 9)
    let expected = try Self.anew(project)
    let (units, context, root) = (project.extractionUnits, project.context, project.root)
    try await withThrowingTaskGroup(of: [Found].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try CachedExtraction(
            of: SwiftExtractor(), in: units, context: context, root: root, cache: cache, progress: nil
          ).results().map(Found.init)
        }
      }
      for try await found in group { #expect(found == expected) }
    }
  }
}
