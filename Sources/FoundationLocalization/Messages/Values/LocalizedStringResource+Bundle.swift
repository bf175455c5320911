#if !canImport(Darwin)
  public import Foundation

  extension LocalizedStringResource {
    /// With a bundle such as `.module`. `.main` means the description of that name, here as on Apple's systems.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
      comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: BundleDescription(bundle))
    }

    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale,
        bundle: BundleDescription(bundle))
    }
  }

  extension LocalizedStringResource.BundleDescription {
    init(_ bundle: Bundle) { self = bundle === Bundle.main ? .main : .atURL(bundle.bundleURL) }

    /// The main bundle where there is none any more.
    package var resolved: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let location): DescribedBundles.bundle(at: location) ?? .main
      }
    }
  }

  extension LocalizedStringResource.BundleDescription: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  /// Bundles by their folders: opening one reads the disk.
  private enum DescribedBundles {
    private static let most = 256
    private static let known = Locked<[URL: Bundle]>([:])

    static func bundle(at location: URL) -> Bundle? {
      guard location.isFileURL else { return nil }
      return known.withLock { known in
        if let bundle = known[location] { return bundle }
        guard let bundle = Bundle(url: location) else { return nil }
        // Locations can come from other processes.
        if known.count >= most { known.removeAll() }
        known[location] = bundle
        return bundle
      }
    }
  }

  extension MessageRequest {
    /// - Parameter context: that of a text which the resource is put into.
    package init(
      _ resource: LocalizedStringResource, in context: MessageContext = MessageContext(),
      replacements: [any CVarArg]? = nil
    ) {
      var context = context
      if let locale = resource.givenLocale {
        context.locale = locale
        context.languages = [locale.identifier(.bcp47)]
      }
      self.init(
        key: resource.key, defaultValue: resource.defaultValue, table: resource.table,
        bundle: resource.bundle.resolved, context: context, replacements: replacements)
    }
  }
#endif
