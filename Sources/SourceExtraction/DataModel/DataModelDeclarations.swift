import Findings
import LocalizableReferences
import LosslessXML
import SourceText

/// What a Core Data model declares: the classes that Xcode generates from its entities when it builds.
///
/// Which entities those are, and what the classes look like: *Generating code* in Apple's documentation of Core Data
/// (https://developer.apple.com/documentation/coredata/generating-code) and the files that Xcode writes.
struct DataModelDeclarations {
  private(set) var declarations: FileDeclarations
  private(set) var findings: [Finding] = []
  /// Whether something that the model declares may have been missed.
  private(set) var isIncomplete = false

  /// - Parameters:
  ///   - bytes: of the file `contents` in an `.xcdatamodel`.
  ///   - path: of that file.
  ///   - number: of the file in the index.
  init(in bytes: [UInt8], path: String, origin: Declaration.Origin, number: Int) {
    declarations = FileDeclarations(file: number, origin: origin)
    do throws(RefusedInput) {
      let tree = try XMLTreeReader.tree(in: bytes, path: path)
      guard tree.root.name == "model" else {
        throw RefusedInput(DataModelFindings.notADataModel(path))
      }
      addEntities(of: tree, path: path)
    } catch {
      findings = error.findings
      isIncomplete = true
    }
  }

  /// A file that cannot be read.
  init(unreadable path: String) {
    declarations = FileDeclarations()
    findings = [ExtractionFindings.unreadable(path)]
    isIncomplete = true
  }

  private mutating func addEntities(of tree: XMLTree, path: String) {
    let entities = tree.root.elements(named: "entity")
    var classNames: [String: String] = [:]
    for entity in entities {
      if let name = entity["name"] { classNames[name] = Self.className(of: entity) }
    }
    for entity in entities {
      let generated = entity["codeGenerationType"] ?? ""
      guard generated == "class" || generated == "category", let name = Self.className(of: entity) else { continue }
      guard Self.isIdentifier(name) else {
        report(entity, "representedClassName", path: path, in: tree)
        continue
      }
      if generated == "class" {
        let parent = entity["parentEntity"].flatMap { classNames[$0] } ?? DataModelTypes.baseClass
        declarations.pieces.append(
          FileDeclarations.TypePiece(path: name, kind: .classType, isExtension: false, inherited: [.named(parent)]))
      }
      addMembers(of: entity, to: name, classNames: classNames, path: path, in: tree)
    }
  }

  /// The properties, which Xcode declares in an extension.
  private mutating func addMembers(
    of entity: XMLTree.Element, to className: String, classNames: [String: String], path: String, in tree: XMLTree
  ) {
    var piece = FileDeclarations.TypePiece(path: className, kind: .classType, isExtension: true)
    func add(_ kind: Declaration.Kind, _ name: String, _ type: SwiftType, isStatic: Bool = false) {
      var made = Declaration(kind: kind, name: name, parent: className, isStatic: isStatic, type: type)
      made.origin = declarations.origin
      made.file = declarations.file
      piece.members.append(declarations.declarations.count)
      declarations.declarations.append(made)
    }
    for property in entity.elements {
      let type: SwiftType
      switch property.name {
      case "attribute": type = DataModelTypes.type(ofAttribute: property)
      case "relationship":
        type = DataModelTypes.type(
          ofRelationship: property, destination: property["destinationEntity"].flatMap { classNames[$0] })
      default: continue
      }
      guard let name = property["name"], Self.isIdentifier(name) else {
        report(property, "name", path: path, in: tree)
        continue
      }
      add(.property, name, type)
    }
    add(.function, "fetchRequest", .named("NSFetchRequest", [.named(className)]), isStatic: true)
    declarations.pieces.append(piece)
  }

  private mutating func report(_ element: XMLTree.Element, _ attribute: String, path: String, in tree: XMLTree) {
    let range = element.attribute(attribute)?.valueRange ?? element.range
    // An element without the attribute may be long.
    let length = min(range.upperBound.value - range.lowerBound.value, 80)
    let location = FindingLocation(path: path, text: tree.source, offset: range.lowerBound.value, length: length)
    findings.append(DataModelFindings.noName(of: element.name, attribute, at: location))
    isIncomplete = true
  }

  /// Without the module; nil where no class is made for it.
  private static func className(of entity: XMLTree.Element) -> String? {
    guard let name = entity["representedClassName"] else { return nil }
    let own = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let last = own.lastIndex(of: ".").map { String(own[own.index(after: $0)...]) } ?? own
    return last == DataModelTypes.baseClass ? nil : last
  }

  /// Whether it can be the name of something in Swift.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
