import FormatSpecifiers
import LanguageData
import StringCatalog

/// Compares the specifiers of a text with the arguments of its key. A text has faults of one kind at a time: those that
/// explain the others.
struct SpecifierComparison {
  private let text: CheckedText
  private let known: KnownArguments
  private let used: [FormatArgument]
  /// Arguments that are shown by the text, or by one of its substitutions.
  private let shown: Set<Int>
  private let required: [FormatArgument]

  /// - Returns: nil where there is nothing to compare, or nothing differs, which is so for most texts.
  init?(_ text: CheckedText) {
    let entry = text.entry
    let localization = entry.localization(in: text.language)?.content
    used = UsedArguments(of: text, in: localization).all
    let source = text.source
    let sourceLocalization = entry.localization(in: entry.catalog.sourceLanguage)?.content
    required = source.map { UsedArguments(of: $0, in: sourceLocalization).all } ?? []
    guard !used.isEmpty || !required.isEmpty, !Self.isSame(used, as: required, in: text) else { return nil }
    self.text = text
    known = entry.knownArguments
    var shown = Set(used.map(\.position))
    if text.substitution == nil, localization?.substitutions?.isEmpty == false {
      for other in entry.texts(in: text.language) where other.substitution != nil {
        shown.formUnion(UsedArguments(of: other, in: localization).all.map(\.position))
      }
    }
    self.shown = shown
  }

  /// Whether a text takes the arguments of its source text one by one and numbers none of its values: then nothing can be
  /// wrong, missing, mixed or repeated, whatever other arguments there are.
  private static func isSame(_ used: [FormatArgument], as required: [FormatArgument], in text: CheckedText) -> Bool {
    !text.isSource && used.count == required.count
      && zip(used, required).allSatisfy { $0.position == $1.position && $0.valueClass == $1.valueClass }
      && text.format.arguments.allSatisfy { $0.kind != .value || $0.writtenPosition == nil }
  }

  var faults: [SpecifierFault] {
    let values = text.format.arguments.filter { $0.kind == .value }
    let missing = missingArguments
    let wrong = wrongArguments
    if let fault = partlyNumbered(values, missing, isSound: wrong.isEmpty) { return [fault] }
    if !wrong.isEmpty, let fault = reordered(values) { return [fault] }
    if !wrong.isEmpty { return wrong }
    if !missing.isEmpty { return missing.map { .missing($0) } }
    return repeated(values)
  }

  /// Arguments that do not exist or are something else.
  private var wrongArguments: [SpecifierFault] {
    guard known.isComplete else { return [] }
    let arguments = text.isSource ? known.keyArguments : known.arguments
    if text.isSource, arguments.isEmpty { return ownMistake.map { [$0] } ?? [] }
    var seen: Set<Int> = []
    return used.compactMap { argument -> SpecifierFault? in
      guard seen.insert(argument.position).inserted else { return nil }
      guard let expected = arguments[argument.position] else {
        return isPercentage(argument) ? nil : .unexpected(argument)
      }
      guard let own = argument.valueClass, let other = expected.valueClass, own != other else { return nil }
      // What the source text has in the same way is its own mistake.
      if required.contains(where: { $0.position == argument.position && $0.valueClass == own }) { return nil }
      let integers: Set<FormatValueClass> = [.integer, .longInteger]
      if integers.contains(own), integers.contains(other) { return .otherSize(argument, expected: expected) }
      return .mismatched(argument, expected: expected)
    }
  }

  /// A form of a substitution that takes what the substitution counts for something else: the position of one of them is
  /// another's.
  private var ownMistake: SpecifierFault? {
    guard text.isSource, text.substitution != nil else { return nil }
    for argument in used {
      guard let expected = known.arguments[argument.position], let own = argument.valueClass,
        let other = expected.valueClass, own == .object || other == .object, own != other
      else { continue }
      return .mismatched(argument, expected: expected)
    }
    return nil
  }

  /// Whether a specifier is rather a percent sign before a word, in a text that is not formatted: `20%de descuento`.
  private func isPercentage(_ argument: FormatArgument) -> Bool {
    known.arguments.isEmpty && argument.writtenPosition == nil && argument.length.isEmpty && argument.conversion != "@"
      && (text.source?.value.utf8.contains(UInt8(ascii: "%")) ?? false)
  }

  private var missingArguments: [FormatArgument] {
    guard !text.isSource, !text.value.isBlank, text.substitution == nil else { return [] }
    var seen = shown
    let silent = silentArguments
    return required.filter { argument in
      guard !silent.contains(argument.position), seen.insert(argument.position).inserted else { return false }
      return !(argument.isNumber && mayLackNumber) && !isSuffix(argument)
    }
  }

