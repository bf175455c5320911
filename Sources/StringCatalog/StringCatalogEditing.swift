import LosslessJSON
import SourceText

extension StringCatalog {
  /// Sets the text of a key in a language, making the entry where there is none; nil removes the text and what holds
  /// nothing else after that.
  public mutating func setStringUnit(
    _ unit: StringUnit?, key: String, language: String, path: VariationPath = []
  ) {
    guard var entry = self[key] ?? (unit == nil ? nil : CatalogEntry()) else { return }
    entry.setStringUnit(unit, language: language, path: path)
    self[key] = entry
  }

  /// Removes what a language has for a key, or for every key.
  ///
  /// - Returns: how many localizations were removed.
  @discardableResult
  public mutating func removeLocalization(_ language: String, key: String? = nil) -> Int {
    var count = 0
    for key in key.map({ [$0] }) ?? keys {
      guard var entry = self[key], entry.localizations?[language] != nil else { continue }
      entry.removeLocalization(language)
      self[key] = entry
      count += 1
    }
    return count
  }

  /// The languages that any entry has something in, and the source language: sorted.
  public var languages: [String] {
    keyCounts.keys.sorted { CatalogKeyOrder.localizedStandard.precedes($0, $1) }
  }

  /// The languages that have anything for a key, in the file's order, without reading what they have.
  package func languages(ofKey key: String) -> [String] {
    guard changes[ExactString(key)] == nil, let member = index.member(key, in: document) else {
      return self[key]?.localizations.map { Array($0.keys) } ?? []
    }
    guard let localizations = document.member("localizations", of: member) else { return [] }
    return document.children(of: localizations).map { document.name(of: $0) }
  }

  /// Language → how many keys have anything in it. The source language is there in any case.
  package var keyCounts: [String: Int] {
    var counts = [sourceLanguage: 0]
    for key in keys {
      if changes[ExactString(key)] == nil, let member = index.member(key, in: document) {
        // The names alone are enough: no entry is read.
        guard let localizations = document.member("localizations", of: member) else { continue }
        for localization in document.children(of: localizations) {
          counts[document.name(of: localization), default: 0] += 1
        }
      } else if let entry = self[key] {
        for language in (entry.localizations ?? [:]).keys { counts[language, default: 0] += 1 }
      }
    }
    return counts
  }
}

extension CatalogEntry {
  /// Sets a text; nil removes it and what holds nothing else after that.
  public mutating func setStringUnit(_ unit: StringUnit?, language: String, path: VariationPath = []) {
    var localization = localizations?[language] ?? CatalogLocalization()
    localization[path] = unit
    var changed = localizations ?? [:]
    changed[language] = localization.isEmpty ? nil : localization
    localizations = changed.isEmpty ? nil : changed
  }

  public mutating func removeLocalization(_ language: String) {
    localizations?[language] = nil
    if localizations?.isEmpty == true { localizations = nil }
  }
}

extension CatalogLocalization {
  /// Varies the text by plural: the text that there is becomes that of each category.
  ///
  /// - Returns: false, and nothing is changed, if it varies already or has no text.
  @discardableResult
  public mutating func varyByPlural(_ categories: [String]) -> Bool {
    guard variations == nil, let stringUnit, !categories.isEmpty else { return false }
    let branch = CatalogLocalization(stringUnit: stringUnit)
    variations = CatalogVariations(plural: Dictionary(categories.map { ($0, branch) }) { first, _ in first })
    self.stringUnit = nil
    return true
  }

  /// Varies the text by device: what there is, plural variations included, becomes that of each device.
  ///
  /// - Returns: false, and nothing is changed, if it varies by device already or has no text.
  @discardableResult
  public mutating func varyByDevice(_ devices: [String]) -> Bool {
    let branch = CatalogLocalization(stringUnit: stringUnit, variations: variations)
    guard variations?.device == nil, !branch.isEmpty, !devices.isEmpty else { return false }
    variations = CatalogVariations(device: Dictionary(devices.map { ($0, branch) }) { first, _ in first })
    stringUnit = nil
    return true
  }
}
