import Foundation
import SourceObservations
import SwiftSyntax

/// What writes measurements.
extension SourceWalker {
  /// `.formatted(.measurement(width: .wide))`, `Text(distance, format: .measurement(width: .wide))`,
  /// `Measurement<UnitLength>.FormatStyle(width: .wide)`.
  func observeMeasurement(_ call: ObservedCall) {
    guard call.argument("width") != nil else { return }
    let usage = call.argument("usage")
    guard usage == nil || usage?.lastName == "asProvided" else { return }
    if call.name == "FormatStyle" {
      guard usage == nil, let unit = call.base.flatMap({ unit(ofWritten: $0) }) else { return }
      return noteMeasurement(unit, of: call.base, at: call, isProvided: false)
    }
    guard call.base == nil else { return }
    let measured = measured(by: call.node)
    guard let measured else {
      // `formatted(.measurement(width: .wide))`, in an extension of measurements.
      if usage == nil, let unit = unitOfVariable(givenStyle: call.node) {
        noteMeasurement(unit, of: nil, at: call, isProvided: false)
      } else if usage == nil, isGivenToFormatted(call.node), let unit = unitOfExtension(around: Syntax(call.node)) {
        noteMeasurement(unit, of: nil, at: call, isProvided: false)
      }
      return
    }
    observe(measured, writtenBy: call, isProvided: usage != nil)
  }

  /// `distance.formatted()`, which is of the general usage.
  func observePlainMeasurement(_ call: ObservedCall) {
    guard let base = call.base, call.node.arguments.isEmpty else { return }
    observe(base, writtenBy: call, isProvided: false)
  }

  /// `formatter.string(from: distance)`, of a `MeasurementFormatter`: what it is set to is put in after the last file.
  func observeMeasurementFormatter(_ call: ObservedCall) {
    guard let measured = call.argument("from") ?? call.argument("for"), let base = call.base,
      typeName(of: base).map({ DeclarationIndex.lastComponent(of: $0) == "MeasurementFormatter" })
        ?? (base.bare.as(FunctionCallExprSyntax.self).flatMap { ObservedCall.name(of: $0) } == "MeasurementFormatter")
    else { return }
    // What a formatter is set to that the function is given is not known.
    if let name = base.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node(named: name)?.owner == observation.function, initialValue(of: name, at: Syntax(call.node)) == nil
    {
      return
    }
    observe(measured, writtenBy: call, isProvided: false, formatter: excerpt(base))
  }

  private func observe(
    _ measured: ExprSyntax, writtenBy call: ObservedCall, isProvided: Bool, formatter: String? = nil
  ) {
    let known = peek(measured).unwrapped
    guard known.isUnknown || known.name == "Measurement" else { return }
    let made = values(of: measured) { self.made($0) }
    // What people choose, or a sensor gives, is a value.
    let isNamed = made.count == 1 && !isChosenBySystem(call.node)
    guard !isProvided || isNamed,
      let unit = made.first?.unit ?? (known.name == "Measurement" ? known.arguments.first?.name : nil)
        ?? unitOfInitialValue(measured)
        ?? (measured.lastName == "self" ? unitOfExtension(around: Syntax(call.node)) : nil)
    else { return }
    noteMeasurement(
      unit, of: measured, at: call, isProvided: isProvided, formatter: formatter,
      made: isNamed ? made.first?.place : nil)
  }

