import Findings
import LosslessJSON
import StringCatalog

extension CatalogEntry {
  /// Whether the entry is an App Shortcut's, whose texts are sets of phrases.
  var hasPhrases: Bool { (localizations ?? [:]).values.contains { $0.stringSet != nil } }
}

extension CatalogLocalization {
  mutating func setPhrases(_ phrases: [String], state: StringUnitState) {
    var set = stringSet ?? CatalogStringSet(state: state, values: [])
    set.state = state
    set.values = phrases
    stringSet = set
  }

  /// Sets a text and keeps what else belongs to it.
  ///
  /// - Throws: `RefusedInput` where the text varies otherwise than `path` says.
  mutating func setText(
    _ value: String, state: StringUnitState, at path: VariationPath, key: String, language: String, file: CatalogFile
  ) throws {
    if case .substitution(let name) = path.first {
      guard let substitution = substitutions?[name] else {
        throw CatalogEditingFindings.unknownSubstitution(name, substitutions?.keys.sorted() ?? [], file)
      }
      // A part varies as a text of its own does.
      var part = CatalogLocalization(stringUnit: substitution.stringUnit, variations: substitution.variations)
      try part.setText(
        value, state: state, at: Array(path.dropFirst()), key: key, language: language, file: file)
      substitutions?[name]?.stringUnit = part.stringUnit
      substitutions?[name]?.variations = part.variations
      return
    }
    if !path.isEmpty, substitutions?.isEmpty == false {
      throw CatalogEditingFindings.hasSubstitutions(key, language, substitutions?.keys.sorted() ?? [], file)
    }
    try prepare(for: path, key: key, language: language, file: file)
    var unit = self[path] ?? StringUnit(state: state, value: value)
    unit.state = state
    unit.value = value
    self[path] = unit
  }

  /// Makes way for a text at `path`: a plain text becomes the form `other`; a text that varies otherwise than the path
  /// says is refused.
  fileprivate mutating func prepare(
    for path: VariationPath, key: String, language: String, file: CatalogFile
  ) throws {
    try refuseUnknownAxes(key: key, language: language, file: file)
    guard let step = path.first else {
      guard let variations, !variations.isEmpty else { return }
      throw CatalogEditingFindings.varies(key, language, by: variations.optionNames, file)
    }
    let branch: String
    let isOnlyOtherwise: Bool
    switch step {
    case .plural(let category):
      branch = category
      isOnlyOtherwise = variations?.plural == nil && variations?.device != nil
      if !isOnlyOtherwise, stringUnit != nil { varyByPlural(["other"]) }
    case .device(let device):
      branch = device
      isOnlyOtherwise = false
      if variations?.device == nil, !isEmpty { varyByDevice(["other"]) }
    case .substitution: return
    }
    guard !isOnlyOtherwise else {
      throw CatalogEditingFindings.varies(key, language, by: ["--device"], file)
    }
    let rest = Array(path.dropFirst())
    if case .device = step, var deeper = variations?.device?[branch] {
      try deeper.prepare(for: rest, key: key, language: language, file: file)
      variations?.device?[branch] = deeper
    } else if case .plural = step, var deeper = variations?.plural?[branch] {
      try deeper.prepare(for: rest, key: key, language: language, file: file)
      variations?.plural?[branch] = deeper
    }
  }
}

extension CatalogLocalization {
  /// Forms along an axis that we do not know would be lost, or hidden, behind new ones.
  func refuseUnknownAxes(key: String, language: String, file: CatalogFile) throws {
    guard let axis = variations?.unrecognizedMembers.first?.name else { return }
    throw CatalogEditingFindings.unknownAxis(axis, key, language, file)
  }
}

extension CatalogVariations {
  /// The options that name its forms.
  fileprivate var optionNames: [String] { (device == nil ? [] : ["--device"]) + (plural == nil ? [] : ["--plural"]) }
}
