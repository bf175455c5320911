/// Names that something to observe may start with, also in code without any literal, and what has to stand around each:
/// the fewer places are taken for candidates, the less is parsed.
enum ObservationCandidates {
  /// Where a name says that something is to be observed.
  struct Places: OptionSet, Hashable {
    let rawValue: UInt16

    static let anywhere = Places(rawValue: 1 << 15)
    /// `name(`.
    static let call = Places(rawValue: 1 << 0)
    /// `name(…)` with a number among its arguments.
    static let callWithNumber = Places(rawValue: 1 << 1)
    /// `name(value…`: a call whose first argument has no label and is neither a literal nor a closure, nor the
    /// description of what is no number.
    static let callWithValue = Places(rawValue: 1 << 2)
    /// `name:`.
    static let label = Places(rawValue: 1 << 3)
    /// `name: value`, the value being no literal, which marks itself.
    static let labelOfValue = Places(rawValue: 1 << 4)
    /// `name: text`, the text being anything but the description of what is no number.
    static let labelOfText = Places(rawValue: 1 << 5)
    /// `.name`.
    static let member = Places(rawValue: 1 << 6)
    /// `name =`.
    static let assigned = Places(rawValue: 1 << 7)
    /// `name.x =`.
    static let assignedCoordinate = Places(rawValue: 1 << 8)
  }

  /// Views that are made with a frame.
  static let framedViews = [
    "UILabel", "UIButton", "UITextField", "NSTextField", "NSButton", "UIView", "UIImageView", "UITextView", "UISwitch",
    "UISlider", "UIScrollView", "UITableView", "UIStackView", "UISegmentedControl", "UIActivityIndicatorView", "NSView",
    "NSImageView", "NSTextView", "NSScrollView", "NSStackView", "NSPopUpButton", "NSSlider",
  ]

  private static let names: [Places: [String]] = [
    .anywhere: [
      "leftAnchor", "rightAnchor", "preferredLanguages", "languageCode", "preferredLocalizations",
      "currentLocaleDidChangeNotification", "errorDescription", "failureReason", "recoverySuggestion",
      "keyboardShortcut", "regionCode", "leftToRight", "forceLeftToRight", "LocalizedStringKey",
      "imageFlippedForRightToLeftLayoutDirection", "flipsForRightToLeftLayoutDirection", "flexibleLeftMargin",
      "flexibleRightMargin", "directionLeftToRight", "alignAllLeft", "alignAllRight", "fromLeft", "fromRight",
      "transitionFlipFromLeft", "transitionFlipFromRight", "imageLeft", "imageRight", "minXMargin", "maxXMargin",
      "minimalIdentifier", "maximalIdentifier",
    ],
    .callWithNumber: [
      "frame", "lineLimit", "padding", "safeAreaPadding", "HStack", "VStack", "LazyHStack", "LazyVStack", "Grid",
      "LazyVGrid", "LazyHGrid", "Spacer", "constraint", "lineSpacing", "contentMargins", "listRowInsets",
      "listRowSpacing", "listSectionSpacing",
    ] + framedViews,
    .call: [
      "UIEdgeInsets", "NSEdgeInsets", "localizedStringWithFormat", "localizedString", "NSLocalizedString",
      "UIAlertController", "UIAlertAction", "addButton", "actionSheet", "ActionSheet",
      // Of formatters.
      "string", "date", "measurement", "formatted", "FormatStyle", "ISO8601Format",
      // Of distances, constants too.
      "offset", "position", "transformEffect", "setFrameOrigin", "setContentOffset",
      // Of notifications.
      "notifications", "publisher",
      // Of text fields.
      "keyboardType", "textContentType", "TextEditor",
    ],
    .callWithValue: [
      "Text", "Label", "Button", "Toggle", "Section", "Picker", "Menu", "Link", "NavigationLink", "TextField",
      "SecureField", "DisclosureGroup", "Stepper", "LabeledContent", "GroupBox", "ContentUnavailableView", "Image",
      "navigationTitle", "navigationBarTitle", "alert", "confirmationDialog", "help", "badge", "accessibilityLabel",
      "accessibilityHint", "accessibilityValue", "setTitle", "setAccessibilityLabel",
      "LocalizedStringResource", "LocalizationValue", "IntentDialog", "Announcement", "accessibilityAction",
      "accessibilityInputLabels", "tabItem", "navigationSubtitle", "searchable", "Tab", "ProgressView", "Gauge",
      "setSubject", "showToast", "setLabel", "setAccessibilityHelp", "setAccessibilityTitle",
    ],
    .label: [
      "format", "localized", "stringLiteral", "forName", "left", "labelWithString", "wrappingLabelWithString",
    ],
    .labelOfText: ["verbatim"],
    .labelOfValue: ["systemName", "systemImage", "locale"],
    .member: [
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "region", "locale", "currency",
      "currencyAccounting", "currencyPlural", "currencyISOCode",
      "countryCode", "announcement",
    ],
    .assignedCoordinate: ["origin", "center", "contentOffset"],
    .assigned: [
      "numberStyle", "dateStyle", "timeStyle", "dateFormat", "frame", "center", "transform", "origin",
      "contentOffset", "transform3D", "position",
      "adjustsFontSizeToFitWidth", "minimumScaleFactor", "maximumNumberOfLines",
      "currencySymbol",
      "currencyCode", "numberOfLines",
      "decimalSeparator", "groupingSeparator", "positiveFormat", "negativeFormat", "locale", "minimumFractionDigits",
      "maximumFractionDigits", "text", "title", "subtitle", "placeholder", "message", "prompt", "messageText",
      "informativeText", "stringValue", "placeholderString", "toolTip", "secondaryText", "accessibilityLabel",
      "accessibilityHint", "accessibilityValue", "keyEquivalent", "unitOptions", "attributedText", "attributedTitle",
      "attributedStringValue", "formatter", "keyboardType", "textContentType",
    ],
  ]

