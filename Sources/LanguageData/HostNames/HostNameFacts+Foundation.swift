#if !canImport(_FoundationICU)
  extension HostNameFacts {
    static func isConfusable(_ label: String) -> Bool { true }
  }
#endif
