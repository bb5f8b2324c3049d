import Foundation
public import Observation
public import TableScreen

/// A to-do as a form; nothing of it is kept before Save.
@Observable public final class ToDoEditor: TableScreen {
  private let store: ToDoStore
  var draft: ToDo

  /// Creates a form for a to-do, which may be a new one.
  public init(_ item: ToDo, in store: ToDoStore) {
    self.store = store
    draft = item
    super.init()
  }

  public override class var settings: Settings { [.title("To-do"), .style(.grouped)] }

  public override var tableData: [Section] {
    [
      Section(footer: "Nothing is kept before you save.") {
        [.title: "Title", .bind: .to(\ToDoEditor.draft.title)]
        [.title: "Note", .bind: .to(\ToDoEditor.draft.note)]
        [.title: "Done", .bind: .to(\ToDoEditor.draft.isDone)]
      }
    ]
  }

  public override func onLoad() {
    setBarButton(.trailing, BarButton(system: .save, action: .perform(ToDoEditor.save)))
  }

  func save() async throws {
    guard !draft.title.allSatisfy(\.isWhitespace) else { throw ToDoError.noTitle }
    try await store.save(draft)
    close(returning: draft)
  }
}