  private static let places: [UInt64: Places] = names.reduce(into: [:]) { places, entry in
    for name in entry.value { places[hash(name.utf8), default: []].formUnion(entry.key) }
  }

  /// What may have to stand around a token; nil where it has none of the names.
  static func places(of token: SwiftToken, in buffer: UnsafeBufferPointer<UInt8>) -> Places? {
    let length = token.end - token.start
    guard token.kind == .identifier, length >= shortest, length <= longest else { return nil }
    // Most names are told apart by how they start and how long they are.
    guard starts[Int(buffer[token.start]) << 6 | length] else { return nil }
    return places[hash(UnsafeBufferPointer(rebasing: buffer[token.start..<token.end]))]
  }

  private static let shortest = 4
  private static let longest = 63
  private static let starts: [Bool] = names.values.joined().reduce(into: Array(repeating: false, count: 256 << 6)) {
    starts, name in
    if let first = name.utf8.first { starts[Int(first) << 6 | name.utf8.count] = true }
  }

  /// FNV-1a. A name that has the hash of another is looked into for nothing, which changes no result.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

extension SourceTokens {
  private static let mostTokensBeforeNumber = 48

  /// Whether one of what may stand around a candidate does.
  func isCandidate(
    _ number: Int, _ places: ObservationCandidates.Places, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if places.contains(.anywhere) { return true }
    let next = number + 1
    guard next + 1 < tokens.count else { return false }
    let before = number > 0 ? tokens[number - 1].kind : .endOfFile
    if before == .period, places.contains(.member) { return true }
    let following = tokens[next + 1].kind
    switch tokens[next].kind {
    case .leftParen:
      if places.contains(.call) || places.contains(.callWithNumber) && hasNumber(in: next) { return true }
      guard places.contains(.callWithValue) else { return false }
      switch following {
      case .rightParen, .stringOpen, .leftBrace: return false
      case .identifier: return tokens[next + 2].kind != .colon && !isIdentifierAsText(next + 1, in: buffer)
      default: return true
      }
    case .colon:
      return places.contains(.label) || places.contains(.labelOfValue) && following == .identifier
        || places.contains(.labelOfText) && !isIdentifierAsText(next + 1, in: buffer)
    case .equal: return places.contains(.assigned) && before != .identifier
    case .period:
      guard places.contains(.assignedCoordinate), next + 2 < tokens.count else { return false }
      // `center.x -= 12`
      return tokens[next + 2].kind == .equal || tokens[next + 2].kind == .binaryOperator
    default: return false
    }
  }

  /// Whether a candidate is one for nothing but a name that it is given: `Text(title)`.
  func showsName(_ number: Int, _ places: ObservationCandidates.Places) -> Bool {
    guard places.isSubset(of: [.callWithValue, .assigned]), number + 3 < tokens.count,
      tokens[number + 1].kind == .leftParen, tokens[number + 2].kind == .identifier
    else { return false }
    return tokens[number + 3].kind == .rightParen || tokens[number + 3].kind == .comma
  }

  private func hasNumber(in list: Int) -> Bool {
    let end = Swift.min(partner(of: list), list + Self.mostTokensBeforeNumber)
    return tokens[list..<end].contains { $0.kind == .number }
  }

  /// Whether `String(item.id)` is all of an argument: what only tells things apart is no number for people, and what
  /// else matters in the value marks itself.
  private func isIdentifierAsText(_ number: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    guard number + 3 < tokens.count, isWord(number, "String", in: buffer), tokens[number + 1].kind == .leftParen
    else { return false }
    let end = partner(of: number + 1)
    guard end + 1 < tokens.count, tokens[end + 1].kind == .rightParen || tokens[end + 1].kind == .comma,
      tokens[end - 1].kind == .identifier
    else { return false }
    return isWord(end - 1, "id", in: buffer) || isWord(end - 1, "rawValue", in: buffer)
      || isWord(end - 1, "identifier", in: buffer)
  }
}
