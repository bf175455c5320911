#if !canImport(Darwin)
  import ArgumentFormatting
  import Foundation

  extension MessageArgument {
    static func text(_ text: String) -> MessageArgument { .value(.text(text)) }

    /// An object as `%@` shows it: numbers and texts as such, everything else by its description.
    ///
    /// Taken at once, since objects may change and belong to one thread.
    init(object: NSObject) {
      switch object {
      case let number as NSNumber: self = .value(Self.value(of: number))
      case let text as NSString: self = .text(String(describing: text))
      case let text as NSAttributedString: self = .text(text.string)
      case let date as NSDate: self = .deferred(DescribedDate(date: date as Date))
      default: self = .text(object.description)
      }
    }

    /// A value as C's variable arguments take it. Its type is asked, nothing is read from a stack.
    init(_ value: any CVarArg) {
      switch value {
      case let value as Int: self = .value(.signed(Int64(value)))
      case let value as Int64: self = .value(.signed(value))
      case let value as Int32: self = .value(.signed(Int64(value)))
      case let value as Int16: self = .value(.signed(Int64(value)))
      case let value as Int8: self = .value(.signed(Int64(value)))
      case let value as UInt: self = .value(.unsigned(UInt64(value)))
      case let value as UInt64: self = .value(.unsigned(value))
      case let value as UInt32: self = .value(.unsigned(UInt64(value)))
      case let value as UInt16: self = .value(.unsigned(UInt64(value)))
      case let value as UInt8: self = .value(.unsigned(UInt64(value)))
      case let value as Double: self = .value(.double(value))
      case let value as Float: self = .value(.double(Double(value)))
      case let value as CGFloat: self = .value(.double(Double(value)))
      case let value as NSObject: self = MessageArgument(object: value)
      default: self = .text(String(describing: value))
      }
    }

    private static func value(of number: NSNumber) -> FormatValue {
      // The letters of Objective-C's type encodings; what is neither is some size of signed integer.
      switch UInt8(bitPattern: number.objCType.pointee) {
      case UInt8(ascii: "d"), UInt8(ascii: "f"): .double(number.doubleValue)
      case UInt8(ascii: "Q"), UInt8(ascii: "L"): .unsigned(number.uint64Value)
      default: .signed(number.int64Value)
      }
    }
  }
#endif
