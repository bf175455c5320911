package import Foundation

extension Bundle {
  /// What the bundle has for a key, from the first language of the chain that has it: the languages that fit the wanted
  /// ones, then the development language. A lookup that was done before takes no lock and allocates nothing.
  ///
  /// - Parameters:
  ///   - table: nil or empty: `Localizable`.
  ///   - languages: in BCP 47's form, the most wanted first; nil: those of the task, else the user's.
  /// - Returns: nil where no language has the key, so that the key or its default is shown.
  package func localizedMessage(forKey key: String, table: String?, languages: [String]?) -> FoundMessage? {
    TableStore.message(
      forKey: key, in: self, table: table, for: languages.map { LanguagePreference.of($0) } ?? .current)
  }
}
