/// What a target becomes.
package enum TargetKind: String, Sendable {
  case application, framework, staticLibrary, appExtension, commandLineTool, package, test, other

  /// The kind that an Xcode product type stands for.
  package init(productType: String?) {
    let prefix = "com.apple.product-type."
    guard let productType, productType.hasPrefix(prefix) else {
      self = .other
      return
    }
    let name = productType.dropFirst(prefix.count)
    switch name {
    case "tool": self = .commandLineTool
    case "library.static", "library.dynamic": self = .staticLibrary
    case _ where name.hasPrefix("application"): self = .application
    case _ where name.hasPrefix("framework"): self = .framework
    case _ where name.hasPrefix("bundle.") && name.contains("test"): self = .test
    case _ where name.hasSuffix("-extension") || name.contains("-extension."): self = .appExtension
    default: self = .other
    }
  }
}
