import ContentCache
import Foundation
import SourceObservations

/// What of Apple's libraries shows a `String` to people, from `Data/ShownText.json`.
///
/// It is no part of the index by which keys are found: an argument here is never one.
struct ShownTextAPIs: Sendable {
  private struct Member: Sendable {
    var owner: String
    var declaration: Declaration
    var role: TextDestination.Role
  }

  static let shared = ShownTextAPIs()

  static let dataHash: ContentHash = ContentHash(data.map { [UInt8]($0) } ?? [])

  private static let data: Data? =
    Bundle.module.url(forResource: "ShownText", withExtension: "json", subdirectory: "Data").flatMap {
      try? Data(contentsOf: $0)
    }

  private var properties: [String: [Member]] = [:]
  private var functions: [String: [Member]] = [:]
  /// What types of the system inherit.
  private var parents: [String: [String]] = [:]
  /// Type of the system → those that inherit from it, by any number of steps.
  private var descendants: [String: Set<String>] = [:]
  /// Objective-C selector → the arguments that are shown, by their positions.
  private var selectors: [String: [(position: Int, destination: TextDestination)]] = [:]
  /// What a function or property of the SDK gives.
  private var results: [String: String] = [:]

  private init() {
    guard let data = Self.data, let roles = try? JSONDecoder().decode([String: [String: [String]]].self, from: data)
    else { return }
    for (name, members) in roles["results"] ?? [:] {
      for member in members { results[member] = name }
    }
    for (role, members) in roles["selectors"] ?? [:] {
      for written in members { selectors.merge(Self.selector(written, role: role)) { first, _ in first } }
    }
    for (parent, children) in roles["inherits"] ?? [:] {
      for child in children { parents[child, default: []].append(parent) }
    }
    for child in parents.keys {
      for ancestor in ancestors(of: child) { descendants[ancestor, default: []].insert(child) }
    }
    for (role, types) in roles.sorted(by: { $0.key < $1.key }) {
      guard let role = TextDestination.Role(rawValue: role) else { continue }
      var source = ""
      for (type, members) in types.sorted(by: { $0.key < $1.key }) {
        source += "extension \(type) {\n" + members.joined(separator: "\n") + "\n}\n"
      }
      let file = SwiftSourceFile(path: "ShownText", bytes: Array(source.utf8))
      let read = FileOutline(of: file, origin: .sdk, number: -1).declarations
      for declaration in read.declarations {
        guard let owner = declaration.parent else { continue }
        let member = Member(owner: owner, declaration: declaration, role: role)
        switch declaration.kind {
        case .property: properties[declaration.name, default: []].append(member)
        case .initializer: functions[owner, default: []].append(member)
        default: functions[declaration.name, default: []].append(member)
        }
      }
    }
  }

  /// - Parameter lineage: last components of the names of a type and of all that it inherits.
  func property(_ name: String, ofAnyOf lineage: Set<String>) -> TextDestination? {
    properties[name]?.first { inherits(lineage, from: $0.owner) }.map { destination($0) }
  }

  private func inherits(_ lineage: Set<String>, from owner: String) -> Bool {
    lineage.contains(owner) || descendants[owner].map { !$0.isDisjoint(with: lineage) } ?? false
  }

  private func ancestors(of type: String) -> [String] {
    (parents[type] ?? []).flatMap { [$0] + ancestors(of: $0) }
  }

  /// A property whose name alone says what it is: no other type has one like it.
  func property(ofAnyCalled name: String) -> TextDestination? {
    guard Self.distinctiveNames.contains(name) else { return nil }
    return properties[name]?.first.map { destination($0) }
  }

