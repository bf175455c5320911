import FormatSpecifiers
import StringCatalog

/// The arguments that a program gives to a key's texts, as far as the catalog shows it: those of the source texts, and of
/// the key itself where code makes it by interpolation. The source texts come first, since they are what is tried out.
struct KnownArguments {
  /// Position → the argument as it is written there.
  private(set) var arguments: [Int: FormatArgument] = [:]
  /// Position → the argument of the key.
  let keyArguments: [Int: FormatArgument]
  /// Whether it is known that there are no others: false for a symbolic key without a source text.
  let isComplete: Bool

  init(of entry: CheckedEntry) {
    let key = FormatString(entry.key)
    keyArguments = Dictionary(key.arguments.filter { $0.kind == .value }.map { ($0.position, $0) }) { first, _ in first
    }
    let written = entry.texts(in: entry.catalog.sourceLanguage)
    let localization = entry.localization(in: entry.catalog.sourceLanguage)?.content
    for text in written {
      for used in UsedArguments(of: text, in: localization).all where arguments[used.position] == nil {
        arguments[used.position] = used
      }
    }
    arguments.merge(keyArguments) { source, _ in source }
    isComplete = !written.isEmpty || !keyArguments.isEmpty || entry.key.utf8.contains(UInt8(ascii: " "))
  }
}

/// The arguments that a text takes, each with its position; a substitution stands for the argument that it counts.
struct UsedArguments {
  /// In the order of the text.
  let all: [FormatArgument]

  /// - Parameter localization: the one that the text is of, for its substitutions.
  init(of text: CheckedText, in localization: CatalogLocalization?) {
    guard text.value.utf8.contains(UInt8(ascii: "%")) else {
      all = []
      return
    }
    let substitutions = localization?.substitutions ?? [:]
    if let name = text.substitution {
      all = Self.arguments(of: text.format, inSubstitution: substitutions[name])
    } else {
      all = Self.arguments(of: text.format, substitutions)
    }
  }

  private static func arguments(
    of format: FormatString, _ substitutions: [String: CatalogSubstitution]
  ) -> [FormatArgument] {
    format.arguments.compactMap { argument in
      switch argument.kind {
      case .value: return argument
      case .substitutionArgument: return nil
      case .substitution:
        guard let substitution = argument.name.flatMap({ substitutions[$0] }) else { return nil }
        return own(of: substitution, position: argument.writtenPosition ?? substitution.argNum ?? argument.position)
      }
    }
  }

  /// Unnumbered arguments of a substitution's text begin with its own, so that only the first is known.
  private static func arguments(
    of format: FormatString, inSubstitution substitution: CatalogSubstitution?
  ) -> [FormatArgument] {
    format.arguments.enumerated().compactMap { index, argument in
      guard argument.kind == .value else { return nil }
      if argument.writtenPosition != nil { return argument }
      guard index == 0, let position = substitution?.argNum else { return nil }
      return moved(argument, to: position)
    }
  }

  /// The argument that a substitution counts.
  private static func own(of substitution: CatalogSubstitution, position: Int) -> FormatArgument? {
    guard position > 0 else { return nil }
    let specifier = substitution.formatSpecifier ?? ""
    guard
      let argument = FormatString("%" + specifier.drop { $0 == "%" }).arguments.first, argument.kind == .value
    else { return nil }
    return moved(argument, to: position)
  }

  private static func moved(_ argument: FormatArgument, to position: Int) -> FormatArgument {
    var argument = argument
    argument.position = position
    return argument
  }
}
