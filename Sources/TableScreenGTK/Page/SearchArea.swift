#if GTK
import CGTK
import TableScreen

/// The search field of a screen, with its scopes and the number of matches.
@MainActor final class SearchArea {
  let root = Obj(gtk_search_bar_new())
  private weak var page: ScreenPage?
  private let entry = Obj(gtk_search_entry_new())
  private let count = Obj(gtk_label_new(nil))
  private let spinner = Obj(gtk_spinner_new())
  private let scopes: Obj
  /// The scroller of the scopes.
  private let strip: Obj
  private var scopeButtons: [Obj] = []
  private var scopeTitles: [String] = []
  private var isShowing = false
  private var isAvailable = false

  init(_ page: ScreenPage) {
    self.page = page
    scopes = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    strip = makeStrip(of: scopes)
    let column = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_hexpand(entry(), 1)
    gtk_editable_set_width_chars(entry(), 16)
    gtk_editable_set_max_width_chars(entry(), 48)
    count.setClass("dim-label", true)
    count.setClass("caption", true)
    count.setClass("numeric", true)
    for part in [entry, spinner, count] { gtk_box_append(line(), part()) }
    scopes.setClass("linked", true)
    gtk_widget_set_halign(strip(), GTK_ALIGN_CENTER)
    gtk_box_append(column(), line())
    gtk_box_append(column(), strip())
    gtk_search_bar_set_child(root(), column())
    gtk_search_bar_connect_entry(root(), entry())
    // GTK drops the keys of a field that has not begun to slide into view.
    if let revealer = Obj(maybe: gtk_widget_get_first_child(root())) {
      gtk_revealer_set_transition_duration(revealer(), 0)
    }
    connect()
  }

  private func connect() {
    // The signal `search-changed` comes 150 ms later, when Return may have opened what another text has found.
    on(entry, "changed") { [weak self] _ in self?.changed() }
    on(entry, "activate") { [weak self] _ in
      // Where nothing is searched for, no row is the best match.
      let isFiltering = self?.page?.screen.chrome.search?.phase == .filtering
      if isFiltering { self?.page?.openFirst() } else { self?.page?.focusRows() }
    }
    on(root, "notify::search-mode-enabled") { [weak self] _ in self?.modeChanged() }
    let keys = Obj(gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(keys(), GTK_PHASE_CAPTURE)
    on(keys, "key-pressed") { [weak self] arguments in
      guard GTKKeys.plain(UInt32(arguments.uint(1))) == UInt32(GDK_KEY_Down) else {
        return arguments.answer(false)
      }
      self?.page?.focusRows()
      arguments.answer(true)
    }
    gtk_widget_add_controller(entry(), keys())
  }

  private var text: String { gtk_editable_get_text(entry()).map { String(cString: $0) } ?? "" }

  private func changed() {
    guard !isShowing, let page, page.chrome.search != nil else { return }
    guard text != page.chrome.search?.text else { return }
    sent.append(text)
    page.send(.search(text))
  }

  private func modeChanged() {
    let isOpen = gtk_search_bar_get_search_mode(root()) != 0
    page?.header.setSearching(isOpen)
    guard !isShowing, let page, let search = page.chrome.search else { return }
    if isOpen, search.phase == .off { page.send(.beginSearch) }
    if !isOpen, page.screen.chrome.search?.phase != .off {
      page.send(.endSearch)
      page.focusRows()
    }
  }

  /// Opens the field, or closes it.
  func setOpen(_ isOpen: Bool) {
    guard isAvailable else { return }
    if (gtk_search_bar_get_search_mode(root()) != 0) != isOpen {
      gtk_search_bar_set_search_mode(root(), isOpen ? 1 : 0)
    }
    // Who comes to a field again has its text selected, and would replace it.
    if isOpen, !entry.hasFocusWithin { gtk_widget_grab_focus(entry()) }
  }

  /// Starts a search when a person types anywhere in the window; nil turns that off.
  func capture(from window: Obj?) {
    let widget = isAvailable ? window : nil
    guard captured != widget else { return }
    captured = widget
    gtk_search_bar_set_key_capture_widget(root(), widget.map { $0() })
  }

  private var captured: Obj?
  /// The search that was shown last.
  private var shown: String?
  /// The texts that were typed since the field had that of the screen: they may be on their way to it.
  private var sent: [String] = []

  /// Takes over a search that the app has changed, or that was cut.
  private func follow(_ search: ScreenChrome.Search) {
    let isOther = shown != search.text
    shown = search.phase == .off ? nil : search.text
    if search.text == text || search.phase == .off { return sent = [] }
    guard isOther, !sent.contains(search.text) else { return }
    sent = []
    setText(of: entry, search.text)
    gtk_editable_set_position(entry(), -1)
  }

  func show(_ chrome: ScreenChrome) {
    isShowing = true
    defer { isShowing = false }
    gtk_widget_set_visible(root(), chrome.search == nil ? 0 : 1)
    isAvailable = chrome.search != nil
    guard let search = chrome.search else { return }
    set(entry, "placeholder-text", search.placeholder)
    setAccessibleLabel(entry, search.placeholder)
    if search.phase == .off, !text.isEmpty { setText(of: entry, "") }
    follow(search)
    let isOpen = search.phase != .off
    if (gtk_search_bar_get_search_mode(root()) != 0) != isOpen {
      gtk_search_bar_set_search_mode(root(), isOpen ? 1 : 0)
    }
    showCount(search)
    showScopes(search)
  }

  private func showCount(_ search: ScreenChrome.Search) {
    let text = search.phase == .filtering ? search.foundText ?? "" : ""
    gtk_label_set_text(count(), text)
    gtk_widget_set_visible(count(), text.isEmpty ? 0 : 1)
    let isBusy: gboolean = search.phase == .filtering && search.isIndexing ? 1 : 0
    gtk_widget_set_visible(spinner(), isBusy)
    gtk_spinner_set_spinning(spinner(), isBusy)
  }

  private func showScopes(_ search: ScreenChrome.Search) {
    gtk_widget_set_visible(strip(), search.scopes.isEmpty ? 0 : 1)
    if search.scopes != scopeTitles {
      for button in scopeButtons { gtk_box_remove(scopes(), button()) }
      scopeTitles = search.scopes
      scopeButtons = search.scopes.enumerated().map { place, title in
        let button = makeChoiceButton(title)
        on(button, "toggled") { [weak self] _ in
          guard let self, !isShowing, gtk_toggle_button_get_active(button()) != 0 else { return }
          page?.send(.scope(place))
        }
        gtk_box_append(scopes(), button())
        return button
      }
      for button in scopeButtons.dropFirst() {
        gtk_toggle_button_set_group(button(), scopeButtons[0]())
      }
    }
    guard scopeButtons.indices.contains(search.scope) else { return }
    gtk_toggle_button_set_active(scopeButtons[search.scope](), 1)
    for (place, button) in scopeButtons.enumerated() {
      tablescreen_set_state(
        button(), GTK_ACCESSIBLE_STATE_CHECKED, place == search.scope ? 1 : 0)
    }
  }
}
#endif
