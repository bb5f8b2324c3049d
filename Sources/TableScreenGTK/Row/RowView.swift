#if GTK
import CGTK
import TableScreen

/// The widgets of one list item, reused for one row after the other.
@MainActor final class RowView {
  static let key = "tablescreen-row"

  let root = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private(set) weak var page: ScreenPage?
  /// The item on show.
  private(set) var item: FlatLayout.Item?
  /// The content of the row on show, or nil if the item is no row.
  private(set) var content: RowContent?

  private let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  private var body: ElementView?
  // These are made when they are first asked for, and an empty one would take room: `has…` tells whether they are.
  private lazy var start = RowStart(in: line)
  private(set) lazy var end = RowEnd(in: line)
  private lazy var note = RowNote(in: root)
  private lazy var edge = EdgeView(in: root)
  private lazy var drawer = RowDrawer(in: root)
  private var hasStart = false
  private var hasEnd = false
  private var hasNote = false
  private var hasEdge = false
  private var shownLabel: String?

  init(_ page: ScreenPage) {
    self.page = page
    line.setClass("ts-line", true)
    gtk_box_append(root(), line())
    attach(self, to: root, as: Self.key)
  }

  /// The id of the row on show, or nil if the item is no row.
  var id: NodeID? { if case .row(let id)? = item { id } else { nil } }

  /// The widget that GTK's list wraps around ``root``.
  var node: Obj? { Obj(maybe: gtk_widget_get_parent(root())) }

  /// Sends a person's event to the screen.
  func send(_ event: TableEvent) { page?.send(event) }

  /// The controls of the row.
  var controls: [ControlView] { (body?.controls ?? []) + (hasEnd ? end.controls : []) }

  /// Returns the control with a name; without a name, the first that takes text.
  func control(_ name: String?) -> ControlView? {
    body?.control(name) ?? (hasEnd ? end.control(name) : nil)
  }

  /// Tells whether a widget is the drag handle of the row.
  func isHandle(_ widget: Obj) -> Bool { hasEnd && end.isHandle(widget) }

  /// Fits the controls to the width that the row has now.
  func fit() {
    for control in controls { control.fit() }
    body?.fit(to: page?.area.room.width)
    fitParts()
  }

  /// Fits the name and the controls beside it to the width of the row, unless other things stand in it.
  private func fitParts() {
    guard let page, let content else { return }
    let isEditing = page.chrome.isEditing
    let isPlain =
      content.indentation == 0 && !RowStart.isNeeded(content, isEditing: isEditing)
      && !RowEnd.isNeeded(content, isEditing: isEditing)
    (body as? StackView)?.fit(in: isPlain ? page.area.room.width : nil)
  }

  // MARK: Showing

  /// Shows an item and removes all traces of the one before.
  func show(_ item: FlatLayout.Item) {
    if self.item != item, drawerIsMade { drawer.close() }
    self.item = item
    if let id {
      showRow(id)
    } else {
      content = nil
      showEdge(item)
    }
    showPlace()
  }

  /// Shows the item on show again, as something about it is known by now.
  func redraw() {
    if let item { show(item) }
  }

  /// Forgets the item on show.
  func clear() {
    item = nil
    content = nil
  }

  private var drawerIsMade = false

  /// Opens the drawer that a swipe reveals.
  func openDrawer(_ place: RowAction.Place) {
    drawerIsMade = true
    drawer.open(place, of: self)
  }

  private func showRow(_ id: NodeID) {
    guard let page, let content = page.pool.content(of: id, in: page.screen) else { return }
    self.content = content
    if drawerIsMade { drawer.follow(content) }
    if hasEdge { edge.hide() }
    gtk_widget_set_visible(line(), 1)
    showBody(content)
    let needsStart = RowStart.isNeeded(content, isEditing: page.chrome.isEditing)
    if needsStart || hasStart {
      hasStart = true
      start.show(content, in: self)
    }
    if RowEnd.isNeeded(content, isEditing: page.chrome.isEditing) || hasEnd {
      hasEnd = true
      end.show(content, in: self)
    }
    if content.message != nil || content.progress != nil || hasNote {
      hasNote = true
      note.show(content, in: self)
    }
    fitParts()
    setShape(content.indentation, content.height)
    let spoken = content.accessibilityText
    setLabel(spoken.isEmpty ? content.title : spoken)
    set(.selected, content.isSelected)
    choice = Choice(content, isAmongChoices: page.isAmongChoices(id, content))
    set(.tappable, content.isTappable || content.hasOneControl)
  }

  private var shape: (indentation: Int, height: Double?) = (0, nil)

