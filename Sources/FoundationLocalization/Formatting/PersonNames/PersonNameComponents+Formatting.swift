#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// The name in the medium style of the current locale.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// Reads a name by a strategy.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

    /// Reads a name: see ``ParseStrategy``.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
  }
#endif
