import SourceObservations

/// Which names say that a text is written from left to right in all languages: those of phone numbers, of codes and other
/// text for machines, and of addresses of the net.
///
/// What counts are the words at the end of a name, without those that say nothing of the content (`phoneText`,
/// `rawSerialNumber`).
enum DirectedNames {
  typealias Content = DirectionSensitiveText.Content

  static func content(of name: String) -> Content? {
    guard name.utf8.count >= shortest else { return nil }
    var words = words(of: name)
    guard let first = words.first, words.count == 1 || !questions.contains(first) else { return nil }
    while words.count > 1, let last = words.last, fillers.contains(last) { words.removeLast() }
    guard var last = words.popLast() else { return nil }
    if ends[last] == nil {
      // `phone2`
      while last.utf8.count > 1, let byte = last.utf8.last, (0x30...0x39).contains(byte) { last.removeLast() }
    }
    return content(ofLast: last, behind: words)
      ?? (last.utf8.last == UInt8(ascii: "s") ? content(ofLast: String(last.dropLast()), behind: words) : nil)
  }

  private static func content(ofLast last: String, behind words: [String]) -> Content? {
    if let word = words.last {
      if devices.contains(last), wordsBeforeDevice.contains(word) { return nil }
      // `keyPath`, which leads through code.
      if last == "path", ["key", "index", "navigation", "coding", "bezier"].contains(word) { return nil }
    }
    if let content = ends[last] { return content }
    guard let (kinds, content) = pairs[last], let word = words.last else { return nil }
    if kinds.contains(word) { return numbersOfPhones.contains(word) && last != "code" ? .phoneNumber : content }
    return nil
  }

  private static let shortest = 2

  private static let ends: [String: Content] = {
    let names: [Content: [String]] = [
      .phoneNumber: [
        "phone", "telephone", "tel", "mobile", "cellphone", "landline", "fax", "hotline", "msisdn", "phonenumber",
        "telephonenumber", "mobilenumber", "faxnumber", "callingcode", "e164",
      ],
      .code: [
        "sourcecode", "codesnippet", "snippet", "iban", "bic", "serial", "serialnumber", "shellcommand", "regex",
        "imei", "imsi", "iccid", "udid", "uuid", "guid", "isbn", "issn", "ssn", "otp", "totp", "passcode", "checksum",
        "sha1", "sha256", "md5", "sha", "fingerprint", "macaddress", "licensekey", "apikey", "publickey", "bssid",
        "barcode", "swiftcode", "sql", "hexstring", "base64",
      ],
      .address: [
        "url", "uri", "urlstring", "absolutestring", "email", "emailaddress", "ip", "ipaddress", "ipv4", "ipv6",
        "host", "hostname", "path", "filepath", "homepage", "absolute", "endpoint",
      ],
    ]
    return names.reduce(into: [:]) { ends, entry in
      for name in entry.value { ends[name] = entry.key }
    }
  }()

  private static let numbersOfPhones: Set<String> = [
    "phone", "telephone", "tel", "mobile", "cell", "cellphone", "landline", "fax", "hotline", "helpline", "whatsapp",
    "sms", "dial", "dialing", "dialling", "emergency", "caller", "calling", "callback",
  ]

  /// What a last word is, behind which words.
  private static let pairs: [String: (words: Set<String>, content: Content)] = {
    let numbers: Set<String> = [
      "tracking", "account", "card", "order", "invoice", "ticket", "serial", "routing", "reference", "confirmation",
      "booking", "passport", "license", "licence", "plate", "registration", "membership", "customer", "tax", "vat",
      "shipment", "reservation", "policy", "vin", "imei", "isbn",
    ]
    return [
      "number": (numbers.union(numbersOfPhones), .code),
      "no": (numbers.union(numbersOfPhones), .code),
      "line": (["hot", "help", "support"], .phoneNumber),
      "code": (
        [
          "license", "activation", "verification", "confirmation", "security", "auth", "authentication", "pairing",
          "invite", "invitation", "promo", "coupon", "discount", "voucher", "redeem", "gift", "referral", "backup",
          "recovery", "access", "source", "bar", "booking", "bank", "swift", "sms", "join", "room", "unlock", "factor",
          "time", "login", "device", "user", "tracking", "pin", "zip", "postal", "dialing", "dialling", "calling",
          "dial", "example", "sample", "generated",
        ], .code
      ),
      "key": (
        [
          "license", "licence", "product", "activation", "api", "public", "private", "secret", "recovery", "ssh",
          "encryption", "access", "backup", "serial", "shared",
        ], .code
      ),
      "id": (
        [
          "transaction", "device", "order", "booking", "tracking", "commit", "hardware", "payment",
        ], .code
      ),
      "identifier": (
        ["transaction", "device", "order", "booking", "bundle", "session", "tracking", "hardware"], .code
      ),
      "hash": (["commit", "git", "file", "content", "transaction", "block", "md5", "sha"], .code),
      "token": (["api", "access", "auth", "device", "push", "refresh", "bearer", "session"], .code),
      "command": (["shell", "terminal", "curl", "install", "cli", "git", "ssh"], .code),
      "expression": (["regular"], .code),
      "snippet": (["code"], .code),
      "plate": (["license", "licence", "number"], .code),
      "address": (
        [
          "email", "mail", "ip", "mac", "bluetooth", "hardware", "web", "wallet", "server", "host", "url", "remote",
          "bitcoin", "ethereum", "contract",
        ], .address
      ),
      "string": (["absolute"], .address),
      "uri": ([], .address),
      "name": (["host"], .address),
    ]
  }()

  /// What says nothing of a text's content, at its end.
  private static let fillers: Set<String> = [
    "string", "text", "value", "raw", "formatted", "display", "input", "draft", "entry", "plain", "masked", "current",
    "encoded", "decoded", "optional", "trimmed",
  ]

  /// What starts the name of something that is no text.
  private static let questions: Set<String> = [
    "is", "has", "needs", "should", "can", "shows", "hides", "uses", "will", "did", "no", "wants", "supports",
  ]

  private static let devices: Set<String> = ["phone", "mobile", "cell"]

  /// What a name says of a device instead: `sendToPhone`, `useIphone`, `needsPhone`, `microphone`.
  private static let wordsBeforeDevice: Set<String> = [
    "a", "and", "by", "find", "for", "from", "has", "i", "in", "is", "my", "needs", "no", "not", "of", "on", "open",
    "or", "phone", "require", "requires", "scan", "select", "send", "the", "this", "to", "unlock", "use", "via", "with",
    "without", "your",
  ]

  /// The words of a name in lower case; `URLString` has two, `ipV4` and `e164` have one.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    let bytes = Array(name.utf8)
    for (place, byte) in bytes.enumerated() {
      let isUpper = (0x41...0x5A).contains(byte)
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "-") {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        continue
      }
      let wasLower = place > 0 && !(0x41...0x5A).contains(bytes[place - 1])
      if isUpper, !word.isEmpty, wasLower || (0x61...0x7A).contains(next) {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
      word.append(isUpper ? byte | 0x20 : byte)
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
