#if !canImport(Darwin)
  import ArgumentFormatting
  public import Foundation

  /// The numbers that have a specifier of their own in keys; every other type is `%@`. Not for conforming to: these
  /// thirteen types are all that Apple's compiler knows.
  public protocol _FormatSpecifiable: _LocalizedFormatArgument, Equatable, Sendable {
    associatedtype _Arg: CVarArg
    /// The value in the width that its specifier has.
    var _arg: _Arg { get }
    /// The specifier that the compiler puts into the key.
    static var _specifier: String { get }
    var _messageArgument: _MessageArgument { get }
  }

  /// An argument on its way from a number into a message.
  public struct _MessageArgument: Sendable {
    let value: FormatValue
    init(_ value: FormatValue) { self.value = value }
  }

  extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public static var _specifier: String { "%lld" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.signed(Int64(self))) }
  }

  extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public static var _specifier: String { "%d" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.signed(Int64(self))) }
  }

  extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public static var _specifier: String { "%d" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.signed(Int64(self))) }
  }

  extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public static var _specifier: String { "%d" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.signed(Int64(self))) }
  }

  extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public static var _specifier: String { "%lld" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.signed(self)) }
  }

  extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public static var _specifier: String { "%llu" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.unsigned(UInt64(self))) }
  }

  extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public static var _specifier: String { "%u" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.unsigned(UInt64(self))) }
  }

  extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public static var _specifier: String { "%u" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.unsigned(UInt64(self))) }
  }

  extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public static var _specifier: String { "%u" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.unsigned(UInt64(self))) }
  }

  extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public static var _specifier: String { "%llu" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.unsigned(self)) }
  }

  extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public static var _specifier: String { "%f" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.double(Double(self))) }
  }

  extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public static var _specifier: String { "%lf" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.double(self)) }
  }

  extension CGFloat: _FormatSpecifiable {
    public var _arg: CGFloat { self }
    public static var _specifier: String { "%lf" }
    public var _messageArgument: _MessageArgument { _MessageArgument(.double(Double(self))) }
  }
#endif
