import FormatSpecifiers
import LanguageData
import StringCatalog

/// The argument whose number chooses a plural case.
package struct CountedArgument: Hashable, Sendable {
  /// 1-based.
  package var position: Int
  /// How it is formatted, without the percent sign: `lld`.
  package var valueType: String
}

/// The texts of a plural's cases as they are formatted: hints are gone, and positions follow from them.
struct PluralTexts {
  /// Category → text, in the order of categories; those that are none come last.
  let cases: [(category: String, text: String)]
  /// The arguments that could be counted, the lowest position first.
  let candidates: [CountedArgument]

  init(_ branches: [String: CatalogLocalization]) {
    let written = branches.compactMap { category, branch in
      branch.stringUnit.map { (category: category, format: FormatString($0.value)) }
    }
    let formats = Self.withoutNames(written.sorted { Self.rank($0.category) < Self.rank($1.category) })
    cases = formats.map { ($0.category, $0.format.text) }
    var found: [CountedArgument] = []
    func find(in format: FormatString) {
      for case .argument(let argument) in format.pieces
      where argument.isNumber && !found.contains(where: { $0.position == argument.position }) {
        found.append(CountedArgument(position: argument.position, valueType: argument.valueType))
      }
    }
    // The form for most numbers says it, where it has the argument.
    for (category, format) in formats where category == "other" { find(in: format) }
    for (category, format) in formats where category != "other" { find(in: format) }
    candidates = found.sorted { $0.position < $1.position }
  }

  /// Drops the hints. Where several different ones occur, they say which argument is which: it gets the number of the
  /// hint's first appearance.
  private static func withoutNames(
    _ formats: [(category: String, format: FormatString)]
  ) -> [(category: String, format: FormatString)] {
    var names: [String] = []
    var hasNames = false
    for (_, format) in formats {
      for case .argument(let argument) in format.pieces where argument.isNamedValue {
        hasNames = true
        guard argument.writtenPosition == nil, let name = argument.name, !names.contains(name) else { continue }
        names.append(name)
      }
    }
    guard hasNames else { return formats }
    return formats.map { category, format in
      guard names.count > 1 else { return (category, FormatString(format.withoutNames)) }
      let text = format.rewritten { argument in
        guard argument.isNamedValue else { return argument.text }
        let position = argument.name.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 }
        return argument.named(nil).text(withPosition: argument.writtenPosition ?? position)
      }
      return (category, FormatString(text))
    }
  }

  /// By category; names that are none by themselves, after them.
  private static func rank(_ category: String) -> (Int, String) {
    let place = PluralCategory(rawValue: category).flatMap { PluralCategory.allCases.firstIndex(of: $0) }
    return (place ?? PluralCategory.allCases.count, category)
  }

  /// The argument that is counted: of those that could be, the one that the source text counts, else the first.
  ///
  /// - Parameter source: what the source text counts; also taken where no case of this language has the number.
  func counted(source: CountedArgument?) -> CountedArgument? {
    candidates.first { $0.position == source?.position } ?? candidates.first ?? source
  }

  /// The cases for a text in which the argument at `position` is counted. Unnumbered specifiers of a case mean the
  /// first argument, the second and so on, while at run time they begin with the counted one; where that is not the
  /// first, they are numbered.
  func numbered(counting position: Int) -> [(category: String, text: String)] {
    guard position > 1 else { return cases }
    return cases.map { category, text in
      let numbered = FormatString(text).rewritten { argument in
        argument.kind == .substitutionArgument ? argument.text : argument.text(withPosition: argument.position)
      }
      return (category, numbered)
    }
  }
}

extension CatalogLocalization {
  /// What the first plural of a text counts, also where it is nested in devices.
  var countedArgument: CountedArgument? {
    if let plural = variations?.plural, let counted = PluralTexts(plural).candidates.first { return counted }
    let devices = variations?.device ?? [:]
    return devices.keys.sorted().lazy.compactMap { devices[$0]?.countedArgument }.first
  }

  /// Whether any branch varies by number. Substitutions aside.
  var hasPlural: Bool {
    variations?.plural?.isEmpty == false || variations?.device?.values.contains { $0.hasPlural } == true
  }
}
