#if !canImport(Darwin)
  import Foundation
  import LanguageData
  import Synchronization

  /// The texts without arguments that a thread has shown last: showing one again makes no new string and takes no lock.
  final class PlainTextMemory {
    /// An object, so that looking at one does not count references to all that it holds.
    private final class Entry {
      let hash: UInt64
      let key: String
      let table: String?
      /// Kept, so that no other bundle can get its address; nil: the main bundle.
      let bundle: Bundle?
      /// Kept likewise; nil: the user's.
      let taskPreference: LanguagePreference?
      let text: String
      /// Whether a plural form or the like may stand in it as a specifier.
      let takesArguments: Bool

      init(
        hash: UInt64, key: String, table: String?, bundle: Bundle?, taskPreference: LanguagePreference?, text: String,
        takesArguments: Bool
      ) {
        self.hash = hash
        self.key = key
        self.table = table
        self.bundle = bundle
        self.taskPreference = taskPreference
        self.text = text
        self.takesArguments = takesArguments
      }

      /// - Parameter bytes: the key's: a table knows keys by their bytes, not by what they look like.
      @inline(__always)
      func isAbout(
        _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, _ table: String?, _ bundle: Bundle?,
        _ taskPreference: LanguagePreference?
      ) -> Bool {
        guard self.hash == hash, self.bundle === bundle, self.taskPreference === taskPreference, self.table == table
        else { return false }
        return key.utf8.withContiguousStorageIfAvailable { own in
          own.count == bytes.count
            && (own.baseAddress == bytes.baseAddress || own.elementsEqual(bytes))
        } ?? false
      }
    }

    /// Two texts whose hashes begin alike have room beside each other.
    private static let size = 256

    private static let memory = ThreadValue<PlainTextMemory> { PlainTextMemory() }

    /// Grows when tables are read anew; below zero while changed tables are to be noticed, which needs every lookup, where
    /// texts are not shown as they are, and before that is known. It has its value when the program starts, since a look
    /// at anything that is made once costs time.
    private static let generation = Atomic<Int>(-1)
    private static let generations = Atomic<Int>(0)
    private static let start: Void = {
      if !DevelopmentMode.isOn, TextTreatment.ofProcess == nil { generation.store(0, ordering: .releasing) }
    }()

    // One thread uses them, one call at a time. No references to entries are counted while they are looked at.
    private let entries: UnsafeMutablePointer<Unmanaged<Entry>?>
    /// What was asked for last: only what comes twice is remembered, since an entry costs memory to make.
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
      _ = start
      let next = generations.add(1, ordering: .relaxed).newValue
      generation.store(isWatching || TextTreatment.ofProcess != nil ? -1 : next, ordering: .releasing)
    }

    /// What this thread has shown for a key.
    ///
    /// - Parameters:
    ///   - bundle: nil: the main bundle.
    ///   - taskPreference: nil: the user's.
    ///   - isFormatWanted: whether a text that takes arguments is wanted too, as it stands in its table.
    @inline(__always)
    static func text(
      forKey key: String, _ table: String?, _ bundle: Bundle?, _ taskPreference: LanguagePreference?,
      isFormatWanted: Bool
    ) -> String? {
      let now = generation.load(ordering: .acquiring)
      guard now >= 0, let memory = memory.unmanaged else { return nil }
      return memory._withUnsafeGuaranteedRef { memory in
        guard memory.generation == now else { return nil }
        return key.utf8.withContiguousStorageIfAvailable { bytes in
          let hash = hash(bytes, taskPreference)
          let place = place(hash)
          for place in place...place + 1 {
            guard let entry = memory.entries[place] else { continue }
            let text = entry._withUnsafeGuaranteedRef { entry in
              entry.isAbout(bytes, hash: hash, table, bundle, taskPreference)
                && (isFormatWanted || !entry.takesArguments) ? entry.text : nil
            }
            if let text { return text }
          }
          return nil
        } ?? nil
      }
    }

    static func remember(
      _ text: String, takesArguments: Bool, forKey key: String, _ table: String?, _ bundle: Bundle?,
      _ taskPreference: LanguagePreference?, generation: Int
    ) {
      // Long ones are not worth their memory.
      guard generation >= 0, text.utf8.count + key.utf8.count <= 1024, let memory = memory.value else { return }
      if memory.generation != generation {
        memory.forgetEntries()
        memory.generation = generation
      }
      guard let hash = key.utf8.withContiguousStorageIfAvailable({ hash($0, taskPreference) }) else { return }
      let last = Int(truncatingIfNeeded: hash & UInt64(size - 1))
      guard memory.lastHashes[last] == hash else {
        memory.lastHashes[last] = hash
        return
      }
      // The newer of the two moves aside.
      let place = place(hash)
      let old = memory.entries[place + 1]
      memory.entries[place + 1] = memory.entries[place]
      memory.entries[place] = .passRetained(
        Entry(
          hash: hash, key: key, table: table, bundle: bundle, taskPreference: taskPreference, text: text,
          takesArguments: takesArguments))
      old?.release()
    }

    /// Asked for before a text is looked up, and given when it is to be remembered: the tables may have changed since.
    static var currentGeneration: Int {
      _ = start
      return generation.load(ordering: .acquiring)
    }

    /// Of the first of the two places.
    private static func place(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 57) << 1 }

    /// Of all bytes: keys that are alike may differ anywhere.
    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ taskPreference: LanguagePreference?) -> UInt64 {
      let bytes = UnsafeRawBufferPointer(bytes)
      let count = bytes.count
      var mixed = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
      if let taskPreference { mixed ^= UInt64(truncatingIfNeeded: taskPreference.fingerprint) }
      func mix(_ word: UInt64) {
        mixed = (mixed ^ word) &* 0xA076_1D64_78BD_642F
        mixed ^= mixed >> 32
      }
      if count >= 8 {
        var offset = 0
        while offset < count - 8 {
          mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          offset += 8
        }
        mix(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      } else {
        var word: UInt64 = 0
        for byte in bytes { word = word << 8 | UInt64(byte) }
        mix(word)
      }
      return mixed &* 0xE703_7ED1_A0B4_28DB
    }
  }
#endif
