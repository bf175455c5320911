#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Reads a name into its components by its form alone.
    ///
    /// Follows the rules that Apple documents for `PersonNameComponents(_:)`: parts of names in Latin script are told
    /// apart by spaces, `Clark, Thomas` and `CLARK Thomas` are turned, text in brackets and symbols are left out, names in
    /// Chinese, Japanese and Korean script begin with the family name. Apple's systems also know names: that `Clark
    /// Thomas` is turned, or that `Dr` without its full stop is a title. No such list is here, so those are read as they
    /// stand.
    public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
      public init() {}

      /// - Throws: `CocoaError.formatting` where the text has no letters.
      public func parse(_ value: String) throws -> PersonNameComponents {
        guard let components = PersonNameReading(value).components else {
          throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "no name in \"\(value)\""])
        }
        return components
      }
    }
  }

  extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A strategy for names of persons.
    public static var name: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
  }
#endif
