// swift-format-ignore-file
// The examples of the documentation of TableScreenGTK, word for word; they are compiled, and open no window.
#if GTK
  import TableScreen
  import TableScreenGTK

  private final class ToDoScreen: TableScreen {}

  private struct App {
    @MainActor static func main() { GTKApp.run(ToDoScreen()) }
  }
#endif
