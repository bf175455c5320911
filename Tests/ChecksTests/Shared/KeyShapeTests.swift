import Checks
import Testing

@Suite struct KeyShapeTests {
  @Test(arguments: [
    ("favorite.added", KeyShape.joined), ("settings_title", .joined), ("error-title", .joined), ("ERROR_17", .joined),
    ("a.b:c/d_e", .joined), ("favoriteAdded", .camelCase), ("FavoriteAdded", .camelCase), ("TITLE", .capitals),
    ("Wi-Fi", .text), ("On/Off", .text), ("Settings", .text), ("Loading...", .text), ("e.g.", .text), ("5 km", .text),
    ("größe.titel", .text), ("%@", .text), ("", .text), ("a", .text), ("_x", .text), ("a..b", .text),
  ]) func keysHaveShapes(_ key: String, _ expected: KeyShape) {
    #expect(KeyShape(of: key) == expected)
  }

  @Test(arguments: [
    ("8bX-Yq-2hT.title", true), ("1538.ibShadowedToolTips[2]", true), ("a-b.title", false), (".title", false),
    ("title", false), ("abc-de-fgh", false), ("ticket.title", false),
  ]) func keysOfInterfaceBuilderAreKnown(_ key: String, _ expected: Bool) {
    #expect(KeyShape.isOfInterfaceBuilder(key) == expected)
  }

  @Test(arguments: [
    ("Info.plist", true), ("pool.ntp.org", true), ("255.255.0.0", true), ("ticket.title", false), ("org", false),
  ]) func namesOfFilesAndHostsAreKnown(_ key: String, _ expected: Bool) {
    #expect(KeyShape.isNameOfFileOrHost(key) == expected)
  }
}
