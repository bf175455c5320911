/// What is compiled of a catalog, and into which tables.
package struct TableCompilerOptions: Hashable, Sendable {
  /// Which of the two tables a text goes to.
  package enum Layout: String, Hashable, Sendable, CaseIterable {
    /// Texts that do not vary to `.strings`, the others to `.stringsdict`.
    case stringsAndStringsdict
    /// All to `.stringsdict`.
    case stringsdictOnly
  }

  package var layout: Layout
  /// As the catalog or their folders spell them; nil: all.
  package var languages: [String]?
  /// Whether the source language gets every key, with the key as text where there is none, and texts whose state is
  /// `new`. Otherwise these are left to the default value in the code.
  package var buildsAllStrings: Bool

  package init(
    layout: Layout = .stringsAndStringsdict, languages: [String]? = nil, buildsAllStrings: Bool = false
  ) {
    self.layout = layout
    self.languages = languages
    self.buildsAllStrings = buildsAllStrings
  }
}
