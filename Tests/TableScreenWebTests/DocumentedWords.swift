// swift-format-ignore-file
// The examples of words of several languages, word for word, in a file that does not know the German words of the demos.
#if Web
  import Foundation
  import TableScreen
  import TableScreenWeb

  private final class GroceriesScreen: TableScreen {
    init(_ store: Int) { super.init() }
  }

  @MainActor private let store = 0

  extension TableWords {
    static var german: TableWords {
      var words = TableWords()
      words.locale = Locale(identifier: "de_DE")
      words.back = "Zurück"
      words.cancel = "Abbrechen"
      return words
    }
  }

  private struct Languages {
    @MainActor static func main() async throws {
      try await WebApp.run(port: 8080) { visit in
        if visit.locale.language.languageCode == .german { TableWords.current = .german }
        return GroceriesScreen(store)
      }
    }
  }

  private struct Word {
    @MainActor static func main() async throws {
      try await WebApp.run(port: 8080) { visit in
        if visit.locale.language.languageCode == .german { TableWords.current.back = "Zurück" }
        return GroceriesScreen(store)
      }
    }
  }
#endif
