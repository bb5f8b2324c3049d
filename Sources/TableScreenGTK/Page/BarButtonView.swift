#if GTK
import CGTK
import TableScreen

/// A button or a spacer of a bar.
@MainActor final class BarButtonView {
  /// The button, or a spacer.
  let root: Obj
  private var shown: ScreenChrome.Button?
  private var place: (edge: TableBarButton.Edge, index: Int)
  private weak var page: ScreenPage?

  private init(_ button: ScreenChrome.Button, _ edge: TableBarButton.Edge, _ page: ScreenPage) {
    place = (edge, 0)
    self.page = page
    if button.isSpace {
      root = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      let isFlexible = button.face == .system(.flexibleSpace)
      gtk_widget_set_hexpand(root(), isFlexible ? 1 : 0)
      if !isFlexible { gtk_widget_set_size_request(root(), 12, -1) }
      return
    }
    root = Obj(gtk_button_new())
    on(root, "clicked") { [weak self] _ in
      guard let self else { return }
      self.page?.send(.barButton(place.edge, place.index))
    }
  }

  /// Shows buttons in place of the old ones; the widgets are reused if their number and spacers are
  /// the same.
  static func show(
    _ buttons: [ScreenChrome.Button], _ edge: TableBarButton.Edge, _ views: inout [BarButtonView],
    _ page: ScreenPage, add: (Obj) -> Void, remove: (Obj) -> Void
  ) {
    let isSame =
      views.count == buttons.count
      && zip(views, buttons).allSatisfy { $0.shown?.isSpace == $1.isSpace }
    if !isSame {
      for view in views { remove(view.root) }
      views = buttons.map { BarButtonView($0, edge, page) }
    }
    for (index, (view, button)) in zip(views, buttons).enumerated() {
      // Widgets packed at the end are in reverse order.
      view.place = (edge, edge == .trailing ? buttons.count - 1 - index : index)
      view.show(button)
    }
    if !isSame { for view in views { add(view.root) } }
  }

  private func show(_ button: ScreenChrome.Button) {
    guard shown != button else { return }
    shown = button
    if button.isSpace { return }
    let icon = button.icon
    gtk_widget_set_tooltip_text(root(), icon == nil ? nil : ShownText(button.label).text)
    if let icon {
      gtk_button_set_icon_name(root(), icon)
    } else if case .element(let element) = button.face, let page {
      show(element, in: page)
    } else {
      setTitle(root, button.label)
      // A toolbar has room for more words than a narrow window.
      if place.edge == .toolbar, let label = Obj(maybe: gtk_button_get_child(root())) {
        gtk_label_set_ellipsize(label(), PANGO_ELLIPSIZE_END)
      }
    }
    if button.label.isEmpty {
      gtk_accessible_reset_property(root(), GTK_ACCESSIBLE_PROPERTY_LABEL)
    } else {
      setAccessibleLabel(root, button.label)
    }
    gtk_widget_set_sensitive(root(), button.isEnabled && !button.isBusy ? 1 : 0)
    // GTK draws buttons in a bar flat; a disabled one with a text would look like a label.
    root.setClass("raised", icon == nil)
    root.setClass("suggested-action", button.finishes)
  }

  private var face: ElementView?
  private var faceRow: RowView?

  /// Shows elements that the app has chosen for the button.
  private func show(_ element: RowElement, in page: ScreenPage) {
    let row = faceRow ?? RowView(page)
    faceRow = row
    if let face, Obj(maybe: gtk_button_get_child(root())) == face.root, face.show(element, in: row)
    {
      return
    }
    let view = ElementView.make(element, in: row)
    face = view
    gtk_button_set_child(root(), view.root())
  }
}

extension ScreenChrome.Button {
  var isSpace: Bool {
    face == .system(.flexibleSpace) || face == .system(.fixedSpace)
  }

  /// True if the button stands out: as the app says, or because it keeps what was entered.
  fileprivate var finishes: Bool {
    isProminent || face == .system(.done) && !isEditButton || face == .system(.save)
  }

  /// True if the button leaves a dialog as its window's button does.
  var leaves: Bool { face == .system(.cancel) || face == .system(.done) && !isEditButton }

  /// The desktop's icon name for the button, or nil to show its text.
  @MainActor fileprivate var icon: String? {
    switch face {
    case .title, .element: nil
    case .image(let name): Pictures.icon(named: name)
    case .system(let system): Self.icons[system]
    }
  }

  private static let icons: [TableBarButton.System: String] = [
    .add: "list-add-symbolic", .compose: "document-edit-symbolic",
    .reply: "mail-reply-sender-symbolic", .action: "emblem-shared-symbolic",
    .organize: "folder-symbolic", .bookmarks: "user-bookmarks-symbolic",
    .search: "system-search-symbolic", .refresh: "view-refresh-symbolic",
    .stop: "process-stop-symbolic", .camera: "camera-photo-symbolic",
    .trash: "user-trash-symbolic", .play: "media-playback-start-symbolic",
    .pause: "media-playback-pause-symbolic", .rewind: "media-seek-backward-symbolic",
    .fastForward: "media-seek-forward-symbolic", .undo: "edit-undo-symbolic",
    .redo: "edit-redo-symbolic",
  ]
}
#endif
