/// Whether the name of a host can be shown in its own letters, or would pass for another one.
package enum HostNameAppearance {
  /// Whether a label of a host name could be taken for another: letters of several scripts that are not written
  /// together, or letters that all look like ASCII's, as in the Cyrillic `аррІе`. By Unicode's rules for identifiers
  /// (UTS #39). Labels of ASCII alone are what they look like; where ICU is not at hand, no other label is.
  package static func isConfusable(label: some StringProtocol) -> Bool {
    !label.utf8.allSatisfy { $0 < 0x80 } && HostNameFacts.isConfusable(String(label))
  }
}
