#if GTK
import CGTK
import TableScreen

/// Makes a toggle button that screen readers announce as one of several choices.
@MainActor func makeChoiceButton(_ title: String) -> Obj {
  let button = Obj(
    tablescreen_widget_new(gtk_toggle_button_get_type(), GTK_ACCESSIBLE_ROLE_RADIO))
  gtk_button_set_label(button(), ShownText(title).text)
  if let label = Obj(maybe: gtk_button_get_child(button())) {
    gtk_label_set_ellipsize(label(), PANGO_ELLIPSIZE_END)
  }
  return button
}

/// A segmented control: a few choices, all in view.
@MainActor final class SegmentsView: ControlView {
  /// The most choices that show as segments: more do not fit into a narrow window, and drop down instead.
  private static let most = 8
  private var buttons: [Obj] = []
  private var choices: [RowControl.Choice] = []

  init(_ control: RowControl) {
    super.init(Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)), control)
    root.setClass("linked", true)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    onArrows(in: root) { [weak self] step in self?.choose(step) }
  }

  /// Tells if a control has segments that all have room.
  static func shows(_ control: RowControl) -> Bool {
    if case .segments(let choices) = control.kind { choices.count <= most } else { false }
  }

  override func canShow(_ control: RowControl) -> Bool { Self.shows(control) }

  /// Chooses the segment beside the chosen one; that beside the last is the first.
  private func choose(_ step: Int) {
    guard !buttons.isEmpty else { return }
    let start = control.chosen ?? (step > 0 ? -1 : 0)
    let next = buttons[(start + step + buttons.count) % buttons.count]
    gtk_widget_grab_focus(next())
    gtk_toggle_button_set_active(next(), 1)
  }

  override func display(_ control: RowControl, before old: RowControl) {
    if control.choices != choices { rebuild(control.choices) }
    let chosen = control.chosen
    for (place, button) in buttons.enumerated() {
      let isOn: gboolean = place == chosen ? 1 : 0
      if gtk_toggle_button_get_active(button()) != isOn {
        gtk_toggle_button_set_active(button(), isOn)
      }
      tablescreen_set_state(button(), GTK_ACCESSIBLE_STATE_CHECKED, isOn)
    }
  }

  private func rebuild(_ new: [RowControl.Choice]) {
    for button in buttons { gtk_box_remove(root(), button()) }
    choices = new
    buttons = new.enumerated().map { place, choice in
      let button = makeChoiceButton(choice.title)
      on(button, "toggled") { [weak self] _ in
        guard let self, gtk_toggle_button_get_active(button()) != 0 else { return }
        send(.choice(choices[place].id))
      }
      gtk_box_append(root(), button())
      return button
    }
    for button in buttons.dropFirst() {
      gtk_toggle_button_set_group(button(), buttons[0]())
    }
  }

  override var focusable: Obj {
    control.chosen.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil } ?? buttons.first
      ?? root
  }

  // Each segment has the name of its choice.
  override var labeled: Obj { root }
}
#endif
