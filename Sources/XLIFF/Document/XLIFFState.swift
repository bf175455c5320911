/// How far a translation has come. A struct, because systems have states of their own.
public struct XLIFFState: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let new = XLIFFState(rawValue: "new")
  public static let needsTranslation = XLIFFState(rawValue: "needs-translation")
  public static let needsAdaptation = XLIFFState(rawValue: "needs-adaptation")
  public static let needsLocalization = XLIFFState(rawValue: "needs-l10n")
  public static let needsReviewAdaptation = XLIFFState(rawValue: "needs-review-adaptation")
  public static let needsReviewLocalization = XLIFFState(rawValue: "needs-review-l10n")
  public static let needsReviewTranslation = XLIFFState(rawValue: "needs-review-translation")
  public static let translated = XLIFFState(rawValue: "translated")
  public static let signedOff = XLIFFState(rawValue: "signed-off")
  public static let final = XLIFFState(rawValue: "final")
  /// Of version 2.x.
  public static let initial = XLIFFState(rawValue: "initial")
  /// Of version 2.x.
  public static let reviewed = XLIFFState(rawValue: "reviewed")
}
