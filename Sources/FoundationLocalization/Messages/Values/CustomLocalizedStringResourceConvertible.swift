#if !canImport(Darwin)
  /// Something that has a localized text to show for itself.
  public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif
