/// What SwiftPM does with a file that is no source.
package enum ResourceHandling: Hashable, Sendable {
  /// It goes to the bundle by the rule of its kind: `.process`, or a folder `fr.lproj`, which needs no mention.
  case processed
  /// It goes to the bundle as it is: `.copy`.
  case copied
  /// A plugin of the target makes something of it.
  case compiledByPlugin
  /// `swift build` leaves it out; Xcode takes catalogs nevertheless.
  case unmentioned
}
