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
      // The button below is not clicked as well: it may stand for the entries after it, too.
      gtk_gesture_set_state(drag(), GTK_EVENT_SEQUENCE_CLAIMED)
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
    thin(Int(height), to: Int(whole.1))
    let margin = max((whole.0 - rowWidth) / 2, 0)
    let isRightToLeft = gtk_widget_get_direction(overlay()) == GTK_TEXT_DIR_RTL
    return GdkRectangle(
      x: isRightToLeft ? margin : whole.0 - margin - width,
      y: max((whole.1 - height) / 2, 0), width: width, height: min(height, whole.1))
  }

  /// The entries from one that shows to the next.
  private var step = 1

  /// Whether an entry shows: each at a distance from the one before, and the last.
  private func shows(_ place: Int) -> Bool { place % step == 0 || place == buttons.count - 1 }

  /// Shows as many entries as there is room for; those between are reached by sliding.
  private func thin(_ natural: Int, to height: Int) {
    guard height > 0, let first = buttons.first else { return }
    func line(_ widget: Obj) -> Int {
      var line: gint = 0
      gtk_widget_measure(widget(), GTK_ORIENTATION_VERTICAL, -1, nil, &line, nil, nil)
      return Int(line)
    }
    // A button that is hidden measures nothing; its label does, and letters of other fonts have other heights.
    let labels = buttons.map { Obj(maybe: gtk_button_get_child($0())).map(line) ?? 0 }
    let frame = line(first) - labels[0]
    let last = buttons.count - 1
    func needed(_ step: Int) -> Int {
      let places = stride(from: 0, to: last, by: step)
      return places.reduce(labels[last] + frame) { $0 + labels[$1] + frame }
    }
    let padding = max(natural - needed(step), 0)
    var new = 1
    while new < last, needed(new) + padding > height { new += 1 }
    guard new != step else { return }
    // The box is being laid out now.
    MainLoop.beforeDrawing { [weak self] in self?.show(each: new) }
  }

  private func show(each new: Int) {
    markPresent(false)
    step = new
    for (place, button) in buttons.enumerated() {
      gtk_widget_set_visible(button(), shows(place) ? 1 : 0)
    }
    markPresent(true)
  }

  /// Highlights the entry that the topmost rows belong to, or none.
  func showPresent(_ place: Int?) {
    guard place != present else { return }
    markPresent(false)
    present = place
    markPresent(true)
  }

  private func markPresent(_ isMarked: Bool) {
    guard let present, buttons.indices.contains(present) else { return }
    buttons[shows(present) ? present : present - present % step].setClass("ts-here", isMarked)
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
    if step > 1 { show(each: step) }
  }

  private func show(at y: Double) {
    guard let hit = entry(at: y), hit != shown else { return }
    shown = hit
    choose(hit)
  }

  /// The entry at a place of the box: below one that shows there are those up to the next.
  private func entry(at y: Double) -> Int? {
    for place in buttons.indices where shows(place) {
      let button = buttons[place]
      var (x, top) = (0.0, 0.0)
      let isThere = gtk_widget_translate_coordinates(button(), root(), 0, 0, &x, &top) != 0
      let height = Double(gtk_widget_get_height(button()))
      guard isThere, height > 0, y < top + height else { continue }
      let next = min(place + step, max(place + 1, buttons.count - 1))
      let share = min(max((y - top) / height, 0), 1)
      return min(place + Int(share * Double(next - place)), next - 1)
    }
    return nil
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
