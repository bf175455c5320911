import Findings
import LocalizableReferences
import SourceObservations
import SourceText
import SwiftSyntax

/// The second pass over a file: follows types through its declarations, statements and expressions, and notes each
/// literal whose context makes it a key.
///
/// Every expression is visited once with `isEmitting`; looking at an argument to choose an overload is a visit without.
/// Types flow both ways: `infer(_:as:)` is told what the context wants and returns what the expression is.
final class SourceWalker {
  /// A name in a function's scope.
  enum Binding {
    case value(SwiftType)
    case functions([Declaration])
  }

  /// What a `return` in the innermost body is read as, and the type that the body was seen to return.
  struct Body {
    var expected: SwiftType
    var observed = SwiftType.unknown

    /// The type of the keys that a result builder collects from the body's statements; nil for any other body.
    ///
    /// A literal that stands alone as a statement means nothing else.
    var collected: SwiftType? {
      guard expected.unwrapped.name == "Array", let element = expected.unwrapped.arguments.first,
        let name = element.name, APIKnowledge.literalTypes.contains(name)
      else { return nil }
      return element
    }
  }

  let index: DeclarationLookup
  let file: SwiftSourceFile
  let fileNumber: Int
  /// All files of the unit at hand.
  let unitFiles: Set<Int>
  /// For types that several files declare, those whose declaration is meant here.
  var meantFiles: [String: Set<Int>] = [:]
  let conditions: ConditionEvaluator
  let macroNames: Set<String>
  /// Names of freestanding macros that localize, as the user says.
  let freestandingMacros: Set<String>

  var references: [LocalizableReference] = []
  var findings: [Finding] = []
  /// Literals in calls of what is declared nowhere.
  var possibleKeys: Set<String> = []
  /// Members of `LocalizedStringResource` that are named.
  var resourceMembers: [ResourceMemberReference] = []

  /// What checks ask of the code; nil where nobody does.
  var observed: FileObservations?
  /// Whether keys that name no bundle are among it.
  var observesBundles = false
  /// Where an observing walk is.
  var observation = ObservationState()
  /// Variables whose initial value is a call of a type that is declared nowhere: the name of that type.
  var constructed: [TextNode: String] = [:]
  /// See `names(inLineageOf:)`.
  var lineageNames: [String: Set<String>] = [:]
  /// Where views that show text are named, in the file.
  lazy var textViewOffsets = TextViewOffsets(in: file.text.bytes)
  /// Whether anything in the file is flipped where text runs from right to left.
  lazy var flipsForRightToLeft = file.text.bytes.contains(name: "flipsForRightToLeftLayoutDirection")
  /// Whether anything in the file is given a direction.
  lazy var setsDirections =
    file.text.bytes.contains(name: "ayoutDirection") || file.text.bytes.contains(name: "forceLeftToRight")
    || file.text.bytes.contains(name: "aseWritingDirection")
  /// Whether anything in the file is written in letters of one width.
  lazy var hasLettersOfOneWidth =
    file.text.bytes.contains(name: "onospaced") || file.text.bytes.contains(name: "Menlo")
    || file.text.bytes.contains(name: "Courier") || file.text.bytes.contains(name: "Mono")
  /// What is called by a name, of names that were asked about; nil for most.
  var directions: [String: DirectionSensitiveText.Content?] = [:]
  /// Whether properties hold closures, by their names, of names that were asked about.
  var namesOfClosures: [String: Bool] = [:]
  /// See `inherited(by:)`.
  var projectLineages: [String: [String]] = [:]
  /// See `mayChange(_:)`.
  var changedNames: [String: Bool] = [:]
  /// Whether anything in the file may be compared with a small number.
  lazy var comparesWithNumbers = SmallNumberComparisons.mayOccur(in: file.text.bytes)

  var scopes: [[String: Binding]] = []
  var bodies: [Body] = []
  /// Generic parameters in scope with their constraints, `unknown` for none.
  var generics: [[String: SwiftType]] = []
  /// Canonical path of the type whose members are being visited.
  var context: String? {
    didSet { knownEnclosingName = nil }
  }
  /// Names of the members around the current place, outermost first.
  var enclosing: [String] = [] {
    didSet { knownEnclosingName = nil }
  }
  /// `enclosingName`, which many places of one member share.
  private var knownEnclosingName: String??
  var isEmitting = true
  var depth = 0
  /// Types of declarations that had to be inferred from their initial values, by number.
  var inferred: [Int: SwiftType] = [:]
  var inferring: Set<Int> = []
  /// Whether a type had to be left open because its own was asked for on the way: what was found from it holds only
  /// until the type that was asked for first is known, or results would depend on the order of questions.
  var isInferenceCut = false
  var provisional: [Int: SwiftType] = [:]
  /// The value before a `#if` among modifiers, with the first member access of the clause that belongs to it.
  var postfixBase: (first: SyntaxIdentifier, type: SwiftType)?
  var peeked: [SyntaxIdentifier: SwiftType] = [:]
  /// The macro whose expansion is being visited.
  var expansion: Expansion?
  /// A macro's definition → what it expands to.
  var macroTemplates: [String: [ExprSyntax]] = [:]
  /// The rows of the tables around the current place, innermost last: what a builder makes takes them from there.
  var rowTypes: [SwiftType] = []

  /// How many constants and choices are being looked through.
  var valueDepth = 0
  /// Whether something was met on the way that the sources do not tell.
  var isValueOpen = false

  /// Deeper expressions are not looked into; the parser's own limit is 256 nested constructs.
  static let maximumDepth = 700

  init(
    index: DeclarationLookup, file: SwiftSourceFile, fileNumber: Int, unitFiles: Set<Int>,
    conditions: ConditionEvaluator, macroNames: Set<String>, freestandingMacros: Set<String> = []
  ) {
    self.index = index
    self.file = file
    self.fileNumber = fileNumber
    self.unitFiles = unitFiles
    self.conditions = conditions
    self.macroNames = macroNames
    self.freestandingMacros = freestandingMacros
  }

  func walk(_ tree: SourceFileSyntax) {
    scopes = [[:]]
    walk(statements: tree.statements)
    references.sort { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
    resourceMembers.sort { $0.location < $1.location }
  }

  // MARK: Scopes

  func withScope<Result>(_ body: () -> Result) -> Result {
    scopes.append([:])
    defer { scopes.removeLast() }
    return body()
  }

  func bind(_ name: String, _ type: SwiftType) {
    guard name != "_" else { return }
    scopes[scopes.count - 1][name] = .value(type)
  }

  func binding(named name: String) -> Binding? {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    return nil
  }

  /// Runs `body` with names, context and output as at the place of another declaration.
  func detached<Result>(in context: String?, _ body: () -> Result) -> Result {
    let saved = (scopes, bodies, generics, self.context, isEmitting)
    // What another tree's nodes were is of no use here: once it is gone, a new one may have the same identifiers.
    let savedTree = (peeked, postfixBase, rowTypes)
    (scopes, bodies, generics, self.context, isEmitting) = ([[:]], [], [], context, false)
    (peeked, postfixBase, rowTypes) = ([:], nil, [])
    defer {
      (scopes, bodies, generics, self.context, isEmitting) = saved
      (peeked, postfixBase, rowTypes) = savedTree
    }
    return body()
  }

  func withoutEmitting<Result>(_ body: () -> Result) -> Result {
    let saved = isEmitting
    isEmitting = false
    defer { isEmitting = saved }
    return body()
  }

  /// The constraint of a generic parameter in scope; nil if the name is none.
  func genericConstraint(_ name: String) -> SwiftType? {
    for level in generics.reversed() {
      if let constraint = level[name] { return constraint }
    }
    return nil
  }

  var selfType: SwiftType {
    guard let context else { return .unknown }
    return .named(context, (index.types[context]?.genericParameters ?? []).map { .named($0) })
  }

  func resolved(_ type: SwiftType) -> SwiftType { index.resolved(type, in: context) }
  func resolved(_ syntax: TypeSyntax?) -> SwiftType { resolved(SwiftType(syntax)) }

  func location(of node: some SyntaxProtocol) -> SourcePosition {
    file.text.position(at: file.original(place(of: Syntax(node)).positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  var enclosingName: String? {
    if let known = knownEnclosingName { return known }
    let names = (context.map { [$0] } ?? []) + enclosing
    let made = names.isEmpty ? nil : names.joined(separator: ".")
    knownEnclosingName = .some(made)
    return made
  }
}
