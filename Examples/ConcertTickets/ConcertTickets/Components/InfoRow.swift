import SwiftUI

/// A line with a name and a value. The name is taken as a key, so that callers can write it as a literal.
struct InfoRow: View {
  private let title: LocalizedStringKey
  private let value: Text

  init(_ title: LocalizedStringKey, value: Text) {
    self.title = title
    self.value = value
  }

  var body: some View {
    LabeledContent {
      value
    } label: {
      Text(title)
    }
  }
}

#Preview {
  InfoRow("Only in a preview, too", value: Text(verbatim: "Yes"))
}