  /// What the source text takes for choosing the form of a substitution alone: none of the forms shows it.
  private var silentArguments: Set<Int> {
    guard let source = text.source, source.substitution == nil else { return [] }
    let entry = text.entry
    let language = entry.catalog.sourceLanguage
    let substitutions = entry.localization(in: language)?.content.substitutions ?? [:]
    guard !substitutions.isEmpty else { return [] }
    let forms = entry.texts(in: language)
    var silent: Set<Int> = []
    for argument in source.format.arguments where argument.kind == .substitution {
      guard let name = argument.name, let substitution = substitutions[name] else { continue }
      let position = argument.writtenPosition ?? substitution.argNum ?? argument.position
      let shows = forms.contains { form in
        form.substitution == name
          && form.format.arguments.contains { own in
            own.kind == .substitutionArgument || own.kind == .value && (own.writtenPosition ?? position) == position
          }
      }
      if !shows { silent.insert(position) }
    }
    return silent
  }

  /// Whether the source text glues the argument to a word, as in `file%@`, which makes plurals by hand: other languages
  /// have no use for an "s".
  private func isSuffix(_ argument: FormatArgument) -> Bool {
    guard argument.valueClass == .object, let pieces = text.source?.format.pieces,
      let index = pieces.firstIndex(of: .argument(argument)), index > 0, case .text(let before) = pieces[index - 1]
    else { return false }
    return before.unicodeScalars.last?.properties.isAlphabetic ?? false
  }

  /// Whether a form of a plural may lack its number is a question of its own, but for `other`.
  private var mayLackNumber: Bool {
    guard let category = text.pluralCategory else { return false }
    return category != PluralCategory.other.rawValue
  }

  // MARK: Positions

  private func partlyNumbered(
    _ values: [FormatArgument], _ missing: [FormatArgument], isSound: Bool
  ) -> SpecifierFault? {
    guard text.substitution == nil else { return nil }
    let unnumbered = values.filter { $0.writtenPosition == nil }
    guard !unnumbered.isEmpty, unnumbered.count < values.count else { return nil }
    // Counted by themselves, they may take what is meant after all.
    if missing.isEmpty, isSound {
      return .partlyNumbered(
        numbered: text.format.rewritten { argument in
          argument.kind == .value ? Self.numbered(argument, argument.position) : argument.text
        }, isSound: true)
    }
    // What was meant is known where one is missing and one has no number.
    let taken = Set(values.compactMap(\.writtenPosition))
    let free = known.arguments.filter { !taken.contains($0.key) }
    guard unnumbered.count == 1, free.count == 1, let (position, expected) = free.first,
      unnumbered[0].valueClass == expected.valueClass
    else { return .partlyNumbered(numbered: nil, isSound: false) }
    return .partlyNumbered(
      numbered: text.format.rewritten { argument in
        argument.kind == .value && argument.writtenPosition == nil
          ? Self.numbered(argument, position) : argument.text
      }, isSound: false)
  }

  /// With a number; a width that is the number already is one whose `$` was left out: `%3lld` for `%3$lld`.
  private static func numbered(_ argument: FormatArgument, _ position: Int) -> String {
    var argument = argument
    if argument.writtenPosition == nil, argument.width == String(position) { argument.width = nil }
    return argument.text(withPosition: position)
  }

  private func reordered(_ values: [FormatArgument]) -> SpecifierFault? {
    guard text.substitution == nil, values.count == text.format.arguments.count, values.count > 1,
      values.allSatisfy({ $0.writtenPosition == nil && $0.width != "*" && $0.precision != "*" })
    else { return nil }
    let expected = known.arguments.sorted { $0.key < $1.key }
    let classes = values.map(\.looseClass)
    guard expected.count == values.count, expected.map(\.key) == Array(1...values.count),
      expected.map(\.value.looseClass) != classes, expected.map(\.value.looseClass).counted == classes.counted
    else { return nil }
    guard Set(classes).count == classes.count else { return .reordered(numbered: nil) }
    return .reordered(
      numbered: text.format.rewritten { argument in
        let position = expected.first { $0.value.looseClass == argument.looseClass }?.key
        return argument.text(withPosition: position)
      })
  }

  private func repeated(_ values: [FormatArgument]) -> [SpecifierFault] {
    guard !text.isSource, text.substitution == nil else { return [] }
    let numbered = values.filter { $0.writtenPosition != nil }
    guard numbered.count > 1 else { return [] }
    let before = required.map(\.position).counted
    let now = numbered.map(\.position).counted
    return now.filter { $0.value > 1 && $0.value > before[$0.key] ?? 0 }.keys.sorted().compactMap { position in
      numbered.first { $0.position == position }.map { .repeated($0) }
    }
  }
}

extension FormatArgument {
  /// The kind of value, with integers of all sizes in one.
  fileprivate var looseClass: FormatValueClass? { valueClass == .integer ? .longInteger : valueClass }
}

extension Array where Element: Hashable {
  /// Element → how often it occurs.
  fileprivate var counted: [Element: Int] { Dictionary(map { ($0, 1) }, uniquingKeysWith: +) }
}
