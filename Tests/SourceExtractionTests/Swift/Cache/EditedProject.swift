import Findings
import Foundation
import LocalizableReferences
import TestSupport

@testable import SourceExtraction

/// A project of random sources that depend on each other by few names, so that most changes in one file matter in
/// another; and random edits of it.
struct EditedProject {
  private let project: TemporaryProject
  private var random: SeededRandom
  /// Path → the pieces of its text.
  private var files: [String: [String]] = [:]
  /// Path → the unit; `dependencyUnit` for what is only context.
  private var units: [String: Int] = [:]
  private var platforms: Set<String>?
  private var macroNames: [String] = []
  private var conditions: [String: Bool] = [:]
  private var declarations: [LocalizingDeclaration] = []
  private var observedUnits: Set<Int> = []
  private var count = 0

  private static let dependencyUnit = 2

  init(seed: UInt64) throws {
    project = try TemporaryProject()
    random = SeededRandom(seed: seed)
    for _ in 0..<7 { try addFile() }
    observedUnits = Bool.random(using: &random) ? [0, 1] : [0]
  }

  // MARK: Requests

  private func listed(_ unit: Int) -> [ExtractableFile] {
    units.filter { $0.value == unit }.keys.sorted().map {
      ExtractableFile(path: $0, absolutePath: project.absolute($0))
    }
  }

  var extractionUnits: [ExtractionUnit] {
    [0, 1].map { unit in
      var made = ExtractionUnit(
        name: "Unit\(unit)", files: listed(unit), macroNames: macroNames, declarations: declarations,
        conditions: conditions, platforms: platforms)
      made.isObserved = observedUnits.contains(unit)
      made.observesBundles = made.isObserved
      return made
    }
  }

  var context: [ExtractableFile] { [0, 1, Self.dependencyUnit].flatMap { listed($0) } }

  var root: String { project.root }

  // MARK: Edits

  /// - Returns: what was done.
  mutating func edit() throws -> String {
    let path = files.keys.sorted().randomElement(using: &random) ?? ""
    switch Int.random(in: 0...18, using: &random) {
    case 17, 18:
      observedUnits = [[0], [1], [0, 1], []].randomElement(using: &random) ?? []
      return "observed \(observedUnits.sorted())"
    case 0:
      try addFile()
      return "added a file"
    case 1 where files.count > 3:
      try FileManager.default.removeItem(atPath: project.absolute(path))
      files[path] = nil
      units[path] = nil
      return "removed \(path)"
    case 2:
      let moved = newPath()
      try FileManager.default.moveItem(atPath: project.absolute(path), toPath: project.absolute(moved))
      files[moved] = files.removeValue(forKey: path)
      units[moved] = units.removeValue(forKey: path)
      return "moved \(path) to \(moved)"
    case 3:
      units[path] = Int.random(in: 0...2, using: &random)
      return "compiled \(path) elsewhere"
    case 4:
      platforms = [nil, ["iOS"], ["macOS"], ["iOS", "macOS"]].randomElement(using: &random) ?? nil
      return "changed platforms"
    case 5:
      macroNames = [[], ["translated"]].randomElement(using: &random) ?? []
      return "changed macro names"
    case 6:
      conditions = [[:], ["DEBUG": true], ["DEBUG": false], ["CUSTOM": true]].randomElement(using: &random) ?? [:]
      return "changed conditions"
    case 14:
      let location = FindingLocation(path: "dragoman.json")
      let written = [
        ("T0", "init(_ title: LocalizedStringKey)"), ("", "func f1(_ title: LocalizedStringKey) -> Int"),
        ("T1", "func f0(_ title: String) -> String"),
      ]
      declarations = written.filter { _ in Bool.random(using: &random) }.map {
        LocalizingDeclaration(type: $0.0, source: $0.1, location: location)
      }
      return "changed configured declarations"
    case 7:
      let other = files.keys.sorted().randomElement(using: &random) ?? path
      files[path] = files[other]
    case 8 where (files[path]?.count ?? 0) > 1:
      let place = Int.random(in: 0..<(files[path]?.count ?? 1), using: &random)
      files[path]?.remove(at: place)
    case 9:
      files[path]?.shuffle(using: &random)
    case 10:
      files[path]?.append("// \(random.next())")
    default:
      let piece = self.piece()
      let place = Int.random(in: 0..<(files[path]?.count ?? 1), using: &random)
      files[path]?[place] = piece
    }
    try write(path)
    return "edited \(path):\n\(files[path]?.joined(separator: "\n") ?? "")"
  }

  private mutating func addFile() throws {
    let path = newPath()
    files[path] = (0..<Int.random(in: 1...6, using: &random)).map { _ in piece() }
    units[path] = Int.random(in: 0...2, using: &random)
    try write(path)
  }

  private mutating func newPath() -> String {
    count += 1
    return "\(["A", "B", "C"].randomElement(using: &random) ?? "A")\(count).swift"
  }

  private func write(_ path: String) throws {
    try project.write((files[path] ?? []).joined(separator: "\n") + "\n", to: path)
  }

  // MARK: Sources

