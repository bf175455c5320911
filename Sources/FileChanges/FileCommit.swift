#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The writing of several files as one step.
struct FileCommit {
  /// A file whose new content waits beside it.
  private struct Prepared {
    var change: FileChange
    /// Symbolic links followed: the link stays, its target is replaced. Of a removal, the link itself.
    var target: String
    /// Beside the target. Of a removal, a name that nothing has yet and that the target takes.
    var temporary: String
  }

  /// Puts a temporary file in its target's place, and says whether that went well (`errno` tells otherwise).
  private let replace: (_ temporary: String, _ target: String) -> Bool
  private var prepared: [Prepared] = []
  private var madeFolders: [String] = []

  init(replace: @escaping (_ temporary: String, _ target: String) -> Bool = { rename($0, $1) == 0 }) {
    self.replace = replace
  }

  mutating func run(_ changes: [FileChange]) throws(FileAccessError) {
    let interruption = InterruptionDelay()
    defer { interruption.end() }
    do throws(FileAccessError) {
      for change in changes {
        prepared.append(try prepare(change))
        if interruption.hasCome { throw FileAccessError(.write, change.path, .system("interrupted")) }
      }
    } catch {
      discard(prepared)
      throw error
    }
    let locks = FolderLocks(prepared.map { FileSystem.folder(of: $0.target) })
    defer { withExtendedLifetime(locks) {} }
    do {
      for file in prepared { try verifyUnchanged(file) }
    } catch {
      discard(prepared)
      throw error
    }
    for (place, file) in prepared.enumerated() {
      let isRemoval = file.change.after == nil
      guard replace(isRemoval ? file.target : file.temporary, isRemoval ? file.temporary : file.target) else {
        let failure = FileAccessError(.replace, file.change.path, .system(FileSystem.errorWords()))
        discard(Array(prepared[place...]))
        try undo(prepared[..<place], after: failure)
        throw failure
      }
    }
    for file in prepared where file.change.after == nil { unlink(file.temporary) }
    for folder in Set(prepared.map { FileSystem.folder(of: $0.target) }) { FileSystem.synchronize(folder: folder) }
    // Of a folder that still holds something, `rmdir` leaves all as it is.
    for folder in Set(prepared.filter { $0.change.after == nil }.map { FileSystem.folder(of: $0.target) }) {
      rmdir(folder)
    }
  }

  private mutating func prepare(_ change: FileChange) throws(FileAccessError) -> Prepared {
    let target: String
    var mode: mode_t?
    var owner: (uid_t, gid_t)?
    if change.before == nil {
      guard !FileSystem.nameIsTaken(change.absolutePath) else {
        throw FileAccessError(.create, change.path, .appearedSinceItWasLookedFor)
      }
      let folder = FileSystem.folder(of: change.absolutePath)
      madeFolders += try FileSystem.makeFolders(folder, displayedAs: change.path)
      target = change.absolutePath
    } else {
      guard let resolved = FileSystem.resolved(change.absolutePath), let status = FileSystem.status(of: resolved)
      else { throw FileAccessError(.replace, change.path, .system(FileSystem.errorWords())) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileAccessError(.replace, change.path, .isNoRegularFile) }
      // Replacing works in a writable folder even where the file itself is write-protected; respect the protection.
      guard access(resolved, W_OK) == 0 else {
        throw FileAccessError(.write, change.path, .system(FileSystem.errorWords()))
      }
      target = change.after == nil ? change.absolutePath : resolved
      mode = status.st_mode & 0o7777
      owner = (status.st_uid, status.st_gid)
    }
    guard !prepared.contains(where: { $0.target == target }) else {
      throw FileAccessError(.write, change.path, .plannedTwice)
    }
    guard let after = change.after else {
      return Prepared(change: change, target: target, temporary: Self.temporaryName(beside: target))
    }
    let temporary = try writeTemporary(after, beside: target, shown: change.path, mode: mode, owner: owner)
    return Prepared(change: change, target: target, temporary: temporary)
  }

  /// A name of its own, so that the file's own long name cannot make it too long.
  private static func temporaryName(beside target: String) -> String {
    "\(FileSystem.folder(of: target))/.dragoman-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).tmp"
  }

  /// Writes `bytes` beside `target`, down to the disk, with the access rights that the target has.
  private func writeTemporary(
    _ bytes: [UInt8], beside target: String, shown: String, mode: mode_t?, owner: (uid_t, gid_t)?
  ) throws(FileAccessError) -> String {
    var temporary = ""
    var descriptor: Int32 = -1
    for _ in 0..<16 {
      temporary = Self.temporaryName(beside: target)
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode == nil ? 0o666 : 0o600))
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else { throw FileAccessError(.write, shown, .system(FileSystem.errorWords())) }
    var failure = FileSystem.write(bytes, to: descriptor)
    if let owner, owner != (geteuid(), getegid()) {
      // Only a privileged user may give files away; for others the file becomes theirs, as with any editor.
      _ = fchown(descriptor, owner.0, owner.1)
    }
    if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { failure = errno }
    if close(descriptor) != 0, failure == nil, errno != EINTR { failure = errno }
    if let failure {
      unlink(temporary)
      throw FileAccessError(.write, shown, .system(FileSystem.errorWords(failure)))
    }
    return temporary
  }

  private func verifyUnchanged(_ file: Prepared) throws(FileAccessError) {
    if let before = file.change.before {
      let now = try FileSystem.read(file.target, displayedAs: file.change.path)
      guard now == before else { throw FileAccessError(.replace, file.change.path, .changedSinceItWasRead) }
    } else if FileSystem.nameIsTaken(file.target) {
      throw FileAccessError(.create, file.change.path, .appearedSinceItWasLookedFor)
    }
  }

  /// Puts back what was there before; a file that was new goes.
  private func undo(_ done: ArraySlice<Prepared>, after failure: FileAccessError) throws(FileAccessError) {
    var left: [String] = []
    for file in done.reversed() {
      guard let before = file.change.before else {
        if unlink(file.target) != 0 { left.append(file.change.path) }
        continue
      }
      if file.change.after == nil {
        if rename(file.temporary, file.target) != 0 { left.append(file.change.path) }
        continue
      }
      let mode = FileSystem.status(of: file.target).map { $0.st_mode & 0o7777 }
      let temporary = try? writeTemporary(before, beside: file.target, shown: file.change.path, mode: mode, owner: nil)
      if let temporary, rename(temporary, file.target) == 0 { continue }
      if let temporary { unlink(temporary) }
      left.append(file.change.path)
    }
    removeMadeFolders()
    guard left.isEmpty else {
      throw FileAccessError(failure.action, failure.path, .incompleteRollback(left))
    }
  }

  private func discard(_ files: [Prepared]) {
    for file in files where file.change.after != nil { unlink(file.temporary) }
    removeMadeFolders()
  }

  /// Folders that hold something are left: `rmdir` removes empty ones only.
  private func removeMadeFolders() {
    for folder in madeFolders.reversed() { rmdir(folder) }
  }
}
