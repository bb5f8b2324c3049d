#if GTK
import CGTK
import TableScreen

/// The dragging of rows by their handles, with a picture at the pointer and a line at the target.
@MainActor final class ListDrag {
  private weak var page: ScreenPage?
  private let area: ListArea
  private var list: Obj { area.list }
  private var dragged: NodeID?
  /// The widget of its row, which may go meanwhile, or show another.
  private var pale: Owned?
  private var drop: TableDrop?
  /// The widget with the line, and the class that draws it; its row may go meanwhile.
  private var line: (widget: Owned, name: String)?

  init(_ area: ListArea, _ page: ScreenPage) {
    self.area = area
    self.page = page
    addSource()
    addTarget()
  }

  private func row(_ x: Double, _ y: Double) -> RowView? {
    RowView.inside(Obj(maybe: gtk_widget_pick(list(), x, y, GTK_PICK_DEFAULT)))
  }

  private func addSource() {
    let source = Obj(gtk_drag_source_new())
    gtk_drag_source_set_actions(source(), GDK_ACTION_MOVE)
    on(source, "prepare") { [weak self] arguments in
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let self, let hit = Obj(maybe: gtk_widget_pick(list(), x, y, GTK_PICK_DEFAULT)),
        let row = RowView.inside(hit), row.isHandle(hit), let id = row.id
      else { return arguments.answer(giving: nil) }
      dragged = id
      show(row, in: source, at: (x, y))
      pale = Owned(row.root)
      row.root.setClass("ts-dragged", true)
      arguments.answer(giving: makeDragContent(1))
    }
    on(source, "drag-end") { [weak self] _ in self?.end() }
    on(source, "drag-cancel") { [weak self] arguments in
      self?.end()
      arguments.answer(false)
    }
    gtk_widget_add_controller(list(), source())
  }

  /// Hangs a picture of a row under the pointer, at the point where the row was taken.
  private func show(_ row: RowView, in source: Obj, at point: (x: Double, y: Double)) {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(list(), row.root(), point.x, point.y, &x, &y)
    // A live picture of the row would turn pale together with it.
    let live = Owned(Obj(gtk_widget_paintable_new(row.root())))
    defer { g_object_unref(live.object()) }
    guard let picture = Obj(maybe: gdk_paintable_get_current_image(live.object())) else { return }
    gtk_drag_source_set_icon(source(), picture(), gint(x), gint(y))
    g_object_unref(picture())
  }

  private func end() {
    pale?.object.setClass("ts-dragged", false)
    (dragged, pale) = (nil, nil)
    mark(nil)
  }

  private func addTarget() {
    let target = Obj(gtk_drop_target_new(Fundamental.int, GDK_ACTION_MOVE))
    for signal in ["enter", "motion"] {
      on(target, signal) { [weak self] arguments in
        let drop = self?.landing(at: arguments.double(1), arguments.double(2))
        self?.mark(drop)
        arguments.answer(flags: drop == nil ? 0 : GDK_ACTION_MOVE.rawValue)
      }
    }
    on(target, "leave") { [weak self] _ in self?.mark(nil) }
    on(target, "drop") { [weak self] arguments in
      guard let self, let dragged, let drop = landing(at: arguments.double(2), arguments.double(3))
      else { return arguments.answer(false) }
      end()
      arguments.answer(true)
      page?.send(.move(dragged, to: drop.path))
    }
    gtk_widget_add_controller(list(), target())
  }

  /// Returns the place that the dragged row would take if it were dropped at a point, or nil if
  /// that is refused.
  private func landing(at x: Double, _ y: Double) -> TableDrop? {
    guard let dragged, let page, let screen = page.screen as? TableScreen,
      let row = row(x, y), let item = row.item, let gap = gap(at: (x, y), item, row)
    else { return nil }
    return screen.drop(of: dragged, into: gap)
  }

  /// Returns the gap between two rows that is nearest to a point over an item.
  private func gap(
    at point: (x: Double, y: Double), _ item: FlatLayout.Item, _ row: RowView
  ) -> TablePath? {
    guard let layout = page?.layout, let dragged else { return nil }
    var isBehind = false
    if case .row(let id) = item, let path = layout.tablePath(of: id) {
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(list(), row.root(), point.x, point.y, &x, &y)
      let share = y / Double(max(gtk_widget_get_height(row.root()), 1))
      // Over the middle of a row the dragged row takes its place, coming from above or from below.
      let isFromAbove = layout.tablePath(of: dragged).map { $0 < path } ?? false
      isBehind = share > (isFromAbove ? 0.4 : 0.6)
    }
    return FlatLayout(layout).gap(at: item, isBehind: isBehind)
  }

  /// Draws a line where the dragged row would land, or none.
  private func mark(_ new: TableDrop?) {
    guard drop != new else { return }
    drop = new
    if let line { line.widget.object.setClass(line.name, false) }
    line = new.flatMap { place(of: $0) }
    if let line { line.widget.object.setClass(line.name, true) }
  }

  private func place(of drop: TableDrop) -> (widget: Owned, name: String)? {
    guard let layout = page?.layout, let mark = FlatLayout(layout).mark(of: drop) else {
      return nil
    }
    let name = mark.isBehind ? "ts-drop-below" : "ts-drop-above"
    return area.view(of: mark.item).map { (Owned($0.root), name) }
  }
}
#endif
