#if canImport(_FoundationICU)
  private import _FoundationICU

  /// A table of ICU's locale data, for facts that no function of ICU's C interface gives.
  struct ResourceTable: ~Copyable {
    private let bundle: OpaquePointer

    private init(_ bundle: OpaquePointer) { self.bundle = bundle }

    deinit { swift_ures_close(bundle) }

    /// Runs `body` with a table of a locale, inherited where the locale has none, and the identifier of the locale that
    /// it came from. nil where there is none, or where `body` gives nil.
    /// - Parameter branch: where ICU keeps the table, if not with the rest of the locale: `unit`.
    static func withTable<Result>(
      _ name: String, of locale: String, branch: String? = nil, _ body: (borrowing ResourceTable, String) -> Result?
    ) -> Result? {
      var status = U_ZERO_ERROR
      // Data lies in the order of the machine's bytes, which Swift's are: the least first.
      let place = branch.map { "icudt\(U_ICU_VERSION_MAJOR_NUM)l-\($0)" }
      guard let opened = swift_ures_open(place, locale, &status) else { return nil }
      let whole = ResourceTable(opened)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let table = whole.child(name) else { return nil }
      status = U_ZERO_ERROR
      guard let actual = swift_ures_getLocaleByType(table.bundle, ULOC_ACTUAL_LOCALE, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      return body(table, String(cString: actual))
    }

    /// The strings at a path: one for a string, all for an array of strings; nil where there is nothing.
    func strings(_ path: String...) -> [String]? { strings(path[...]) }

    private func strings(_ path: ArraySlice<String>) -> [String]? {
      if let key = path.first { return child(key)?.strings(path.dropFirst()) }
      if let text { return [text] }
      var found: [String] = []
      for index in 0..<max(0, swift_ures_getSize(bundle)) {
        var status = U_ZERO_ERROR
        guard let opened = swift_ures_getByIndex(bundle, index, nil, &status) else { continue }
        let element = ResourceTable(opened)
        if status.rawValue <= U_ZERO_ERROR.rawValue, let text = element.text { found.append(text) }
      }
      return found
    }

    private func child(_ key: String) -> ResourceTable? {
      var status = U_ZERO_ERROR
      guard let opened = swift_ures_getByKey(bundle, key, nil, &status) else { return nil }
      let child = ResourceTable(opened)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      return child
    }

    private var text: String? {
      guard swift_ures_getType(bundle) == URES_STRING else { return nil }
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      guard let units = swift_ures_getString(bundle, &length, &status), status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      return String(decoding: UnsafeBufferPointer(start: units, count: Int(length)), as: UTF16.self)
    }
  }
#endif
