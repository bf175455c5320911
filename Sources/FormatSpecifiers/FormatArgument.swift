/// One place in a printf-style text that a value is put into.
package struct FormatArgument: Hashable, Sendable {
  /// What stands there.
  package enum Kind: Hashable, Sendable {
    /// A value: `%@`, `%2$lld`, `%.1f`, `%1$(count)lld`.
    case value
    /// A named part that varies on its own: `%#@files@`, `%1$#@files@`.
    case substitution
    /// Within such a part, the part's own argument: `%arg`.
    case substitutionArgument
  }

  package var kind: Kind
  /// The 1-based position as it is written (`2` in `%2$@`); nil where none is.
  package var writtenPosition: Int?
  /// The 1-based position of the value it takes, counted where none is written; 0 for `%arg`, whose value the
  /// substitution's `argNum` names.
  package var position: Int
  /// The substitution's name, or the hint of `%1$(count)lld`.
  package var name: String?
  /// Any of `-`, `+`, space, `#`, `0`, `'`, as written.
  package var flags: String
  /// Digits, `*` or `*2$`.
  package var width: String?
  /// What follows the dot: digits (possibly none), `*` or `*2$`.
  package var precision: String?
  /// `hh`, `h`, `l`, `ll`, `q`, `L`, `z`, `t`, `j` or empty.
  package var length: String
  /// `@`, `d`, `f`, …; for a substitution and `%arg` it says nothing about the value and is `@`.
  package var conversion: Character
  /// The whole of it, as written.
  package var text: String

  /// The specifier without position and name: `%.1f` for `%2$.1f`, `%lld` for `%1$(count)lld`.
  package var specifier: String {
    switch kind {
    case .value: "%" + formatting
    case .substitution: "%#@" + (name ?? "") + "@"
    case .substitutionArgument: "%arg"
    }
  }

  /// The same argument with its position written, or left out where `position` is nil.
  package func text(withPosition position: Int?) -> String {
    let number = position.map { "\($0)$" } ?? ""
    switch kind {
    case .value: return "%" + number + (name.map { "(\($0))" } ?? "") + formatting
    case .substitution: return "%" + number + "#@" + (name ?? "") + "@"
    case .substitutionArgument: return text
    }
  }

  private var formatting: String {
    flags + (width ?? "") + (precision.map { "." + $0 } ?? "") + length + String(conversion)
  }
}
