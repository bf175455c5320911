import SourceObservations
import SwiftSyntax

/// Format styles of measurements.
extension SourceWalker {
  /// `.formatted(.measurement(width: .wide))`, `Text(distance, format: .measurement(width: .wide))`.
  func observeMeasurement(_ call: ObservedCall) {
    guard call.base == nil, call.argument("width") != nil, let measured = measured(by: call.node) else { return }
    let usage = call.argument("usage")
    guard usage == nil || usage?.lastName == "asProvided" else { return }
    let known = peek(measured).unwrapped
    let made = values(of: measured) { self.unit(ofMade: $0) }.first
    // What people choose, or a sensor gives, is a value.
    guard usage == nil || made != nil,
      let unit = made ?? (known.name == "Measurement" ? known.arguments.first?.name : nil)
    else { return }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(call.node), form: .measurementUsage, text: usage == nil ? "" : "asProvided",
        value: ObservedExpression(source: excerpt(measured), type: unit), use: use(of: Syntax(call.node))))
  }

  /// What a style formats.
  private func measured(by style: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let argument = style.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init)
    else { return nil }
    if call.name == "formatted" { return call.base }
    return argument.label?.text == "format" ? call.unlabeled : nil
  }

  /// The type of the unit that the code names: `Measurement(value: 3, unit: UnitLength.meters)`.
  private func unit(ofMade expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(ObservedCall.init), call.name == "Measurement",
      let unit = call.argument("unit")?.as(MemberAccessExprSyntax.self),
      let type = unit.base?.trimmedDescription, type.hasPrefix("Unit")
    else { return nil }
    return type
  }
}
