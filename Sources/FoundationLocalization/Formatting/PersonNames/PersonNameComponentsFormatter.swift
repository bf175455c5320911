#if !canImport(Darwin)
  public import Foundation

  /// Foundation's formatter of names, in place of the one in Foundation for Linux, which cannot be created. It writes
  /// what `PersonNameComponents.FormatStyle` writes.
  open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is shown.
    public enum Style: Int, Sendable {
      /// As `medium`.
      case `default`
      case short
      case medium
      case long
      case abbreviated
    }

    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Writes the name's `phoneticRepresentation` in place of the name.
      public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style: Style = .default
    /// Whether the name's `phoneticRepresentation` is written in place of the name.
    open var isPhonetic = false
    /// The locale of the language that texts are shown in (``Foundation/Locale/localization``), unless another was set;
    /// setting nil brings that back.
    // Foundation's own signature: setting nil means something, reading never gives it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! {
      get { chosenLocale ?? .localization }
      set { chosenLocale = newValue }
    }

    private var chosenLocale: Locale?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name in a style, for the locale of the language that texts are shown in.
    open class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      formatter.isPhonetic = nameOptions.contains(.phonetic)
      return formatter.string(from: components)
    }

    /// The name as text; empty where it has no components.
    open func string(from components: PersonNameComponents) -> String {
      formatStyle.format(shown(components))
    }

    /// The name as text with the attribute `NSPersonNameComponentKey` on each component and delimiter.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
      let result = NSMutableAttributedString(string: "")
      for run in PersonNameComposition(shown(components), locale: formatStyle.locale).runs(formatStyle.style) {
        let key = NSAttributedString.Key(rawValue: NSPersonNameComponentKey)
        result.append(NSAttributedString(string: run.text, attributes: [key: run.component.rawValue]))
      }
      return result
    }

    /// Reads a name, as `PersonNameComponents.ParseStrategy` does; nil where the text has no letters.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      try? PersonNameComponents.ParseStrategy().parse(string)
    }

    /// nil where the object is no name.
    open override func string(for obj: Any?) -> String? {
      (obj as? PersonNameComponents).map { string(from: $0) }
    }

    private func shown(_ components: PersonNameComponents) -> PersonNameComponents {
      isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    }

    private var formatStyle: PersonNameComponents.FormatStyle {
      let shownStyle: PersonNameComponents.FormatStyle.Style =
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameComponents.FormatStyle(style: shownStyle, locale: locale ?? .localization)
    }
  }
#endif
