#if GTK
  import CGTK
  import TableScreen

  /// One of several choices, or of the colours, shown when asked for.
  @MainActor final class MenuView: ControlView {
    private var choices: [RowControl.Choice] = []

    init(_ control: RowControl) {
      super.init(Obj(gtk_drop_down_new(nil, nil)), control)
      gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
      on(root, "notify::selected") { [weak self] _ in
        guard let self else { return }
        let place = Int(gtk_drop_down_get_selected(root()))
        guard choices.indices.contains(place) else { return }
        send(.choice(choices[place].id))
      }
    }

    override func canShow(_ control: RowControl) -> Bool {
      switch control.kind {
      case .menu, .color: true
      default: false
      }
    }

    override func display(_ control: RowControl, before old: RowControl) {
      var new = control.choices
      // A colour by its parts is none of those with a name.
      if control.chosen == nil, let own = String(control.value), !own.isEmpty {
        new.append(RowControl.Choice(id: own, title: own))
      }
      let chosen = String(control.value).flatMap { id in new.firstIndex { $0.id == id } }
      if new != choices {
        choices = new
        let list = Obj(gtk_string_list_new(nil))
        for choice in new { gtk_string_list_append(list(), choice.title) }
        gtk_drop_down_set_model(root(), list())
        g_object_unref(list())
      }
      // The button inside is what takes the keys.
      if let button = Obj(maybe: gtk_widget_get_first_child(root())) {
        let title = chosen.map { choices[$0].title }
        setAccessibleLabel(
          button, [control.label, title ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
      }
      let place = chosen.map { guint($0) } ?? guint.max
      if gtk_drop_down_get_selected(root()) != place {
        gtk_drop_down_set_selected(root(), place)
      }
    }

    override func activate() { gtk_widget_activate(root()) }
  }
#endif
