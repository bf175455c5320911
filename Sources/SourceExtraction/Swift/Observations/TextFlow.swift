import SourceObservations

extension SwiftType {
  /// Whether a plain text is what it is.
  var isText: Bool {
    switch unwrapped.name {
    case "String", "Substring": return true
    case "Binding", "Array", "Set", "Dictionary": return unwrapped.arguments.last?.unwrapped.name == "String"
    default: return false
    }
  }
}

extension SwiftType {
  /// Whether a call of it gives a text.
  var givesText: Bool { result?.isText ?? false }

  /// The positions of the texts that a call of it takes.
  var takenTexts: [Int] {
    guard case .function(let parameters, _) = unwrapped else { return [] }
    return parameters.indices.filter { parameters[$0].isText }
  }

  /// Whether a closure of the type gives or takes a text.
  var carriesText: Bool { givesText || !takenTexts.isEmpty }
}

extension Declaration {
  var takesText: Bool { parameters.contains { $0.type.isText } }
}

/// Something in the project that holds or gives a text: a property, a parameter, a variable, a function's result.
struct TextNode: Hashable, Comparable, Sendable {
  /// The type of a property, the signature of a function with parameters, variables and result.
  var owner: String
  /// The name; `()` for the result of a function.
  var name: String

  static let resultName = "()"
  /// The raw values of an enum's cases, all together.
  static let rawValueName = "rawValue"
  /// The text that a method or property of `String` is a member of.
  static let receiverName = "self"

  /// What a call of it gives, if it holds a closure.
  var result: TextNode { TextNode(owner: description, name: Self.resultName) }

  /// What calls give it at a position, if it holds a closure.
  func argument(_ position: Int) -> TextNode { TextNode(owner: description, name: "$\(position)") }

  static func < (left: TextNode, right: TextNode) -> Bool { (left.owner, left.name) < (right.owner, right.name) }

  var description: String {
    if name == Self.resultName { return owner }
    return owner.isEmpty ? name : owner + "." + name
  }
}

/// A text goes from one place to another.
struct TextFlow: Hashable, Sendable {
  var source: TextNode
  var target: TextNode
}

/// A literal that is given to something.
struct GivenLiteral: Sendable {
  var node: TextNode
  var text: ObservedText
  var place: ObservedPlace
  /// Whether it is an argument of a call, and no initial value or assignment.
  var isArgument: Bool
  /// Whether it is joined with other text.
  var isPiece: Bool
}

/// A place that shows what a node holds.
struct ShownNode: Sendable {
  var node: TextNode
  var destination: TextDestination
}

/// An image whose name comes from a node.
struct HeldImage: Sendable {
  var image: ImageUse
  var node: TextNode
}

/// A text that is written from left to right, and what it is given to.
struct HeldDirection: Sendable {
  var text: DirectionSensitiveText
  var node: TextNode
}

/// A key that is no literal but comes from a node.
struct HeldKey: Sendable {
  var key: DynamicKey
  var node: TextNode
}

/// A declaration that may want another type.
struct DeclaredText: Sendable {
  var node: TextNode
  var label: String?
  var isProperty: Bool
  var isInView: Bool
  var place: ObservedPlace
}
