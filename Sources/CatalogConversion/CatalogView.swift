import LanguageData
package import StringCatalog

/// What a catalog has in one language, as a list of units: the view of systems that know one file a language.
package struct CatalogView: Sendable {
  package let language: String
  package let sourceLanguage: String
  /// In the catalog's order of keys.
  package let units: [ConversionUnit]
  /// Keys that are not for translation.
  package let untranslatableKeys: [String]

  package init(of catalog: StringCatalog, in language: String) {
    self.language = language
    sourceLanguage = catalog.sourceLanguage
    var units: [ConversionUnit] = []
    var untranslatable: [String] = []
    let reader = UnitReader(language: language, sourceLanguage: catalog.sourceLanguage)
    for key in catalog.keys {
      guard let entry = catalog[key] else { continue }
      if entry.shouldTranslate == false {
        untranslatable.append(key)
      } else {
        units += reader.units(of: key, entry)
      }
    }
    self.units = units
    untranslatableKeys = untranslatable
  }
}

/// Makes the units of one entry.
struct UnitReader {
  let language: String
  let sourceLanguage: String
  private let categories: [PluralCategory]

  init(language: String, sourceLanguage: String) {
    self.language = language
    self.sourceLanguage = sourceLanguage
    categories = LanguageIdentifier(language)?.categoriesXcodeAsks ?? PluralCategory.allCases
  }

  func units(of key: String, _ entry: CatalogEntry) -> [ConversionUnit] {
    let sourceLocalization = entry.localizations?[sourceLanguage] ?? CatalogLocalization()
    var source = Shape(sourceLocalization)
    if source.places.isEmpty { source = Shape(of: key) }
    let own = Shape(entry.localizations?[language] ?? CatalogLocalization())
    let target = language == sourceLanguage && own.places.isEmpty ? source : own
    return places(of: target, from: source).map { place in
      var unit = ConversionUnit(
        key: key, place: place, source: source.forms(nearest: place, or: key),
        target: target.forms[place] ?? emptied(source.forms[place] ?? .single("")))
      // Forms that the language needs and has not yet.
      if case .plural(var forms) = unit.target {
        for category in categories where forms[category] == nil { forms[category] = "" }
        unit.target = .plural(forms)
      }
      unit.states = target.states[place] ?? [:]
      unit.comment = entry.comment
      unit.isStale = entry.extractionState == .stale
      return unit
    }
  }

  /// A translation that varies as its source text does has the places of both; one with a shape of its own has its own.
  private func places(of target: Shape, from source: Shape) -> [TextPlace] {
    if target.places.isEmpty { return source.places }
    let fits = target.places.allSatisfy { source.forms[$0]?.isPlural == target.forms[$0]?.isPlural }
    return fits ? source.places : target.places
  }

  /// Without texts, and without forms that only the source language has.
  private func emptied(_ forms: TextForms) -> TextForms {
    guard case .plural(let forms) = forms else { return .single("") }
    var result: [PluralCategory: String] = [:]
    for category in categories { result[category] = "" }
    // A text for none at all may be given in every language.
    if forms[.zero] != nil { result[.zero] = "" }
    return .plural(result)
  }
}

/// The texts of a localization by their places.
private struct Shape {
  var places: [TextPlace] = []
  var forms: [TextPlace: TextForms] = [:]
  var states: [TextPlace: [PluralCategory: StringUnitState]] = [:]

  init(of key: String) {
    places = [TextPlace([])]
    forms = [TextPlace([]): .single(key)]
  }

  init(_ localization: CatalogLocalization) {
    for (index, phrase) in (localization.stringSet?.values ?? []).enumerated() {
      add(TextPlace([], phrase: index), .single(phrase), [.other: localization.stringSet?.state ?? .translated])
    }
    let units = localization.stringUnits
    let plain = Set(units.map(\.path))
    for (path, unit) in units {
      // A plain text beside plural forms, as a damaged catalog has it, keeps them from counting as one.
      if let category = Self.category(at: path), !plain.contains(Array(path.dropLast())) {
        let place = TextPlace(Array(path.dropLast()))
        var forms: [PluralCategory: String] = [:]
        if case .plural(let known) = self.forms[place] { forms = known }
        forms[category] = unit.value
        add(place, .plural(forms), (states[place] ?? [:]).merging([category: unit.state]) { $1 })
      } else {
        add(TextPlace(path), .single(unit.value), [.other: unit.state])
      }
    }
  }

  private mutating func add(_ place: TextPlace, _ text: TextForms, _ states: [PluralCategory: StringUnitState]) {
    if forms[place] == nil { places.append(place) }
    forms[place] = text
    self.states[place] = states
  }

  /// The category that a path ends in, if it is the only one on the way.
  private static func category(at path: VariationPath) -> PluralCategory? {
    guard case .plural(let name) = path.last else { return nil }
    let isNested = path.dropLast().contains { step in
      if case .plural = step { return true }
      return false
    }
    return isNested ? nil : PluralCategory(rawValue: name)
  }

  /// What a translation at a place is a translation of.
  func forms(nearest place: TextPlace, or key: String) -> TextForms {
    if let exact = forms[place] { return exact }
    if place.phrase != nil { return forms[places.first ?? place] ?? .single(key) }
    var path = place.path
    while let last = path.popLast() {
      if let above = forms[TextPlace(path)] {
        guard case .plural(let name) = last else { return above }
        return .single(above.text(for: PluralCategory(rawValue: name)))
      }
    }
    // Another device's text, or the first form.
    return forms[places.first ?? place] ?? .single(key)
  }
}
