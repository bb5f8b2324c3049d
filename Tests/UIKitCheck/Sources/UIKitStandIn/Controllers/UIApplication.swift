public import Foundation

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("background")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("foreground")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name("memory")

  /// The addresses that were opened.
  public var opened: [URL] = []
  open func canOpenURL(_ url: URL) -> Bool { url.scheme == "https" }
  open func open(_ url: URL) { opened.append(url) }
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
  public static func search() -> Self { Self(kind: .search, text: "No Results") }
}

@MainActor public struct UIListContentConfiguration: @MainActor UIContentConfiguration {
  public let name: String
  public var text: String?
  public static func plainHeader() -> Self { Self(name: "plainHeader") }
  public static func plainFooter() -> Self { Self(name: "plainFooter") }
  public static func groupedHeader() -> Self { Self(name: "groupedHeader") }
  public static func groupedFooter() -> Self { Self(name: "groupedFooter") }
}
