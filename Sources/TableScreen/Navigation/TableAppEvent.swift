public import Foundation

/// An event of the app or its window, which every open screen receives that was in view once.
public enum TableAppEvent: Hashable, Sendable {
  /// A person turned to something else: a phone shows another app, a terminal's job was stopped, or keys go to
  /// windows of other apps.
  case background
  /// A person came back to the app.
  case foreground
  /// The window has another size, or was turned.
  case resized
  /// The system is short of memory, as iOS says it; the cache of remote pictures is emptied by itself.
  case memoryWarning
  /// The app was asked to open a URL; sent on iOS alone.
  case url(URL)
}

extension TableNavigator {
  /// Sends an event to all open screens that were in view once, from the bottom to the top; called by hosts.
  ///
  /// A tab that was never selected, and a screen below the top of a restored stack, have loaded nothing, and run no hook.
  public func send(_ event: TableAppEvent) {
    if event == .memoryWarning { TableImages.cache.removeAll() }
    acting(.app(event)) {
      inTurn { [self] in
        asking {
          for screen in screens.flatMap(\.withChildren) where screen.isLoaded {
            screen.onAppEvent(event)
          }
        }
      }
    }
  }
}