  private func setShape(_ indentation: Int, _ height: Double?) {
    guard shape != (indentation, height) else { return }
    shape = (indentation, height)
    gtk_widget_set_margin_start(line(), gint(min(max(indentation, 0), 12) * 24))
    gtk_widget_set_size_request(root(), -1, height.map { gint(min(max($0, 0), 10_000)) } ?? -1)
    // The parts stand in the middle of a row that is higher than they need.
    gtk_widget_set_vexpand(line(), height == nil ? 0 : 1)
  }

  private func showBody(_ content: RowContent) {
    if let body, body.show(content.body, in: self) { return }
    if let body { gtk_box_remove(line(), body.root()) }
    let new = ElementView.make(content.body, in: self)
    new.isFilling = true
    gtk_box_insert_child_after(line(), new.root(), hasStart ? start.root() : nil)
    body = new
  }

  private func showEdge(_ item: FlatLayout.Item) {
    guard let page else { return }
    hasEdge = true
    gtk_widget_set_visible(line(), 0)
    if hasNote { note.hide() }
    set(.selected, false)
    choice = Choice()
    set(.tappable, false)
    setLabel(edge.show(item, in: self, page))
    setShape(0, edge.height)
  }

  /// The selected and checked states that screen readers announce for a row.
  private struct Choice: Equatable {
    var isSelected: Bool?
    var isChecked: Bool?

    init() {}

    init(_ content: RowContent, isAmongChoices: Bool) {
      if content.canBeSelected {
        isSelected = content.isSelected
      } else if content.accessory == .checkmark {
        isChecked = true
      } else if isAmongChoices, content.accessory == .off, content.isTappable {
        isChecked = false
      }
    }
  }

  private var choice = Choice() {
    didSet {
      guard choice != oldValue, let node else { return }
      for (state, isOn, wasOn) in [
        (GTK_ACCESSIBLE_STATE_SELECTED, choice.isSelected, oldValue.isSelected),
        (GTK_ACCESSIBLE_STATE_CHECKED, choice.isChecked, oldValue.isChecked),
      ] where isOn != wasOn {
        if let isOn {
          tablescreen_set_state(node(), state, isOn ? 1 : 0)
        } else {
          gtk_accessible_reset_state(node(), state)
        }
      }
    }
  }

  private func setLabel(_ label: String) {
    guard shownLabel != label, let node else { return }
    shownLabel = label
    setAccessibleLabel(node, label)
  }

  /// Styles the row by its place in the section: the first and the last get rounded corners.
  func showPlace() {
    guard let page else { return }
    var isFirst = false
    var isLast = false
    if let id, let path = page.layout.tablePath(of: id) {
      isFirst = path.row == 0
      isLast = path.row == page.layout.rowCount(in: path.section) - 1
    }
    set(.first, isFirst)
    set(.last, isLast)
    set(.row, id != nil)
  }

  private var styles: RowStyle = []

  /// Sets a style on ``node``; the list keeps that widget for as long as it contains ``root``.
  private func set(_ style: RowStyle, _ isOn: Bool) {
    guard styles.contains(style) != isOn, let node else { return }
    styles.formSymmetricDifference(style)
    node.setClass(style.name, isOn)
  }

  // MARK: Using

  /// Performs the action of a click on the row or of the return key.
  func activate() {
    guard let id, let content else { return }
    page?.lastRow = id
    if content.tap != nil { return send(.tap(id)) }
    let controls = controls.filter(\.control.isEnabled)
    // A click beside several controls means none of them.
    if let first = controls.first {
      if controls.count == 1 || page?.host?.isReturnPressed == true { first.activate() }
    } else if content.isAccessoryTappable {
      send(.tapAccessory(id))
    }
  }

  /// Tells if a widget is the root of a row.
  static func isRow(_ widget: Obj) -> Bool { attached(to: widget, as: key, RowView.self) != nil }

  /// Returns the row that contains a widget, or nil.
  static func around(_ widget: Obj?) -> RowView? {
    var widget = widget
    while let current = widget {
      if let row = attached(to: current, as: key, RowView.self) { return row }
      widget = Obj(maybe: gtk_widget_get_parent(current()))
    }
    return nil
  }

  /// Returns the row that contains a widget or is its first child, as in GTK's list node, or nil.
  static func inside(_ widget: Obj?) -> RowView? {
    guard let widget else { return nil }
    return around(widget)
      ?? Obj(maybe: gtk_widget_get_first_child(widget())).flatMap {
        attached(to: $0, as: key, RowView.self)
      }
  }
}
#endif
