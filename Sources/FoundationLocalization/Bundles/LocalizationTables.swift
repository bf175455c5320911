/// The tables that texts come from, and what helps while they are being made.
///
/// The environment variable `DRAGOMAN_DEVELOPMENT=1` turns on both of the settings here.
public enum LocalizationTables {
  /// Looks at all files of tables anew from the next text on, for programs that get new translations while they run.
  /// Texts that are being put together keep what they began with.
  ///
  /// Replace a file by renaming a new one over it; a file that is written into while it is in use may show anything.
  public static func reload() {
    TableStore.reload()
    LocalizationReports.forget()
  }

  /// Whether changed files are noticed, a few times a second, and looked at anew. For development: it costs time.
  public static var watchesFiles: Bool {
    get { TableStore.isWatching }
    set { TableStore.isWatching = newValue }
  }

  /// Whether keys that no language has a text for are shown in `⟦ ⟧` and reported. The argument
  /// `-NSShowNonLocalizedStrings YES` shows them in capitals and reports them, as on Apple's systems.
  public static var marksMissingKeys: Bool {
    get { MissingKeys.areMarked }
    set { MissingKeys.areMarked = newValue }
  }
}
