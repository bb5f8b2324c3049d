#if GTK
import CGTK
import Foundation
import TableScreen
import TableScreenTesting
import Testing

@testable import TableScreenGTK

private final class AmountsScreen: TableScreen {
  override class var settings: Settings { [.title("Amounts"), .drafts] }
  let kind: Int
  var price: Decimal?
  var count: Int?
  var ratio: Double?
  var note = ""

  init(_ kind: Int) {
    self.kind = kind
    super.init()
  }

  override var tableData: [Section] {
    let bindings: [TableBinding] = [
      .to(\AmountsScreen.price).formatted(.currency("EUR")),
      .to(\AmountsScreen.price).formatted(.number(fractionDigits: 2...2)),
      .to(\AmountsScreen.count).formatted(.integer), .to(\AmountsScreen.count),
      .to(\AmountsScreen.ratio), .to(\AmountsScreen.note),
    ]
    return [
      Section {
        [.id: "field", .title: "Field", .bind: bindings[kind]]
        [.id: "other", .title: "Other", .bind: .to(\AmountsScreen.note)]
      }
    ]
  }

  var values: String { "\(String(describing: price)) \(count ?? -1) \(ratio ?? -1) \(note)" }
}

/// What is typed into a field stays as it is typed until the field is left, whatever its row is shown with meanwhile.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct TypedFieldTests {
  private func field(_ title: String, _ screen: Screen, _ window: OwnWindow) throws -> Obj {
    let row = try #require(window.row(title, of: screen))
    return try #require(row.control(nil)?.focusable)
  }

  /// Types as a person does: each letter where the caret is then.
  private func type(_ text: String, into entry: Obj, _ window: OwnWindow) async {
    gtk_editable_set_position(entry(), -1)
    for letter in text {
      var caret = gtk_editable_get_position(entry())
      gtk_editable_insert_text(entry(), String(letter), -1, &caret)
      gtk_editable_set_position(entry(), caret)
      await window.rest(frames: 1)
    }
  }

  private func shown(_ entry: Obj) -> String {
    gtk_editable_get_text(entry()).map { String(cString: $0) } ?? ""
  }

  @Test(arguments: 0..<6, ["12", "12.50", "1234", "1234.5", "-7", "007"])
  func `a number is what was typed`(kind: Int, text: String) async throws {
    let expected = AmountsScreen(kind)
    let table = try await HeadlessHost.show(expected)
    let path = TablePath(0, 0)
    let control = try #require(table.row(at: path)?.controls.first)
    let id = try #require(table.layout.row(at: path)?.id)
    expected.send(.control(id, name: control.name, value: .text(text)))
    let left = table.row(at: path)?.controls.first?.editText

    let screen = AmountsScreen(kind)
    let window = OwnWindow([screen])
    await window.rest()
    let entry = try field("Field", screen, window)
    gtk_widget_grab_focus(entry())
    await type(text, into: entry, window)
    #expect(shown(entry) == text)
    gtk_widget_grab_focus(try field("Other", screen, window)())
    await window.rest()
    #expect(shown(entry) == left)
    try? await expected.commitForm()
    try? await screen.commitForm()
    #expect(screen.values == expected.values)
    window.close()
  }

  @Test func `who types on within a number keeps what they see`() async throws {
    let screen = AmountsScreen(3)
    screen.count = 1005
    let window = OwnWindow([screen])
    await window.rest()
    let entry = try field("Field", screen, window)
    gtk_widget_grab_focus(entry())
    gtk_editable_delete_text(entry(), 0, 1)
    await window.rest()
    #expect(shown(entry) == "005")
    var caret: gint = 0
    gtk_editable_insert_text(entry(), "3", -1, &caret)
    await window.rest()
    #expect(shown(entry) == "3005")
    window.close()
  }

  @Test
  func
    `a text that the app sets waits while another one is typed, and shows at once where none is`()
    async throws
  {
    let screen = AmountsScreen(5)
    let window = OwnWindow([screen])
    await window.rest()
    let entry = try field("Field", screen, window)
    gtk_widget_grab_focus(entry())
    screen.note = "set"
    screen.updateTableData()
    await window.rest()
    #expect(shown(entry) == "set")
    await type("er", into: entry, window)
    screen.note = "again"
    screen.updateTableData()
    await window.rest()
    #expect(shown(entry) == "seter")
    screen.reloadForm()
    await window.rest()
    #expect(shown(entry) == "again")
    gtk_widget_grab_focus(try field("Other", screen, window)())
    await window.rest()
    #expect(shown(entry) == "again" && !screen.form.isDirty)
    window.close()
  }
}
#endif
