#if !canImport(Darwin)
  extension StringProtocol {
    /// The variation of a localized text for a width, where its table has some: the widest that fits, else the narrowest.
    /// Any other text is returned as it is.
    ///
    /// On Apple's systems a localized string carries its variations until it is changed. Here the last few hundred are
    /// remembered by what they say; `withPresentationWidth` is the way that never forgets.
    ///
    /// - Parameter width: in the unit of the table; Apple's systems take it to be the letter M.
    public func variantFittingPresentationWidth(_ width: Int) -> String {
      WidthVariants.variant(of: String(self), fitting: width)
    }
  }
#endif
