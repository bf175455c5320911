import Commands
import Foundation
import TestSupport

/// A project in a folder of its own, on which commands are run as users run them.
struct CheckHarness {
  let project: TemporaryProject
  /// Of the environment.
  var variables: [String: String] = [:]

  init(_ files: [String: String]) throws { project = try TemporaryProject(files) }

  func run(_ arguments: String...) -> CheckedRun {
    CheckedRun(arguments, in: project.root, variables: variables)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: project.absolute(path), encoding: .utf8)
  }
}
