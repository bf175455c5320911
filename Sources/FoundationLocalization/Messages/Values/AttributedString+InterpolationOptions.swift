#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// How a text with attributes goes into a message that has attributes of its own.
    public struct InterpolationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Its attributes stand alone, where otherwise those of the text around it are added.
      public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)
    }
  }
#endif
