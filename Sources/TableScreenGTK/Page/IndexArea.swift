#if GTK
import CGTK
import TableScreen

/// The index at the edge of a table: pressing or dragging over it scrolls to its sections.
@MainActor final class IndexArea {
  let root = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private weak var page: ScreenPage?
  private var entries: [ScreenIndexEntry] = []
  private var buttons: [Obj] = []
  private var shown: Int?

  init(_ page: ScreenPage) {
    self.page = page
    root.setClass("ts-index", true)
    gtk_widget_set_halign(root(), GTK_ALIGN_END)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    setAccessibleLabel(root, GTKWords.current[.index])
    let drag = Obj(gtk_gesture_drag_new())
    gtk_event_controller_set_propagation_phase(drag(), GTK_PHASE_CAPTURE)
    var start = 0.0
    on(drag, "drag-begin") { [weak self] arguments in
      start = arguments.double(2)
      self?.show(at: start)
    }
    on(drag, "drag-update") { [weak self] arguments in
      self?.show(at: start + arguments.double(2))
    }
    on(drag, "drag-end") { [weak self] _ in self?.shown = nil }
    gtk_widget_add_controller(root(), drag())
  }

  /// Returns the place of the index: at the end of the rows, which are no wider than `rowWidth`.
  func place(in overlay: Obj, rowWidth: gint) -> GdkRectangle {
    func natural(_ orientation: GtkOrientation) -> gint {
      var size: gint = 0
      gtk_widget_measure(root(), orientation, -1, nil, &size, nil, nil)
      return size
    }
    let (width, height) = (natural(GTK_ORIENTATION_HORIZONTAL), natural(GTK_ORIENTATION_VERTICAL))
    let whole = (gtk_widget_get_width(overlay()), gtk_widget_get_height(overlay()))
    let margin = max((whole.0 - rowWidth) / 2, 0)
    let isRightToLeft = gtk_widget_get_direction(overlay()) == GTK_TEXT_DIR_RTL
    return GdkRectangle(
      x: isRightToLeft ? margin : whole.0 - margin - width,
      y: max((whole.1 - height) / 2, 0), width: width, height: min(height, whole.1))
  }

  /// Highlights the entry that the topmost rows belong to, or none.
  func showPresent(_ place: Int?) {
    guard place != present else { return }
    if let present, buttons.indices.contains(present) {
      buttons[present].setClass("ts-here", false)
    }
    present = place
    if let place, buttons.indices.contains(place) { buttons[place].setClass("ts-here", true) }
  }

  private var present: Int?

  func show(_ new: [ScreenIndexEntry]) {
    gtk_widget_set_visible(root(), new.isEmpty ? 0 : 1)
    guard new != entries else { return }
    entries = new
    present = nil
    for button in buttons { gtk_box_remove(root(), button()) }
    buttons = new.enumerated().map { place, entry in
      let button = Obj(gtk_button_new())
      let label = Obj(gtk_label_new(TableText(entry.title).shownPart))
      gtk_button_set_child(button(), label())
      button.setClass("flat", true)
      setAccessibleLabel(button, "\(GTKWords.current[.index]): \(entry.title)")
      on(button, "clicked") { [weak self] _ in self?.choose(place) }
      gtk_box_append(root(), button())
      return button
    }
  }

  private func show(at y: Double) {
    let hit = buttons.firstIndex { button in
      var (x, top) = (0.0, 0.0)
      guard gtk_widget_translate_coordinates(button(), root(), 0, 0, &x, &top) != 0 else {
        return false
      }
      return y < top + Double(gtk_widget_get_height(button()))
    }
    guard let hit, hit != shown else { return }
    shown = hit
    choose(hit)
  }

  private func choose(_ place: Int) {
    guard entries.indices.contains(place), let page else { return }
    let entry = entries[place]
    let list = page.area.source.list
    let position =
      entry.row == nil ? list.position(ofSection: entry.section) : list.position(of: entry.path)
    if let position { page.area.scroll(to: position, at: .top) }
  }
}
#endif
