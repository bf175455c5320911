import SwiftUI

/// What a venue offers. The raw values are what people read.
enum VenueFeature: LocalizedStringKey, CaseIterable {
  case stepFreeAccess = "Step-free access"
  case hearingLoop = "Hearing loop"
  case cloakroom = "Coat check"
  case parking = "Parking"
}
