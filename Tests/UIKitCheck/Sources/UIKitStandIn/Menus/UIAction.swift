public import Foundation

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let destructive = Attributes(rawValue: 2)
  }
  public enum State: Sendable { case off, on }
  var ownTitle: String
  open var title: String { ownTitle }
  init(title: String) { ownTitle = title }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor public final class UIAction: UIMenuElement {
  public let attributes: Attributes
  public let state: State
  let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title)
  }

  /// Does what the action does.
  public func perform() { handler(self) }
}

@MainActor public final class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }

  /// Chooses an entry by its title.
  @discardableResult public func choose(_ title: String) -> Bool {
    guard let action = children.first(where: { $0.title == title }) as? UIAction else {
      return false
    }
    action.perform()
    return true
  }
}

@MainActor public final class UIContextMenuConfiguration: NSObject {
  public let menu: UIMenu?
  public let identifier: any NSCopying
  let preview: (() -> UIViewController?)?
  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)?
  ) {
    self.identifier = identifier ?? NSUUID()
    preview = previewProvider
    menu = actionProvider?([])
  }
}

@MainActor public final class UIContextualAction: NSObject {
  public enum Style: Sendable { case normal, destructive }
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let title: String?
  public let handler: Handler
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

@MainActor public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
