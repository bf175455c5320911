/// A name that may look a key up which is no literal.
struct KeyLookupUse {
  enum Kind {
    /// It is given something that is no literal.
    case variable
    /// It is not called, but handed on: `names.map(LocalizedStringKey.init)`.
    case handedOn
    /// `name.localized`, which somebody's extension declares.
    case localizedMember
    /// Where such a member is declared.
    case localizedDeclaration
    /// `#define`, whose body looks up a key: the macro's name.
    case macro(String)
  }

  var kind: Kind
  var name: String
  var offset: Int

  private static let functions = [
    "NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString", "CFBundleCopyLocalizedString",
    "localizedUserNotificationString", "localizedUserNotificationStringForKey", "localizedStringForKey",
    "localizedAttributedStringForKey", "localizedAttributedString",
  ]
  /// Properties that the system looks up: of notifications from CloudKit, and of the older ones.
  private static let assigned: Set<String> = [
    "alertLocalizationKey", "titleLocalizationKey", "subtitleLocalizationKey", "alertActionLocalizationKey",
    "alertBody",
  ]
  /// As packages name what they add to `String`.
  private static let localizing: Set<String> = [
    "localized", "localised", "localize", "localise", "translated", "translate", "i18n", "l10n",
  ]
  /// What the extractor of Swift follows itself.
  private static let followed: Set<String> = ["NSLocalizedString", "localizedString"]
  static let types: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]

  /// Whether a name can look up a key: false for nearly all, of which nothing else need be asked then.
  static func mayBe(_ name: String) -> Bool {
    name.beginsWithCapital || name == "init"
      || ["alertBody", "translat", "i18n", "l10n"].contains(where: name.hasPrefix) || name.utf8.hasLocalizing
  }

  static func isFunction(_ name: String) -> Bool {
    functions.contains { name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).hasPrefix("FromTable") }
      || name.hasSuffix("LocalizedStringWithDefaultValue") || assigned.contains(name)
  }

  init?(
    _ name: String, base: String?, in bytes: [UInt8], from start: Int, to end: Int, _ language: SourceMentions.Language,
    extendsKeys: Bool
  ) {
    self.name = name
    offset = start
    let following = CodeAround(bytes, start: start, end: end)
    if language == .objectiveC {
      guard let isLiteral = following.argumentIsLiteral(afterColon: name.hasSuffix("ForKey")),
        following.previousWord != "define"
      else { return nil }
      if Self.isFunction(name), let macro = following.definedMacro {
        kind = .macro(macro)
      } else if !isLiteral {
        kind = .variable
      } else {
        return nil
      }
      return
    }
    if Self.assigned.contains(name) {
      guard following.isAssignedWhatIsNoLiteral else { return nil }
      kind = .variable
    } else if name == "init", base == "self", extendsKeys, following.argumentIsLiteral(afterColon: false) == false {
      kind = .handedOn
    } else if Self.types.contains(name), following.namesAlias {
      kind = .handedOn
    } else if !Self.types.contains(name), name.beginsWithCapital, following.hasUnknownLiteral {
      kind = .handedOn
    } else if name == "init", base.map(Self.types.contains) ?? following.beginsWithDot {
      guard following.isHandedOn else { return nil }
      kind = .handedOn
    } else if Self.localizing.contains(name), following.previousWord == "func" || following.previousWord == "var" {
      kind = .localizedDeclaration
    } else if Self.localizing.contains(name), following.isMemberOfName {
      kind = .localizedMember
    } else if Self.isFunction(name) {
      if let isLiteral = following.argumentIsLiteral(afterColon: false) {
        guard !isLiteral, !Self.followed.contains(name) else { return nil }
        kind = .variable
      } else {
        kind = .handedOn
      }
    } else {
      return nil
    }
  }
}

extension String {
  /// Whether the first character is a capital letter.
  var beginsWithCapital: Bool {
    guard let first = utf8.first, first >= 0x80 else { return utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }
    return self.first?.isUppercase ?? false
  }
}

extension String.UTF8View {
  /// Whether `ocali` occurs, which all words for localizing have: `localized`, `LocalizationKey`, `Localise`.
  fileprivate var hasLocalizing: Bool {
    let word: UInt64 = 0x6F_63_61_6C_69
    var last: UInt64 = 0
    for byte in self {
      last = (last << 8 | UInt64(byte)) & 0xFF_FFFF_FFFF
      if last == word { return true }
    }
    return false
  }
}
