import SwiftUI

struct FavoriteButton: View {
  let concert: Concert

  @Environment(TicketShop.self) private var shop
  @State private var announcement: LocalizedStringResource?

  var body: some View {
    Button {
      // Typed symbols of keys that the catalog keeps by hand.
      announcement = concert.isFavorite ? .favoriteRemoved : .favoriteAdded
      shop.toggleFavorite(concert)
    } label: {
      Label(
        concert.isFavorite ? "Remove from Favorites" : "Add to Favorites",
        systemImage: concert.isFavorite ? "heart.fill" : "heart")
    }
    .onChange(of: announcement) {
      guard let announcement else { return }
      AccessibilityNotification.Announcement(String(localized: announcement)).post()
    }
  }
}
