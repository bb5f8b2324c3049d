public import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 2)
  public static let header = UIAccessibilityTraits(rawValue: 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 8)
  public static let adjustable = UIAccessibilityTraits(rawValue: 16)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 32)
  public static let image = UIAccessibilityTraits(rawValue: 64)
}

@MainActor public enum UIAccessibility {
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name("voice")
  /// Whether a screen reader is on.
  public private(set) static var isVoiceOverRunning = false
  /// Turns the screen reader on or off, as a person does.
  public static func setVoiceOver(_ isOn: Bool) {
    isVoiceOverRunning = isOn
    NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
  }
  public enum Notification: Sendable { case announcement }
  /// What was said so far.
  public static var announcements: [String] = []
  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String { announcements.append(text) }
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  public let name: String
  public let actionHandler: Handler?
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// Something that a screen reader stops at.
@MainActor public struct Voice {
  public let view: UIView
  public var label: String
  public var value: String? { view.accessibilityValue }
  public var traits: UIAccessibilityTraits { view.accessibilityTraits }
  public var actions: [String] { (view.accessibilityCustomActions ?? []).map(\.name) }

  /// Chooses one of the actions, as a person does.
  @discardableResult public func choose(_ name: String) -> Bool {
    let action = view.accessibilityCustomActions?.first { $0.name == name }
    return action.flatMap { $0.actionHandler?($0) } ?? false
  }
}

extension UITableView {
  /// What edit mode puts into a row.
  func editControls(of cell: UITableViewCell) -> [String] {
    guard let slot = cells.first(where: { $0.value === cell })?.key, let path = path(of: slot),
      dataSource?.tableView(self, canEditRowAt: path) ?? true
    else { return [] }
    var controls: [String] = []
    let style = delegate?.tableView(self, editingStyleForRowAt: path)
    if style == .delete { controls.append("Delete") }
    if style == .insert { controls.append("Insert") }
    if dataSource?.tableView(self, canMoveRowAt: path) ?? false { controls.append("Reorder") }
    return controls
  }
}