  private static let distinctiveNames: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "messageText", "informativeText", "toolTip",
    "placeholderString", "attributedPlaceholder", "backButtonTitle", "discoverabilityTitle", "localizedFallbackTitle",
    "localizedCancelTitle", "localizedReason", "paletteLabel", "alternateTitle",
  ]

  /// What shows the result of a method that a type of the system calls.
  func result(ofMethod name: String, labels: [String], ofAnyOf lineage: Set<String>) -> TextDestination? {
    functions[name]?.first { member in
      inherits(lineage, from: member.owner) && Self.isText(member.declaration.type)
        && member.declaration.parameters.map { $0.label ?? "_" } == labels
    }
    .map { TextDestination(function: $0.declaration.signature, type: "String", role: $0.role) }
  }

  /// The property of something whose type is not known, if it is called like the type: `titleLabel`, `label`.
  func property(_ name: String, ofOneCalled holder: String) -> TextDestination? {
    let holder = holder.lowercased()
    return properties[name]?.first { member in
      let noun = Self.lastWord(of: member.owner).lowercased()
      return holder.hasSuffix(noun)
    }
    .map { destination($0) }
  }

  /// The type of what a member called `name` gives, where the name alone says so, or the type that is written before it.
  func result(ofMember name: String, of base: @autoclosure () -> String?) -> String? {
    guard let type = results[name] else { return nil }
    return name.contains(where: \.isUppercase) || base() == type ? type : nil
  }

  /// The arguments of an Objective-C message that are shown.
  func arguments(ofSelector selector: String) -> [(position: Int, destination: TextDestination)] {
    selectors[selector] ?? []
  }

  /// `setTitle*:forState:`, where stars mark what is shown.
  private static func selector(
    _ written: String, role: String
  ) -> [String: [(position: Int, destination: TextDestination)]] {
    let name = written.filter { $0 != "*" }
    let shown = written.split(separator: ":").enumerated().filter { $0.element.hasSuffix("*") }
    return [
      name: shown.map { position, piece in
        let destination = TextDestination(
          function: name, label: String(piece.dropLast()), type: "NSString",
          role: TextDestination.Role(rawValue: role) ?? .display)
        return (position, destination)
      }
    ]
  }

  var functionNames: some Sequence<String> { functions.keys }

  func hasProperties(named name: String) -> Bool { properties[name] != nil }

  func hasFunctions(named name: String) -> Bool { functions[name] != nil }

  /// The arguments of a call that are shown, by their positions.
  ///
  /// - Parameter receiver: the lineage of what the call is a member of, nil where that is not known; asked for where
  ///   labels and positions fit.
  func arguments(
    of call: ObservedCall, receiver: () -> Set<String>?
  ) -> [(position: Int, destination: TextDestination)] {
    var lineage: Set<String>??
    for member in functions[call.name] ?? [] {
      guard let places = call.arguments.matched(to: member.declaration.parameters) else { continue }
      if member.declaration.kind != .initializer, member.owner != "Any" {
        let known = lineage ?? receiver()
        lineage = .some(known)
        guard
          known.map({ inherits($0, from: member.owner) }) ?? (call.base != nil)
        else { continue }
      }
      return places.enumerated().compactMap { position, place in
        let parameter = member.declaration.parameters[place]
        guard Self.isText(parameter.type) else { return nil }
        let isVerbatim = parameter.label == "verbatim"
        return (
          position,
          TextDestination(
            function: member.declaration.signature, label: parameter.label, type: parameter.type.description,
            role: member.role, isVerbatim: isVerbatim)
        )
      }
    }
    return []
  }

  private func destination(_ member: Member) -> TextDestination {
    TextDestination(
      function: member.owner + "." + member.declaration.name, type: member.declaration.type.description,
      role: member.role)
  }

  private static func isText(_ type: SwiftType) -> Bool {
    let type = type.unwrapped
    switch type.name {
    case "String", "NSAttributedString", "AttributedString": return true
    case "Array": return type.element.name == "String"
    default: return false
    }
  }

  /// `Label` of `UILabel`.
  private static func lastWord(of name: String) -> Substring {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
    return name[start...]
  }
}
