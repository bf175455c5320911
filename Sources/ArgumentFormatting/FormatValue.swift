/// A value that is put into a message: what it is, never how it is to be read.
package enum FormatValue: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double)
  case text(String)
}
