import Foundation
import FoundationLocalization
import Testing

@testable import TicketService

@Suite("The service")
struct TicketServiceTests {
  /// Languages as clients ask for them, and the language of the answer.
  static let requests = [
    "en-US, en;q=0.9": "en", "de-AT": "de", "fr-CH, fr;q=0.9, en;q=0.8": "fr", "es-MX": "es", "it": "it",
    "pt-BR, en;q=0.5": "pt", "nl": "nl", "sv": "sv", "da": "da", "xx, nb-NO": "nb", "fi": "fi", "pl": "pl", "cs": "cs",
    "ru": "ru", "en;q=0.1, uk;q=0.2": "uk", "el": "el", "tr": "tr", "hu": "hu", "ro": "ro", "ja": "ja", "ko": "ko",
    "zh-CN": "zh-Hans", "zh-HK": "zh-Hant", "ar": "ar",
  ]

  /// Without the marks around a name in a text of the other direction.
  static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{2068}", with: "").replacingOccurrences(of: "\u{2069}", with: "")
  }

  @Test(
    "answers 10,000 requests at once, each in its language, also while tables are loaded anew",
    arguments: [false, true])
  func manyRequests(reloading: Bool) throws {
    let server = try #require(TicketServer())
    defer { server.stop() }
    let requests = Self.requests.sorted { $0.key < $1.key }
    #expect(requests.count >= 20)
    let mistakes = Mistakes()
    // One connection a language, all at the same time; each asks for its language and, in between, for another one.
    let perLanguage = 10_000 / requests.count + 1
    let threads = requests.indices.map { index in
      let thread = Thread {
        defer { mistakes.finish() }
        guard let connection = HTTPConnection(port: server.port) else { return mistakes.add("no connection") }
        for number in 0..<perLanguage {
          let (accepted, language) = requests[number % 5 == 4 ? (index + number) % requests.count : index]
          let count = number % 3 == 0 ? 0 : 3
          let response = connection.get("/?name=Ana&count=\(count)", acceptLanguage: accepted)
          let expected = ExpectedAnswers.body(language, count: count)
          if let response, Self.plain(response.body) == expected, response.fields["content-language"] == language {
            mistakes.countAnswer()
          } else {
            mistakes.add("\(accepted): \(response?.body ?? "no answer"), expected \(expected ?? "")")
          }
        }
      }
      thread.start()
      return thread
    }
    while reloading, !mistakes.wait(for: threads.count, seconds: 0.01) { LocalizationTables.reload() }
    #expect(mistakes.wait(for: threads.count, seconds: 300))
    #expect(mistakes.texts == [])
    #expect(mistakes.answers >= 10_000)
  }

  @Test("bears any request")
  func strangeRequests() throws {
    let server = try #require(TicketServer())
    defer { server.stop() }
    let connection = try #require(HTTPConnection(port: server.port))
    for accepted in ["", "*", "de;q=0", String(repeating: "x-", count: 3_000), "☃", "../../etc, de\u{1}", "en;q=9"] {
      let response = connection.get("/?name=%25n%25%40%2524s&count=1", acceptLanguage: accepted)
      #expect(response?.body == "Welcome, %n%@%24s!\n1 ticket left\n", "\(accepted)")
    }
    #expect(connection.get("/other", acceptLanguage: "de")?.status == 404)
  }
}

/// What the threads found. Unchecked, since the lock guards all of it.
private final class Mistakes: @unchecked Sendable {
  private let condition = NSCondition()
  private var found: [String] = []
  private var answered = 0
  private var finished = 0

  var texts: [String] { condition.withLock { found } }
  var answers: Int { condition.withLock { answered } }

  func countAnswer() { condition.withLock { answered += 1 } }

  func add(_ text: String) { condition.withLock { if found.count < 20 { found.append(text) } } }

  func finish() {
    condition.withLock {
      finished += 1
      condition.broadcast()
    }
  }

  /// - Returns: whether that many threads have finished.
  func wait(for count: Int, seconds: Double) -> Bool {
    condition.withLock {
      let limit = Date(timeIntervalSinceNow: seconds)
      while finished < count, condition.wait(until: limit) {}
      return finished >= count
    }
  }
}
