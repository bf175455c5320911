/// Keys of `Info.plist` whose texts are localizable, with the comments that Xcode gives them: its own names of the keys,
/// as found in public catalogs and exchange files.
enum InfoPlistKeys {
  static let comments: [String: String] = [
    "CFBundleDisplayName": "Bundle display name",
    "CFBundleGetInfoString": "Get Info string",
    "CFBundleName": "Bundle name",
    "CFBundleSpokenName": "Accessibility Bundle Name",
    "NFCReaderUsageDescription": privacy("NFC Scan"),
    "NSAppleEventsUsageDescription": privacy("AppleEvents Sending"),
    "NSAppleMusicUsageDescription": privacy("Media Library"),
    "NSBluetoothAlwaysUsageDescription": privacy("Bluetooth Always"),
    "NSBluetoothPeripheralUsageDescription": privacy("Bluetooth Peripheral"),
    "NSCalendarsFullAccessUsageDescription": privacy("Calendars Full Access"),
    "NSCalendarsUsageDescription": privacy("Calendars"),
    "NSCameraUsageDescription": privacy("Camera"),
    "NSContactsUsageDescription": privacy("Contacts"),
    "NSDesktopFolderUsageDescription": privacy("Desktop Folder"),
    "NSDocumentsFolderUsageDescription": privacy("Documents Folder"),
    "NSDownloadsFolderUsageDescription": privacy("Downloads Folder"),
    "NSFaceIDUsageDescription": privacy("Face ID"),
    "NSHealthShareUsageDescription": privacy("Health Share"),
    "NSHealthUpdateUsageDescription": privacy("Health Update"),
    "NSHumanReadableCopyright": "Copyright (human-readable)",
    "NSHumanReadableDescription": "Human readable description",
    "NSLocalNetworkUsageDescription": privacy("Local Network"),
    "NSLocationAlwaysAndWhenInUseUsageDescription": privacy("Location Always and When In Use"),
    "NSLocationUsageDescription": privacy("Location"),
    "NSLocationWhenInUseUsageDescription": privacy("Location When In Use"),
    "NSMicrophoneUsageDescription": privacy("Microphone"),
    "NSMotionUsageDescription": privacy("Motion"),
    "NSPhotoLibraryAddUsageDescription": privacy("Photo Library Additions"),
    "NSPhotoLibraryUsageDescription": privacy("Photo Library"),
    "NSRemindersUsageDescription": privacy("Reminders"),
    "NSSiriUsageDescription": privacy("Siri"),
    "NSSpeechRecognitionUsageDescription": privacy("Speech Recognition"),
    "NSSystemExtensionUsageDescription": privacy("System Extension"),
    "NSUserTrackingUsageDescription": privacy("Tracking"),
  ]

  /// Further keys that Apple documents, for which Xcode's comment was not seen.
  private static let others: Set<String> = [
    "NSCalendarsWriteOnlyAccessUsageDescription", "NSFallDetectionUsageDescription",
    "NSFileProviderDomainUsageDescription", "NSFileProviderPresenceUsageDescription", "NSFocusStatusUsageDescription",
    "NSGKFriendListUsageDescription", "NSHandsTrackingUsageDescription",
    "NSHealthClinicalHealthRecordsShareUsageDescription", "NSHomeKitUsageDescription", "NSIdentityUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSMainCameraUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription",
    "NSNearbyInteractionUsageDescription", "NSNetworkVolumesUsageDescription", "NSRemindersFullAccessUsageDescription",
    "NSRemovableVolumesUsageDescription", "NSSensorKitUsageDescription", "NSSystemAdministrationUsageDescription",
    "NSVideoSubscriberAccountUsageDescription", "NSWorldSensingUsageDescription",
  ]

  /// Whether Xcode puts the text of a top-level key into catalogs. Keys that Apple does not document it leaves out,
  /// whatever they are called.
  static func isLocalizable(_ key: String) -> Bool { comments[key] != nil || others.contains(key) }

  private static func privacy(_ name: String) -> String { "Privacy - \(name) Usage Description" }
}
