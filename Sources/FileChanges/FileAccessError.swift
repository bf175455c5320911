/// A file that could not be read or written: a matter of the environment, not of the file's contents.
package struct FileAccessError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Action: String, Sendable {
    case read
    case write
    case replace
    case create = "create a file in"
  }

  package enum Reason: Hashable, Sendable {
    /// The system's own words, lower case: `permission denied`.
    case system(String)
    case isAFolder
    case isNoRegularFile
    case changedSinceItWasRead
    case appearedSinceItWasLookedFor
    case plannedTwice
    /// The files named here were changed before the failure and could not be put back.
    case incompleteRollback([String])
  }

  package var action: Action
  package var path: String
  package var reason: Reason

  package init(_ action: Action, _ path: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// `cannot read 'a.xcstrings': permission denied`.
  package var description: String { "cannot \(action.rawValue) '\(path)': \(reasonDescription)" }

  /// What to do, where there is something to say.
  package var suggestion: String? {
    switch reason {
    case .changedSinceItWasRead, .appearedSinceItWasLookedFor: "nothing was written; run the command again"
    case .incompleteRollback: "see what your version control says about these files"
    case .system, .isAFolder, .isNoRegularFile, .plannedTwice: nil
    }
  }

  private var reasonDescription: String {
    switch reason {
    case .system(let words): words
    case .isAFolder: "it is a folder"
    case .isNoRegularFile: "it is not a regular file"
    case .changedSinceItWasRead: "another program changed it meanwhile"
    case .appearedSinceItWasLookedFor: "another program made it meanwhile"
    case .plannedTwice: "two changes of it were planned"
    case .incompleteRollback(let paths):
      "writing failed, and what was already written could not be undone: " + paths.joined(separator: ", ")
    }
  }
}
