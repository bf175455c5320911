import ContentCache

extension BinaryWriter {
  /// Without the number of the file and whose it is, which another project may see differently.
  mutating func write(_ file: FileDeclarations) {
    write(file.declarations) { $0.write($1) }
    for number in file.declarations.indices { writeWhole(file.fingerprints.isEmpty ? 0 : file.fingerprints[number]) }
    write(file.pieces) { $0.write($1) }
    write(file.globals) { $0.write($1) }
  }

  mutating func write(_ declaration: Declaration) {
    write(declaration.kind.rawValue)
    write(declaration.name)
    write(declaration.parent)
    var flags: UInt64 = 0
    let values = [
      declaration.isStatic, declaration.isDisfavored, declaration.hasStringOverload, declaration.isLocalizationMacro,
      declaration.isStored, declaration.isLet, declaration.isPrivate, !declaration.parameters.isEmpty,
      !declaration.generics.isEmpty, declaration.initialValue != nil, declaration.wrapper != nil,
      declaration.wrapperSource != nil, declaration.rawValue != nil, declaration.value != nil,
    ]
    for (bit, value) in values.enumerated() where value { flags |= 1 << UInt64(bit) }
    write(flags)
    write(declaration.type)
    if !declaration.parameters.isEmpty { write(declaration.parameters) { $0.write($1) } }
    if !declaration.generics.isEmpty { write(declaration.generics) }
    for text in [
      declaration.initialValue, declaration.wrapper, declaration.wrapperSource, declaration.rawValue, declaration.value,
    ] {
      if let text { write(text) }
    }
  }

  private mutating func write(_ parameter: DeclarationParameter) {
    write(parameter.label)
    write(parameter.name)
    write(parameter.type)
    write(UInt8((parameter.hasDefault ? 1 : 0) | (parameter.isVariadic ? 2 : 0)))
  }

  private mutating func write(_ piece: FileDeclarations.TypePiece) {
    write(piece.path)
    write(piece.kind.rawValue)
    write(piece.isExtension)
    write(piece.genericParameters) { $0.write($1) }
    write(piece.genericConstraints)
    write(piece.inherited) { $0.write($1) }
    write(piece.aliased) { $0.write($1) }
    write(piece.hasExplicitInitializer)
    write(piece.isPrivate)
    write(piece.members) { $0.write($1) }
  }

  /// What a type is, without the files that declare it and without its members.
  mutating func write(_ type: TypeDeclaration) {
    write(type.kind.rawValue)
    write(type.genericParameters) { $0.write($1) }
    write(type.genericConstraints)
    write(type.inherited) { $0.write($1) }
    write(type.aliased) { $0.write($1) }
    write(type.isSDK)
  }
}

extension BinaryReader {
  mutating func declarations(origin: Declaration.Origin, file: Int) throws(DamagedEntry) -> FileDeclarations {
    var made = FileDeclarations()
    made.file = file
    made.origin = origin
    made.declarations = try array { (reader) throws(DamagedEntry) in
      try reader.declaration(origin: origin, file: file)
    }
    made.fingerprints.reserveCapacity(made.declarations.count)
    for _ in made.declarations { made.fingerprints.append(try whole()) }
    let count = made.declarations.count
    made.pieces = try array { (reader) throws(DamagedEntry) in try reader.piece(declarations: count) }
    made.globals = try array { (reader) throws(DamagedEntry) in try reader.index(below: count) }
    return made
  }

  private mutating func declaration(origin: Declaration.Origin, file: Int) throws(DamagedEntry) -> Declaration {
    guard let kind = Declaration.Kind(rawValue: try byte()) else { throw DamagedEntry() }
    let (name, parent, flags) = (try text(), try optionalText(), try unsigned())
    guard flags < 1 << 14 else { throw DamagedEntry() }
    func has(_ bit: UInt64) -> Bool { flags & (1 << bit) != 0 }
    var made = Declaration(kind: kind, name: name, parent: parent, isStatic: has(0), type: try type())
    made.isDisfavored = has(1)
    made.hasStringOverload = has(2)
    made.isLocalizationMacro = has(3)
    made.isStored = has(4)
    made.isLet = has(5)
    made.isPrivate = has(6)
    if has(7) { made.parameters = try array { (reader) throws(DamagedEntry) in try reader.parameter() } }
    if has(8) { made.generics = try typesByName() }
    if has(9) { made.initialValue = try text() }
    if has(10) { made.wrapper = try text() }
    if has(11) { made.wrapperSource = try text() }
    if has(12) { made.rawValue = try text() }
    if has(13) { made.value = try text() }
    made.origin = origin
    made.file = file
    return made
  }

  private mutating func parameter() throws(DamagedEntry) -> DeclarationParameter {
    let (label, name, type, flags) = (try optionalText(), try text(), try type(), try byte())
    guard flags < 4 else { throw DamagedEntry() }
    return DeclarationParameter(
      label: label, name: name, type: type, hasDefault: flags & 1 != 0, isVariadic: flags & 2 != 0)
  }

  private mutating func piece(declarations count: Int) throws(DamagedEntry) -> FileDeclarations.TypePiece {
    let path = try text()
    guard let kind = TypeDeclaration.Kind(rawValue: try byte()) else { throw DamagedEntry() }
    var made = FileDeclarations.TypePiece(path: path, kind: kind, isExtension: try flag())
    made.genericParameters = try array { (reader) throws(DamagedEntry) in try reader.text() }
    made.genericConstraints = try typesByName()
    made.inherited = try types()
    made.aliased = try optional { (reader) throws(DamagedEntry) in try reader.type() }
    made.hasExplicitInitializer = try flag()
    made.isPrivate = try flag()
    made.members = try array { (reader) throws(DamagedEntry) in try reader.index(below: count) }
    return made
  }
}
