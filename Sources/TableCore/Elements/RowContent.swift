public import Foundation

/// A row as a host draws it.
public struct RowContent: Hashable, Sendable {
  /// The accessory at the end of a row.
  public enum Accessory: Hashable, Sendable {
    /// Nothing.
    case off
    /// An arrow: the row leads on.
    case disclosure
    /// A check mark.
    case checkmark
    /// A button for details.
    case detail
    /// A control, such as a switch.
    case control(RowControl)
    /// Elements that the app has chosen.
    case element(RowElement)
  }

  /// The name of the row's kind: rows of one kind share a pool of cells, each of which can show any of them.
  public var kind: String
  /// The parts of the row between its edges.
  public var body: RowElement
  /// The accessory at the end of the row.
  public var accessory: Accessory = .off
  /// Indicates whether the accessory has an action of its own for a tap, by a ``TableEvent/tapAccessory(_:)``.
  public var isAccessoryTappable = false
  /// The number of steps of indentation: the depth in the tree and the steps that the author added.
  public var indentation = 0
  /// Indicates whether the children of the row show, or nil if it has none.
  public var isExpanded: Bool?
  /// Indicates whether the row is selected.
  public var isSelected = false
  /// Indicates whether the row can be selected, where rows can: lines that name a section, or say why a source failed, cannot.
  public var isSelectable = true
  /// Indicates whether any number of rows can be selected, so that those that can be have a box.
  package var isAmongSeveral = false
  /// The effect of a tap, or nil for none.
  public var tap: Tap?
  /// The author's name for the effect of a tap, or nil.
  public var tapTitle: String?
  /// Indicates whether the row shows and edits a value that it is bound to.
  public var editsValue = false
  /// Indicates whether a long press has an effect.
  public var isLongPressable = false
  /// The author's name for the effect of a long press, or nil.
  public var longPressTitle: String?
  /// Indicates whether an action runs for the row.
  public var isBusy = false
  /// The progress of the running work, from 0 to 1, or nil if that is not known.
  public var progress: Double?
  /// Indicates whether ``TableEvent/cancel(_:)`` ends the running action.
  public var isCancellable = false
  /// The editing that edit mode and a swipe offer.
  public var editing: Editing = .off
  /// The author's name for deleting the row, or nil.
  public var deleteTitle: String?
  /// Indicates whether the row can be dragged in edit mode.
  public var isMoveable = false
  /// The row actions of swipes and of the row's menu.
  public var rowActions: [RowAction.Place: [RowAction]] = [:]
  /// The validation message of the row with its remedy, or nil.
  public var message: String?
  /// The height in points, or nil for the host's own; see ``TableCell/Key/height`` for hosts of characters.
  public var height: Double?
  /// The states of the remote pictures in the row, by address; see ``state(of:)``.
  public var images: [URL: RowImageState] = [:]
  /// The text that a screen reader says.
  public var accessibilityLabel = ""

  /// The effect of a tap on a row.
  public enum Tap: String, Hashable, Sendable {
    /// Runs the row's action.
    case action
    /// Presses the button in the row.
    case press
    /// Shows the row's children, or hides them.
    case expand
    /// Selects the row.
    case select
    /// Deselects the row.
    case deselect
    /// Opens the first link in the row's texts.
    case link
  }

  /// The editing that edit mode and a swipe offer.
  public enum Editing: String, Hashable, Sendable {
    /// Nothing.
    case off
    /// Deleting the row.
    case delete
    /// Inserting a row.
    case insert
  }

  /// Creates a row of plain parts.
  public init(kind: String, body: RowElement) {
    self.kind = kind
    self.body = body.fitted
  }
}

extension RowContent.Accessory {
  /// True if the element is a control, which handles keys and clicks itself.
  package var isControl: Bool { if case .control = self { true } else { false } }
}

extension RowContent {
  /// All elements of the row, those at its end last.
  public var elements: [RowElement] {
    guard case .element(let element) = accessory else { return body.flattened }
    return body.flattened + element.flattened
  }

  /// Indicates whether a tap has an effect.
  public var isTappable: Bool { tap != nil }

  /// The texts of the row, in order.
  public var texts: [RowText] {
    body.flattened.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The main text of the row: its title, or else its first text, or the label of its first control.
  public var title: String {
    let texts = texts
    return (texts.first { $0.role == .title } ?? texts.first)?.text.plain
      ?? body.flattened.firstControl?.label ?? ""
  }

  /// True if a menu of the row has an entry for the long press; none where the tap or an action of the row has the same name,
  /// since nobody could tell the two apart.
  package var hasLongPressInMenu: Bool {
    guard isLongPressable, let title = longPressTitle?.lowercased() else { return isLongPressable }
    let others = (isTappable ? [tapTitle] : []) + rowActions.values.joined().map(\.title)
    return !others.contains { $0?.lowercased() == title }
  }

  /// True if the row has a box, which shows whether it is selected, because any number of rows can be.
  package var hasBox: Bool {
    guard isAmongSeveral else { return false }
    return isSelected || isSelectable && [.select, .deselect, .action].contains(tap)
  }

  /// True if the row has exactly one control.
  package var hasOneControl: Bool { body.controlCount + (accessory.isControl ? 1 : 0) == 1 }

  /// The controls of the row in order, the accessory last.
  public var controls: [RowControl] {
    var controls = body.flattened.compactMap {
      if case .control(let control) = $0 { control } else { nil }
    }
    if case .control(let control) = accessory { controls.append(control) }
    return controls
  }
}

extension RowElement {
  /// The number of controls in the element.
  fileprivate var controlCount: Int {
    switch self {
    case .control: 1
    case .stack(let stack): stack.elements.reduce(0) { $0 + $1.controlCount }
    default: 0
    }
  }
}

extension [RowElement] {
  fileprivate var firstControl: RowControl? {
    lazy.compactMap { if case .control(let control) = $0 { control } else { nil } }.first
  }
}
