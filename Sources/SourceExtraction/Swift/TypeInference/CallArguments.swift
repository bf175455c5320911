import SwiftSyntax

/// The arguments of a call in order, trailing closures included.
struct CallArguments {
  struct Argument {
    /// nil for an argument without a label.
    var label: String?
    var expression: ExprSyntax
    /// The first trailing closure, whose label is left out whatever it is.
    var isUnlabeledTrailing = false
  }

  var arguments: [Argument]

  init(_ list: LabeledExprListSyntax?) {
    arguments = (list ?? []).map {
      Argument(label: $0.label.map { $0.text.withoutBackticks }, expression: $0.expression)
    }
  }

  init(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?, additional: MultipleTrailingClosureElementListSyntax
  ) {
    self.init(list)
    if let trailing {
      arguments.append(Argument(label: nil, expression: ExprSyntax(trailing), isUnlabeledTrailing: true))
    }
    for element in additional {
      arguments.append(Argument(label: element.label.text, expression: ExprSyntax(element.closure)))
    }
  }

  /// The argument that one for a parameter would follow, the order of arguments being that of parameters.
  ///
  /// - Parameter places: what `matched(to:)` says.
  func argument(before parameter: Int, _ places: [Int]) -> ExprSyntax? {
    // Those that trail start with one that has no label.
    let inParentheses = arguments.indices.prefix { !arguments[$0].isUnlabeledTrailing }
    return inParentheses.last { places[$0] < parameter }.map { arguments[$0].expression }
  }

  /// For each argument the number of its parameter, or nil if a call like this cannot mean the parameters.
  func matched(to parameters: [DeclarationParameter]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for argument in arguments {
      if argument.isUnlabeledTrailing {
        guard let place = placeOfTrailingClosure(in: parameters, from: next) else { return nil }
        guard (next..<place).allSatisfy({ parameters[$0].isSkippable }) else { return nil }
        places.append(place)
        next = place + 1
        continue
      }
      if argument.label == nil, let last = places.last, parameters[last].isVariadic, next == last + 1 {
        let takesOver = next < parameters.count && parameters[next].label == nil
        if !takesOver {
          places.append(last)
          continue
        }
      }
      var place = next
      while place < parameters.count, parameters[place].label != argument.label {
        guard parameters[place].isSkippable else { return nil }
        place += 1
      }
      guard place < parameters.count else { return nil }
      places.append(place)
      next = place + 1
    }
    guard parameters[Swift.min(next, parameters.count)...].allSatisfy(\.isSkippable) else { return nil }
    return places
  }

  /// The first parameter that takes a function; for want of one, the last of those left.
  private func placeOfTrailingClosure(in parameters: [DeclarationParameter], from start: Int) -> Int? {
    guard start < parameters.count else { return nil }
    for place in start..<parameters.count {
      if case .function = parameters[place].type.unwrapped { return place }
      if !parameters[place].isSkippable { return place }
    }
    return parameters.count - 1
  }
}

extension DeclarationParameter {
  var isSkippable: Bool { hasDefault || isVariadic }
}
