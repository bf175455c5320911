#if canImport(Darwin)
  /// On Apple's systems, where atomics need macOS 15, nothing is remembered.
  final class SmallPluralCategories: Sendable {
    func category(of number: UInt64, _ find: (UInt64) -> PluralCategory?) -> PluralCategory? { find(number) }
  }
#else
  import Synchronization

  /// The categories of the smaller whole numbers, each looked up when it is first asked for. Threads take no lock: what
  /// two of them find is the same.
  final class SmallPluralCategories: Sendable {
    /// A word holds this many numbers.
    private static let perWord = 16
    private static let count = 4096
    /// Four bits a number: 0 for one that was not asked for yet, 1 for none, else a category.
    private let words: UnsafeWords

    /// Unchecked, since the compiler cannot see that all of it is atomic.
    private struct UnsafeWords: @unchecked Sendable {
      let start: UnsafeMutablePointer<Atomic<UInt64>>
    }

    init() {
      let start = UnsafeMutablePointer<Atomic<UInt64>>.allocate(capacity: Self.count / Self.perWord)
      for word in 0..<Self.count / Self.perWord { (start + word).initialize(to: Atomic(0)) }
      words = UnsafeWords(start: start)
    }

    deinit { words.start.deallocate() }

    func category(of number: UInt64, _ find: (UInt64) -> PluralCategory?) -> PluralCategory? {
      guard number < UInt64(Self.count) else { return find(number) }
      let place = Int(truncatingIfNeeded: number)
      let word = words.start + place / Self.perWord
      let shift = UInt64(truncatingIfNeeded: place % Self.perWord * 4)
      switch word.pointee.load(ordering: .relaxed) >> shift & 15 {
      case 1: return nil
      case 2: return .zero
      case 3: return .one
      case 4: return .two
      case 5: return .few
      case 6: return .many
      case 7: return .other
      default: break
      }
      let category = find(number)
      word.pointee.bitwiseOr(Self.code(of: category) << shift, ordering: .relaxed)
      return category
    }

    private static func code(of category: PluralCategory?) -> UInt64 {
      switch category {
      case nil: 1
      case .zero: 2
      case .one: 3
      case .two: 4
      case .few: 5
      case .many: 6
      case .other: 7
      }
    }
  }
#endif
