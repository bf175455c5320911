/// Where the cache lies, by the environment.
package enum CacheLocation {
  /// The variable that names a folder for the cache; empty: there is none.
  package static let variable = "DRAGOMAN_CACHE"

  /// The folder, absolute; nil where there is to be none.
  ///
  /// `DRAGOMAN_CACHE`, else `dragoman` in `XDG_CACHE_HOME`, else in the user's folder for caches: `~/Library/Caches`
  /// on a Mac, `~/.cache` elsewhere. A relative path of `XDG_CACHE_HOME` is ignored, as its specification demands.
  package static func folder(variables: [String: String], workingDirectory: String) -> String? {
    if let named = variables[variable] {
      guard !named.isEmpty else { return nil }
      return named.hasPrefix("/") ? named : workingDirectory + "/" + named
    }
    if let shared = variables["XDG_CACHE_HOME"], shared.hasPrefix("/") { return shared + "/dragoman" }
    guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/dragoman"
    #else
      return home + "/.cache/dragoman"
    #endif
  }
}
