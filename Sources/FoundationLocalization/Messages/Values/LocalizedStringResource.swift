#if !canImport(Darwin)
  public import Foundation

  /// A text that is looked up later, perhaps in another process: its key, its default value and where its tables are.
  ///
  /// The locale says in which language it is looked up. Where none was given that is, at the time of the lookup, the
  /// language of the task, else the user's.
  public struct LocalizedStringResource: Equatable, Sendable {
    /// Where tables are.
    public enum BundleDescription: Sendable {
      case main
      /// The bundle that a class is in.
      case forClass(AnyClass)
      /// The bundle in a folder.
      case atURL(URL)
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    /// nil until one is given.
    var givenLocale: Locale?

    public var locale: Locale {
      get { givenLocale ?? .localization }
      set { givenLocale = newValue }
    }

    init(
      key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?, bundle: BundleDescription
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      self.bundle = bundle
      givenLocale = locale
    }

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main,
      comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: nil, bundle: bundle)
    }

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: key.description, defaultValue: defaultValue, table: table, locale: nil, bundle: bundle)
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
  }
#endif
