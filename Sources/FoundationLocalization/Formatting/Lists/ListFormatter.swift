#if !canImport(Darwin)
  public import Foundation
  internal import LanguageData

  /// Joins items to a list: `small, medium, and large`. Foundation's formatter of that name, where Foundation has none.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the language that texts are shown in (``Foundation/Locale/localization``), unless another was set;
    /// setting nil brings that back.
    // Foundation's own signature: setting nil means something, reading never gives it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! {
      get { chosenLocale ?? .localization }
      set { chosenLocale = newValue }
    }
    /// Writes the items; what it gives nothing for, and all where there is none, is written as numbers and dates of the
    /// locale are, errors by their localized description, everything else by its description.
    open var itemFormatter: Formatter?

    private var chosenLocale: Locale?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The texts as a list of the locale that texts are shown in.
    open class func localizedString(byJoining strings: [String]) -> String {
      ListJoining(locale: Locale.localization.identifier).joined(strings)
    }

    /// The items as a list.
    open func string(from items: [Any]) -> String? {
      ListJoining(locale: shownLocale.identifier).joined(items.map(text))
    }

    /// nil where the object is no array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    private var shownLocale: Locale { locale ?? .localization }

    private func text(_ item: Any) -> String {
      if let text = itemFormatter?.string(for: item) { return text }
      switch item {
      case let text as String: return text
      case let number as any BinaryInteger: return formatted(number)
      case let number as any BinaryFloatingPoint: return formatted(number)
      case let number as Decimal: return Decimal.FormatStyle(locale: shownLocale).precision(digits).format(number)
      case let number as NSNumber: return number.description(withLocale: shownLocale)
      case let date as Date: return date.description(with: shownLocale)
      case let error as any LocalizedError: return error.localizedDescription
      default: return String(describing: item)
      }
    }

    private func formatted<Number: BinaryInteger>(_ number: Number) -> String {
      IntegerFormatStyle<Number>(locale: shownLocale).format(number)
    }

    private func formatted<Number: BinaryFloatingPoint>(_ number: Number) -> String {
      FloatingPointFormatStyle<Number>(locale: shownLocale).precision(digits).format(number)
    }

    /// As many digits as a number has: Foundation's `description(withLocale:)` prints 16 at most.
    private var digits: NumberFormatStyleConfiguration.Precision { .significantDigits(1...16) }
  }
#endif
