package import Findings

/// The texts of an Android resource file (`strings.xml`): strings, plurals and arrays.
///
/// The source is "String resources" in the Android developers' guide, and what `aapt2` does with white space and
/// escapes. The XML of each text is kept beside the text that an app gets, so that markup, `<xliff:g>` and CDATA come
/// through; so are other resources of the file and comments.
package struct AndroidResources: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    case text(AndroidTextResource)
    /// A resource of another kind, as it stands in the file.
    case other(xml: String)
  }

  package var items: [Item]
  /// The attributes of the root element, namespaces for the most part.
  package var rootAttributes: [AndroidAttribute] = []

  package init(items: [Item] = []) { self.items = items }

  /// - Throws: `RefusedInput` for what is no XML, or has another root than `resources`.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self = try AndroidResourcesReader.resources(in: bytes, path: path)
  }

  package var texts: [AndroidTextResource] {
    items.compactMap { item in
      if case .text(let resource) = item { resource } else { nil }
    }
  }
}

package struct AndroidAttribute: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// One `<string>`, `<plurals>` or `<string-array>`.
package struct AndroidTextResource: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case string
    case plurals
    case array = "string-array"
  }

  package struct Value: Hashable, Sendable {
    /// Of an item of `<plurals>`: `one`, `few`, …
    package var quantity: String?
    /// What stands between the tags.
    package var xml: String
    /// What an app gets; markup as tags, `<xliff:g>` as what it holds.
    package var text: String

    package init(quantity: String? = nil, text: String) {
      self.quantity = quantity
      self.text = text
      xml = AndroidText.xml(of: text)
    }

    init(quantity: String?, xml: String, text: String) {
      self.quantity = quantity
      self.xml = xml
      self.text = text
    }
  }

  package var kind: Kind
  package var name: String
  /// Besides the name.
  package var attributes: [AndroidAttribute] = []
  /// The comments directly above, a paragraph each.
  package var comments: [String] = []
  package var values: [Value]
  /// 1-based; 0 where it was not read.
  package var line = 0

  package init(_ kind: Kind, name: String, values: [Value]) {
    self.kind = kind
    self.name = name
    self.values = values
  }

  package var isTranslatable: Bool { !attributes.contains { $0.name == "translatable" && $0.value == "false" } }

  // Where it stands in a file is no part of what it is.
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.name == right.name && left.attributes == right.attributes
      && left.comments == right.comments && left.values == right.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