  private mutating func one(of words: String...) -> String { words.randomElement(using: &random) ?? "" }
  private mutating func typeName() -> String { "T\(Int.random(in: 0...3, using: &random))" }
  private mutating func memberName() -> String { "m\(Int.random(in: 0...3, using: &random))" }
  private mutating func functionName() -> String { "f\(Int.random(in: 0...2, using: &random))" }
  private mutating func text() -> String { "\"text \(Int.random(in: 0...999, using: &random))\"" }

  private mutating func valueType() -> String {
    one(of: "Int", "String", "Double", "Bool", "[Int]", "Float?", "LocalizedStringKey", "T0", "T1.Inner", "Alias", "é")
  }

  private mutating func parameterType() -> String {
    one(of: "String", "LocalizedStringKey", "LocalizedStringResource", "Alias", "some StringProtocol", "T1")
  }

  private mutating func member() -> String {
    switch Int.random(in: 0...8, using: &random) {
    case 6: "var \(memberName()): String { \(one(of: "m0", "m1", text(), "f0(m2)")) }"
    case 7: "let label = \(one(of: "UILabel()", "T1()", "UIButton()"))"
    case 8: "var \(one(of: "errorDescription", "title")): String? { return \(one(of: "m1", text())) }"
    case 0: "var \(memberName()): \(valueType())"
    case 1: "let \(memberName()) = \(one(of: "1", "2.5", "f0(\"x\")", "T1()", "\"plain\"", "T0().m1"))"
    case 2: "var \(memberName()): \(valueType()) { fatalError() }"
    case 3: "func \(functionName())(_ title: \(parameterType())) -> \(valueType()) { fatalError() }"
    case 4: "static func \(functionName())(title: \(parameterType())) -> Self { fatalError() }"
    default: "init(_ title: \(parameterType())) {}"
    }
  }

  private mutating func use() -> String {
    switch Int.random(in: 0...16, using: &random) {
    case 10: "Text(\(one(of: "item.\(memberName())", memberName(), "f0(m1)")))"
    case 11: "label.text = \(one(of: memberName(), text(), "item.m2"))"
    case 12: "_ = LocalizedStringKey(\(typeName()).a.rawValue)"
    case 13: "_ = \(one(of: "item.", ""))\(memberName()) == 1 ? \(text()) : \"\\(m1) items\""
    case 14: "_ = \(memberName()) + String(localized: \(text()))"
    case 15: "VStack(spacing: 8) { Text(\(text())) }.frame(width: 80)"
    case 16: "formatter.dateFormat = \(text()); _ = \"$\\(item.\(memberName()))\""
    case 0: "Text(\"\(memberName()) is \\(\(typeName())().\(memberName()))\")"
    case 1: "\(functionName())(\(text()))"
    case 2: "\(typeName())(\(text()))"
    case 3: "\(typeName())(\(memberName()): \(text()))"
    case 4: "Text(\"global \\(\(memberName()))\")"
    case 5: "item.\(functionName())(\(text()))"
    case 6: "Unknown(\(text()), other: \(functionName())(\(text())))"
    case 7: "Text(\"count \\(items.map(\\.\(memberName())).count) \\(unknown.\(memberName()))\")"
    case 8: "let value\(memberName()): \(parameterType()) = \(text())"
    default: "translated(\(text()))"
    }
  }

  private mutating func piece() -> String {
    let members = (0..<3).map { _ in "  " + member() }.joined(separator: "\n")
    let uses = (0..<3).map { _ in "    " + use() }.joined(separator: "\n")
    switch Int.random(in: 0...11, using: &random) {
    case 0: return "\(one(of: "", "private ", "public "))struct \(typeName()) {\n\(members)\n}"
    case 1: return "extension \(one(of: typeName(), "String", "Alias", "View", "Text")) {\n\(members)\n}"
    case 2: return "typealias \(one(of: "Alias", "é")) = \(one(of: "String", "LocalizedStringKey", "T2", "Int"))"
    case 3:
      return
        "enum \(typeName()): \(one(of: "String", "Int", "P")) {\n  case a, \(one(of: "b", "c = \"x\""))\n  struct Inner {\n\(members)\n  }\n}"
    case 4: return "protocol P {\n  var \(memberName()): \(valueType()) { get }\n}"
    case 5:
      return
        "class \(typeName()): \(one(of: "P", "T0", "T3", "UIViewController", "View", "LocalizedError")) {\n\(members)\n}"
    case 6: return "func \(functionName())(_ title: \(parameterType())) -> \(valueType()) { fatalError() }"
    case 7: return "let \(memberName()) = \(one(of: "1", "1.5", "\"a\"", "T0()", "f1(\"y\")"))"
    case 8:
      let condition = one(of: "DEBUG", "os(iOS)", "os(macOS)", "CUSTOM")
      return "#if \(condition)\nfunc body\(random.next() % 9)() {\n\(uses)\n}\n#endif"
    case 9:
      let item = typeName()
      return "extension \(typeName()) {\n  func show(items: [\(item)], item: \(item)) {\n\(uses)\n  }\n}"
    case 10: return "func broken( {"
    default:
      let name = "View\(random.next() % 50)"
      return "struct \(name): View {\n  let item: \(typeName())\n  var body: some View {\n\(uses)\n  }\n}"
    }
  }
}
