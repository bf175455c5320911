import SymbolGenerator
import Testing

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("booking.confirm", "bookingConfirm"), ("ROOM_NAME", "roomName"), ("SOLD OUT", "soldOut"),
    ("R_B_Title", "rBTitle"), ("RFIDReaderName", "rfidreaderName"), ("Read the RFID tag", "readTheRfidTag"),
    ("open in eBook", "openInEBook"), ("eBook reader", "eBookReader"), ("Send to XYPlotter", "sendToXyplotter"),
    ("error.badURL", "errorBadURL"), ("play.withMyTube", "playWithMyTube"), ("stage.hint.0", "stageHint0"),
    ("tour.in.4weeks", "tourIn4Weeks"), ("tour.in4weeks", "tourIn4weeks"),
    ("The band’s own stage", "theBandsOwnStage"), ("Don't", "dont"), ("Loading…", "loading"),
    ("Sound-and-light check.", "soundAndLightCheck"), ("Play ${title}", "play$Title"), ("ÉTAGE_ÖST", "étageÖst"),
    ("座席", "座席"), ("2 seats", "_2Seats"), ("$title", "_$title"), ("100%", "_100"),
  ])
  func keysGiveXcodesNames(key: String, name: String) {
    #expect(SymbolName.member(ofKey: key) == name)
  }

  @Test(arguments: [
    ("%lld seats", "seats"), ("Row %@, %@ %lld", "row"), ("%1$(count)lld of %2$(total)lld rows", "ofRows"),
    ("You have %#@tickets@", "youHave"), ("%.1f km", "km"), ("%lld%% sold", "sold"),
  ])
  func specifiersAreNoPartOfTheName(key: String, name: String) {
    #expect(SymbolName.member(ofKey: key) == name)
  }

  @Test(arguments: ["", "%lld", "%@ → %@", "%lld%%", "…", "'", "🎸"])
  func someKeysHaveNoName(key: String) { #expect(SymbolName.member(ofKey: key) == nil) }

  @Test(arguments: [
    ("Localizable", nil), ("InfoPlist", "InfoPlist"), ("booking-flow", "BookingFlow"), ("stage plan", "StagePlan"),
    ("Type", "TypeTable"), ("2024", "_2024"), ("…", "Table"),
  ])
  func tablesGiveNamespaces(table: String, namespace: String?) {
    #expect(SymbolName.namespace(ofTable: table) == namespace)
  }
}
