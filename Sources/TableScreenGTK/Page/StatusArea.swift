#if GTK
import CGTK
import TableScreen

/// The status in place of missing rows: a wait, a failure, or the empty text.
@MainActor final class StatusArea {
  let root = Obj(adw_status_page_new())
  private weak var page: ScreenPage?
  private let box = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
  private let spinner = Obj(gtk_spinner_new())
  private let bar = Obj(gtk_progress_bar_new())
  private let button = Obj(gtk_button_new())
  private var isRetry = false

  init(_ page: ScreenPage) {
    self.page = page
    gtk_widget_set_size_request(spinner(), 32, 32)
    gtk_widget_set_halign(button(), GTK_ALIGN_CENTER)
    button.setClass("pill", true)
    for part in [spinner, bar, button] { gtk_box_append(box(), part()) }
    adw_status_page_set_child(root(), box())
    gtk_widget_set_focusable(root(), 0)
    let focus = Obj(gtk_event_controller_focus_new())
    on(focus, "leave") { [weak self] _ in
      if let self { gtk_widget_set_focusable(root(), 0) }
    }
    gtk_widget_add_controller(root(), focus())
    on(button, "clicked") { [weak self] _ in
      guard let self else { return }
      self.page?.send(isRetry ? .retry : .cancelWaiting)
    }
  }

  /// Tells if the chrome has a status to show in place of the rows.
  static func isNeeded(_ chrome: ScreenChrome) -> Bool {
    chrome.emptyText != nil || chrome.failure != nil
  }

  func show(_ chrome: ScreenChrome) {
    let isWaiting = chrome.waiting != nil
    // The button may be hidden below.
    let triesAgain = isRetry && isWaiting && gtk_widget_has_focus(button()) != 0
    isRetry = !isWaiting && chrome.failure != nil
    let text = chrome.waiting ?? chrome.failure ?? chrome.emptyText ?? ""
    // The title of a status page is plain text; its description would be parsed as markup.
    adw_status_page_set_title(root(), TableText(text).shownPart)
    adw_status_page_set_icon_name(
      root(), isWaiting ? nil : isRetry ? "dialog-warning-symbolic" : emptyIcon(chrome))
    gtk_widget_set_visible(spinner(), isWaiting && chrome.waitingFraction == nil ? 1 : 0)
    gtk_spinner_set_spinning(spinner(), isWaiting ? 1 : 0)
    gtk_widget_set_visible(bar(), chrome.waitingFraction == nil || !isWaiting ? 0 : 1)
    if let fraction = chrome.waitingFraction { setProgress(bar, fraction) }
    let showsButton = isRetry || (isWaiting && chrome.canCancelWaiting)
    gtk_widget_set_visible(button(), showsButton ? 1 : 0)
    gtk_button_set_label(button(), isRetry ? TableWords.current.retry : TableWords.current.cancel)
    button.setClass("suggested-action", isRetry)
    // Who has waited here can try again at once.
    if isRetry, gtk_widget_has_focus(root()) != 0 { gtk_widget_grab_focus(button()) }
    if triesAgain { takeKeys() }
  }

  /// Takes the focus: its button to try again, or else the status as a whole, which is no stop of the tab key.
  ///
  /// A second Return of who has opened the screen, or tries again, is not to end its loading.
  func takeKeys() {
    if isRetry {
      gtk_widget_grab_focus(button())
    } else {
      gtk_widget_set_focusable(root(), 1)
      gtk_widget_grab_focus(root())
    }
  }

  /// Returns the icon for an empty table; a screen that is no table has none.
  private func emptyIcon(_ chrome: ScreenChrome) -> String? {
    if page?.screen is NativeScreen { return nil }
    return chrome.search?.phase == .filtering ? "system-search-symbolic" : "view-list-symbolic"
  }
}
#endif
