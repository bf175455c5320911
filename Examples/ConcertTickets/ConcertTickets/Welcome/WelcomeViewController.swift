import SwiftUI
import UIKit

/// The first screen of a new installation, drawn in `Welcome.storyboard`.
final class WelcomeViewController: UIViewController {
  @IBOutlet private var versionLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    versionLabel?.text = String(localized: "Version \(version)", comment: "Small print of the first screen")
  }

  @IBAction private func start() {
    dismiss(animated: true)
  }

  private var version: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"
  }
}

struct WelcomeScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIStoryboard(name: "Welcome", bundle: .main).instantiateInitialViewController() ?? UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
