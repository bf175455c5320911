#if !canImport(Darwin)
  internal import Foundation
  @_spi(Reflection) internal import Swift

  /// Which attributes a scope has. Open Foundation cannot list them.
  struct AttributeScopeKeys: Sendable {
    /// By the name in Markdown.
    var decodable: [String: any MarkdownDecodableAttributedStringKey.Type] = [:]
    private var names: Set<String> = []

    /// A scope is a type that never changes, and looking into it takes longer than a lookup.
    private static let known = Locked<[ObjectIdentifier: AttributeScopeKeys]>([:])

    init(_ scope: any AttributeScope.Type) {
      let identifier = ObjectIdentifier(scope)
      if let known = Self.known.withLock({ $0[identifier] }) {
        self = known
        return
      }
      insert(scope, depth: 0)
      let keys = self
      Self.known.withLock { $0[identifier] = keys }
    }

    /// One key that Markdown can set, and no other.
    init(onlyDecoding key: any MarkdownDecodableAttributedStringKey.Type) {
      decodable = [key.markdownName: key]
      names = [key.name]
    }

    func contains(_ key: any AttributedStringKey.Type) -> Bool {
      names.contains(key.name)
    }

    private mutating func insert(_ scope: Any.Type, depth: Int) {
      // Scopes that hold each other would have no end.
      guard depth < 16 else { return }
      var found: [any Any.Type] = []
      _ = _forEachField(of: scope) { _, _, type, _ in
        found.append(type)
        return true
      }
      if scope is AttributeScopes.FoundationAttributes.Type { found += Self.addedToFoundation }
      for type in found {
        if let key = type as? any AttributedStringKey.Type {
          names.insert(key.name)
          if let key = key as? any MarkdownDecodableAttributedStringKey.Type { decodable[key.markdownName] = key }
        } else if type is any AttributeScope.Type {
          insert(type, depth: depth + 1)
        }
      }
    }

    /// What this module adds to Foundation's scope, which no field tells of.
    private static let addedToFoundation: [Any.Type] = [
      AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self,
      AttributeScopes.FoundationAttributes.MorphologyAttribute.self,
      AttributeScopes.FoundationAttributes.AgreementArgumentAttribute.self,
      AttributeScopes.FoundationAttributes.AgreementConceptAttribute.self,
      AttributeScopes.FoundationAttributes.ReferentConceptAttribute.self,
      AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.self,
      AttributeScopes.FoundationAttributes.LocalizedNumberFormatAttribute.self,
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
      AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self,
      AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute.self,
      AttributeScopes.FoundationAttributes.ListItemDelimiterAttribute.self,
    ]
  }
#endif
