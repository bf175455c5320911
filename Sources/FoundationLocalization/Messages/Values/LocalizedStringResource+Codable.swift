#if !canImport(Darwin)
  import Foundation

  /// `{"key": "…", "defaultValue": {…}, "table": "…", "locale": "de_DE", "bundle": {"url": "file:///…"}}`.
  ///
  /// The layout is ours and stays readable for later versions; Apple's is not documented. Only the key is needed: a
  /// string alone is one. What was not given is not written; the bundle of a class is written by its place.
  extension LocalizedStringResource: Codable {
    private enum Field: String, CodingKey { case key, defaultValue, table, locale, bundle }
    private enum BundleField: String, CodingKey { case url }

    public init(from decoder: any Decoder) throws {
      if let key = try? decoder.singleValueContainer().decode(String.self) {
        self.init(String.LocalizationValue(key))
        return
      }
      let container = try decoder.container(keyedBy: Field.self)
      let key = try container.decode(String.self, forKey: .key)
      let bundle = try? container.nestedContainer(keyedBy: BundleField.self, forKey: .bundle)
      let location = try? bundle?.decode(URL.self, forKey: .url)
      self.init(
        key: key,
        defaultValue: (try? container.decode(String.LocalizationValue.self, forKey: .defaultValue))
          ?? String.LocalizationValue(key),
        table: try? container.decode(String.self, forKey: .table),
        locale: (try? container.decode(String.self, forKey: .locale)).map { Locale(identifier: $0) },
        bundle: location.map { .atURL($0) } ?? .main)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Field.self)
      try container.encode(key, forKey: .key)
      // Most keys are their own default value.
      if defaultValue != String.LocalizationValue(key) {
        try container.encode(defaultValue, forKey: .defaultValue)
      }
      try container.encodeIfPresent(table, forKey: .table)
      try container.encodeIfPresent(givenLocale?.identifier, forKey: .locale)
      let location: URL? =
        switch bundle {
        case .main: nil
        case .forClass: bundle.resolved.bundleURL
        case .atURL(let location): location
        }
      if let location {
        var bundle = container.nestedContainer(keyedBy: BundleField.self, forKey: .bundle)
        try bundle.encode(location, forKey: .url)
      }
    }
  }
#endif
