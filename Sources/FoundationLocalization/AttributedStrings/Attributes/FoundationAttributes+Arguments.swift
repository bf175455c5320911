#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes.FoundationAttributes {
    /// What an argument of a localized string was, before it became text.
    public struct LocalizedStringArgumentAttributes {
      public struct LocalizedNumericArgumentAttribute: CodableAttributedStringKey {
        public enum Value: Hashable, Codable, Sendable {
          case uint(UInt64)
          case int(Int64)
          case double(Double)
          case decimal(Decimal)
        }

        public static let name = "Foundation.LocalizedNumericArgumentAttribute"
      }

      public struct LocalizedDateArgumentAttribute: CodableAttributedStringKey {
        public typealias Value = Date
        public static let name = "Foundation.LocalizedDateArgumentAttribute"
      }

      public struct LocalizedDateIntervalArgumentAttribute: CodableAttributedStringKey {
        public typealias Value = Range<Date>
        public static let name = "Foundation.LocalizedDateIntervalArgumentAttribute"
      }

      public struct LocalizedURLArgumentAttribute: CodableAttributedStringKey {
        public typealias Value = URL
        public static let name = "Foundation.LocalizedURLArgumentAttribute"
      }

      public var localizedNumericArgument: LocalizedNumericArgumentAttribute { LocalizedNumericArgumentAttribute() }
      public var localizedDateArgument: LocalizedDateArgumentAttribute { LocalizedDateArgumentAttribute() }
      public var localizedDateIntervalArgument: LocalizedDateIntervalArgumentAttribute {
        LocalizedDateIntervalArgumentAttribute()
      }
      public var localizedURLArgument: LocalizedURLArgumentAttribute { LocalizedURLArgumentAttribute() }
    }

    public var localizedStringArgumentAttributes: LocalizedStringArgumentAttributes {
      LocalizedStringArgumentAttributes()
    }
  }

  extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes, T>
    ) -> T {
      self[T.self]
    }
  }
#endif
