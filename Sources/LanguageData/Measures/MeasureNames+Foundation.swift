#if !canImport(_FoundationICU)
  /// Where ICU is not at hand, callers write symbols; Apple's platforms have it all already.
  final class MeasureNames: Sendable {
    init(locale: String, width: MeasureShape.Width) {}

    func name(of unit: String) -> String? { nil }

    static func kind(of unit: String) -> String? { nil }

    static func preferredUnit(for kind: String, usage: String?, locale: String) -> String? { nil }
  }
#endif
