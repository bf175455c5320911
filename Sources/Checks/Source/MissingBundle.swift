import Findings
import LocalizableReferences
import ProjectModel
import SourceObservations
import SourceText
import StringCatalog

/// A text of a package or framework that is looked up in the app's tables.
package enum MissingBundle: SourceRule {
  package static let description = RuleDescription(
    "a text of a package or framework names no bundle, and is looked up in the app's",
    rationale: """
      A call without `bundle:` looks into the main bundle, where the strings of a package are not: people see the key. \
      Xcode extracts the key all the same, so that everything looks right. Only keys that the target's own catalog has, \
      and no catalog of an app, are reported.
      """,
    severity: .error,
    milder: [.warning: "for a key that is its own text and has no translation yet"],
    bad: [
      .project(
        [
          "Sources/Shelf/Shelf.swift": """
          import SwiftUI
          struct Shelf: View {
            var body: some View { Text(↓"Books on this shelf", comment: "Heading") }
          }
          """,
          "Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Shelf", defaultLocalization: "en",
            targets: [.target(name: "Shelf", resources: [.process("Localizable.xcstrings")])])
          """,
          "Sources/Shelf/Localizable.xcstrings": """
          { "sourceLanguage" : "en", "strings" : { "Books on this shelf" : { } }, "version" : "1.0" }
          """,
        ],
        fixed: """
          import SwiftUI
          struct Shelf: View {
            var body: some View { Text("Books on this shelf", bundle: .module, comment: "Heading") }
          }
          """)
    ],
    good: [
      .project(
        [
          "Sources/Shelf/Shelf.swift": """
          import SwiftUI
          struct Shelf: View {
            var body: some View { Text("Books on this shelf", bundle: .module) }
          }
          """,
          "Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Shelf", defaultLocalization: "en",
            targets: [.target(name: "Shelf", resources: [.process("Localizable.xcstrings")])])
          """,
          "Sources/Shelf/Localizable.xcstrings": """
          { "sourceLanguage" : "en", "strings" : { "Books on this shelf" : { } }, "version" : "1.0" }
          """,
        ])
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    guard target.target.hasBundleOfItsOwn, !target.target.catalogs.isEmpty else { return }
    let uses = KeyUses(target, in: project)
    let apps = Set(
      project.targets.filter { ![.package, .framework, .staticLibrary].contains($0.target.kind) }.map(\.target.name))
    let appCatalogs = project.catalogs.filter { catalog in catalog.targets.contains { apps.contains($0) } }
    for reference in target.references {
      // Most cheaply told first: most keys are in no catalog, or in the app's.
      guard let use = reference.bundlelessUse,
        let catalog = uses.catalog(of: reference), catalog.contains(reference.key),
        !ObservedPlace.isSample(path: reference.location.path, reference.enclosingDeclaration),
        Wording.hasLetters(inKey: reference.key),
        !appCatalogs.contains(where: {
          $0 === catalog || $0.table == catalog.table && $0.contains(reference.key)
        }),
        let entry = catalog.entry(of: reference.key), entry.isTranslatable
      else { continue }
      // Without translations, a key that is the text itself is shown as it should be.
      let isHarmless = entry.translations.isEmpty && entry.sourceTexts.allSatisfy { $0.value == reference.key }
      let bundle = target.bundleExpression
      let takesBundle = functionsWithBundle.contains(String(reference.reason.prefix { $0 != "(" }))
      report.add(
        .range(path: reference.location.path, use.literal),
        "'\(reference.key.abridged)' is looked up in the app's bundle, and stands in that of '\(target.target.name)'",
        suggestion: takesBundle
          ? "add 'bundle: \(bundle)'"
          : "give it LocalizedStringResource(\"\(reference.key.abridged)\", bundle: \(bundle)) or a Text with the bundle",
        fix: takesBundle ? fix(in: reference.location.path, at: use.insertion, bundle: bundle) : nil,
        atMost: isHarmless ? .warning : .error)
    }
  }

  private static let functionsWithBundle: Set<String> = [
    "Text", "String", "AttributedString", "LocalizedStringResource", "NSLocalizedString",
  ]

  private static func fix(in path: String, at place: UTF8Offset, bundle: String) -> CheckFix {
    CheckFix(
      "name the bundle", isSafe: false,
      .edit(path: path, [TextEdit(range: place..<place, replacement: ", bundle: \(bundle)")]))
  }
}
