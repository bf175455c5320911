/// One turn on the way from a localization to one of its texts.
public enum VariationStep: Hashable, Sendable {
  /// A plural category.
  case plural(String)
  /// A device.
  case device(String)
  /// A substitution by its name.
  case substitution(String)
}

/// The way from a localization to one of its texts; empty for the text that does not vary.
public typealias VariationPath = [VariationStep]

extension CatalogLocalization {
  /// Every text of the localization with the way to it, in Xcode's order: the plain one, those of substitutions, those
  /// of variations. String sets are no string units.
  public var stringUnits: [(path: VariationPath, unit: StringUnit)] {
    var result: [(path: VariationPath, unit: StringUnit)] = []
    collectStringUnits([], into: &result)
    return result
  }

  fileprivate func collectStringUnits(
    _ path: VariationPath, into result: inout [(path: VariationPath, unit: StringUnit)]
  ) {
    if let stringUnit { result.append((path, stringUnit)) }
    if let substitutions {
      for (name, substitution) in sortedByName(substitutions) {
        let path = path + [.substitution(name)]
        if let unit = substitution.stringUnit { result.append((path, unit)) }
        substitution.variations?.collectStringUnits(path, into: &result)
      }
    }
    variations?.collectStringUnits(path, into: &result)
  }

  /// The text at the end of a path. Setting it makes the branches on the way; nil removes the text and the branches
  /// that hold nothing else.
  public subscript(path: VariationPath) -> StringUnit? {
    get { self[path[...]] }
    set { self[path[...]] = newValue }
  }

  fileprivate subscript(path: ArraySlice<VariationStep>) -> StringUnit? {
    get {
      guard let step = path.first else { return stringUnit }
      let rest = path.dropFirst()
      switch step {
      case .plural(let category): return variations?.plural?[category]?[rest]
      case .device(let device): return variations?.device?[device]?[rest]
      case .substitution(let name): return substitutions?[name]?[rest]
      }
    }
    set {
      guard let step = path.first else {
        stringUnit = newValue
        return
      }
      if newValue == nil, self[path] == nil { return }
      let rest = path.dropFirst()
      switch step {
      case .plural, .device:
        var changed = variations ?? CatalogVariations()
        changed[step, rest] = newValue
        variations = changed.isEmpty ? nil : changed
      case .substitution(let name):
        var substitution = substitutions?[name] ?? CatalogSubstitution()
        substitution[rest] = newValue
        var changed = substitutions ?? [:]
        changed[name] = substitution.isEmpty ? nil : substitution
        substitutions = changed.isEmpty ? nil : changed
      }
    }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { self == CatalogLocalization() }
}

extension CatalogVariations {
  public var isEmpty: Bool { self == CatalogVariations() }

  fileprivate func collectStringUnits(
    _ path: VariationPath, into result: inout [(path: VariationPath, unit: StringUnit)]
  ) {
    for (name, branch) in sortedByName(device ?? [:]) {
      branch.collectStringUnits(path + [.device(name)], into: &result)
    }
    for (name, branch) in sortedByName(plural ?? [:]) {
      branch.collectStringUnits(path + [.plural(name)], into: &result)
    }
  }

  fileprivate subscript(step: VariationStep, rest: ArraySlice<VariationStep>) -> StringUnit? {
    get {
      switch step {
      case .plural(let category): plural?[category]?[rest]
      case .device(let name): device?[name]?[rest]
      case .substitution: nil
      }
    }
    set {
      switch step {
      case .plural(let category): Self.set(&plural, category, rest, newValue)
      case .device(let name): Self.set(&device, name, rest, newValue)
      case .substitution: break
      }
    }
  }

  private static func set(
    _ branches: inout [String: CatalogLocalization]?, _ name: String, _ rest: ArraySlice<VariationStep>,
    _ unit: StringUnit?
  ) {
    var branch = branches?[name] ?? CatalogLocalization()
    branch[rest] = unit
    var changed = branches ?? [:]
    changed[name] = branch.isEmpty ? nil : branch
    branches = changed.isEmpty ? nil : changed
  }
}

extension CatalogSubstitution {
  /// Whether there is nothing in it.
  public var isEmpty: Bool { self == CatalogSubstitution() }

  fileprivate subscript(path: ArraySlice<VariationStep>) -> StringUnit? {
    get {
      guard let step = path.first else { return stringUnit }
      return variations?[step, path.dropFirst()]
    }
    set {
      guard let step = path.first else {
        stringUnit = newValue
        return
      }
      var changed = variations ?? CatalogVariations()
      changed[step, path.dropFirst()] = newValue
      variations = changed.isEmpty ? nil : changed
    }
  }
}

private func sortedByName<Value>(_ values: [String: Value]) -> [(key: String, value: Value)] {
  values.sorted { CatalogKeyOrder.localizedStandard.precedes($0.key, $1.key) }
}
