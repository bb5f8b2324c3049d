import Foundation
public import Observation
public import TableScreen

/// A to-do as a form; nothing of it is kept before Save.
@Observable public final class ToDoEditor: TableScreen {
  private let store: any ToDoStoring
  private var item: ToDo
  @ObservationIgnored private var original: ToDo

  /// Creates a form for a to-do, which may be a new one.
  public init(_ item: ToDo, in store: any ToDoStoring) {
    self.store = store
    self.item = item
    original = item
    super.init()
  }

  /// The name says what the edit began with: what others write meanwhile is compared with that, after a restart, too.
  public override var restorationName: String? {
    if let name = super.restorationName { return name }
    let json = original.json
    // A name is no place for a long note.
    return json.utf8.count > 4_000 ? nil : "\(Self.kind):\(json)"
  }

  /// The beginning of the name.
  static let kind = "to-do"

  public override class var settings: Settings { [.title("To-do"), .style(.grouped), .drafts] }

  public override var tableData: [Section] {
    [
      Section(footer: "Nothing is kept before you save.") {
        [.title: "Title", .bind: .to(\ToDoEditor.item.title)]
        [.title: "Note", .bind: .to(\ToDoEditor.item.note)]
        [.title: "Done", .bind: .to(\ToDoEditor.item.isDone)]
      }
    ]
  }

  public override func onLoad() {
    setBarButton(.trailing, BarButton(system: .save, action: .submit))
  }

  public override func onSubmit() async throws {
    try await commitForm()
    guard !item.title.allSatisfy(\.isWhitespace) else { throw ToDoError.noTitle }
    do { try await store.save(item, editedFrom: original) } catch ToDoError.changedMeanwhile(
      let saved)
    {
      // What was typed stays, and the next Save puts it in the place of what the other person wrote.
      (item, original) = (item.rebased(from: original, onto: saved), saved)
      throw ToDoError.changedMeanwhile(saved)
    }
    original = item
    close(returning: item)
  }
}
