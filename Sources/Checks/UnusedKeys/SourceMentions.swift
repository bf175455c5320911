import Foundation
import SourceText

/// The literals and names that sources mention, wherever they stand: what may be a key though nothing says so.
///
/// A reading of bytes: it serves Swift, Objective-C, JSON, interface files and property lists, and errs on the side of
/// mentioning too much. Comments are left out.
package struct SourceMentions: Sendable {
  package enum Language: Sendable {
    case swift, objectiveC
    /// JavaScript and its like, whose literals have three kinds of quotes.
    case script
    /// JSON and others that have literals but no comments.
    case data
    /// Interface files and property lists.
    case markup
  }

  /// What stands between quotes, and between the tags of a property list.
  private var literals: Set<ExactString> = []
  /// The identifiers of an interface file's objects.
  private var objectIdentifiers: Set<ExactString> = []
  private var compositions = TextCompositions()
  /// Names behind a dot: `.menuTitle`.
  private var members: Set<String> = []
  /// Names that may become text: those of types and of cases.
  private var textNames: Set<String> = []
  private var names = MentionedNames()
  private var lookups = KeyLookups()
  /// What comments say of look-ups.
  package private(set) var lookupComments: [LookupComment] = []
  /// Those of them that are about a look-up which extractors do not follow.
  private(set) var appliedComments: Set<LookupComment> = []
  private var isReachedByPush = false
  private var hasRightToPush = false
  private var hasRightToCloud = false

  /// Whether there is more than was read.
  package var isIncomplete = false
  /// What was not read, relative to the project's root.
  package var unreadFiles: [String] = []

  package init() {}

  // MARK: Questions

  /// Whether a literal is the key, or a name or literal may become it.
  ///
  /// - Parameters:
  ///   - keyWordings: of all keys of the project, by which names of generated code are told from others; see
  ///     `wording(_:)`.
  ///   - lookups: whether some look-up takes what comes from somewhere: then the name of a type or case may be a key,
  ///     and anything may be put into the gap of a sentence.
  package func mentions(key: String, keyWordings: Set<String> = [], lookups: Bool = true) -> Bool {
    // The text of an object of an interface file, `abc-de-fgh.title`, is used as long as there is the object.
    if let dot = key.lastIndex(of: "."), dot > key.startIndex,
      objectIdentifiers.contains(ExactString(String(key[..<dot])))
    {
      return true
    }
    if literals.contains(ExactString(key)) || lookups && textNames.contains(key) { return true }
    return compositions.mayMake(key) { filler in
      lookups || literals.contains(ExactString(filler)) || textNames.contains(filler)
    } || names.mean(key, keyWordings)
  }

  package func mentions(member name: String) -> Bool { members.contains(name) }

  /// Where keys that are no literals are looked up by means that extractors do not follow.
  package var unknownLookups: [UnknownLookup] { lookups.all }

  /// Whether a server may name a key of the table `Localizable`: the system looks up what a notification names.
  package var showsPushNotifications: Bool { isReachedByPush || hasRightToPush && !hasRightToCloud }

  /// A key's or name's letters and digits alone, in small letters.
  package static func wording(_ text: some StringProtocol) -> String { MentionedNames.wording(text) }

  // MARK: Reading

  /// - Parameters:
  ///   - path: relative to the project's root.
  ///   - isOfDependency: whether it is other people's code, whose own look-ups are of its own keys.
  package mutating func add(_ bytes: [UInt8], _ language: Language, path: String, isOfDependency: Bool = false) {
    if language == .markup {
      for text in MarkupTexts.texts(in: bytes) {
        if text.hasSuffix("aps-environment") { hasRightToPush = true }
        if text == "com.apple.developer.icloud-services" { hasRightToCloud = true }
        literals.insert(ExactString(text))
        if Self.isIdentifier(text) { objectIdentifiers.insert(ExactString(text)) }
      }
      return
    }
    var reader = MentionReader(bytes, language)
    reader.run()
    for literal in reader.literals { add(literal) }
    names.add(reader.names, declared: reader.declaredTypes)
    textNames.formUnion(reader.textNames)
    members.formUnion(reader.members)
    if !isReachedByPush { isReachedByPush = reader.names.contains(where: Self.lets(serversReachIt:)) }
    guard !isOfDependency else { return }
    // An initializer without a type may be anything's where no key is spoken of.
    let hasKeys = !reader.textNames.isDisjoint(with: KeyLookupUse.types)
    let comments = language == .data ? [] : LookupComment.comments(in: bytes, path: path)
    lookupComments += comments
    appliedComments.formUnion(
      lookups.add(
        reader.lookups.filter { $0.name != "init" || hasKeys }, bytes, path: path, comments: comments))
  }

  /// Adds what files mention that follow those of this.
  package mutating func add(_ others: SourceMentions) {
    literals.formUnion(others.literals)
    objectIdentifiers.formUnion(others.objectIdentifiers)
    compositions.add(others.compositions)
    members.formUnion(others.members)
    textNames.formUnion(others.textNames)
    names.add(others.names)
    lookups.add(others.lookups)
    lookupComments += others.lookupComments
    appliedComments.formUnion(others.appliedComments)
    isReachedByPush = isReachedByPush || others.isReachedByPush
    hasRightToPush = hasRightToPush || others.hasRightToPush
    hasRightToCloud = hasRightToCloud || others.hasRightToCloud
    isIncomplete = isIncomplete || others.isIncomplete
    unreadFiles += others.unreadFiles
  }

  /// `abc-de-fgh`, as Xcode names objects.
  private static func isIdentifier(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }

  /// Whether a name hands out the token that a server needs: the system's own, or a service for notifications. The
  /// right to be notified serves CloudKit as well, which shows what the code names.
  private static func lets(serversReachIt name: String) -> Bool {
    let word = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] } ?? name[...]
    // Few names have the first letter and the length of one.
    if word.utf8.count > 8, [UInt8(ascii: "d"), UInt8(ascii: "p"), UInt8(ascii: "r")].contains(word.utf8.first),
      tokens.contains(String(word))
    {
      return true
    }
    return name.beginsWithCapital && services.contains { name.hasPrefix($0) }
  }

  private static let tokens: Set<String> = [
    "registerForRemoteNotifications", "registerForRemoteNotificationTypes",
    "didRegisterForRemoteNotificationsWithDeviceToken", "pushToken", "pushTokenUpdates", "pushToStartToken",
    "pushToStartTokenUpdates",
  ]
  private static let services = [
    "Airship", "BrazeKit", "CioMessagingPush", "CleverTap", "FirebaseMessaging", "IterableSDK", "OneSignal",
    "PushNotifications", "Pushwoosh",
  ]

  /// - Parameter pieces: the text between gaps; one of a literal that is known as a whole.
  private mutating func add(_ pieces: [String]) {
    if pieces.count > 1 {
      compositions.insert(pieces)
    } else if let text = pieces.first {
      literals.insert(ExactString(text))
    }
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
