import Observation
import TableScreen

/// An item as a form; nothing of it is kept before Save.
@Observable final class ItemScreen: TableScreen {
  private let store: ItemStore
  private let original: Item
  private var item: Item

  init(_ item: Item, in store: ItemStore) {
    self.store = store
    original = item
    self.item = item
    super.init()
  }

  override class var settings: Settings { [.title("Item"), .style(.grouped), .drafts] }

  override var tableData: [Section] {
    [
      Section(footer: "Nothing is kept before you save.") {
        [
          .title: "Title", .bind: .to(\ItemScreen.item.title),
          .validate: .required("Say what it is"),
        ]
        [.title: "Done", .bind: .to(\ItemScreen.item.isDone)]
      }
    ]
  }

  override func onLoad() {
    setBarButton(.trailing, BarButton(system: .save, action: .submit))
  }

  override func onSubmit() async throws {
    try await commitForm()
    try await store.save(item, editedFrom: original)
    close()
  }
}
