/// Names that something to observe may start with, also in code without any literal, and what has to stand around each:
/// the fewer places are taken for candidates, the less is parsed.
enum ObservationCandidates {
  /// Where a name says that something is to be observed.
  enum Place: UInt8 {
    case anywhere
    /// `name(`.
    case call
    /// `name(…)` with a number among its arguments.
    case callWithNumber
    /// `name(value…`: a call whose first argument has no label and is neither a literal nor a closure, nor a value
    /// whose description is shown.
    case callWithValue
    /// `name:`.
    case label
    /// `name: value`, the value being no literal, which marks itself.
    case labelOfValue
    /// `name: text`, the text being anything but a value's description.
    case labelOfText
    /// `.name`.
    case member
    /// `name =`.
    case assigned
    /// `name.x =`.
    case assignedCoordinate
  }

  /// Views that are made with a frame.
  static let framedViews = [
    "UILabel", "UIButton", "UITextField", "NSTextField", "NSButton", "UIView", "UIImageView", "UITextView", "UISwitch",
    "UISlider", "UIScrollView", "UITableView", "UIStackView", "UISegmentedControl", "UIActivityIndicatorView", "NSView",
    "NSImageView", "NSTextView", "NSScrollView", "NSStackView", "NSPopUpButton", "NSSlider",
  ]

  private static let names: [Place: [String]] = [
    .anywhere: [
      "leftAnchor", "rightAnchor", "preferredLanguages", "languageCode", "preferredLocalizations",
      "currentLocaleDidChangeNotification", "errorDescription", "failureReason", "recoverySuggestion",
      "keyboardShortcut", "regionCode", "leftToRight", "forceLeftToRight", "LocalizedStringKey",
      "imageFlippedForRightToLeftLayoutDirection", "flipsForRightToLeftLayoutDirection",
    ],
    .callWithNumber: [
      "frame", "lineLimit", "padding", "safeAreaPadding", "HStack", "VStack", "LazyHStack", "LazyVStack", "Grid",
      "LazyVGrid", "LazyHGrid", "Spacer", "constraint", "lineSpacing",
    ] + framedViews,
    .call: [
      "UIEdgeInsets", "NSEdgeInsets", "localizedStringWithFormat", "localizedString", "NSLocalizedString",
      "UIAlertController", "UIAlertAction", "addButton", "actionSheet", "ActionSheet",
      // Of formatters.
      "string", "date",
      // Of distances, constants too.
      "offset", "position", "transformEffect", "setFrameOrigin",
      // Of notifications.
      "notifications", "publisher",
    ],
    .callWithValue: [
      "Text", "Label", "Button", "Toggle", "Section", "Picker", "Menu", "Link", "NavigationLink", "TextField",
      "SecureField", "DisclosureGroup", "Stepper", "LabeledContent", "GroupBox", "ContentUnavailableView", "Image",
      "navigationTitle", "navigationBarTitle", "alert", "confirmationDialog", "help", "badge", "accessibilityLabel",
      "accessibilityHint", "accessibilityValue", "setTitle", "setAccessibilityLabel",
      "LocalizedStringResource", "LocalizationValue", "IntentDialog",
    ],
    .label: ["format", "localized", "stringLiteral", "forName", "left"],
    .labelOfValue: ["systemName", "systemImage", "locale"],
    .labelOfText: ["verbatim"],
    .member: [
      "left", "right", "region", "locale", "currency", "currencyAccounting", "currencyPlural", "currencyISOCode",
      "countryCode",
    ],
    .assignedCoordinate: ["origin", "center"],
    .assigned: [
      "numberStyle", "dateStyle", "timeStyle", "dateFormat", "frame", "center", "transform",
      "adjustsFontSizeToFitWidth", "minimumScaleFactor", "maximumNumberOfLines",
      "currencySymbol",
      "currencyCode", "numberOfLines",
      "decimalSeparator", "groupingSeparator", "positiveFormat", "negativeFormat", "locale", "minimumFractionDigits",
      "maximumFractionDigits", "text", "title", "subtitle", "placeholder", "message", "prompt", "messageText",
      "informativeText", "stringValue", "placeholderString", "toolTip", "secondaryText", "accessibilityLabel",
      "accessibilityHint", "accessibilityValue", "keyEquivalent",
    ],
  ]

  private static let places: [UInt64: [Place]] = names.reduce(into: [:]) { places, entry in
    for name in entry.value { places[hash(name.utf8), default: []].append(entry.key) }
  }

  /// What may have to stand around a token; nil where it has none of the names.
  static func places(of token: SwiftToken, in buffer: UnsafeBufferPointer<UInt8>) -> [Place]? {
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

  /// Whether what has to stand around a candidate does.
  func isCandidate(
    _ number: Int, _ place: ObservationCandidates.Place, in buffer: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let next = number + 1
    guard next < tokens.count else { return false }
    switch place {
    case .anywhere: return true
    case .call: return tokens[next].kind == .leftParen
    case .label: return tokens[next].kind == .colon
    case .labelOfValue:
      return tokens[next].kind == .colon && next + 1 < tokens.count && tokens[next + 1].kind == .identifier
    case .labelOfText: return tokens[next].kind == .colon && !isDescription(next + 1, in: buffer)
    case .assignedCoordinate:
      return next + 2 < tokens.count && tokens[next].kind == .period && tokens[next + 2].kind == .equal
    case .member: return number > 0 && tokens[number - 1].kind == .period
    case .assigned: return tokens[next].kind == .equal && (number == 0 || tokens[number - 1].kind != .identifier)
    case .callWithNumber:
      guard tokens[next].kind == .leftParen else { return false }
      let close = partner(of: next)
      let end = Swift.min(close, next + Self.mostTokensBeforeNumber)
      return tokens[next..<end].contains { $0.kind == .number }
    case .callWithValue:
      guard next + 2 < tokens.count, tokens[next].kind == .leftParen else { return false }
      switch tokens[next + 1].kind {
      case .rightParen, .stringOpen, .leftBrace: return false
      case .identifier: return tokens[next + 2].kind != .colon && !isDescription(next + 1, in: buffer)
      default: return true
      }
    }
  }

  /// Whether `String(value)` is all of an argument, which says nothing of texts; what matters in the value marks itself.
  private func isDescription(_ number: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    guard number + 3 < tokens.count, tokens[number].kind == .identifier, tokens[number + 1].kind == .leftParen,
      tokens[number + 3].kind != .colon, buffer[tokens[number].start..<tokens[number].end].elementsEqual("String".utf8)
    else { return false }
    let after = partner(of: number + 1) + 1
    return tokens[after].kind == .rightParen || tokens[after].kind == .comma
  }
}
