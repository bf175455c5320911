package import ContentCache
import SourceText

extension BinaryWriter {
  /// - Parameter path: of the file that is spoken of; it is left out, so that a file's results serve it under any name.
  package mutating func write(_ reference: LocalizableReference, in path: String) {
    write(reference.key)
    write(reference.table)
    write(reference.bundle)
    write(reference.comment)
    write(reference.defaultValue)
    write(reference.arguments) { writer, argument in
      writer.write(argument.expression)
      writer.write(argument.type)
      writer.write(argument.specifier)
      writer.write(argument.isGuessed)
    }
    write(reference.phrases) { $0.write($1) }
    write(reference.location, in: path)
    write(reference.enclosingDeclaration)
    write(reference.reason)
    write(reference.isFoundByName)
    write(reference.origin.number)
    write(reference.literalType)
    write(reference.isGivenToSystem)
    write(reference.addsKey)
    write(reference.bundlelessUse) { writer, use in
      writer.write(use.literal.lowerBound)
      writer.write(use.literal.upperBound)
      writer.write(use.insertion.value)
    }
  }

  package mutating func write(_ member: ResourceMemberReference, in path: String) {
    write(member.names) { $0.write($1) }
    write(member.argumentLabels) { $0.write($1) }
    write(member.isExplicit)
    write(member.literalType)
    write(member.location, in: path)
  }

  private mutating func write(_ location: ReferenceLocation, in path: String) {
    write(location.path == path ? nil : location.path)
    write(location.line)
    write(location.column)
  }
}

extension BinaryReader {
  package mutating func reference(in path: String) throws(DamagedEntry) -> LocalizableReference {
    let key = try text()
    let (table, bundle, comment) = (try optionalText(), try optionalText(), try optionalText())
    let defaultValue = try optionalText()
    let arguments = try array { (reader) throws(DamagedEntry) in
      LocalizableArgument(
        expression: try reader.text(), type: try reader.optionalText(), specifier: try reader.text(),
        isGuessed: try reader.flag())
    }
    let phrases = try array { (reader) throws(DamagedEntry) in try reader.text() }
    let location = try location(in: path)
    let (enclosing, reason, isFoundByName) = (try optionalText(), try text(), try flag())
    guard let origin = ReferenceOrigin(number: try byte()) else { throw DamagedEntry() }
    return LocalizableReference(
      key: key, table: table, bundle: bundle, comment: comment, defaultValue: defaultValue, arguments: arguments,
      phrases: phrases, location: location, enclosingDeclaration: enclosing, reason: reason,
      isFoundByName: isFoundByName, origin: origin, literalType: try optionalText(), isGivenToSystem: try flag(),
      addsKey: try flag(),
      bundlelessUse: try optional { (reader) throws(DamagedEntry) in try reader.bundlelessUse() })
  }

  private mutating func bundlelessUse() throws(DamagedEntry) -> BundlelessUse {
    let (start, end) = (try position(), try position())
    guard start <= end else { throw DamagedEntry() }
    return BundlelessUse(literal: start..<end, insertion: UTF8Offset(try index()))
  }

  package mutating func resourceMember(in path: String) throws(DamagedEntry) -> ResourceMemberReference {
    ResourceMemberReference(
      names: try array { (reader) throws(DamagedEntry) in try reader.text() },
      argumentLabels: try array { (reader) throws(DamagedEntry) in try reader.optionalText() },
      isExplicit: try flag(), literalType: try optionalText(), location: try location(in: path))
  }

  private mutating func location(in path: String) throws(DamagedEntry) -> ReferenceLocation {
    ReferenceLocation(path: try optionalText() ?? path, line: try index(), column: try index())
  }
}

extension ReferenceOrigin {
  fileprivate var number: UInt8 {
    switch self {
    case .code: 0
    case .interfaceFile: 1
    case .propertyList: 2
    case .settingsBundle: 3
    }
  }

  fileprivate init?(number: UInt8) {
    switch number {
    case 0: self = .code
    case 1: self = .interfaceFile
    case 2: self = .propertyList
    case 3: self = .settingsBundle
    default: return nil
    }
  }
}
