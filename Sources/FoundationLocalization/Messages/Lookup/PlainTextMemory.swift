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

    /// What all threads share, in one place, since a look at anything that is made once costs time.
    private final class Shared: Sendable {
      let memory = ThreadValue<PlainTextMemory> { PlainTextMemory() }
      /// Grows when tables are read anew; below zero while changed tables are to be noticed, which needs every lookup, and
      /// where texts are not shown as they are.
      let generation = Atomic<Int>(DevelopmentMode.isOn || TextTreatment.ofProcess != nil ? -1 : 0)
      let generations = Atomic<Int>(0)
    }

    private static let shared = Shared()

    // One thread uses them, one call at a time. No references to entries are counted while they are looked at.
    private let entries: UnsafeMutablePointer<Unmanaged<Entry>?>
    /// What was asked for last at each place: only what comes twice is remembered, since an entry costs memory to make.
    private let lastHashes: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var generation = 0

    private init() {
      entries = .allocate(capacity: Self.size)
      entries.initialize(repeating: nil, count: Self.size)
      lastHashes = .allocate(capacity: Self.size)
      lastHashes.initialize(repeating: 0, count: Self.size)
    }

    deinit {
      forgetEntries()
      entries.deallocate()
      lastHashes.deallocate()
    }

    private func forgetEntries() {
      for place in 0..<Self.size {
        entries[place]?.release()
        entries[place] = nil
      }
    }

    /// Forgets the texts of all threads.
    ///
    /// - Parameter isWatching: whether none are to be remembered from now on.
    static func forget(isWatching: Bool) {
      let next = shared.generations.add(1, ordering: .relaxed).newValue
      shared.generation.store(isWatching || TextTreatment.ofProcess != nil ? -1 : next, ordering: .releasing)
    }

    /// What this thread has shown for a key.
    @inline(__always)
    static func text(
      forKey key: String, _ table: String?, _ bundle: Bundle, _ preference: LanguagePreference
    ) -> String? {
      let shared = shared
      let now = shared.generation.load(ordering: .acquiring)
      guard now >= 0 else { return nil }
      return shared.memory.withValue { memory in
        guard memory.generation == now else { return nil }
        return memory.entries[place(hash(key, preference))]?._withUnsafeGuaranteedRef { entry in
          guard entry.preference === preference, entry.bundle === bundle, entry.key == key, entry.table == table else {
            return nil
          }
          return entry.text
        }
      } ?? nil
    }

    static func remember(
      _ text: String, forKey key: String, _ table: String?, _ bundle: Bundle, _ preference: LanguagePreference,
      generation: Int
    ) {
      // Long ones are not worth their memory.
      guard generation >= 0, text.utf8.count + key.utf8.count <= 1024, let memory = shared.memory.value else { return }
      if memory.generation != generation {
        memory.forgetEntries()
        memory.generation = generation
      }
      let hash = hash(key, preference)
      let place = place(hash)
      guard memory.lastHashes[place] == hash else {
        memory.lastHashes[place] = hash
        return
      }
      let old = memory.entries[place]
      memory.entries[place] = .passRetained(
        Entry(key: key, table: table, bundle: bundle, preference: preference, text: text))
      old?.release()
    }

    /// Asked for before a text is looked up, and given when it is to be remembered: the tables may have changed since.
    static var currentGeneration: Int { shared.generation.load(ordering: .acquiring) }

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
