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
  /// The folder that was asked for as it was named, maybe by a symbolic link, and where it lies below the root.
  private let folder: (named: String, prefix: String)
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
    let answer = try Self.run(["rev-parse", "--show-toplevel", "--show-prefix"], in: folder, variables)
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard answer.status == 0, let root = lines.first, !root.isEmpty else {
      // In containers, the files of a checkout often belong to another user.
      if answer.errors.contains("safe.directory") {
        throw Self.refused(
          "git does not trust the repository around '\(environment.displayedPath(of: folder))': somebody else owns it",
          suggestion: answer.complaint.contains("git config")
            ? "if it is yours, run '\(answer.complaint)'" : "add it to git's setting 'safe.directory'")
      }
      throw Self.refused(
        "'\(environment.displayedPath(of: folder))' is in no git repository: \(answer.complaint)",
        suggestion: "'--new-since' compares with a revision of git; '--baseline' does without")
    }
    self.root = String(root)
    self.folder = (folder, lines.count > 1 ? String(lines[1]) : "")
  }

  /// A submodule of another, as it is checked out.
  private init?(submodule root: String, variables: [String: String]) {
    guard FileManager.default.fileExists(atPath: root + "/.git") else { return nil }
    self.root = root
    folder = (root, "")
    self.variables = variables
  }

  /// Below the root, empty for the root itself; other paths as they are.
  func relativePath(_ path: String) -> String {
    func part(of path: String, below folder: String) -> String? {
      if path == folder { return "" }
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
    if let part = part(of: path, below: root) { return part }
    if let part = part(of: path, below: folder.named) {
      let below = folder.prefix + part
      return below.hasSuffix("/") ? String(below.dropLast()) : below
    }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return part(of: String(cString: resolved), below: root) ?? path
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
        suggestion: try isUnborn()
          ? "the repository has no commit yet; '--baseline' does without"
          : try isShallow()
            ? "this is a shallow clone, which lacks most commits: 'git fetch --unshallow' brings them"
            : "name a commit, branch or tag; a branch of a server has to be fetched, and is 'origin/NAME'")
    }
    return answer.text
  }

  /// Where the checked out commit and another parted, so that what the other has got since does not count; nil where they
  /// share no commit, or a shallow clone lacks it.
  func mergeBase(with commit: String) throws -> String? {
    // Of several best ones, git names one.
    let answer = try Self.run(["merge-base", commit, "HEAD"], in: root, variables)
    return answer.status == 0 && !answer.text.isEmpty ? answer.text : nil
  }

  /// Whether a commit has a file or folder, relative to the root.
  func has(_ path: String, in commit: String) throws -> Bool {
    try path.isEmpty || Self.run(["cat-file", "-e", "\(commit):\(path)"], in: root, variables).status == 0
  }

  /// Whether nothing was committed yet.
  private func isUnborn() throws -> Bool {
    try Self.run(["rev-list", "--all", "--max-count=1"], in: root, variables).text.isEmpty
  }

  func isShallow() throws -> Bool {
    try Self.run(["rev-parse", "--is-shallow-repository"], in: root, variables).text == "true"
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

  private static let deepestSubmodule = 8

  /// Writes the files of a commit into a folder, as a checkout would; those of a submodule where it is checked out and
  /// has the commit.
  ///
  /// - Parameter name: of the folder in `temporary` that gets them.
  func write(_ commit: String, to name: String, in temporary: TemporaryFolder, depth: Int = 0) throws {
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
    var submodules: [(path: String, commit: String)] = []
    for record in try git(["ls-files", "--stage", "-z"]).output.split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let path = record[record.index(after: tab)...]
      let file = String(decoding: path, as: UTF8.self)
      if record.starts(with: "160000 ".utf8) {
        submodules.append((file, String(decoding: record.dropFirst(7).prefix { $0 != 0x20 }, as: UTF8.self)))
        continue
      }
      if Self.unreadExtensions.contains(ProjectPath.pathExtension(file).lowercased()) {
        try temporary.write([], to: "\(name)/\(file)")
      } else {
        wanted += path
        wanted.append(0)
      }
    }
    let list = try temporary.write(wanted, to: "names")
    _ = try git(["checkout-index", "-z", "--stdin", "--prefix=\(temporary.path)/\(name)/"], input: list)
    guard depth < Self.deepestSubmodule else { return }
    for submodule in submodules {
      guard let repository = GitRepository(submodule: "\(root)/\(submodule.path)", variables: self.variables),
        try Self.run(["cat-file", "-e", submodule.commit + "^{commit}"], in: repository.root, self.variables).status
          == 0
      else { continue }
      try repository.write(submodule.commit, to: "\(name)/\(submodule.path)", in: temporary, depth: depth + 1)
    }
  }

  /// The files that were renamed since a commit; git need not have been told.
  func renames(since commit: String) throws -> RenamedFiles {
    let temporary = try TemporaryFolder()
    var variables = variables
    // New files are added to a copy of the index; what git keeps of them goes elsewhere.
    let paths = try Self.run(["rev-parse", "--git-path", "index", "--git-path", "objects"], in: root, variables).text
      .split(separator: "\n").map { $0.hasPrefix("/") ? String($0) : "\(root)/\($0)" }
    if paths.count == 2, let index = FileManager.default.contents(atPath: paths[0]) {
      variables["GIT_INDEX_FILE"] = try temporary.write(Array(index), to: "renames-index")
      variables["GIT_OBJECT_DIRECTORY"] = temporary.path + "/objects"
      variables["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = paths[1]
      _ = try temporary.write([], to: "objects/info/empty")
      _ = try Self.run(["add", "--intent-to-add", "--", "."], in: root, variables)
    }
    let answer = try Self.run(
      ["diff", "--name-status", "-z", "--diff-filter=R", "--find-renames", commit, "--"], in: root, variables)
    guard answer.status == 0 else { return RenamedFiles(formerPaths: [:]) }
    let fields = answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var renames: [String: String] = [:]
    for start in stride(from: 0, to: fields.count - 2, by: 3) { renames[fields[start + 2]] = fields[start + 1] }
    return RenamedFiles(formerPaths: renames)
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
    var complaint: String {
      errors.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "git ended with \(status)"
    }
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
