#if !canImport(_FoundationICU)
  /// Where ICU is not at hand, callers write counts and symbols; Apple's platforms have it all already.
  final class ElapsedTimeFormatter: Sendable {
    init(locale: String, width: ElapsedTimeFormat.Width) {}

    func text(of times: [ElapsedTime]) -> String? { nil }
  }
#endif
