#if GTK
import CGTK
import TableScreen

/// The desktop's icons by the names that apps use.
@MainActor enum Pictures {
  /// Returns the desktop's icon name in place of a picture; bytes that came, and are no picture, are a failure.
  static func icon(of image: TableImage, _ state: RowImageState) -> String {
    switch image.source {
    case .named(let name): icon(named: name) ?? "image-x-generic-symbolic"
    case .remote, .data:
      switch (image.placeholder, state) {
      case (nil, .failed), (nil, .loaded): "image-missing-symbolic"
      default: image.placeholder.flatMap { icon(named: $0) } ?? "image-x-generic-symbolic"
      }
    }
  }

  /// Returns the desktop's icon name for an app's icon name, or nil if the icon theme has none.
  static func icon(named name: String) -> String? {
    let candidates = [names[name], "\(name)-symbolic", name].compactMap { $0 }
    guard let display = gdk_display_get_default() else { return candidates.first }
    let theme = gtk_icon_theme_get_for_display(display)
    return candidates.first { gtk_icon_theme_has_icon(theme, $0) != 0 }
  }

  /// Returns the icon of a tab without a picture: the desktop requires one for every tab.
  static func icon(ofTab title: String) -> String {
    icon(named: title.lowercased()) ?? "view-list-symbolic"
  }

  /// The desktop's icon names by the names that other systems give these icons.
  private static let names = [
    "star": "starred-symbolic", "favorite": "starred-symbolic", "heart": "emote-love-symbolic",
    "person": "avatar-default-symbolic", "user": "avatar-default-symbolic",
    "avatar": "avatar-default-symbolic", "cloud": "weather-overcast-symbolic",
    "house": "user-home-symbolic",
    "home": "user-home-symbolic", "flag": "emoji-flags-symbolic",
    "bookmark": "user-bookmarks-symbolic", "phone": "call-start-symbolic",
    "envelope": "mail-unread-symbolic", "mail": "mail-unread-symbolic",
    "speech": "user-available-symbolic", "coin": "emoji-objects-symbolic",
    "pencil": "document-edit-symbolic", "edit": "document-edit-symbolic",
    "music": "audio-x-generic-symbolic", "audio": "audio-x-generic-symbolic",
    "sun": "weather-clear-symbolic", "moon": "weather-clear-night-symbolic",
    "warning": "dialog-warning-symbolic", "exclamationmark": "dialog-warning-symbolic",
    "checkmark": "object-select-symbolic", "check": "object-select-symbolic",
    "plus": "list-add-symbolic", "add": "list-add-symbolic", "minus": "list-remove-symbolic",
    "xmark": "window-close-symbolic", "close": "window-close-symbolic",
    "magnifyingglass": "system-search-symbolic", "search": "system-search-symbolic",
    "info": "dialog-information-symbolic", "folder": "folder-symbolic",
    "doc": "text-x-generic-symbolic", "document": "text-x-generic-symbolic",
    "file": "text-x-generic-symbolic", "clock": "preferences-system-time-symbolic",
    "calendar": "x-office-calendar-symbolic", "play": "media-playback-start-symbolic",
    "gear": "emblem-system-symbolic", "settings": "emblem-system-symbolic",
    "key": "dialog-password-symbolic", "inbox": "mail-unread-symbolic",
    "archive": "folder-documents-symbolic", "tag": "user-bookmarks-symbolic",
    "labels": "user-bookmarks-symbolic",
    "trash": "user-trash-symbolic", "list": "view-list-symbolic",
  ]
}
#endif
