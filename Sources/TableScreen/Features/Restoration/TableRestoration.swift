public import Foundation

/// How the state of a window gets from one run of an app to the next.
///
/// ```swift
/// TerminalApp.run(
///   InboxScreen(),
///   restoration: .file(stateFile) { name in name == "settings" ? SettingsScreen() : nil })
/// ```
@MainActor public struct TableRestoration {
  /// Returns what an earlier run has saved, or nil.
  public var load: @MainActor () -> TableNavigationState?
  /// Saves what this run has come to.
  public var save: @MainActor (TableNavigationState) -> Void
  /// Makes the screen of a ``Screen/restorationName``, or gives nil where it can no longer be opened.
  public var make: @MainActor (String) -> Screen?

  /// Creates a way of your own.
  public init(
    load: @escaping @MainActor () -> TableNavigationState?,
    save: @escaping @MainActor (TableNavigationState) -> Void,
    making make: @escaping @MainActor (String) -> Screen?
  ) {
    self.load = load
    self.save = save
    self.make = make
  }

  /// Keeps the state in a file of JSON; where that cannot be read the app begins anew.
  ///
  /// The state holds what was searched for, so the file is its owner's alone. One of more than 16 MB is not read.
  public static func file(
    _ url: URL, making make: @escaping @MainActor (String) -> Screen?
  ) -> TableRestoration {
    let file = StateFile(url: url)
    return TableRestoration(
      load: {
        do {
          return try file.read().map {
            try JSONDecoder().decode(TableNavigationState.self, from: $0)
          }
        } catch {
          file.report(.unreadState, "the state of the window could not be read", error)
          return nil
        }
      },
      save: { state in
        do { try file.write(JSONEncoder().encode(state)) } catch {
          file.report(.unsavedState, "the state of the window could not be saved", error)
        }
      }, making: make)
  }
}

extension TableNavigator {
  /// Opens again what an earlier run has saved; to be called before ``start()``.
  public func restore(_ restoration: TableRestoration) {
    if let state = restoration.load() { restore(state, making: restoration.make) }
  }
}
