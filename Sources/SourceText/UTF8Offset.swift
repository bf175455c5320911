/// A distance from the start of a text, in UTF-8 code units (bytes), 0-based.
public struct UTF8Offset: Hashable, Comparable, Sendable {
  public var value: Int

  public init(_ value: Int) { self.value = value }

  public static func < (left: UTF8Offset, right: UTF8Offset) -> Bool { left.value < right.value }
}
