import SwiftUI

struct RootView: View {
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false
  @State private var section = AppSection.concerts

  var body: some View {
    TabView(selection: $section) {
      Tab(AppSection.concerts.title, systemImage: "music.mic", value: .concerts) {
        NavigationStack { ConcertList() }
      }
      Tab(AppSection.orders.title, systemImage: "ticket", value: .orders) {
        NavigationStack { OrderList() }
      }
      Tab(AppSection.giftCards.title, systemImage: "giftcard", value: .giftCards) {
        NavigationStack { GiftCardShop() }
      }
      Tab(AppSection.profile.title, systemImage: "person.crop.circle", value: .profile) {
        NavigationStack { UserProfileView() }
      }
    }
    .fullScreenCover(isPresented: isNew) { WelcomeScreen() }
  }

  private var isNew: Binding<Bool> {
    Binding(get: { !hasSeenWelcome }, set: { hasSeenWelcome = !$0 })
  }
}

enum AppSection: Hashable {
  case concerts, orders, giftCards, profile

  var title: LocalizedStringResource {
    switch self {
    case .concerts: LocalizedStringResource("Concerts", comment: "Tab and title: the list of coming concerts")
    case .orders: LocalizedStringResource("Orders", comment: "Tab and title: the person's own orders")
    case .giftCards: LocalizedStringResource("Gift Cards", comment: "Tab and title: the shop for gift cards")
    case .profile: LocalizedStringResource("Profile", table: "UserProfile", comment: "Tab and title")
    }
  }
}
