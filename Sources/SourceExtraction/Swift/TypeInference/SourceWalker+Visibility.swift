extension SourceWalker {
  /// Whether a member can be meant here, where several targets or private declarations of several files share a type's
  /// name.
  func isVisible(_ declaration: Declaration) -> Bool {
    if declaration.origin == .configuration { return true }
    guard let parent = declaration.parent, let type = index.types[parent], type.isDeclaredSeveralTimes else {
      return true
    }
    let meant = filesMeant(by: type)
    if meant.isEmpty { return !type.privateFiles.contains(declaration.file) }
    if meant.contains(declaration.file) { return true }
    // An extension, of what is meant if it is in the same target.
    return declaration.origin != .sdk && unitFiles.contains(declaration.file)
      && !type.declaringFiles.contains(declaration.file)
  }

  private func filesMeant(by type: TypeDeclaration) -> Set<Int> {
    if let known = meantFiles[type.path] { return known }
    index.asked.noteUnit()
    let meant: Set<Int>
    if type.declaringFiles.contains(fileNumber) {
      meant = [fileNumber]
    } else {
      meant = Set(type.declaringFiles.filter { unitFiles.contains($0) && !type.privateFiles.contains($0) })
    }
    meantFiles[type.path] = meant
    return meant
  }
}

extension TypeDeclaration {
  /// A project's type that is called like one of the SDK counts too: it hides that.
  fileprivate var isDeclaredSeveralTimes: Bool { declaringFiles.count > 1 || (isSDK && !declaringFiles.isEmpty) }
}
