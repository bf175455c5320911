import FormatSpecifiers
import StringCatalog
import SourceText

/// The change of the kinds of a key's arguments, where the key is otherwise the same: `%d seats` to `%lld seats`.
struct SpecifierChange {
  /// Position → specifiers before and after, without position.
  private var changes: [Int: (old: FormatArgument, new: FormatArgument)] = [:]

  /// nil where the texts of the keys differ, or no specifier does.
  init?(from old: String, to new: String) {
    let (old, new) = (FormatString(old), FormatString(new))
    guard ExactString(old.skeleton) == ExactString(new.skeleton) else { return nil }
    for (left, right) in zip(old.arguments, new.arguments)
    where left.kind == .value && left.specifier != right.specifier && changes[left.position] == nil {
      changes[left.position] = (left, right)
    }
    guard !changes.isEmpty else { return nil }
  }

  /// `text` with the specifiers that the old key has replaced by those of the new one; others are the translator's.
  func applied(to text: String) -> String {
    var result = ""
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument):
        guard argument.kind == .value, let change = changes[argument.position],
          argument.specifier == change.old.specifier
        else {
          result += argument.text
          continue
        }
        var replaced = change.new
        replaced.name = argument.name
        result += replaced.text(withPosition: argument.writtenPosition)
      }
    }
    return result
  }

  /// The specifier of a substitution, without percent sign, that stands for the argument at `position`.
  func applied(toSpecifier specifier: String, at position: Int) -> String {
    guard let change = changes[position], "%" + specifier == change.old.specifier else { return specifier }
    return String(change.new.specifier.dropFirst())
  }
}

extension CatalogLocalization {
  /// The same with every text's specifiers changed.
  func applying(_ change: SpecifierChange) -> CatalogLocalization {
    var result = self
    result.stringUnit = stringUnit.map { $0.applying(change) }
    result.variations = variations.map { $0.applying(change) }
    result.substitutions = substitutions?.mapValues { substitution in
      var substitution = substitution
      // Without `argNum` a catalog's only substitution stands for the first argument.
      if let specifier = substitution.formatSpecifier {
        substitution.formatSpecifier = change.applied(toSpecifier: specifier, at: substitution.argNum ?? 1)
      }
      substitution.stringUnit = substitution.stringUnit.map { $0.applying(change) }
      substitution.variations = substitution.variations.map { $0.applying(change) }
      return substitution
    }
    return result
  }
}

extension CatalogVariations {
  fileprivate func applying(_ change: SpecifierChange) -> CatalogVariations {
    var result = self
    result.plural = plural?.mapValues { $0.applying(change) }
    result.device = device?.mapValues { $0.applying(change) }
    return result
  }
}

extension StringUnit {
  fileprivate func applying(_ change: SpecifierChange) -> StringUnit {
    var result = self
    result.value = change.applied(to: value)
    return result
  }
}
