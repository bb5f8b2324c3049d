public import Foundation

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("background")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("foreground")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name("memory")

  /// The addresses that were opened.
  public var opened: [URL] = []
  /// The schemes that some app takes.
  public var schemes: Set = ["https", "tel"]
  /// The schemes that the app has declared: of others UIKit says that it cannot open them, though it does.
  public var declaredSchemes: Set = ["https"]
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { schemes.intersection(declaredSchemes).contains($0) } ?? false
  }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = url.scheme.map { schemes.contains($0) } ?? false
    if isOpen { opened.append(url) }
    Task { completion?(isOpen) }
  }
}

public protocol UIContentConfiguration {}

@MainActor public struct UIContentUnavailableConfiguration: @MainActor UIContentConfiguration {
  public struct ButtonProperties { public var primaryAction: UIAction? }
  public enum Kind: Sendable { case loading, empty, search }
  public let kind: Kind
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var button = UIButton.Configuration()
  public var buttonProperties = ButtonProperties()
  public static func loading() -> Self { Self(kind: .loading) }
  public static func empty() -> Self { Self(kind: .empty) }
  public static func search() -> Self {
    Self(kind: .search, text: "No Results", secondaryText: "Check the spelling.")
  }
}

@MainActor public struct UIListContentConfiguration: @MainActor UIContentConfiguration {
  public let name: String
  public var text: String?
  public static func plainHeader() -> Self { Self(name: "plainHeader") }
  public static func plainFooter() -> Self { Self(name: "plainFooter") }
  public static func groupedHeader() -> Self { Self(name: "groupedHeader") }
  public static func groupedFooter() -> Self { Self(name: "groupedFooter") }
}
