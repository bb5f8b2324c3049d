public import Foundation

/// What happened to the app around its screens.
public enum TableAppEvent: Hashable, Sendable {
  /// A person turned to something else: a phone shows another app, a terminal's job was stopped, or keys go to
  /// windows of other apps.
  case background
  /// A person came back to the app.
  case foreground
  /// The window has another size, or was turned.
  case resized
  /// The system is short of memory; the cache of remote pictures is emptied by itself.
  case memoryWarning
  /// The app was asked to open an address.
  case url(URL)
}

extension TableNavigator {
  /// Tells all open screens, from the bottom to the top, what happened to the app; hosts do.
  public func send(_ event: TableAppEvent) {
    if event == .memoryWarning { TableImages.cache.removeAll() }
    inTurn { [self] in
      asking {
        for screen in screens.flatMap(\.withChildren) where screen.isLoaded {
          screen.onAppEvent(event)
        }
      }
    }
  }
}
