import ContentCache
import Testing

@testable import SourceExtraction

/// Declarations in binary form. A property that somebody adds and forgets here would be lost between runs.
@Suite struct DeclarationFormTests {
  private static let type = SwiftType.named(
    "Outer.Inner",
    [
      .unknown, .tuple([.init(label: "a", type: .int), .init(label: nil, type: .metatype(.bool))]),
      .function([.string], .void),
    ])

  private static var declaration: Declaration {
    let parameter = DeclarationParameter(label: "label", name: "name", type: type, hasDefault: true, isVariadic: true)
    var made = Declaration(
      kind: .function, name: "f", parent: "A.B", isStatic: true, parameters: [parameter], type: type)
    made.initialValue = "1"
    made.value = "2"
    made.generics = ["T": type]
    made.isDisfavored = true
    made.hasStringOverload = true
    made.isLocalizationMacro = true
    made.isStored = true
    made.isLet = true
    made.isPrivate = true
    made.wrapper = "State"
    made.wrapperSource = "State(1)"
    made.rawValue = "\"raw\""
    made.origin = .dependency
    made.file = 7
    return made
  }

  private static var piece: FileDeclarations.TypePiece {
    var made = FileDeclarations.TypePiece(path: "A.B", kind: .enumeration, isExtension: true)
    made.genericParameters = ["T"]
    made.genericConstraints = ["T": type]
    made.inherited = [type, .string]
    made.aliased = type
    made.hasExplicitInitializer = true
    made.isPrivate = true
    made.members = [0]
    return made
  }

  private static func properties(of value: Any) -> [String: String] {
    var properties: [String: String] = [:]
    for child in Mirror(reflecting: value).children { properties[child.label ?? ""] = String(reflecting: child.value) }
    return properties
  }

  @Test func keepsEveryProperty() throws {
    var file = FileDeclarations()
    file.file = 7
    file.origin = .dependency
    file.declarations = [Self.declaration, Declaration(kind: .macro, name: "m", type: .unknown)]
    file.declarations[1].origin = .dependency
    file.declarations[1].file = 7
    file.pieces = [Self.piece]
    file.globals = [1]
    var writer = BinaryWriter()
    writer.write(file.fingerprinted())
    var reader = BinaryReader(writer.bytes)
    let read = try reader.declarations(origin: .dependency, file: 7)
    #expect(reader.isAtEnd)
    for (found, expected) in zip(read.declarations, file.declarations) {
      #expect(Self.properties(of: found) == Self.properties(of: expected))
    }
    #expect(Self.properties(of: read.pieces[0]) == Self.properties(of: file.pieces[0]))
    #expect(Self.properties(of: read) == Self.properties(of: file.fingerprinted()))
  }

  /// Above, every property must have a value that it would not have if it were forgotten.
  @Test func valuesAreNoDefaults() {
    let plain = Self.properties(of: Declaration(kind: .property, name: "", type: .unknown))
    for (name, value) in Self.properties(of: Self.declaration) { #expect(plain[name] != value, "\(name)") }
    let parameter = Self.properties(of: DeclarationParameter(label: nil, name: "", type: .unknown))
    for (name, value) in Self.properties(of: Self.declaration.parameters[0]) { #expect(parameter[name] != value) }
    let piece = Self.properties(of: FileDeclarations.TypePiece(path: "", kind: .unknown, isExtension: false))
    for (name, value) in Self.properties(of: Self.piece) { #expect(piece[name] != value, "\(name)") }
  }

  /// What another file sees of a declaration changes with each of its properties.
  @Test func fingerprintsTellDeclarationsApart() {
    var variants: [Declaration] = [Self.declaration]
    func vary(_ change: (inout Declaration) -> Void) {
      var made = Self.declaration
      change(&made)
      variants.append(made)
    }
    vary { $0.kind = .property }
    vary { $0.name = "g" }
    vary { $0.isStatic = false }
    vary { $0.parameters = [] }
    vary { $0.parameters[0].hasDefault = false }
    vary { $0.parameters[0].label = nil }
    vary { $0.type = .string }
    vary { $0.initialValue = nil }
    vary { $0.value = nil }
    vary { $0.generics = [:] }
    vary { $0.isDisfavored = false }
    vary { $0.isStored = false }
    vary { $0.isLet = false }
    vary { $0.isPrivate = false }
    vary { $0.wrapper = nil }
    vary { $0.wrapperSource = nil }
    vary { $0.rawValue = nil }
    var file = FileDeclarations()
    file.declarations = variants
    #expect(Set(file.fingerprinted().fingerprints).count == variants.count)
  }
}
