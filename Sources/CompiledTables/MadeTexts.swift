#if canImport(Darwin)
  /// On Apple's systems Foundation looks texts up, and nobody asks for one twice.
  final class MadeTexts: Sendable {
    init(fileSize: Int) {}
    func text(at node: Int, of bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
  }
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Bionic)
    import Bionic
  #elseif canImport(WASILibc)
    import WASILibc
  #elseif canImport(ucrt)
    import ucrt
  #endif
  import Synchronization

  /// The strings that were made of a file's texts, so that a text that is asked for again costs no memory: more than 15
  /// bytes do not fit into a string itself.
  ///
  /// Readers and writers take no lock. A string stays as long as the file; when its place and the ones behind it are
  /// taken, none is kept.
  final class MadeTexts: Sendable {
    private struct Made {
      let node: Int
      let text: String
    }

    private typealias Slot = Atomic<UInt>

    /// Longer texts are few, and a damaged file could have any number of them.
    private static let longestText = 1024
    private static let longestProbe = 8

    private let capacity: Int
    /// The address of the slots; 0 before the first text.
    private let slots = Atomic<UInt>(0)

    init(fileSize: Int) {
      // About one slot for each message, which takes 16 bytes of slot, a node, a key and a text.
      var capacity = 16
      while capacity < fileSize / 64, capacity < 1 << 16 { capacity *= 2 }
      self.capacity = capacity
    }

    deinit {
      guard let slots = pointer(slots.load(ordering: .acquiring)) else { return }
      for slot in 0..<capacity {
        guard let made = Self.made(slots[slot].load(ordering: .acquiring)) else { continue }
        made.deinitialize(count: 1)
        made.deallocate()
      }
      free(slots)
    }

    /// The string for the text of a node.
    func text(at node: Int, of bytes: UnsafeBufferPointer<UInt8>) -> String {
      guard bytes.count > 15, bytes.count <= Self.longestText, let slots = allocatedSlots() else {
        return String(decoding: bytes, as: UTF8.self)
      }
      var place = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15) >> 32)
      for _ in 0..<Self.longestProbe {
        place &= capacity - 1
        if let made = Self.made(slots[place].load(ordering: .acquiring)) {
          if made.pointee.node == node { return made.pointee.text }
          place += 1
          continue
        }
        return publish(String(decoding: bytes, as: UTF8.self), of: node, in: slots + place)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Where another thread was faster, its string is kept.
    private func publish(_ text: String, of node: Int, in slot: UnsafeMutablePointer<Slot>) -> String {
      let made = UnsafeMutablePointer<Made>.allocate(capacity: 1)
      made.initialize(to: Made(node: node, text: text))
      let (isPublished, _) = slot.pointee.compareExchange(
        expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
      if !isPublished {
        made.deinitialize(count: 1)
        made.deallocate()
      }
      return text
    }

    private func allocatedSlots() -> UnsafeMutablePointer<Slot>? {
      if let slots = pointer(slots.load(ordering: .acquiring)) { return slots }
      // Zeroed pages take no memory until they are written to.
      guard let made = calloc(capacity, MemoryLayout<Slot>.stride) else { return nil }
      let (isPublished, present) = slots.compareExchange(
        expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
      if isPublished { return made.assumingMemoryBound(to: Slot.self) }
      free(made)
      return pointer(present)
    }

    private func pointer(_ address: UInt) -> UnsafeMutablePointer<Slot>? { UnsafeMutablePointer(bitPattern: address) }

    private static func made(_ address: UInt) -> UnsafeMutablePointer<Made>? {
      UnsafeMutablePointer(bitPattern: address)
    }
  }
#endif
