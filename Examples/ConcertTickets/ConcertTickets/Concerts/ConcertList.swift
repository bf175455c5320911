import SwiftUI
import TicketKit

struct ConcertList: View {
  @Environment(TicketShop.self) private var shop
  @State private var showsOnlyAvailable = false

  var body: some View {
    @Bindable var shop = shop

    List(concerts) { concert in
      NavigationLink(value: concert) { ConcertRow(concert: concert) }
        .swipeActions { FavoriteButton(concert: concert) }
    }
    .navigationTitle("Concerts")
    .navigationDestination(for: Concert.self) { ConcertDetail(concert: $0) }
    .searchable(text: $shop.searchText, isPresented: $shop.isSearching, prompt: "Artist or venue")
    .refreshable { await shop.reload() }
    .overlay {
      if concerts.isEmpty {
        ContentUnavailableView(
          "No Concerts", systemImage: "music.note.list",
          description: Text(
            "New dates are announced every Friday.", comment: "Explains an empty list of concerts"))
      }
    }
    .toolbar {
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Picker("Sort By", selection: $shop.sortOrder) {
          ForEach(ConcertSortOrder.allCases, id: \.self) { Text($0.title) }
        }
        Toggle("Only with seats left", isOn: $showsOnlyAvailable)
      }
      .help("Change the order of concerts and hide what is sold out")
    }
  }

  private var concerts: [Concert] {
    shop.visibleConcerts.filter { !showsOnlyAvailable || !$0.isSoldOut }
  }
}

#Preview {
  NavigationStack { ConcertList() }
    .environment(TicketShop())
}
