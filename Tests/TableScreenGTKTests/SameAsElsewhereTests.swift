#if GTK
import CGTK
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenGTK

/// What means the same on every host: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct SameAsElsewhereTests {
  private final class Values {
    var big = 5_000_000_000.0
    var level = 50.0
    var stars = 2
  }

  private final class NumberScreen: TableScreen {
    let values = Values()
    override class var settings: Settings { [.title("Numbers")] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Big", .bind: .to(values, \.big), .cellClass: .of(.stepper())]
          [
            .title: "Level", .bind: .to(values, \.level),
            .cellClass: .of(.slider(0...100, step: 25)),
          ]
          [.title: "Stars", .bind: .to(values, \.stars), .cellClass: .of(.rating(5))]
        }
      ]
    }
  }

  private final class PairScreen: TableScreen {
    private(set) var pressed: [String] = []
    override class var settings: Settings { [.title("Pairs"), .searchable()] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Two", .cellClass: .of(PairCell.self),
            .controls: .handlers([
              "first": .perform(PairScreen.press, "first"),
              "second": .perform(PairScreen.press, "second"),
            ]),
          ]
          [.title: "Other #bar"]
        }
      ]
    }
    override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
      guard edge == .trailing else { return [] }
      return [
        TableBarButton(.row(.text("Half"), .progress(0.5)), action: .perform(PairScreen.more))
      ]
    }
    func press(_ name: String) { pressed.append(name) }
    func more() {}
  }

  private final class PairCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""), .spacer,
        .control(RowControl("first", .button(title: "first"))),
        .control(RowControl("second", .button(title: "second"))))
    }
  }

  private final class WaitingScreen: TableScreen {
    override class var settings: Settings { [.title("Waiting")] }
    override var tableData: [Section] { [] }
    override func onLoad() { wait(for: "All of it") { try await Task.sleep(for: .seconds(3600)) } }
  }

  private final class ListScreen: TableScreen {
    override class var settings: Settings { [.title("List")] }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  @Test func `a stepper without bounds holds any number`() async throws {
    let screen = NumberScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Big", of: screen) != nil }
    let view = try #require(window.row("Big", of: screen)?.controls.first as? StepperView)
    #expect(gtk_spin_button_get_value(view.root()) == 5_000_000_000)
    gtk_spin_button_spin(view.root(), GTK_SPIN_STEP_BACKWARD, 1)
    await window.until { screen.values.big != 5_000_000_000 }
    #expect(screen.values.big == 4_999_999_999)
    screen.values.big = 9_007_199_254_740_991
    screen.updateTableData()
    await window.rest()
    #expect(gtk_spin_button_get_value(view.root()) == 9_007_199_254_740_991)
  }

  @Test func `a slider with steps stands on them alone`() async throws {
    let screen = NumberScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Level", of: screen) != nil }
    let view = try #require(window.row("Level", of: screen)?.controls.first as? SliderView)
    for (there, level) in [(39.0, 50.0), (36, 25), (88, 100), (3, 0)] {
      gtk_range_set_value(view.root(), there)
      await window.rest()
      #expect(screen.values.level == level)
      #expect(gtk_range_get_value(view.root()) == level)
    }
  }

  @Test func `the last star that is filled empties all`() async throws {
    let screen = NumberScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Stars", of: screen) != nil }
    let view = try #require(window.row("Stars", of: screen)?.controls.first as? RatingView)
    for (star, left) in [(4, 4), (4, 0), (1, 1)] {
      let button = try #require(
        window.all(in: view.root).filter { $0.isA(gtk_button_get_type()) }.dropFirst(star - 1).first
      )
      gtk_widget_activate(button())
      await window.until { screen.values.stars == left }
      #expect(screen.values.stars == left)
    }
  }

  @Test func `a row with several controls means none of them as a whole`() async throws {
    let screen = PairScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Two", of: screen) != nil }
    window.row("Two", of: screen)?.activate()
    #expect(screen.pressed.isEmpty)
    window.host.noteReturn(UInt32(GDK_KEY_Return))
    window.row("Two", of: screen)?.activate()
    await window.until { !screen.pressed.isEmpty }
    #expect(screen.pressed == ["first"])
  }

  @Test func `a bar button shows the elements that the app has chosen`() async throws {
    let screen = PairScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    await window.until { window.row("Two", of: screen) != nil }
    await window.rest()
    let header = window.host.page(of: screen).header.root
    let shown = window.all(in: header).filter { $0.isA(gtk_progress_bar_get_type()) }
    #expect(shown.count == 1)
  }

  @Test func `the search field follows a search of the app`() async throws {
    let screen = PairScreen()
    let window = OwnWindow([screen])
    defer { window.close() }
    let page = window.host.page(of: screen)
    await window.until { window.row("Two", of: screen) != nil }
    page.search.setOpen(true)
    await window.rest()
    let entry = try #require(
      window.all(in: page.search.root).first { $0.isA(gtk_search_entry_get_type()) })
    func text() -> String { gtk_editable_get_text(entry()).map { String(cString: $0) } ?? "" }
    gtk_editable_set_text(entry(), "foo")
    await window.rest()
    #expect(screen.chrome.search?.text == "foo")
    for search in ["#bar", "", "x"] {
      screen.search(search)
      await window.rest()
      #expect(text() == search)
      #expect(screen.chrome.search?.text == search)
    }
  }

  @Test func `Escape cancels what waits before it leaves`() async {
    let (list, screen) = (ListScreen(), WaitingScreen())
    let window = OwnWindow([list])
    defer { window.close() }
    await window.until { window.row("Row", of: list) != nil }
    list.open(screen)
    await window.until { window.host.page(of: screen).chrome.canCancelWaiting }
    #expect(window.host.perform(.leave))
    #expect(screen.chrome.waiting == nil)
    #expect(window.host.visiblePage?.screen === screen)
    await window.rest()
    #expect(window.host.perform(.refresh), "what was cancelled is tried again")
    #expect(screen.chrome.waiting == "All of it")
  }

  @Test func `a notice of the pane without the keys shows`() async {
    let (list, detail) = (ListScreen(), ListScreen())
    let window = OwnWindow([list], width: 1_000, height: 500)
    defer { window.close() }
    await window.until { window.row("Row", of: list) != nil }
    list.open(detail, as: .detail)
    await window.rest()
    let other = window.host.visiblePage?.screen === list ? detail : list
    other.show(notice: "Said of the other")
    await window.rest()
    #expect(window.nodes("toast").count == 1)
  }
}
#endif
