private import Foundation

/// A dictionary of one language that is installed for hunspell. Every call holds a lock, since the library is not safe
/// to be called by two threads.
package final class SpellingDictionary: @unchecked Sendable {
  private let lock = NSLock()
  private let library: HunspellLibrary
  private let handle: HunspellLibrary.Handle
  private let encoding: DictionaryEncoding
  private var known: [String: Bool] = [:]
  private var suggested = 0

  /// How many words are given suggestions: each takes up to a tenth of a second, and whoever has this many misspelt
  /// words has the wrong dictionary.
  private static let suggestedWords = 100

  /// Whether the library that reads dictionaries is installed.
  package static var isAvailable: Bool { HunspellLibrary.installed != nil }

  /// - Parameters:
  ///   - language: `de`, `de-AT`, `pt_BR`; a dictionary of the language for another region stands in.
  ///   - folders: where dictionaries lie: pairs of `de_DE.aff` and `de_DE.dic`.
  /// - Returns: nil where the library or the dictionary is not installed, or its encoding is not known.
  package init?(language: String, in folders: [String] = DictionaryFolders.installed) {
    guard let library = HunspellLibrary.installed,
      let path = DictionaryFolders.path(of: language, in: folders),
      let handle = library.create(path + ".aff", path + ".dic")
    else { return nil }
    guard let encoding = DictionaryEncoding(library.encoding(handle).map { String(cString: $0) } ?? "UTF-8") else {
      library.destroy(handle)
      return nil
    }
    self.library = library
    self.handle = handle
    self.encoding = encoding
  }

  deinit { library.destroy(handle) }

  /// Whether the dictionary has the word in this or an inflected form. A word that its encoding cannot write is not
  /// judged.
  package func accepts(_ word: String) -> Bool {
    lock.withLock {
      if let known = known[word] { return known }
      let accepted = encoding.bytes(of: word).map { library.spell(handle, $0) != 0 } ?? true
      known[word] = accepted
      return accepted
    }
  }

  /// Words like one that it does not have, the likeliest first; none after the first hundred words.
  package func suggestions(for word: String, limit: Int = 3) -> [String] {
    lock.withLock {
      guard suggested < Self.suggestedWords, let bytes = encoding.bytes(of: word) else { return [] }
      suggested += 1
      var list: HunspellLibrary.Strings?
      let count = library.suggest(handle, &list, bytes)
      guard count > 0, let found = list else { return [] }
      defer { library.freeList(handle, &list, count) }
      return (0..<min(limit, Int(count))).compactMap { index in found[index].flatMap { encoding.text(of: $0) } }
    }
  }
}
