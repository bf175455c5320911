#if !canImport(Darwin)
  import Foundation
  import LanguageData
  import Synchronization

  /// The texts without arguments that a thread has shown last: showing one again makes no new string and takes no lock.
  final class PlainTextMemory {
    /// An object, so that looking at one does not count references to all that it holds.
    private final class Entry {
      let key: String
      let table: String?
      /// Kept, so that no other bundle can get its address.
      let bundle: Bundle
      let preference: LanguagePreference
      let text: String

      init(key: String, table: String?, bundle: Bundle, preference: LanguagePreference, text: String) {
        self.key = key
        self.table = table
        self.bundle = bundle
        self.preference = preference
        self.text = text
      }
    }

    private static let size = 256
    private static let memory = ThreadValue<PlainTextMemory> { PlainTextMemory() }
    /// Grows when tables are read anew; below zero while changed tables are to be noticed, which needs every lookup.
    private static let generation = Atomic<Int>(DevelopmentMode.isOn ? -1 : 0)
    private static let generations = Atomic<Int>(0)

    // One thread uses them, one call at a time.
    @exclusivity(unchecked) private var entries: [Entry?] = Array(repeating: nil, count: size)
    /// What was asked for last at each place: only what comes twice is remembered, since an entry costs memory to make.
    @exclusivity(unchecked) private var lastHashes: [UInt64] = Array(repeating: 0, count: size)
    @exclusivity(unchecked) private var generation = 0

    private init() {}

    /// The texts of this thread; nil while none are to be remembered. It is not to be kept.
    static var current: PlainTextMemory? {
      let now = generation.load(ordering: .acquiring)
      guard now >= 0, let memory = memory.value else { return nil }
      if memory.generation != now {
        memory.entries = Array(repeating: nil, count: size)
        memory.generation = now
      }
      return memory
    }

    /// Forgets the texts of all threads.
    ///
    /// - Parameter isWatching: whether none are to be remembered from now on.
    static func forget(isWatching: Bool) {
      let next = generations.add(1, ordering: .relaxed).newValue
      generation.store(isWatching ? -1 : next, ordering: .releasing)
    }

    func text(_ key: String, _ table: String?, _ bundle: Bundle, _ preference: LanguagePreference) -> String? {
      guard let entry = entries[Self.place(Self.hash(key, preference))], entry.preference === preference,
        entry.bundle === bundle, entry.key == key, entry.table == table
      else { return nil }
      return entry.text
    }

    func remember(
      _ text: String, for key: String, _ table: String?, _ bundle: Bundle, _ preference: LanguagePreference
    ) {
      // Long ones are not worth their memory.
      guard text.utf8.count + key.utf8.count <= 1024 else { return }
      let hash = Self.hash(key, preference)
      let place = Self.place(hash)
      guard lastHashes[place] == hash else {
        lastHashes[place] = hash
        return
      }
      entries[place] = Entry(key: key, table: table, bundle: bundle, preference: preference, text: text)
    }

    private static func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 56) }

    /// Of the length and the last bytes, where keys that are alike differ; those that meet take each other's place.
    private static func hash(_ key: String, _ preference: LanguagePreference) -> UInt64 {
      var key = key
      let mixed = key.withUTF8 { bytes -> UInt64 in
        let start = UnsafeRawBufferPointer(bytes)
        var mixed = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
        if bytes.count >= 16 {
          mixed ^= start.loadUnaligned(fromByteOffset: bytes.count - 16, as: UInt64.self)
          mixed = mixed &* 0xA076_1D64_78BD_642F
          mixed ^= start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        } else {
          for byte in bytes { mixed = (mixed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        }
        return mixed
      }
      return (mixed ^ UInt64(truncatingIfNeeded: preference.fingerprint)) &* 0xE703_7ED1_A0B4_28DB
    }
  }
#endif
