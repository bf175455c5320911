import FormatSpecifiers
package import StringCatalog

extension CatalogMessage {
  /// The message of a localization, or of one branch of it; nil where there is no text, as in one that has only the
  /// phrases of an App Shortcut.
  ///
  /// - Parameter source: what the plural of the source text counts, for languages that never show the number.
  package init?(_ localization: CatalogLocalization, source: CountedArgument? = nil) {
    self.init(localization, SubstitutionReferences(localization), source)
  }

  private init?(
    _ localization: CatalogLocalization, _ references: SubstitutionReferences, _ source: CountedArgument?
  ) {
    if let devices = localization.variations?.device, !devices.isEmpty {
      let branches = devices.compactMap { name, branch in
        CatalogMessage(branch, references, source).map { CatalogMessageBranch(name, $0) }
      }
      self = .devices(branches.sorted { $0.name < $1.name })
    } else if let plural = localization.variations?.plural, !plural.isEmpty {
      let texts = PluralTexts(plural)
      guard let counted = texts.counted(source: source) else { return nil }
      self = .plural(
        CatalogMessagePlural(
          argument: counted.position,
          cases: texts.cases.map { CatalogMessageBranch($0.category, .text(references.pieces(of: $0.text))) }))
    } else if let unit = localization.stringUnit {
      self = .text(references.pieces(of: FormatString(unit.value).withoutNames))
    } else {
      return nil
    }
  }
}

extension SubstitutionReferences {
  /// The pieces of a text, with substitutions in place of their references.
  fileprivate func pieces(of text: String) -> [CatalogMessagePiece] {
    FormatString(resolved(text)).pieces.map { piece in
      switch piece {
      case .text(let text): return .text(text)
      case .percentSign: return .text("%")
      case .argument(let argument):
        switch argument.kind {
        case .value: return .argument(argument)
        case .substitutionArgument: return .text(argument.text)
        case .substitution:
          guard let name = argument.name, let substitution = substitutions[name] else { return .text(argument.text) }
          return .message(.plural(substitution.plural(at: argument.position)))
        }
      }
    }
  }
}

extension CatalogSubstitution {
  /// The choice that a reference stands for.
  ///
  /// - Parameter position: of the argument that is counted. Unnumbered specifiers of its cases begin with it (Xcode 16.3
  ///   release notes).
  fileprivate func plural(at position: Int) -> CatalogMessagePlural {
    let cases = (variations?.plural ?? [:]).compactMap { category, branch -> CatalogMessageBranch? in
      guard let unit = branch.stringUnit else { return nil }
      let pieces = FormatString(formatted(unit.value, position: self.position)).pieces.map { piece in
        piece.counted(from: position)
      }
      return CatalogMessageBranch(category, .text(pieces))
    }
    return CatalogMessagePlural(argument: position, cases: cases.sorted { $0.name < $1.name })
  }
}

extension FormatString.Piece {
  fileprivate func counted(from position: Int) -> CatalogMessagePiece {
    switch self {
    case .text(let text): return .text(text)
    case .percentSign: return .text("%")
    case .argument(var argument):
      guard argument.kind == .value else { return .text(argument.text) }
      if argument.writtenPosition == nil { argument.position += position - 1 }
      return .argument(argument)
    }
  }
}
