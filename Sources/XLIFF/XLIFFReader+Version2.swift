import LosslessXML

extension XLIFFReader {
  /// Version 2 has segments in units and states of its own; attributes get the names that version 1 has for them.
  struct Version2 {
    let root: XMLTree.Element

    var files: [XLIFFFile] {
      root.elements.filter { $0.localName == "file" }.map { element in
        var attributes: [XLIFFAttribute] = []
        attributes["original"] = element["original"] ?? element["id"]
        attributes["source-language"] = root["srcLang"]
        attributes["target-language"] = root["trgLang"]
        var file = XLIFFFile(attributes: attributes)
        collectUnits(in: element, into: &file.units)
        return file
      }
    }

    private func collectUnits(in element: XMLTree.Element, into units: inout [XLIFFUnit]) {
      for case .element(let child) in element.children {
        switch child.localName {
        case "group": collectUnits(in: child, into: &units)
        case "unit": units.append(unit(of: child))
        default: break
        }
      }
    }

    private func unit(of element: XMLTree.Element) -> XLIFFUnit {
      var unit = XLIFFUnit(attributes: XLIFFReader.attributes(of: element), source: nil, range: element.range)
      let data = originalData(of: element)
      var sources: [InlineText] = []
      var targets: [InlineText] = []
      var states: [String] = []
      for case .element(let child) in element.children {
        switch child.localName {
        case "segment", "ignorable":
          for case .element(let part) in child.children {
            switch part.localName {
            case "source": sources.append(InlineText(part, originalData: data))
            case "target":
              targets.append(InlineText(part, originalData: data))
              if child.localName == "segment" { states.append(child["state"] ?? "") }
            default: break
            }
          }
        case "notes":
          unit.notes = child.elements.filter { $0.localName == "note" }.map {
            XLIFFNote($0.text, attributes: XLIFFReader.attributes(of: $0))
          }
        default: break
        }
      }
      if !sources.isEmpty { unit.source = .text(sources.map(\.text.joined).joined()) }
      // A unit is translated where each of its segments is.
      let segments = element.elements.filter { $0.localName == "segment" }.count
      if !targets.isEmpty, states.count == segments {
        unit.target = XLIFFTarget(
          .text(targets.map(\.text.joined).joined()), hadInlineElements: targets.contains { $0.hadInlineElements })
        unit.target?.attributes["state"] = Self.leastState(of: states)
      }
      return unit
    }

    private func originalData(of unit: XMLTree.Element) -> [String: String] {
      let data = unit.elements.filter { $0.localName == "originalData" }.flatMap(\.elements)
      return Dictionary(data.compactMap { element in element["id"].map { ($0, element.text) } }) { first, _ in first }
    }

    /// The state of the segment that is least far; nil where one does not say.
    private static func leastState(of states: [String]) -> String? {
      let order = ["initial", "translated", "reviewed", "final"]
      let places = states.map { order.firstIndex(of: $0) }
      guard let least = places.compactMap({ $0 }).min(), !places.contains(nil) else { return nil }
      return order[least]
    }
  }
}
