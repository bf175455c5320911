/// All declarations of a project, of what it depends on and of the SDK as far as it is known, by name and by type.
///
/// Built once from every file's `FileDeclarations`, in the order of the files, and read by all workers at once, each
/// through a `DeclarationLookup`.
struct DeclarationIndex: Sendable {
  private(set) var declarations: [Declaration] = []
  /// Canonical path → type.
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Canonical path → name → numbers of members, those of extensions included.
  private(set) var members: [String: [String: [Int]]] = [:]
  private(set) var globals: [String: [Int]] = [:]
  /// Members of every type by name, for calls whose receiver is not known.
  private(set) var membersByName: [String: [Int]] = [:]
  /// What stands for each declaration's content, where the files that declare it knew that; by number.
  private(set) var fingerprints: [UInt64] = []
  /// Whether an enum's `rawValue` was added for want of a declared one.
  private(set) var typesWithInferredRawValue: Set<String> = []

  /// The index with what files declare added, in their order.
  func merging(_ files: [FileDeclarations]) -> DeclarationIndex {
    var merged = self
    merged.merge(files)
    return merged
  }

  private mutating func merge(_ files: [FileDeclarations]) {
    // Types first, so that an extension finds its type wherever that stands.
    for file in files {
      for piece in file.pieces where !piece.isExtension { declareType(piece, in: file) }
    }
    // Some are inferred in the end.
    let count = (declarations.count + files.reduce(0) { $0 + $1.declarations.count }) * 9 / 8
    declarations.reserveCapacity(count)
    fingerprints.reserveCapacity(count)
    for file in files {
      let base = declarations.count
      declarations.append(contentsOf: file.declarations)
      fingerprints.append(contentsOf: file.fingerprints)
      while fingerprints.count < declarations.count { fingerprints.append(0) }
      for number in file.globals { globals[file.declarations[number].name, default: []].append(base + number) }
      for piece in file.pieces { merge(piece, base: base, declarations: file.declarations) }
    }
    inferRawValues()
  }

  private mutating func declareType(_ piece: FileDeclarations.TypePiece, in file: FileDeclarations) {
    declareType(piece, origin: file.origin)
    guard !file.origin.isKnowledge else { return }
    types[piece.path]?.declaringFiles.append(file.file)
    if piece.isPrivate { types[piece.path]?.privateFiles.insert(file.file) }
    if piece.hasExplicitInitializer { types[piece.path]?.explicitInitializerFiles.insert(file.file) }
  }

  private mutating func declareType(_ piece: FileDeclarations.TypePiece, origin: Declaration.Origin) {
    if var known = types[piece.path] {
      known.inherited += piece.inherited
      if known.kind == .unknown || known.isSDK { known.kind = piece.kind }
      if known.genericParameters.isEmpty { known.genericParameters = piece.genericParameters }
      known.genericConstraints.merge(piece.genericConstraints) { old, _ in old }
      known.aliased = known.aliased ?? piece.aliased
      types[piece.path] = known
      return
    }
    var made = TypeDeclaration(path: piece.path, kind: piece.kind)
    made.genericParameters = piece.genericParameters
    made.genericConstraints = piece.genericConstraints
    made.inherited = piece.inherited
    made.aliased = piece.aliased
    made.isSDK = origin.isKnowledge
    types[piece.path] = made
  }

  private mutating func merge(_ piece: FileDeclarations.TypePiece, base: Int, declarations pieces: [Declaration]) {
    let path = piece.isExtension ? pathOfExtended(piece.path) : piece.path
    if types[path] == nil {
      var made = TypeDeclaration(path: path)
      made.isSDK = true
      types[path] = made
    }
    var stored: [Int] = []
    var own = members.removeValue(forKey: path) ?? [:]
    // No declaration is copied as a whole: there are tens of thousands, and they are large.
    for number in piece.members {
      let name = pieces[number].name
      if pieces[number].parent != path { declarations[base + number].parent = path }
      own[name, default: []].append(base + number)
      membersByName[name, default: []].append(base + number)
      if pieces[number].isStored, pieces[number].kind == .property, !pieces[number].isStatic, !piece.isExtension {
        stored.append(base + number)
      }
    }
    if !own.isEmpty { members[path] = own }
    if piece.isExtension, !piece.inherited.isEmpty { types[path]?.inherited += piece.inherited }
    if !stored.isEmpty { types[path]?.stored += stored }
  }

  /// The canonical path of a type that an extension names.
  private func pathOfExtended(_ written: String) -> String {
    if let type = types[written] {
      if type.kind == .alias, let aliased = type.aliased?.name, types[aliased] != nil { return aliased }
      return written
    }
    if let dot = written.firstIndex(of: ".") {
      let rest = String(written[written.index(after: dot)...])
      if types[rest] != nil { return rest }
    }
    return written
  }

  /// An enum's cases know their raw type through the enum; `rawValue` becomes a member.
  private mutating func inferRawValues() {
    let enumerations = types.filter { $0.value.kind == .enumeration && members[$0.key]?["rawValue"] == nil }
    for (path, type) in enumerations.sorted(by: { $0.key < $1.key }) {
      guard let raw = type.inherited.first, raw.name.map({ types[$0]?.kind != .protocolType }) ?? false else {
        continue
      }
      var declaration = Declaration(kind: .property, name: "rawValue", parent: path, type: raw)
      declaration.origin = .dependency
      declarations.append(declaration)
      fingerprints.append(0)
      members[path, default: [:]]["rawValue"] = [declarations.count - 1]
      typesWithInferredRawValue.insert(path)
    }
  }

  static func lastComponent(of path: String) -> String {
    lastDot(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// `Outer` of `Outer.Inner`; nil where nothing is around it.
  static func enclosingPath(of path: String) -> String? { lastDot(in: path).map { String(path[..<$0]) } }

  private static func lastDot(in path: String) -> String.Index? { path.utf8.lastIndex(of: UInt8(ascii: ".")) }
}
