import SourceText
import StringCatalog
import XLIFF

/// Finds the keys and ways that the units of an exchange file are for.
struct CatalogUnitResolution {
  /// In the order of the file.
  private(set) var unitsOfKeys: [(key: String, units: [(unit: XLIFFUnit, path: VariationPath)])] = []
  /// The catalog has no such key.
  private(set) var unknown: [XLIFFUnit] = []
  /// The catalog has several texts that the id can stand for.
  private(set) var ambiguous: [XLIFFUnit] = []

  private var places: [ExactString: Int] = [:]

  init(_ units: [XLIFFUnit], in catalog: StringCatalog) {
    for unit in units {
      let readings = Self.readings(of: unit, in: catalog)
      switch readings.count {
      case 0: unknown.append(unit)
      case 1: add(unit, readings[0].key, readings[0].path)
      default: ambiguous.append(unit)
      }
    }
  }

  private mutating func add(_ unit: XLIFFUnit, _ key: String, _ path: VariationPath) {
    let exact = ExactString(key)
    if let place = places[exact] {
      unitsOfKeys[place].units.append((unit, path))
    } else {
      places[exact] = unitsOfKeys.count
      unitsOfKeys.append((key, [(unit, path)]))
    }
  }

  private static func readings(
    of unit: XLIFFUnit, in catalog: StringCatalog
  ) -> [(key: String, path: VariationPath)] {
    if let key = unit.attributes[FaithfulAttributes.key].map(EscapedText.unescaped), catalog.contains(key) {
      let path = unit.attributes[FaithfulAttributes.path].map(EscapedText.unescaped) ?? ""
      return [(key, VariationPath(exportName: path) ?? [])]
    }
    // Systems that number the ids keep ours as the name of the resource.
    for id in [unit.id, unit.resourceName].compactMap({ $0 }) {
      let readings = CatalogUnitIdentifier.readings(of: id).filter { catalog.contains($0.key) }
      if readings.count < 2 {
        if !readings.isEmpty { return readings }
        continue
      }
      // A key that ends like a way is one only where the other key does not vary that way.
      let real = readings.filter { reading in
        reading.path.isEmpty || varies(reading.key, at: reading.path, in: catalog)
      }
      return real.count == 1 ? real : readings
    }
    return []
  }

  private static func varies(_ key: String, at path: VariationPath, in catalog: StringCatalog) -> Bool {
    let localizations = catalog[key]?.localizations?.values.map { $0 } ?? []
    return localizations.contains { localization in
      localization.stringUnits.contains { $0.path.dropLast() == path.dropLast() && !$0.path.isEmpty }
    }
  }
}
