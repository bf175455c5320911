import Checks
import CommandLineInterface
import ContentCache
import FileChanges
import Findings

/// What was found where a revision of git and the checked out commit parted, so that only what got worse since counts: a
/// branch that is behind is not blamed for what the other has mended meanwhile.
struct CheckRatchet {
  private let repository: GitRepository
  private let commit: String
  /// How messages call the commit.
  private let name: String
  /// Says that the comparison is with the revision itself, as nothing else is known.
  let finding: Finding?
  private let renames: RenamedFiles
  private let environment: CommandEnvironment

  /// - Throws: `RefusedInput` where there is no git, no repository, or no such revision.
  init(_ revision: String, at scope: CheckScope, in environment: CommandEnvironment) throws {
    repository = try GitRepository(around: scope.folder, in: environment)
    let named = try repository.commit(revision)
    let base = try repository.mergeBase(with: named)
    commit = base ?? named
    name =
      commit == named ? "the revision '\(revision)'" : "\(commit.prefix(12)), where HEAD parted from '\(revision)',"
    finding = base == nil ? try Self.noMergeBase(revision, isShallow: repository.isShallow()) : nil
    renames = try repository.renames(since: commit)
    self.environment = environment
  }

  private static func noMergeBase(_ revision: String, isShallow: Bool) -> Finding {
    Finding(
      "no-merge-base", .advice,
      "HEAD and '\(revision)' share no commit that is here, so what '\(revision)' mended meanwhile counts as new",
      suggestion: isShallow
        ? "this is a shallow clone, which lacks most commits: 'git fetch --unshallow' brings them" : nil)
  }

  /// What the scope's rules find in the commit.
  ///
  /// - Parameter settings: stands for all that decides which rules run, besides the files of the revision.
  func former(_ scope: CheckScope, settings: ContentHash) throws -> FormerFindings {
    // A catalog or folder that is named on the command line may have had another name.
    var folders: [String: String] = [:]
    for path in scope.paths.map(repository.relativePath) where try !repository.has(path, in: commit) {
      folders[path] = renames.formerFolder(path)
    }
    func formerPath(_ path: String) -> String {
      let relative = repository.relativePath(path)
      return renames.formerPath(relative) ?? folders[relative] ?? relative
    }
    let key = scope.cache?.key(
      "former-findings", ContentHash(commit),
      ContentHash((scope.paths + scope.files.sorted()).map(formerPath).joined(separator: "\0")), settings
    )
    let counts: FingerprintCounts
    if let key, let remembered = scope.cache?.entry(key).flatMap({ FingerprintCounts($0) }) {
      counts = remembered
    } else {
      counts = try self.counts(scope, formerPath)
      if let key {
        var writer = BinaryWriter()
        writer.write(counts)
        scope.cache?.keep(writer, as: key)
      }
    }
    return FormerFindings(
      counts: counts,
      path: formerPath, absolutePath: { [environment] in environment.absolutePath(of: $0) })
  }

  private func counts(_ scope: CheckScope, _ relative: (String) -> String) throws -> FingerprintCounts {
    let temporary = try TemporaryFolder()
    let folder = temporary.path + "/tree"
    try repository.write(commit, to: "tree", in: temporary)
    var counts = FingerprintCounts()
    do {
      guard
        let former = try scope.results(
          inCopyAt: { path in
            let name = relative(path)
            return name.isEmpty ? folder : "\(folder)/\(name)"
          }, top: folder)
      else { return counts }
      let prefix = folder + "/"
      let reading = FormerFindings(
        path: { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 },
        absolutePath: { [environment] in environment.absolutePath(of: $0) })
      for print in reading.prints(of: former) { counts.add(print) }
    } catch let refused as RefusedInput {
      let finding = refused.findings[0].relocated { relative($0.replacing(folder + "/", with: "")) }
      throw RefusedInput(
        Finding(
          "no-such-revision", .error, "the project of \(name) cannot be read: \(finding.message)",
          suggestion: "compare with a later one"))
    }
    return counts
  }
}

extension FingerprintCounts {
  fileprivate init?(_ reader: BinaryReader) {
    self.init()
    var reader = reader
    do throws(DamagedEntry) {
      let entries = try reader.array { (reader) throws(DamagedEntry) in
        let print = Fingerprint(
          rule: try reader.text(), path: try reader.text(), key: try reader.optionalText(),
          language: try reader.optionalText(), variation: try reader.optionalText(),
          declaration: try reader.optionalText(), code: try reader.optionalText())
        return (print, try reader.index())
      }
      guard reader.isAtEnd else { return nil }
      for (print, count) in entries { add(print, count: count) }
    } catch {
      return nil
    }
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ counts: FingerprintCounts) {
    write(counts.rest) { writer, entry in
      writer.write(entry.print.rule)
      writer.write(entry.print.path)
      for text in [
        entry.print.key, entry.print.language, entry.print.variation, entry.print.declaration, entry.print.code,
      ] {
        writer.write(text)
      }
      writer.write(entry.count)
    }
  }
}
