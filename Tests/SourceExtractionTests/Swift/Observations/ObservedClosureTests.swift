import SourceExtraction
import SourceObservations
import Testing

@Suite("Texts through closures and generic parameters")
struct ObservedClosureTests {
  @Test(
    "a literal is followed to the label that shows it",
    arguments: [
      """
      final class Model { var onError: ((String) -> Void)?
        func fail() { onError?("We could not reach the hall") } }
      final class Hall: UIViewController { let model = Model(); let label = UILabel()
        override func viewDidLoad() { model.onError = { [weak self] message in self?.label.text = message } } }
      """,
      """
      func notify(_ show: (String) -> Void) { show("The hall is closed") }
      func use(_ label: UILabel) { notify { label.text = $0 } }
      """,
      """
      struct Row { let show: (String) -> Void; let id: String
        func tell() { show("The hall is full") } }
      final class Hall: UIViewController { let label = UILabel()
        func make() -> Row { Row(show: display, id: "row") }
        func display(_ text: String) { label.text = text } }
      """,
      """
      struct Sign: View { var title: (() -> String)?
        var body: some View { Text(title?() ?? "") } }
      struct Hall: View { var body: some View { Sign(title: { "The hall is open" }) } }
      """,
      """
      struct Sign<S: StringProtocol>: View { let text: S; var body: some View { Text(text) } }
      struct Hall: View { var body: some View { Sign(text: "Doors open at seven") } }
      """,
      """
      protocol Titled { var heading: String { get } }
      struct Play: Titled { let heading = "A play in three acts" }
      struct Sign<T: Titled>: View { let titled: T; var body: some View { Text(titled.heading) } }
      """,
      """
      struct Sign: View {
        var text: AttributedString { var text = AttributedString("Read the rules first"); text.font = .body; return text }
        var body: some View { Text(text) }
      }
      """,
    ])
  func followed(source: String) throws {
    let found = try observations(in: "import SwiftUI\nimport UIKit\n" + source).unlocalizedTexts
    #expect(found.count == 1)
    #expect(found.first?.destination.role == .display)
  }

  @Test("text that an accessibility label takes as a view is one for assistive technologies")
  func accessibility() throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Icon: View {
          let spoken: String
          var body: some View { Image("star").accessibilityLabel(Text(spoken)) }
        }
        let icon = Icon(spoken: "Marked as favorite")
        """
    ).unlocalizedTexts
    #expect(found.map(\.destination.role) == [.accessibility])
  }
}
