public import Foundation

/// The storage of a window's state between two runs of an app.
///
/// ```swift
/// TerminalApp.run(
///   InboxScreen(),
///   restoration: .file(stateFile) { name in name == "settings" ? SettingsScreen() : nil })
/// ```
@MainActor public struct TableRestoration {
  /// A closure that returns the state that an earlier run has saved, or nil.
  public var load: @MainActor () -> TableNavigationState?
  /// A closure that saves the state of this run.
  public var save: @MainActor (TableNavigationState) -> Void
  /// A closure that makes the screen of a ``Screen/restorationName``, or returns nil if it can no
  /// longer be opened.
  public var make: @MainActor (String) -> Screen?

  /// Creates a storage of your own.
  public init(
    load: @escaping @MainActor () -> TableNavigationState?,
    save: @escaping @MainActor (TableNavigationState) -> Void,
    making make: @escaping @MainActor (String) -> Screen?
  ) {
    self.load = load
    self.save = save
    self.make = make
  }

  /// Keeps the state in a JSON file; if that cannot be read, the app begins anew.
  ///
  /// The state contains search texts, so only the owner may read the file. A file of more than 16 MiB is not read.
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
  /// Opens the screens that an earlier run has saved again; call it before ``start()``.
  public func restore(_ restoration: TableRestoration) {
    if let state = restoration.load() { restore(state, making: restoration.make) }
  }
}
