import ProjectModel

extension CheckedTarget {
  /// Whether its strings lie in another bundle than the app's, where calls that name none do not look.
  var isBundledApart: Bool {
    (target.kind == .package || target.kind == .framework)
      && !(target.catalogs.isEmpty && target.stringsTables.isEmpty)
  }

  /// What names the target's bundle.
  var bundleExpression: String { target.kind == .package ? ".module" : "#bundle" }
}
