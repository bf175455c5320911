/// The index as one walker sees it. Every question is noted by what it is about, so that it can be told later whether a
/// change of declarations somewhere else would have been answered differently.
///
/// There is no other way from a walker to the index: what is asked around this would make remembered results wrong.
final class DeclarationLookup {
  private let index: DeclarationIndex
  let asked: AskedQuestions
  /// What is known already; the questions by which it was found out are noted.
  var lineages: [String: [String]] = [:]
  /// See `path(of:in:)`: a file names few types, and each of them again and again.
  var paths: [WrittenType: String?] = [:]

  init(_ index: DeclarationIndex, noting isNoting: Bool = false) {
    self.index = index
    asked = AskedQuestions(isNoting: isNoting)
  }

  /// By number; numbers come from the other questions.
  var declarations: [Declaration] { index.declarations }

  var types: Types { Types(lookup: self) }
  var globals: Globals { Globals(lookup: self) }
  var membersByName: MembersByName { MembersByName(lookup: self) }

  /// Numbers of the members that a type and its extensions declare themselves.
  func ownMembers(_ name: String, of path: String) -> [Int] {
    asked.note(.member(name, of: path))
    return index.members[path]?[name] ?? []
  }

  /// The cases of an enum, in no certain order.
  func cases(of path: String) -> [Declaration] {
    asked.note(.cases(of: path))
    return (index.members[path] ?? [:]).values.joined().map { declarations[$0] }.filter { $0.kind == .enumCase }
  }

  /// A type's name as written, and the path of the type in whose declaration that is.
  struct WrittenType: Hashable {
    var name: String
    var context: String?
  }

  /// Canonical path → type.
  struct Types {
    fileprivate let lookup: DeclarationLookup

    func contains(_ path: String) -> Bool {
      lookup.asked.note(.type(path))
      return lookup.index.types.index(forKey: path) != nil
    }

    subscript(path: String) -> TypeDeclaration? {
      lookup.asked.note(.type(path))
      return lookup.index.types[path]
    }
  }

  /// Name → numbers of declarations at file level.
  struct Globals {
    fileprivate let lookup: DeclarationLookup

    subscript(name: String) -> [Int]? {
      lookup.asked.note(.global(name))
      return lookup.index.globals[name]
    }
  }

  /// Name → numbers of the members of every type, for calls whose receiver is not known.
  struct MembersByName {
    fileprivate let lookup: DeclarationLookup

    subscript(name: String) -> [Int]? {
      lookup.asked.note(.anyMember(name))
      return lookup.index.membersByName[name]
    }
  }
}
