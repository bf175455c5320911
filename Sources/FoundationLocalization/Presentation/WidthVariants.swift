#if !canImport(Darwin)
  /// Texts that were chosen of several for different widths. On Apple's systems such a string carries its variants with
  /// it; Swift's strings cannot, so the last ones are remembered by what they say.
  enum WidthVariants {
    /// What makes the text for a width.
    typealias Variant = @Sendable (Int) -> String

    private static let remembered = Locked<[String: Variant]>([:])
    /// Texts come from tables, but arguments from anywhere.
    private static let most = 256

    static func remember(_ text: String, _ variant: @escaping Variant) {
      remembered.withLock { variants in
        if variants.count >= most { variants.removeAll() }
        variants[text] = variant
      }
    }

    static func variant(of text: String, fitting width: Int) -> String {
      let variant = remembered.withLock { $0[text] }
      return variant?(width) ?? text
    }
  }
#endif
