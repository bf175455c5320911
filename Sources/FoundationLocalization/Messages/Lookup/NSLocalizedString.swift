#if !canImport(Darwin)
  public import Foundation

  // Foundation has a function of this name off Apple's systems too, which knows no languages and stops the program at a
  // plural table. These are chosen in its place also in files that import Foundation by its name, since the compiler
  // takes a function with fewer parameters before one with defaults: hence one for each way of calling it.

  /// The text of a key in the language of the task or the user, else `value`, else the key. A text that varies by number
  /// comes as a format for `String.localizedStringWithFormat`, which chooses.
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
  }

  /// The same from a table of another name than `Localizable`.
  public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
  }

  /// The same from a bundle.
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
  }

  /// The same with a text for a key that no table has.
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: nil)
  }

  public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: tableName)
  }

  public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: tableName)
  }

  public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: nil)
  }

  /// With everything given. A table that is nil or an optional here goes to Foundation's own function; leave the label
  /// out instead.
  public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
  ) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
  }
#endif
