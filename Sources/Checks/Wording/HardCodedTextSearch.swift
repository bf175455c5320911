import Findings
import LanguageData
import ProjectModel
import SourceObservations
import SourceText

/// Finds literals that people read, for the rules that tell them apart by where they are read.
struct HardCodedTextSearch {
  private let target: CheckedTarget
  /// Texts that a call takes as keys later: they are localized, though not where they stand.
  private let laterKeys: Set<String>
  /// Where such texts stand.
  private let lookedUp: Set<ObservedPlace>
  /// Where localized texts are joined with others, which is another fault.
  private let joins: Set<ObservedPlace>
  private let isWrittenInLatin: Bool
  private let ownNames: Set<String>
  /// What the project's targets are called, in letters alone: a widget shows the name of its app.
  private let targetNames: Set<String>
  /// The names of the system's symbols that a file shows.
  private let symbols: [String: Set<String>]

  init(_ target: CheckedTarget, in project: CheckedProject) {
    self.target = target
    targetNames = Set(project.targets.map { Self.letters(of: $0.target.name) })
    joins = Set(target.observations.joinedTexts.map(\.place))
    let language = LanguageIdentifier(target.target.developmentLanguage ?? "en")
    isWrittenInLatin = (language?.script ?? language?.usualScript) == "Latn"
    ownNames = Set(target.target.name.split { !$0.isLetter }.map { $0.lowercased() })
    symbols = target.observations.imageUses.reduce(into: [:]) { symbols, image in
      if image.source == .system { symbols[image.place.path, default: []].formUnion(image.names) }
    }
    lookedUp = Set(target.observations.lookedUpTexts.lazy.filter(\.pattern.isCertain).map(\.place))
    // What an extension of `String` looks up is known by its place.
    laterKeys = Set(
      target.observations.dynamicKeys.lazy.filter { $0.key.source != "self" }.flatMap(\.patterns).filter(\.isCertain)
        .map(\.description))
  }

  /// Reports the literals with one of the roles.
  ///
  /// - Parameters:
  ///   - most: the severity that none exceeds.
  ///   - advice: what to write, for a literal that stands in the place itself.
  func report(
    _ roles: Set<TextDestination.Role>, atMost most: FindingSeverity = .error, _ advice: (UnlocalizedText) -> String,
    _ report: inout RuleReport
  ) {
    for observed in target.observations.unlocalizedTexts where roles.contains(observed.destination.role) {
      guard let limit = severityLimit(of: observed) else { continue }
      var message = "'\(observed.text.abridged)' is shown by \(observed.destination.shortName) and is not localized"
      var suggestion = observed.isPiece ? "write one localized text with values in it" : advice(observed)
      if !observed.place.path.hasSuffix(".swift") {
        suggestion = suggestion.replacing("String(localized:)", with: "NSLocalizedString")
      }
      // That a property of an error is one is no news.
      if let holder = observed.way.first, observed.way.count > 1 || observed.destination.role != .error {
        message += "; it gets there through '\(holder.shortSignature)'"
        if HolderName(holder).isRawValue {
          suggestion = "give the enum a property that is String(localized:) for each case, and show that"
        }
      }
      report.add(
        .observed(observed.place), message, suggestion: suggestion, fix: fix(of: observed), atMost: min(limit, most))
    }
  }

  /// How much a literal matters at most; nil where it is no text to be translated.
  private func severityLimit(of observed: UnlocalizedText) -> FindingSeverity? {
    guard observed.place.circumstances.isEmpty, !observed.destination.isVerbatim, !observed.place.isSample,
      !laterKeys.contains(observed.text.description), !lookedUp.contains(observed.place)
    else { return nil }
    let wording = Wording(observed.text)
    guard wording > .name, !joins.contains(observed.place), !isOwnName(observed.text.constant) else { return nil }
    // Text in another script than the project is written in is there on purpose.
    if isWrittenInLatin,
      !observed.text.constant.unicodeScalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic })
    {
      return nil
    }
    if isCodeWord(observed, wording) { return nil }
    let names = observed.way.map { HolderName($0) }
    guard !names.contains(where: { $0.holdsNoText || $0.isOfCredits }), !observed.place.isOfCredits else { return nil }
    if observed.place.isForDevelopers { return .advice }
    // The title of a menu is shown in the menu bar alone, not by a pop-up button or as a context menu.
    if observed.destination.function == "NSMenu(title:)" { return .advice }
    // Who makes an NSError often means the programs that catch it; LocalizedError says that people read it.
    if observed.destination.function == "NSError.userInfo" { return .advice }
    if observed.way.isEmpty { return wording == .identifier ? .advice : .error }
    if wording == .identifier { return nil }
    if names.first?.isRawValue ?? false { return wording == .sentence ? .error : .advice }
    // Names are seldom translated, and written with capital letters or in a script without any.
    if names.first?.holdsName ?? false, wording != .sentence || !observed.text.constant.contains(" ") { return nil }
    if names.contains(where: \.holdsText) { return .error }
    return wording == .sentence && names.count < 4 && !(names.first?.holdsName ?? false) ? .error : .advice
  }

  /// A value as code writes it, and a symbol's name as its own description.
  private func isCodeWord(_ observed: UnlocalizedText, _ wording: Wording) -> Bool {
    guard wording == .identifier, observed.text.values.isEmpty else { return false }
    let text = observed.text.constant
    return ["nil", "true", "false", "null", "undefined", "nan"].contains(text)
      || symbols[observed.place.path]?.contains(text) ?? false
  }

  /// Whether a text has no words besides the target's name, or is the name of another target.
  private func isOwnName(_ text: String) -> Bool {
    text.split { !$0.isLetter }.allSatisfy { ownNames.contains($0.lowercased()) }
      || text.utf8.count < 40 && targetNames.contains(Self.letters(of: text))
  }

  private static func letters(of text: String) -> String { text.filter(\.isLetter).lowercased() }

  /// `String(localized:)` around the literal, as far as its values go into a localized text as they are.
  private func fix(of observed: UnlocalizedText) -> CheckFix? {
    let plain: Set<String> = ["String", "Int", "Double", "Float", "CGFloat", "UInt", "Int64", "Substring", "Int32"]
    let text = observed.text.constant
    // A piece on its own would be a sentence of pieces.
    guard !observed.isPiece, text.first?.isWhitespace != true, text.last?.isWhitespace != true,
      observed.place.path.hasSuffix(".swift")
    else { return nil }
    guard !(observed.way.first.map { HolderName($0).isRawValue } ?? false),
      observed.text.values.allSatisfy({ value in value.type.map { plain.contains($0) } ?? false }),
      !observed.place.source.hasSuffix("…\"") || observed.place.source.utf8.count < 400
    else { return nil }
    let bundle = target.target.hasBundleOfItsOwn ? ", bundle: \(target.bundleExpression)" : ""
    let (start, end) = (observed.place.range.lowerBound.offset, observed.place.range.upperBound.offset)
    return CheckFix(
      "ask for a localized text", isSafe: false,
      .edit(
        path: observed.place.path,
        [
          TextEdit(range: start..<start, replacement: "String(localized: "),
          TextEdit(range: end..<end, replacement: bundle + ")"),
        ]))
  }
}
