import LanguageData
package import StringCatalog
import XLIFF

/// Makes the units of a catalog's entries in one language, as Xcode exports them: measured on exports of Xcode 15 to 27.
package struct CatalogUnitReader: Sendable {
  let language: String
  let sourceLanguage: String
  private let categories: [String]

  package init(language: String, sourceLanguage: String) {
    self.language = language
    self.sourceLanguage = sourceLanguage
    categories = (LanguageIdentifier(language)?.categoriesXcodeAsks ?? [.other]).map(\.rawValue)
  }

  /// The units of a key. Where the translation has texts, its shape counts and not that of the source text; each plural
  /// gets the categories that the language has.
  package func units(of key: String, _ entry: CatalogEntry) -> [CatalogUnit] {
    let source = entry.localizations?[sourceLanguage]
    let target = entry.localizations?[language]
    if source?.stringSet != nil || target?.stringSet != nil { return [unitOfPhrases(key, source, target)] }
    let sourceTexts = Texts(source)
    let targetTexts = Texts(target)
    var root = sourceTexts.root
    if root.isEmpty { root[[]] = StringUnit(state: .new, value: key) }
    var units: [CatalogUnit] = []
    for path in shape(targetTexts.root.isEmpty ? root : targetTexts.root) {
      let original = lookUp(path, in: root) ?? root[[]] ?? root[[.plural("other")]] ?? firstText(of: root)
      units.append(unit(key, path, original, targetTexts.root[path], source, target))
    }
    let names = (targetTexts.root.isEmpty ? source : target)?.substitutions?.keys.sorted() ?? []
    for name in names {
      let originals = sourceTexts.substitutions[name] ?? [:]
      let translations = targetTexts.substitutions[name] ?? [:]
      for path in shape(translations.isEmpty ? originals : translations) {
        var unit = unit(key, path, lookUp(path, in: originals), translations[path], source, target)
        // What the source text does not have has nothing but its name to be translated from.
        if originals.isEmpty { unit.source = .text(unit.id) }
        units.append(unit)
      }
    }
    return units
  }

  private func unit(
    _ key: String, _ path: VariationPath, _ original: StringUnit?, _ translation: StringUnit?,
    _ source: CatalogLocalization?, _ target: CatalogLocalization?
  ) -> CatalogUnit {
    var unit = CatalogUnit(
      key: key, path: path, source: original.map { .text(SubstitutionForm(source).exported($0.value, at: path)) })
    if let translation {
      unit.target = .text(SubstitutionForm(target).exported(translation.value, at: path))
      unit.state = translation.state
    } else if language == sourceLanguage {
      // In the source language each text stands for itself.
      unit.target = unit.source
      unit.state = original?.state ?? .new
    }
    return unit
  }

  /// The phrases of an App Shortcut are one unit.
  private func unitOfPhrases(
    _ key: String, _ source: CatalogLocalization?, _ target: CatalogLocalization?
  ) -> CatalogUnit {
    let set = target?.stringSet ?? (language == sourceLanguage ? source?.stringSet : nil)
    return CatalogUnit(
      key: key, source: .set(source?.stringSet?.values ?? [source?.stringUnit?.value ?? key]),
      target: set.map { .set($0.values) }, state: set?.state)
  }

  // MARK: Shape

  private func shape(_ texts: [VariationPath: StringUnit]) -> [VariationPath] {
    var paths = Set(texts.keys)
    for path in texts.keys {
      guard case .plural = path.last else { continue }
      for category in categories { paths.insert(path.dropLast() + [.plural(category)]) }
    }
    return paths.sorted { $0.exportName < $1.exportName }
  }

  /// The text that one at a path is translated from: at the same path, else that of `other`, else the one above.
  private func lookUp(_ path: VariationPath, in texts: [VariationPath: StringUnit]) -> StringUnit? {
    if let exact = texts[path] { return exact }
    guard let last = path.last else { return nil }
    let above = Array(path.dropLast())
    switch last {
    case .plural("other"): return texts[above]
    case .plural: return lookUp(above + [.plural("other")], in: texts)
    case .device("other"), .substitution: return nil
    case .device: return texts[above + [.device("other")]]
    }
  }

  private func firstText(of texts: [VariationPath: StringUnit]) -> StringUnit? {
    texts.min { $0.key.exportName < $1.key.exportName }?.value
  }

  /// The texts of a localization, those of substitutions apart.
  private struct Texts {
    var root: [VariationPath: StringUnit] = [:]
    var substitutions: [String: [VariationPath: StringUnit]] = [:]

    init(_ localization: CatalogLocalization?) {
      for (path, unit) in localization?.stringUnits ?? [] {
        if case .substitution(let name) = path.first {
          substitutions[name, default: [:]][path] = unit
        } else {
          root[path] = unit
        }
      }
    }
  }
}
