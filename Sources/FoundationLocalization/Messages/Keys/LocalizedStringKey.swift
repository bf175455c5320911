#if !canImport(Darwin)
  public import Foundation

  /// The key of a text in an interface, with the values that are put into it: for libraries that show interfaces where
  /// SwiftUI, whose type of this name it follows, does not run.
  ///
  /// ```swift
  /// struct Label {
  ///   var text: String
  ///   init(_ key: LocalizedStringKey, bundle: Bundle? = nil) { text = key.resolved(bundle: bundle) }
  /// }
  /// ```
  public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Key and values, for `String(localized:)` and `AttributedString(localized:)`.
    public let localizationValue: String.LocalizationValue

    /// The key as it stands in catalogs: `%lld of %@`.
    public var key: String { localizationValue.key }

    /// Whether values are put into the text, so that `%%` in it is one percent sign.
    public var hasFormatting: Bool { localizationValue.hasArguments }

    /// A key that is not a literal. It is taken as it is.
    public init(_ value: String) { localizationValue = String.LocalizationValue(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      localizationValue = String.LocalizationValue(stringInterpolation: stringInterpolation.interpolation)
    }

    /// The text.
    ///
    /// - Parameters:
    ///   - table: the table's name; nil: `Localizable`.
    ///   - bundle: where the tables are; nil: the main bundle.
    ///   - locale: that of the interface, which chooses the language too, as in SwiftUI; nil: the task's, else the user's.
    public func resolved(table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil) -> String {
      MessageRequest(
        key: key, defaultValue: localizationValue, table: table, bundle: bundle,
        context: MessageContext(languages: locale.map { [$0.identifier(.bcp47)] }, locale: locale)
      ).text()
    }
  }
#endif
