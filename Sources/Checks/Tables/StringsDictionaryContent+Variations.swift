import StringCatalog
import StringsTables

extension StringsDictionaryContent {
  /// The names that lead from a key to a text of it, given the way to it that a catalog has: several where devices have
  /// the same variable, none where the catalog's text was put together of others.
  func members(of variation: VariationPath) -> [[String]] { members(of: variation[...]) }

  private func members(of variation: ArraySlice<VariationStep>) -> [[String]] {
    guard case .rules(let rules) = self else { return variation.isEmpty ? [[]] : [] }
    let devices = rules.devices ?? []
    func within(_ variants: [StringsDictionaryVariant], _ name: String, _ rest: ArraySlice<VariationStep>) -> [[String]]
    {
      variants.flatMap { variant in variant.content.members(of: rest).map { [name, variant.name] + $0 } }
    }
    switch variation.first {
    case .device(let device):
      return within(devices.filter { $0.name == device }, StringsDictionaryName.devices, variation.dropFirst())
    case .substitution(let name):
      guard case .plural(let category) = variation.dropFirst().first else { return [] }
      return rules.variable(named: name) == nil
        ? within(devices, StringsDictionaryName.devices, variation) : [[name, category]]
    case .plural(let category):
      return rules.variables.count == 1 ? [[rules.variables[0].name, category]] : []
    case nil:
      if rules.format != nil { return [[StringsDictionaryName.format]] }
      let widest = rules.widths?.max { (Double($0.name) ?? 0) < (Double($1.name) ?? 0) }
      return within(widest.map { [$0] } ?? [], StringsDictionaryName.widths, variation)
    }
  }
}
