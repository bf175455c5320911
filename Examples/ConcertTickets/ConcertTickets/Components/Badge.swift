import SwiftUI

/// A short text in a colored capsule.
struct Badge: View {
  enum Style {
    case plain, discount

    var color: Color { self == .plain ? .secondary : .green }
  }

  let text: LocalizedStringKey
  let style: Style

  init(_ text: LocalizedStringKey, style: Style) {
    self.text = text
    self.style = style
  }

  var body: some View {
    Text(text)
      .padding(.horizontal)
      .background(style.color, in: .capsule)
  }
}
