import ProjectModel

extension CheckedTarget {
  /// What names the target's bundle.
  var bundleExpression: String { target.kind == .package ? ".module" : "#bundle" }
}