  private func noteMeasurement(
    _ unit: String, of measured: ExprSyntax?, at call: ObservedCall, isProvided: Bool, formatter: String? = nil,
    made: ObservedPlace? = nil
  ) {
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(call.node), form: .measurementUsage, text: isProvided ? "asProvided" : "",
        object: formatter, value: ObservedExpression(source: measured.map { excerpt($0) } ?? "self", type: unit),
        use: use(of: Syntax(call.node)), written: made))
  }

  /// What a style formats.
  private func measured(by style: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let argument = style.parent?.as(LabeledExprSyntax.self), let owner = argument.parent?.parent else {
      return nil
    }
    if let segment = owner.as(ExpressionSegmentSyntax.self) { return segment.expressions.first?.expression }
    guard let call = owner.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init) else { return nil }
    if call.name == "formatted" { return call.base }
    return argument.label?.text == "format" ? call.argument("value") ?? call.unlabeled : nil
  }

  /// `let style: Measurement<UnitLength>.FormatStyle = .measurement(width: .wide)`.
  private func unitOfVariable(givenStyle style: FunctionCallExprSyntax) -> String? {
    guard let binding = style.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.trimmedDescription, type.hasPrefix("Measurement<")
    else { return nil }
    return String(type.dropFirst("Measurement<".count).prefix { $0.isLetter })
  }

  /// The unit of a variable that the code gives a measurement, which may become another of its kind.
  private func unitOfInitialValue(_ expression: ExprSyntax) -> String? {
    guard let node = leaves(of: expression).lazy.compactMap(\.node).first,
      let value = index.ownMembers(node.name, of: node.owner).lazy.compactMap({
        self.index.declarations[$0].initialValue
      })
      .first, value.hasPrefix("Measurement("), let unit = value.range(of: "unit: Unit")
    else { return nil }
    return "Unit" + value[unit.upperBound...].prefix { $0.isLetter }
  }

  private func isGivenToFormatted(_ style: FunctionCallExprSyntax) -> Bool {
    let call = style.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.flatMap(ObservedCall.init)?.name == "formatted"
  }

  /// The unit that the code names, and where: `Measurement(value: 3, unit: UnitLength.meters)`,
  /// `Measurement<UnitLength>(value: 3, unit: .meters)`, `distance.converted(to: .miles)`.
  private func made(_ expression: ExprSyntax) -> (unit: String, place: ObservedPlace)? {
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init) else { return nil }
    let unit: ExprSyntax?
    var type: String?
    switch call.name {
    // `.init(value: 3, unit: UnitLength.meters)` too.
    case "Measurement", "init":
      unit = call.argument("unit")
      type = self.unit(ofWritten: call.node.calledExpression)
    case "converted":
      guard let base = call.base else { return nil }
      unit = call.argument("to")
      let known = peek(base).unwrapped
      type =
        (known.name == "Measurement" ? known.arguments.first?.name : nil)
        ?? values(of: base) { self.made($0) }.first?.unit
    default: return nil
    }
    guard let member = unit?.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = member.base?.trimmedDescription, base.hasPrefix("Unit") { type = base }
    return type.map { ($0, observedPlace(expression)) }
  }

  /// `UnitLength` of `Measurement<UnitLength>`.
  private func unit(ofWritten type: ExprSyntax) -> String? {
    guard let generic = type.as(GenericSpecializationExprSyntax.self),
      generic.expression.lastName == "Measurement"
    else { return nil }
    return generic.genericArgumentClause.arguments.first?.argument.trimmedDescription
  }

  /// `extension Measurement where UnitType == UnitLength`, `extension Measurement<UnitLength>`.
  private func unitOfExtension(around node: Syntax) -> String? {
    var current = node
    while let parent = current.parent {
      if let declaration = parent.as(ExtensionDeclSyntax.self) {
        let written =
          declaration.extendedType.trimmedDescription + (declaration.genericWhereClause?.trimmedDescription ?? "")
        guard written.hasPrefix("Measurement"), let start = written.range(of: "Unit", options: .backwards) else {
          return nil
        }
        return String(written[start.lowerBound...].prefix { $0.isLetter })
      }
      current = parent
    }
    return nil
  }

  /// Whether the function around asks which units people use.
  private func isChosenBySystem(_ node: FunctionCallExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent, !current.is(MemberBlockItemSyntax.self) { current = parent }
    return current.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      let lowered = name.lowercased()
      return ["metric", "imperial", "measurementsystem"].contains { lowered.contains($0) }
    }
  }
}
