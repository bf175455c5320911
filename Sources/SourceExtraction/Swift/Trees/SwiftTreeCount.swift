/// What the speed of making trees is measured by.
package enum SwiftTreeCount {
  /// Whether the tree of a source is made without the parser.
  package static func isRead(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool { SwiftTreeReader.tree(of: buffer) != nil }
}
