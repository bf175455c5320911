/// The numbers of the format, which `Documentation/Formats/CompiledTables.md` describes to the byte.
enum CompiledTableFormat {
  /// No text file starts so, and a transfer that changes line ends or stops at a control character shows at once.
  static let magic: [UInt8] = [0x89, 0x44, 0x52, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Readers refuse another one.
  static let majorVersion: UInt16 = 1
  /// Readers take any: it grows when something is added that older readers can pass over.
  static let minorVersion: UInt16 = 1
  static let headerSize = 48
  /// Offsets are 32 bits wide, and fit `Int` on every platform.
  static let largestFile = Int(Int32.max)

  enum HeaderOffset {
    static let majorVersion = 8
    static let minorVersion = 10
    static let fileSize = 12
    static let checksum = 16
    static let flags = 20
    static let language = 24
    static let tableCount = 32
    static let tables = 36
  }

  static let sourceLanguageFlag: UInt32 = 1

  enum TableOffset {
    static let name = 0
    static let messageCount = 8
    static let slotCount = 12
    static let slots = 16
    static let longestProbe = 20
    static let size = 24
  }

  enum SlotOffset {
    static let tag = 0
    static let key = 4
    static let node = 12
    static let size = 16
  }

  enum NodeKind {
    static let text: UInt8 = 1
    static let plural: UInt8 = 2
    static let device: UInt8 = 3
    static let width: UInt8 = 4
    static let number: UInt8 = 5
  }

  static let placeSize = 20
  static let branchSize = 12
  static let widthBranchSize = 8
  static let numberBranchSize = 8

  /// How many nodes may lie on the way to a text.
  static let deepestNesting = 32
  /// How many nodes and pieces one message may be made of, so that no file can keep a reader busy.
  static let longestWalk = 10_000

  /// How many bytes of text one message may come to, for the same reason.
  static let longestText = 1 << 24

  /// For a width, a precision or an index that is not there.
  static let none: UInt16 = 0xFFFF
  /// For a width or precision that is an argument.
  static let fromArgument: UInt16 = 0xFFFE
  static let largestNumber = 0xFFFD

  /// The slot at which the search for a hash begins.
  static func firstSlot(of hash: UInt64, slotCount: Int) -> Int {
    Int(truncatingIfNeeded: ((hash & 0xFFFF_FFFF) &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
  }

  static func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
}
