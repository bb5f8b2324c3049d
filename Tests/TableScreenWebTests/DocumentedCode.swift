// swift-format-ignore-file
// The examples of the documentation of TableScreenWeb, word for word; they are compiled, and serve nobody.
#if Web
  @testable import DemoScreens
  import Foundation
  import TableScreen
  import TableScreenWeb

  @MainActor private let store = GroceryStore()

  private final class ToDoScreen: TableScreen {}

  private struct Comment {
    struct App {
      static func main() async throws {
        try await WebApp.run(port: 8080) { visit in ToDoScreen() }
      }
    }
  }

  private struct App {
    static func main() async throws {
      try await WebApp.run(port: 8080) { visit in GroceriesScreen(store) }
    }
  }

  private struct Lists {
    @MainActor static func main() async throws {
      let store = GroceryStore()
      var options = WebOptions()
      options.origins = ["https://lists.example.org"]
      options.stateFolder = URL(filePath: "/var/lib/lists", directoryHint: .isDirectory)
      options.authenticate = { request in
        request.peer == "127.0.0.1" ? request.headers["x-forwarded-user"] : nil
      }
      try await WebApp.run(port: 8080, options: options) { visit in
        GroceriesScreen(store)
      }
    }
  }
#endif
