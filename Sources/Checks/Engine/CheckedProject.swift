import LanguageData
package import LocalizableReferences
package import ProjectModel
package import SourceObservations

/// A target with what was found in its sources.
package struct CheckedTarget: Sendable {
  package let target: ProjectTarget
  package let references: [LocalizableReference]
  package let observations: SourceObservations
  private let referencesOfFiles = MadeOnce<ReferencesOfFiles>()
  private let handWritings = MadeOnce<HandWritings>()

  package init(target: ProjectTarget, references: [LocalizableReference], observations: SourceObservations) {
    self.target = target
    self.references = references
    self.observations = observations
  }

  /// Path → the uses of keys in the file, in the order of their places. Made once for all rules.
  var referencesByPath: [String: [LocalizableReference]] {
    referencesOfFiles.value { ReferencesOfFiles(references) }.byPath
  }

  /// What the code writes by hand into texts that people see. Made once for all rules.
  package var handWriting: [HandWriting] { handWritings.value { HandWritings(HandWriting.found(in: self)) }.all }
}

private final class ReferencesOfFiles: Sendable {
  let byPath: [String: [LocalizableReference]]

  init(_ references: [LocalizableReference]) {
    var byPath: [String: [LocalizableReference]] = [:]
    // Files come one after another, so that few names of files have to be looked up.
    var start = 0
    while start < references.count {
      let path = references[start].location.path
      var end = start + 1
      while end < references.count, references[end].location.path == path { end += 1 }
      byPath[path, default: []] += references[start..<end]
      start = end
    }
    self.byPath = byPath.mapValues { references in
      // Mostly they come in order.
      zip(references, references.dropFirst()).contains { $1.position < $0.position }
        ? references.sorted { $0.position < $1.position } : references
    }
  }
}

private final class HandWritings: Sendable {
  let all: [HandWriting]

  init(_ all: [HandWriting]) { self.all = all }
}

/// All that rules may look at: plain values, no files.
package struct CheckedProject: Sendable {
  /// Without test targets.
  package var targets: [CheckedTarget]
  /// By path.
  package var catalogs: [CheckedCatalog]
  /// Table → uses of keys whose target has no such table.
  package var unplaced: [String: [LocalizableReference]] = [:]
  /// Whether it is a project with sources, and not catalogs alone.
  package var hasSources: Bool

  package init(targets: [CheckedTarget] = [], catalogs: [CheckedCatalog], hasSources: Bool = false) {
    self.targets = targets
    self.catalogs = catalogs
    self.hasSources = hasSources
  }

  /// The targets that feed a catalog.
  package func targets(feeding catalog: CheckedCatalog) -> [ProjectTarget] {
    targets.lazy.map(\.target).filter { catalog.targets.contains($0.name) }
  }

  /// The catalogs that a target feeds.
  package func catalogs(of target: ProjectTarget) -> [CheckedCatalog] {
    catalogs.filter { $0.targets.contains(target.name) }
  }

  /// The languages that a target lists, and those that its catalogs have.
  package func languages(of target: ProjectTarget) -> Set<String> {
    Set(target.languages + catalogs(of: target).flatMap(\.languages))
  }

  package func catalog(at path: String) -> CheckedCatalog? { catalogs.first { $0.path == path } }
}
