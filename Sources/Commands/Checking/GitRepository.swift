import Dispatch
import FileChanges
import Findings
import Foundation
import ProjectModel

/// A git repository, asked by the `git` of the user. Nothing in it is changed: files of a revision are written elsewhere,
/// by an index of their own.
struct GitRepository {
  /// The top folder of the working tree, absolute.
  let root: String
  private let variables: [String: String]

  /// - Throws: `RefusedInput` where there is no git, or no repository around the folder.
  init(around folder: String, in environment: CommandEnvironment) throws {
    var variables = environment.variables
    // A hook's own are about its repository and its index.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { variables[name] = nil }
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    // Large files are no sources.
    variables["GIT_LFS_SKIP_SMUDGE"] = "1"
    self.variables = variables
    let answer = try Self.run(["rev-parse", "--show-toplevel"], in: folder, variables)
    guard answer.status == 0, !answer.text.isEmpty else {
      throw Self.refused(
        "'\(environment.displayedPath(of: folder))' is in no git repository: \(answer.complaint)",
        suggestion: "'--new-since' compares with a revision of git; '--baseline' does without")
    }
    root = answer.text
  }

  /// The commit that a revision names.
  ///
  /// - Throws: `RefusedInput` where there is none.
  func commit(_ revision: String) throws -> String {
    let isOption = revision.hasPrefix("-") || revision.isEmpty
    let answer =
      isOption ? nil : try Self.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: root, variables)
    guard let answer, answer.status == 0, !answer.text.isEmpty else {
      throw Self.refused(
        "there is no revision '\(revision)' in the git repository at '\(root)'",
        suggestion: "fetch it: a shallow clone lacks most commits ('git fetch origin \(isOption ? "main" : revision)')")
    }
    return answer.text
  }

  /// Files that checks look at by name alone: empty ones stand for them.
  private static let unreadExtensions: Set<String> = [
    "a", "aac", "aif", "aiff", "bin", "bz2", "caf", "car", "dae", "dylib", "exr", "fbx", "flac", "gif", "gz", "heic",
    "ico", "icns", "ipa", "jpeg", "jpg", "m4a", "m4v", "mlmodel", "mov", "mp3", "mp4", "obj", "ogg", "onnx", "otf",
    "pdf",
    "png", "psd", "reality", "so", "sqlite", "tar", "tflite", "tif", "tiff", "ttc", "ttf", "usdz", "wav", "webm",
    "webp",
    "woff", "woff2", "xz", "zip",
  ]

  /// Writes the files of a commit into a folder, as a checkout would; submodules are left out.
  ///
  /// - Parameter name: of the folder in `temporary` that gets them.
  func write(_ commit: String, to name: String, in temporary: TemporaryFolder) throws {
    var variables = variables
    variables["GIT_INDEX_FILE"] = temporary.path + "/index"
    func git(_ arguments: [String], input: String? = nil) throws -> Answer {
      let answer = try Self.run(arguments, in: root, variables, input: input)
      guard answer.status == 0 else {
        throw Self.refused("git cannot write the files of \(commit): \(answer.complaint)", suggestion: nil)
      }
      return answer
    }
    _ = try git(["read-tree", commit])
    var wanted: [UInt8] = []
    for record in try git(["ls-files", "--stage", "-z"]).output.split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09), !record.starts(with: "160000 ".utf8) else { continue }
      let path = record[record.index(after: tab)...]
      let file = String(decoding: path, as: UTF8.self)
      if Self.unreadExtensions.contains(ProjectPath.pathExtension(file).lowercased()) {
        try temporary.write([], to: "\(name)/\(file)")
      } else {
        wanted += path
        wanted.append(0)
      }
    }
    let list = try temporary.write(wanted, to: "names")
    _ = try git(["checkout-index", "-z", "--stdin", "--prefix=\(temporary.path)/\(name)/"], input: list)
  }

  /// New path → old path of files that were renamed since a commit, relative to the root.
  func renames(since commit: String) throws -> [String: String] {
    let answer = try Self.run(
      ["diff", "--name-status", "-z", "--diff-filter=R", "--find-renames", commit, "--"], in: root, variables)
    guard answer.status == 0 else { return [:] }
    let fields = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var renames: [String: String] = [:]
    for start in stride(from: 0, to: fields.count - 2, by: 3) { renames[fields[start + 2]] = fields[start + 1] }
    return renames
  }

  // MARK: Running git

  private struct Answer {
    var status: Int32
    var output: Data
    var errors: String

    /// Without the line end.
    var text: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The last line of what git said.
    var complaint: String { errors.split(separator: "\n").last.map(String.init) ?? "git ended with \(status)" }
  }

  /// - Parameter input: a file that is standard input.
  private static func run(
    _ arguments: [String], in folder: String, _ variables: [String: String], input: String? = nil
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.quotePath=false"] + arguments
    process.environment = variables
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    do { try process.run() } catch { throw refused("git could not be started", suggestion: "install git") }
    // Both at once: who waits for one may be kept waiting by the other.
    let complaints = Complaints()
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) { complaints.data = errors.fileHandleForReading.readDataToEndOfFile() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    // `env` found no such program.
    guard process.terminationStatus != 127 else {
      throw refused("there is no git", suggestion: "install git, or use '--baseline', which does without")
    }
    return Answer(
      status: process.terminationStatus, output: data, errors: String(decoding: complaints.data, as: UTF8.self))
  }

  /// Written on one thread, read on another after it has waited for it.
  private final class Complaints: @unchecked Sendable {
    var data = Data()
  }

  private static func refused(_ message: String, suggestion: String?) -> RefusedInput {
    RefusedInput(Finding("no-such-revision", .error, message, suggestion: suggestion))
  }
}
