import Foundation
import NewAppScreens

#if GTK
import TableScreenGTK
#elseif Web
import TableScreenWeb
#else
import TableScreenTerminal
#endif

/// The app: in a terminal by `swift run`, in a window by `swift run --traits GTK`, in browsers by `swift run --traits Web`.
@main struct App {
  #if GTK
  @MainActor static func main() { GTKApp.run(ListScreen(try store()), id: "org.example.NewApp") }
  #elseif Web
  static func main() async throws {
    let store = try store()
    var options = WebOptions()
    options.opensBrowser = true
    try await WebApp.run(port: 8080, options: options) { _ in ListScreen(store) }
  }
  #else
  @MainActor static func main() { TerminalApp.run(ListScreen(try store())) }
  #endif

  /// The list of the person who runs the app, in the system's place for it.
  private static func store() throws -> ItemStore {
    let folder = try FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "NewApp", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return ItemStore(folder.appending(path: "items.db"))
  }
}
