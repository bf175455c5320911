/// The family of classes that an interface is made of.
package enum InterfacePlatform: Hashable, Sendable {
  case macOS
  /// iOS, iPadOS, tvOS and Mac Catalyst.
  case iOS
  case watchOS

  /// - Parameter documentType: the `type` of a document, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
  package init(documentType: String) {
    if documentType.contains("WatchKit") {
      self = .watchOS
    } else if documentType.contains(".Cocoa.") {
      self = .macOS
    } else {
      self = .iOS
    }
  }

  /// The name that a class has in comments: that of the library object, never a custom class.
  ///
  /// - Parameter element: the XML name of an object, such as `textFieldCell`.
  package func className(of element: String) -> String {
    switch (self, element) {
    case (_, "binding"): "CocoaBindingsConnection"
    case (.macOS, "customView"): "NSView"
    case (.macOS, "trackingToolbarItem"): "NSTrackingSeparatorToolbarItem"
    case (_, "wkWebView"): "WKWebView"
    case (_, "mapView"), (_, "mkMapView"): "MKMapView"
    case (_, "mtkView"): "MTKView"
    case (_, "scnView"), (_, "sceneKitView"): "SCNView"
    case (_, "skView"): "SKView"
    case (_, "arscnView"): "ARSCNView"
    case (.macOS, "webView"): "WebView"
    case (.macOS, "pdfView"): "PDFView"
    case (.macOS, "avPlayerView"): "AVPlayerView"
    case (.iOS, "containerView"): "UIView"
    case (.iOS, "avPlayerViewController"): "AVPlayerViewController"
    case (.iOS, "glkViewController"): "GLKViewController"
    case (.watchOS, "controller"): "WKInterfaceController"
    case (.watchOS, _): "WKInterface" + Self.capitalized(element)
    case (.macOS, _): "NS" + Self.capitalized(element)
    case (.iOS, _): "UI" + Self.capitalized(element)
    }
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
