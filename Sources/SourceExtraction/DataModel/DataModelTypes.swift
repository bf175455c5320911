import LosslessXML
import SwiftSyntax

/// The types that Xcode gives to the properties of a generated class.
///
/// Whether a property is optional in the model does not matter: Core Data checks that only when it saves, so all but
/// scalars is optional in Swift.
enum DataModelTypes {
  /// What entities without a parent inherit from.
  static let baseClass = "NSManagedObject"

  static func type(ofAttribute attribute: XMLTree.Element) -> SwiftType {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    func number(_ scalar: String) -> SwiftType { isScalar ? .named(scalar) : .optional(.named("NSNumber")) }
    switch attribute["attributeType"] {
    case "Integer 16": return number("Int16")
    case "Integer 32": return number("Int32")
    case "Integer 64": return number("Int64")
    case "Double": return number("Double")
    case "Float": return number("Float")
    case "Boolean": return number("Bool")
    case "Decimal": return .optional(.named("NSDecimalNumber"))
    case "String": return .optional(.string)
    case "Date": return isScalar ? .named("TimeInterval") : .optional(.named("Date"))
    case "Binary": return .optional(.named("Data"))
    case "UUID": return .optional(.named("UUID"))
    case "URI": return .optional(.named("URL"))
    case "Composite": return .optional(.named("Dictionary", [.string, .named("Any")]))
    case "Transformable": return .optional(attribute["customClassName"].map(type(written:)) ?? .named("NSObject"))
    case nil, "Undefined": return .optional(.named("NSObject"))
    default: return .unknown
    }
  }

  /// - Parameter destination: the class of the entity that it leads to; nil where that has none of its own.
  static func type(ofRelationship relationship: XMLTree.Element, destination: String?) -> SwiftType {
    guard relationship["toMany"] != "YES" else {
      return .optional(.named(relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"))
    }
    return .optional(.named(destination ?? baseClass))
  }

  /// The class of a transformable value, which is put into the generated source as it is: `[Double]`, `UIColor`.
  private static func type(written: String) -> SwiftType {
    let source = "let value: " + written
    guard source.utf8.count < 512, !SwiftSourceFile(path: "", bytes: Array(source.utf8)).nestsBracketsTooDeep else {
      return .unknown
    }
    let tree = SwiftSourceFile.tree(of: source)
    guard !tree.hasError, tree.statements.count == 1,
      let variable = tree.statements.first?.item.as(
        VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.initializer == nil, binding.accessorBlock == nil
    else { return .unknown }
    return SwiftType(binding.typeAnnotation?.type)
  }
}
