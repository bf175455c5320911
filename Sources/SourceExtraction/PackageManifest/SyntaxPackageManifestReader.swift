package import Findings
package import ProjectModel
import SourceText
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Reads `Package.swift` as text, with a parser of Swift and nothing run: what it says in literals, constants, sums,
/// loops and helper functions of its own.
package struct SyntaxPackageManifestReader: PackageManifestReader, Sendable {
  package init() {}

  package func manifest(in bytes: [UInt8], path: String) -> (manifest: PackageManifest, findings: [Finding]) {
    guard !Self.isNestedTooDeep(bytes) else {
      return (PackageManifest(), [PackageManifestFindings.nestedTooDeep(path: path)])
    }
    let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    // Operators stay a flat sequence until they are folded; what cannot be folded is left as it is.
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    guard let file = folded.as(SourceFileSyntax.self) else { return (PackageManifest(), []) }
    let evaluator = ManifestEvaluator(declarations: ManifestDeclarations(file))
    _ = evaluator.run(file.statements)
    var description = PackageDescriptionReader(text: SourceText(bytes: bytes), path: path)
    guard let (name, call) = evaluator.packageCall() else {
      return (PackageManifest(), [PackageManifestFindings.noPackage(path: path)])
    }
    let manifest = description.manifest(call) { evaluator.value(named: name + "." + $0) ?? call[$0] }
    return (manifest, description.findings)
  }

  /// Whether brackets stand so deep that parsing could take forever: for each `[` or `(` that directly
  /// follows a `[`, the toolchain's parser tries both a type and a literal, which doubles its time. Brackets in strings count too; no
  /// manifest has that many.
  private static func isNestedTooDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var run = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        run += 1
        if depth > 64 || run > 8 { return true }
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        run = 0
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: run = 0
      }
    }
    return false
  }
}

extension ManifestEvaluator {
  /// The package and the name it was given: SwiftPM takes the one that is called `package`.
  fileprivate func packageCall() -> (name: String, call: ManifestCall)? {
    for name in namesOfFile() {
      if case .call(let call) = value(named: name), call.name == "Package" { return (name, call) }
    }
    return nil
  }
}

/// Turns the values of a package's description into a manifest.
private struct PackageDescriptionReader {
  let text: SourceText
  let path: String
  var findings: [Finding] = []

  init(text: SourceText, path: String) {
    self.text = text
    self.path = path
  }

  /// - Parameter current: the value of an argument, with what was added to it after the call.
  mutating func manifest(_ call: ManifestCall, current: (String) -> ManifestValue?) -> PackageManifest {
    var manifest = PackageManifest(name: call["name"]?.string)
    if let language = current("defaultLocalization") {
      // `LanguageTag("en")` is the long form of a literal.
      if case .call(let tag) = language, tag.name == "LanguageTag" || tag.name == "init" {
        manifest.defaultLocalization = tag.arguments.first?.value.string
      } else {
        manifest.defaultLocalization = string(language, "the default localization")
      }
    }
    for element in elements(current("targets"), "a list of targets") {
      if let target = target(element) { manifest.targets.append(target) }
    }
    for element in elements(current("dependencies"), nil) {
      if case .call(let dependency) = element, dependency.name == "package", let value = dependency["path"] {
        if let folder = string(value, "the path of a dependency") { manifest.localDependencies.append(folder) }
      }
    }
    return manifest
  }

  private mutating func target(_ value: ManifestValue) -> PackageManifest.Target? {
    guard case .call(let call) = value else {
      report(value, "a target")
      return nil
    }
    let kinds: [String: PackageManifest.Target.Kind] = [
      "target": .regular, "executableTarget": .executable, "testTarget": .test, "macro": .macro, "plugin": .plugin,
      "systemLibrary": .system, "binaryTarget": .binary,
    ]
    guard let kind = kinds[call.name] else {
      report(.unknown(call.offset), "a target")
      return nil
    }
    guard let name = call["name"].flatMap({ string($0, "the name of a target") }) else { return nil }
    var target = PackageManifest.Target(name: name, kind: kind)
    target.path = call["path"].flatMap { string($0, "the path of a target") }
    target.exclude = strings(call["exclude"], "an excluded path")
    if let sources = call["sources"], sources.elements != nil { target.sources = strings(sources, "a path of sources") }
    for resource in elements(call["resources"], nil) {
      if case .call(let rule) = resource, let path = rule.arguments.first?.value.string {
        target.resources.append(path)
        if rule.name != "process" { target.copiedResources.append(path) }
      }
    }
    for plugin in elements(call["plugins"], nil) {
      if case .call(let plugin) = plugin, let name = plugin["name"]?.string { target.plugins.append(name) }
    }
    for dependency in elements(call["dependencies"], nil) {
      switch dependency {
      case .string(let name): target.dependencies.append(name)
      case .call(let call) where call.name == "target" || call.name == "byName":
        if let name = call["name"]?.string { target.dependencies.append(name) }
      default: break
      }
    }
    return target
  }

  // MARK: Values

  private mutating func string(_ value: ManifestValue, _ what: String) -> String? {
    if let text = value.string { return text }
    report(value, what)
    return nil
  }

  private mutating func strings(_ value: ManifestValue?, _ what: String) -> [String] {
    elements(value, what).compactMap { string($0, what) }
  }

  /// - Parameter what: how to name the array in a finding if it cannot be read; nil if that does not matter.
  private mutating func elements(_ value: ManifestValue?, _ what: String?) -> [ManifestValue] {
    guard let value else { return [] }
    if let elements = value.elements { return elements }
    if let what { report(value, what) }
    return []
  }

  private mutating func report(_ value: ManifestValue, _ what: String) {
    if case .unknown(let offset) = value {
      findings.append(PackageManifestFindings.unreadable(what, at: offset, in: text, path: path))
    }
  }
}
