/// What a call says something of, by the name of what is called.
enum ObservedCallSubject: Sendable {
  case frame, lineLimit, offset, padding, spacing, constraint, sizedView, implicitInitializer, elements, appending,
    equivalence, languageSetting, verbatimFormat, insets, image, shortcut, format, legacyLocalization, locale, joined,
    preferredLocalizations, outdated, formatterUse, flip, localeUse, currency, measurement,
    input, inputKind, row, localeIdentifier
  /// A type whose literal is a key, and which may be made of something else.
  case localizableType
  /// Only what `ShownTextAPIs` says of it.
  case shownText

  /// nil where nothing is asked of the call.
  static func named(_ name: String) -> ObservedCallSubject? { subjects[name] }

  private static let names: [ObservedCallSubject: [String]] = [
    .frame: ["frame"],
    .lineLimit: ["lineLimit"],
    .offset: ["offset", "position", "transformEffect", "setFrameOrigin", "setContentOffset"],
    .padding: [
      "padding", "lineSpacing", "safeAreaPadding", "contentMargins", "listRowInsets", "listRowSpacing",
      "listSectionSpacing",
    ],
    .spacing: [
      "HStack", "VStack", "LazyHStack", "LazyVStack", "Grid", "LazyVGrid", "LazyHGrid", "Spacer", "safeAreaInset",
    ],
    .constraint: ["constraint"],
    .sizedView: ObservationCandidates.framedViews,
    .flip: [
      "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
      "withHorizontallyFlippedOrientation",
    ],
    .implicitInitializer: ["init"],
    .elements: ["ForEach", "List", "forEach"],
    .appending: ["append", "appending", "appendFormat", "appendingFormat"],
    .equivalence: ["isEquivalent", "hasCommonParent"],
    .localeIdentifier: ["identifier"],
    .languageSetting: ["array", "object", "stringArray", "set", "setValue", "value"],
    .verbatimFormat: ["verbatim", "VerbatimFormatStyle", "ISO8601Format"],
    .insets: ["UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets"],
    .image: ["Image", "UIImage", "NSImage", "Label", "ContentUnavailableView", "Button", "Menu", "Tab"],
    .shortcut: [
      "keyboardShortcut", "KeyboardShortcut", "KeyEquivalent", "UIKeyCommand", "NSMenuItem", "addItem", "insertItem",
    ],
    .format: ["String", "NSString", "localizedStringWithFormat"],
    .legacyLocalization: [
      "NSLocalizedString", "localizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
      "CFCopyLocalizedString",
    ],
    .locale: ["Locale", "NSLocale"],
    .joined: ["joined"],
    .preferredLocalizations: ["preferredLocalizations"],
    .outdated: [
      "navigationBarTitle", "actionSheet", "ActionSheet", "Alert", "accessibility", "Section", "GroupBox", "MenuButton",
      "UIAlertView", "UIActionSheet", "UITableViewRowAction", "UIMenuItem",
      "UILocalNotification", "NSUserNotification",
    ],
    .formatterUse: ["string", "date", "number"],
    .measurement: ["measurement"],
    .input: ["TextField", "SecureField", "TextEditor"],
    .inputKind: ["keyboardType", "textContentType"],
    .row: ["WrappingHStack", "FlowLayout", "FlowStack", "HFlow", "HFlowLayout", "WrapHStack", "FlowHStack"],
    .currency: ["currency", "Currency"],
    .localeUse: ["locale", "environment", "formatted", "FormatStyle", "ListFormatStyle"],
    .localizableType: [
      "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String.LocalizationValue", "IntentDialog",
      "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation",
    ],
  ]

  private static let subjects: [String: ObservedCallSubject] = {
    var subjects: [String: ObservedCallSubject] = [:]
    for (subject, names) in names {
      for name in names { subjects[name] = subject }
    }
    for name in ShownTextAPIs.shared.functionNames where subjects[name] == nil { subjects[name] = .shownText }
    return subjects
  }()

  /// Whether a key that is no literal may be among its arguments.
  var mayTakeKey: Bool {
    switch self {
    case .localizableType, .implicitInitializer, .legacyLocalization: return true
    default: return false
    }
  }
}
