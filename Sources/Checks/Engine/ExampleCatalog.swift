import LosslessJSON

/// A catalog of one key with plain texts, written as Xcode does: for examples, so that they stay short.
struct ExampleCatalog {
  var key: String
  var comment: String?
  /// The extraction state.
  var state: String?
  /// Language → text.
  var texts: KeyValuePairs<String, String>

  var text: String {
    var entry: [JSONMember] = []
    if let comment { entry.append(JSONMember("comment", .string(comment))) }
    if let state { entry.append(JSONMember("extractionState", .string(state))) }
    let localizations = texts.map { language, text in
      JSONMember(
        language,
        .object([
          JSONMember(
            "stringUnit", .object([JSONMember("state", .string("translated")), JSONMember("value", .string(text))]))
        ]))
    }
    if !localizations.isEmpty { entry.append(JSONMember("localizations", .object(localizations))) }
    let root = JSONValue.object([
      JSONMember("sourceLanguage", .string("en")),
      JSONMember("strings", .object([JSONMember(key, .object(entry))])),
      JSONMember("version", .string("1.0")),
    ])
    return String(decoding: JSONDocument(writing: root, style: .xcode, path: "").bytes, as: UTF8.self)
  }
}
