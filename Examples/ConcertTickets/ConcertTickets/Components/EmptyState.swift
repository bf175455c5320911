import SwiftUI

/// What a list shows while it has nothing else to show.
struct EmptyState: View {
  let title: LocalizedStringResource
  var hint: LocalizedStringResource = "Pull down to look again."

  var body: some View {
    ContentUnavailableView {
      Label {
        Text(title)
      } icon: {
        Image(systemName: "ticket")
      }
    } description: {
      Text(hint)
    }
  }
}
