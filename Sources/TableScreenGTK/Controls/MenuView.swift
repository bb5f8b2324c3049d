#if GTK
import CGTK
import TableScreen

/// A drop-down of choices or colors.
@MainActor final class MenuView: ControlView {
  private var choices: [RowControl.Choice] = []
  /// The place of the chosen one among the choices, or nil.
  private var chosen: Int?
  /// True while the one that was chosen is selected again, which is no choice of a person's.
  private var isReturning = false

  init(_ control: RowControl) {
    super.init(Obj(gtk_drop_down_new(nil, nil)), control)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    on(root, "notify::selected") { [weak self] _ in
      guard let self, !isReturning else { return }
      let place = Int(gtk_drop_down_get_selected(root()))
      if place == choices.count, !isShowing, self.control.kind == .color { return typeColor() }
      guard choices.indices.contains(place) else { return }
      send(.choice(choices[place].id))
    }
  }

  override func canShow(_ control: RowControl) -> Bool {
    switch control.kind {
    case .menu, .color: true
    case .segments: !SegmentsView.shows(control)
    default: false
    }
  }

  override func display(_ control: RowControl, before old: RowControl) {
    var new = control.choices
    chosen = control.chosen
    // A color given by its RGB parts is not among the named ones.
    if chosen == nil, let own = control.value.chosenIDs.first, !own.isEmpty {
      chosen = new.count
      new.append(RowControl.Choice(id: own, title: own))
    }
    if new != choices {
      choices = new
      let list = Obj(gtk_string_list_new(nil))
      for choice in new { gtk_string_list_append(list(), ShownText(choice.title).text) }
      if control.kind == .color { gtk_string_list_append(list(), GTKWords.current[.ownColor]) }
      gtk_drop_down_set_model(root(), list())
      g_object_unref(list())
    }
    // The button inside the drop-down takes the focus.
    if let button = Obj(maybe: gtk_widget_get_first_child(root())) {
      let title = chosen.map { choices[$0].title }
      setAccessibleLabel(
        button, [control.label, title ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    select(chosen)
  }

  private func select(_ place: Int?) {
    let place = place.map { guint($0) } ?? guint.max
    if gtk_drop_down_get_selected(root()) != place {
      gtk_drop_down_set_selected(root(), place)
    }
  }

  /// Opens a field to type a color by its RGB parts; the old color stays until one is entered.
  private func typeColor() {
    isReturning = true
    select(chosen)
    isReturning = false
    guard let row, let id = row.id, let page = row.page else { return }
    let (name, control) = (control.name, control)
    page.entry.open(control.label, control.startText, at: root, in: page.root) { text in
      page.send(.control(id, name: name, value: control.entered(text)))
    } leave: {
      page.focus(id, control: name)
    }
  }

  override func activate() { gtk_widget_activate(root()) }
}
#endif
