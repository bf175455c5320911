import Findings
import LocalizableReferences
import LosslessJSON
import ProjectModel
import SourceObservations
import StringCatalog

/// A key that code uses and that its catalog does not have, though it has nearly all others.
package enum KeyNotInCatalog: SourceRule {
  package static let description = RuleDescription(
    "code uses a key that its catalog does not have, though it has the others",
    rationale: """
      People see the key itself. It is misspelled, has a value of another type than the catalog's specifier, or was \
      added without `dragoman sync`. Where much is missing, the catalog is not in step with the code as a whole, and one \
      finding says how much. Names like `desk.title` in a catalog of such names are told one by one all the same, as \
      long as they are few: no build adds a text for them.
      """,
    severity: .warning,
    milder: [.advice: "for many keys of a catalog without any translation"],
    options: [
      RuleOption(
        "most", .number("10"),
        "above how many missing keys of a catalog, in percent, they are counted in one finding; up to five are few where "
          + "it has twice as many others, and so are those of one file in ten")
    ],
    bad: [
      .swift(
        #"""
        import SwiftUI
        struct Desk: View {
          var body: some View {
            Text("desk.title")
            Text("desk.hours")
            Text("desk.phone")
            Text("desk.mail")
            Text("desk.name")
            Text("desk.open")
            Text("desk.closed")
            Text("desk.door")
            Text("desk.floor")
            Text(↓"desk.adress")
          }
        }
        """#,
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "desk.address" : { }, "desk.closed" : { }, "desk.door" : { }, "desk.floor" : { }, "desk.hours" : { },
              "desk.mail" : { }, "desk.name" : { }, "desk.open" : { }, "desk.phone" : { }, "desk.title" : { }
            },
            "version" : "1.0"
          }
          """),
      // A key only for the extension that looks it up.
      .swift(
        #"""
        import Foundation
        extension String {
          var translated: String { NSLocalizedString(self, comment: "") }
        }
        let titles = ["desk.title".translated, "desk.mail".translated, "desk.phone".translated, ↓"desk.adress".translated]
        """#,
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : { "desk.address" : { }, "desk.mail" : { }, "desk.phone" : { }, "desk.title" : { } },
            "version" : "1.0"
          }
          """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Desk: View {
          var body: some View { Text("desk.title") }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "desk.title" : { } }, "version" : "1.0" }
          """),
      // Of a type that is not to be seen here.
      .swift(
        #"""
        import SwiftUI
        struct Desk: View {
          let answer: Reply
          var body: some View {
            Text("desk.title")
            Text("desk.mail")
            Text("Room \(answer.room.number)")
            Text("@desk.example")
          }
        }
        """#,
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : { "Room %lld" : { }, "desk.mail" : { }, "desk.title" : { } }, "version" : "1.0"
          }
          """),
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let uses = KeyUses(target, in: project)
    let most = report.options.number("most")
    var found: [(reference: LocalizableReference, catalog: CheckedCatalog)] = []
    // By the catalogs themselves: to look up the path of one for each use takes longer than all else.
    var missing: [ObjectIdentifier: [String: MissingKey]] = [:]
    for reference in target.references
    where reference.origin == .code && reference.addsKey && reference.phrases.isEmpty && isOwn(reference) {
      guard let catalog = uses.catalog(of: reference) else { continue }
      if catalog.contains(reference.key) {
        found.append((reference, catalog))
      } else if uses.mayMean(reference, aKeyOf: catalog) {
        continue
      } else if missing[ObjectIdentifier(catalog)]?[reference.key]?.location.map({ reference.location < $0 }) ?? true,
        isForTranslators(reference)
      {
        missing[ObjectIdentifier(catalog), default: [:]][reference.key] = MissingKey(
          key: reference.key, place: .reference(reference.location), location: reference.location)
      }
    }
    let lookups = LiteralLookups(target, uses)
    guard !missing.isEmpty || !lookups.missing.isEmpty else { return }
    let known = keysForTranslators(among: found)
    for catalog in project.catalogs {
      let known = known[ObjectIdentifier(catalog)] ?? []
      if let references = missing[ObjectIdentifier(catalog)] {
        let total = known.count + references.count
        let isInStep =
          isInStep(references.count, of: total, most)
          || isOfFewFiles(references.values, besides: found, of: catalog, most)
        let single = isInStep ? Array(references.values) : names(among: references.values, in: catalog)
        for reference in single { Self.report(reference, of: catalog, &report) }
        let rest = Set(references.keys).subtracting(single.map(\.key)).sorted()
        if !rest.isEmpty {
          let named = rest.prefix(mostNamed).map { "'\($0.abridged)'" }.listed()
          report.add(
            .file(catalog.path),
            "\(rest.count) of \(total) keys that \(target.target.name) uses "
              + "\(rest.count == 1 ? "is" : "are") missing, as \(named)",
            suggestion: "run 'dragoman sync', which adds them",
            atMost: catalog.languages.count > 1 ? .error : .advice)
        }
      }
      // No build finds those that go to a look-up from elsewhere, so that they say nothing of the step.
      var handedOn: [String: MissingKey] = [:]
      for text in lookups.missing
      where text.catalog === catalog && handedOn[text.key] == nil
        && missing[ObjectIdentifier(catalog)]?[text.key] == nil
        && isForTranslators(text.key, path: text.place.path, text.place.enclosingDeclaration)
      {
        handedOn[text.key] = MissingKey(key: text.key, place: .observed(text.place))
      }
      let all = known.union(lookups.found[ObjectIdentifier(catalog)] ?? []).count + handedOn.count
      guard isInStep(handedOn.count, of: all, most) else { continue }
      for text in handedOn.values { Self.report(text, of: catalog, &report) }
    }
  }

  private static func report(_ missing: MissingKey, of catalog: CheckedCatalog, _ report: inout RuleReport) {
    let nearest = nearestKey(to: missing.key, in: catalog)
    report.add(
      missing.place, "the key '\(missing.key.abridged)' is not in \(catalog.path)",
      suggestion: nearest.map { "the \(catalog.noun) has '\($0.abridged)'" }
        ?? "run 'dragoman sync', or write a key that the \(catalog.noun) has")
  }

  private static func isInStep(_ missing: Int, of total: Int, _ most: Double) -> Bool {
    // Of a small catalog, a few keys are more than that.
    missing <= mostOfFew && total >= missing * leastForEach || Double(missing) * 100 <= most * Double(total)
  }

  /// Whether all missing keys stand in few of the files that use a catalog: one new screen has many of them.
  private static func isOfFewFiles(
    _ missing: some Collection<MissingKey>, besides found: [(reference: LocalizableReference, catalog: CheckedCatalog)],
    of catalog: CheckedCatalog, _ most: Double
  ) -> Bool {
    let files = Set(missing.map(\.place.path))
    guard files.count <= mostOfFew, missing.count <= files.count * mostOfFew else { return false }
    let all = found.reduce(into: files) { files, use in
      if use.catalog === catalog { files.insert(use.reference.location.path) }
    }
    return Double(files.count) * 100 <= most * Double(all.count)
  }

  private struct MissingKey {
    var key: String
    var place: CheckPlace
    /// Of a reference.
    var location: ReferenceLocation?
  }

  /// Names for programmers, in a catalog whose keys are such: people see the name, unless they are many, as in a catalog
  /// that is made elsewhere.
  private static func names(
    among references: some Collection<MissingKey>, in catalog: CheckedCatalog
  ) -> [MissingKey] {
    let names = references.filter { KeyShape(of: $0.key).isSymbolic }
    guard !names.isEmpty, names.count <= mostNames,
      catalog.keys.count(where: { KeyShape(of: $0).isSymbolic }) * 2 > catalog.keys.count
    else { return [] }
    return names
  }

  private static let mostOfFew = 5
  private static let leastForEach = 3
  private static let mostNames = 10
  private static let mostNamed = 3

  /// Catalog → the keys among those that it has.
  private static func keysForTranslators(
    among found: [(reference: LocalizableReference, catalog: CheckedCatalog)]
  ) -> [ObjectIdentifier: Set<String>] {
    var keys: [ObjectIdentifier: Set<String>] = [:]
    for (reference, catalog) in found {
      let key = reference.key
      guard keys[ObjectIdentifier(catalog)]?.contains(key) != true, isForTranslators(reference) else { continue }
      keys[ObjectIdentifier(catalog), default: []].insert(key)
    }
    return keys
  }

  /// Without letters there is nothing to translate, and what only developers see is compiled for them alone.
  private static func isForTranslators(_ reference: LocalizableReference) -> Bool {
    isForTranslators(reference.key, path: reference.location.path, reference.enclosingDeclaration)
  }

  private static func isForTranslators(_ key: String, path: String, _ enclosingDeclaration: String?) -> Bool {
    Wording.hasLetters(inKey: key) && !isName(key)
      && !ObservedPlace.isForDevelopers(path: path, enclosingDeclaration) && !key.lowercased().hasPrefix("debug")
  }

  /// Whether a text is `@name`, or `.example` behind a name that is entered: the same in all languages.
  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: ".") else { return false }
    return key.utf8.dropFirst().allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Whether the target's own tables are looked into.
  private static func isOwn(_ reference: LocalizableReference) -> Bool {
    reference.bundle.map { [".module", "#bundle", ".main", "Bundle.main", "Bundle.module"].contains($0) } ?? true
  }

  /// A key that differs in specifiers, letter case, white space at the ends, or one letter.
  private static func nearestKey(to key: String, in catalog: CheckedCatalog) -> String? {
    let plain = KeyLikeness(key)
    return catalog.keys.first { $0 != key && plain.isLike($0) }
  }
}
