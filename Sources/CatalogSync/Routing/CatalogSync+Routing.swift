package import StringCatalog

extension CatalogSync {
  /// Syncs a catalog with what a project has for it, and says why unused keys were left alone where they were.
  package static func sync(
    _ catalog: inout StringCatalog, with strings: CatalogStrings, options: CatalogSyncOptions
  ) -> CatalogSyncSummary {
    var summary = sync(
      &catalog, with: strings.references, possibleKeys: strings.possibleKeys, sourcesAreComplete: strings.isComplete,
      options: options, path: strings.path)
    if !options.keepStale,
      let finding = strings.coverage.finding(unchecked: summary.unchecked.count, path: strings.path)
    {
      summary.findings.append(finding)
    }
    return summary
  }
}
