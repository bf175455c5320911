import LanguageData
import ProjectModel

extension CheckedProject {
  /// The languages that a target's texts are shipped in, those of the whole project where nothing says of the target.
  func shippedLanguages(of target: CheckedTarget) -> [String] {
    let fed = catalogs(of: target.target).flatMap(\.shippedLanguages)
    let own = Set(fed + target.target.languages)
    let all =
      own.count > 1 ? own : own.union(catalogs.flatMap(\.shippedLanguages) + targets.flatMap(\.target.languages))
    return all.filter { $0 != "Base" }.sorted()
  }

  /// Whether a language that is written from right to left is among them.
  func shipsRightToLeft(_ target: CheckedTarget) -> Bool {
    shippedLanguages(of: target).contains { LanguageIdentifier($0)?.isRightToLeft ?? false }
  }
}
