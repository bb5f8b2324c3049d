#if GTK
import CGTK

/// A check that a window's widgets fit: none hangs out of its parent, overlaps another, is cut, or
/// ends in an ellipsis beside free space.
@MainActor enum LayoutCheck {
  /// The pixels by which roundings may be off.
  private static let tolerance: Float = 1.5
  /// The free pixels beside a cut text that would show more of it.
  private static let worthwhile: gint = 12

  /// Returns the faults of a window, each as a sentence.
  static func faults(in window: Obj, width: Int) -> [String] {
    var faults: [String] = []
    let real = Int(gtk_widget_get_width(window()))
    if real > width { faults.append("the window is \(real) wide, and not \(width)") }
    var texts: [(label: Obj, box: graphene_rect_t)] = []
    walk(window) { widget in
      if let fault = overhang(of: widget) { faults.append(fault) }
      guard widget.isA(gtk_label_get_type()), !text(of: widget).isEmpty else { return }
      if let fault = cut(widget) { faults.append(fault) }
      if let box = visibleBox(of: widget, in: window) { texts.append((widget, box)) }
    }
    for (place, first) in texts.enumerated() {
      for second in texts[(place + 1)...] where overlap(first.box, second.box) {
        faults.append("“\(text(of: first.label))” and “\(text(of: second.label))” overlap")
      }
    }
    return faults
  }

  /// Visits the widgets in view, without popovers.
  private static func walk(_ widget: Obj, _ visit: (Obj) -> Void) {
    guard gtk_widget_get_mapped(widget()) != 0 else { return }
    visit(widget)
    for child in children(of: widget) where !child.isA(gtk_native_get_type()) {
      walk(child, visit)
    }
  }

  private static func children(of widget: Obj) -> [Obj] {
    var children: [Obj] = []
    var next = Obj(maybe: gtk_widget_get_first_child(widget()))
    while let child = next {
      children.append(child)
      next = Obj(maybe: gtk_widget_get_next_sibling(child()))
    }
    return children
  }

  private static func bounds(of widget: Obj, in other: Obj) -> graphene_rect_t? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget(), other(), &bounds) != 0 ? bounds : nil
  }

  // MARK: Overhang

  private static func overhang(of widget: Obj) -> String? {
    // A spinner's corners hang out of its parent while it turns.
    guard !widget.isA(gtk_spinner_get_type()),
      let parent = Obj(maybe: gtk_widget_get_parent(widget())), !isLoose(parent),
      let inner = bounds(of: widget, in: parent), let outer = bounds(of: parent, in: parent)
    else { return nil }
    let left = outer.origin.x - inner.origin.x
    let right = inner.origin.x + inner.size.width - outer.origin.x - outer.size.width
    let top = outer.origin.y - inner.origin.y
    let bottom = inner.origin.y + inner.size.height - outer.origin.y - outer.size.height
    let isScrolled = parent.isA(gtk_scrollable_get_type())
    let most = max(left, right, isScrolled ? 0 : top, isScrolled ? 0 : bottom)
    guard most > tolerance else { return nil }
    return "\(name(of: widget)) hangs \(Int(most)) out of \(name(of: parent))"
  }

  /// Tells if parts of a GTK widget may lie outside it, such as the knob of a slider.
  private static func isLoose(_ widget: Obj) -> Bool {
    [
      gtk_range_get_type(), gtk_text_get_type(), gtk_text_view_get_type(), gtk_switch_get_type(),
      gtk_progress_bar_get_type(), gtk_revealer_get_type(), adw_toast_overlay_get_type(),
    ].contains { widget.isA($0) }
      || ["GtkGizmo", "AdwIndicatorBin"].contains { name(of: widget).hasPrefix($0) }
  }

  // MARK: Cut texts

  private static func cut(_ label: Obj) -> String? {
    guard let layout = gtk_label_get_layout(label()) else { return nil }
    let width = gtk_widget_get_allocated_width(label())
    let height = gtk_widget_get_allocated_height(label())
    var least: gint = 0
    gtk_widget_measure(label(), GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
    if least > height + 1 { return "“\(text(of: label))” is \(height) high, and needs \(least)" }
    guard pango_layout_is_ellipsized(layout) != 0 else { return nil }
    let free = freeWidth(beside: label)
    return free < worthwhile ? nil : "“\(text(of: label))” is cut beside \(free) free pixels"
  }

  /// Returns the pixels that the neighbors of a widget have in its row, and do not need.
  private static func freeWidth(beside widget: Obj) -> gint {
    var (free, part): (gint, Obj) = (0, widget)
    while let box = Obj(maybe: gtk_widget_get_parent(part())), box.isA(gtk_box_get_type()) {
      if gtk_orientable_get_orientation(box()) == GTK_ORIENTATION_HORIZONTAL {
        for other in children(of: box) where other != part && gtk_widget_get_visible(other()) != 0 {
          var natural: gint = 0
          gtk_widget_measure(other(), GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
          free += max(gtk_widget_get_allocated_width(other()) - natural, 0)
        }
      }
      if RowView.isRow(box) { break }
      part = box
    }
    return free
  }

  // MARK: Overlapping

  /// Returns the part of a widget that is in view, in a window's coordinates; nil if it is scrolled
  /// out of it.
  private static func visibleBox(of widget: Obj, in window: Obj) -> graphene_rect_t? {
    guard var box = bounds(of: widget, in: window) else { return nil }
    var parent = Obj(maybe: gtk_widget_get_parent(widget()))
    while let current = parent {
      if gtk_widget_get_overflow(current()) == GTK_OVERFLOW_HIDDEN
        || current.isA(gtk_scrolled_window_get_type())
      {
        var inner = graphene_rect_t()
        guard var around = bounds(of: current, in: window),
          graphene_rect_intersection(&box, &around, &inner)
        else { return nil }
        box = inner
      }
      parent = Obj(maybe: gtk_widget_get_parent(current()))
    }
    return box
  }

  private static func overlap(_ a: graphene_rect_t, _ b: graphene_rect_t) -> Bool {
    var (a, b, common) = (a, b, graphene_rect_t())
    return graphene_rect_intersection(&a, &b, &common)
      && min(common.size.width, common.size.height) > tolerance
  }

  // MARK: Words

  private static func text(of label: Obj) -> String {
    gtk_label_get_text(label()).map { String(cString: $0) } ?? ""
  }

  private static func name(of widget: Obj) -> String {
    let kind = g_type_name_from_instance(widget()).map { String(cString: $0) } ?? ""
    var words: [String] = []
    walk(widget) { if $0.isA(gtk_label_get_type()) { words.append(text(of: $0)) } }
    let shown = words.filter { !$0.isEmpty }.prefix(2).joined(separator: ", ")
    return shown.isEmpty ? kind : "\(kind) with “\(shown)”"
  }
}
#endif
