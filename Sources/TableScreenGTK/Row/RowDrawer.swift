#if GTK
import CGTK
import TableScreen

/// The buttons that a swipe reveals below a row, one per action.
@MainActor final class RowDrawer {
  private let revealer = Obj(gtk_revealer_new())
  private var box: Obj?
  private weak var row: RowView?
  private var place = RowAction.Place.leading
  /// The actions in view, in the order of the buttons.
  private var entries: [RowMenu.Entry] = []

  init(in root: Obj) {
    gtk_revealer_set_transition_type(revealer(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    gtk_widget_set_visible(revealer(), 0)
    gtk_box_append(root(), revealer())
  }

  /// Shows the actions of one side; the trailing side includes deletion.
  func open(_ place: RowAction.Place, of row: RowView) {
    self.row = row
    guard let content = row.content else { return }
    let box = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    box.setClass("ts-drawer", true)
    gtk_widget_set_halign(box(), place == .leading ? GTK_ALIGN_START : GTK_ALIGN_END)
    self.place = place
    entries = RowMenu.swipe(content, place)
    guard !entries.isEmpty else { return close() }
    for entry in entries {
      let button = Obj(gtk_button_new())
      setTitle(button, entry.title)
      if entry.isDestructive { button.setClass("destructive-action", true) }
      on(button, "clicked") { [weak self] _ in
        guard let row = self?.row, let id = row.id else { return }
        // The list never hears of the end of a press on a button that has gone.
        row.page?.rowWasActivated()
        self?.close()
        row.page?.perform(entry.command, on: id)
      }
      gtk_box_append(box(), button())
    }
    gtk_revealer_set_child(revealer(), box())
    self.box = box
    gtk_widget_set_visible(revealer(), 1)
    gtk_revealer_set_reveal_child(revealer(), 1)
  }

  /// Closes the drawer if its row offers other actions by now: a button would carry out what stands at its place.
  func follow(_ content: RowContent) {
    if !entries.isEmpty, RowMenu.swipe(content, place) != entries { close() }
  }

  func close() {
    entries = []
    gtk_revealer_set_reveal_child(revealer(), 0)
    gtk_revealer_set_child(revealer(), nil)
    gtk_widget_set_visible(revealer(), 0)
  }
}
#endif
