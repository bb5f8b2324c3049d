#if GTK
import CGTK
import Foundation
import TableScreen
import Testing

@testable import TableScreenGTK

private final class LongScreen: TableScreen {
  var opened = 0
  override class var settings: Settings { [.title("Long")] }
  override var detailPlaceholder: String? { "Choose a row" }
  override var tableData: [Section] {
    [
      Section(
        cells: (0..<40).map { place in
          [
            .id: .key(place), .title: "Row \(place)",
            .subtitle: String(repeating: "and more ", count: 20),
            .action: .perform(LongScreen.show),
          ]
        })
    ]
  }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .toolbar ? [BarButton("Below", action: .perform(LongScreen.show))] : []
  }
  func show() { open(PlainScreen(), as: .detail) }
}

private final class PlainScreen: TableScreen {
  override class var settings: Settings { [.title("Plain")] }
  override var tableData: [Section] { [Section { [.title: "Only", .accessory: .checkmark] }] }
}

private final class TickScreen: TableScreen {
  var (isOn, isMarked) = (false, false)
  override class var settings: Settings { [.title("Ticks"), .style(.grouped)] }
  override var tableData: [Section] {
    [
      Section("Switches") {
        [.title: "Switch", .accessory: .switch(isOn, changed: TickScreen.turn)]
      },
      Section(
        "Choices",
        cells: ["One", "Two"].map { title in
          [
            .id: .key(title), .title: title,
            .accessory: isMarked && title == "One" ? .checkmark : .off,
          ]
        }),
    ]
  }
  func pick() {}
  func turn(_ isOn: Bool) {
    self.isOn = isOn
    updateTableData()
  }
}

private final class BagScreen: TableScreen {
  var isDivided = false
  var rows = ["A", "B", "C", "D"]
  override class var settings: Settings { [.title("Bags"), .editable()] }
  override var tableData: [Section] {
    [
      Section(cells: rows.map(Self.thing)),
      Section("Elsewhere", cells: ["X", "Y"].map(Self.fixed)),
    ]
  }
  static func thing(_ title: String) -> Cell {
    [.id: .key(title), .title: title, .moveable: .withinSection]
  }
  static func fixed(_ title: String) -> Cell { [.id: .key(title), .title: title] }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    rows.insert(rows.remove(at: from.row), at: to.row)
  }
}

/// Where things stand in a window, in the process of the tests: see ``OwnDisplayTests``.
@Suite(.serialized, .enabled(if: Desktop.isOwn)) @MainActor struct LayoutTests {
  @Test func `a toast stands above the toolbar, the tabs and the last row`() async throws {
    GTKApp.noticeTime = .zero
    let screen = LongScreen()
    let window = OwnWindow([screen, PlainScreen()], width: 420, height: 400)
    let page = window.host.page(of: screen)
    await window.until { window.row("Row 0", of: screen) != nil }
    page.focusEnd(by: -1)
    await window.until {
      window.row("Row 39", of: screen).map { window.box($0.root).maxY > 0 } ?? false
    }
    await window.rest(frames: 20)
    screen.show(notice: "Something was done")
    await window.until { !window.nodes("toast").isEmpty }
    await window.rest(frames: 60)
    let toast = try #require(window.nodes("toast").first)
    let last = try #require(window.row("Row 39", of: screen))
    let top = window.box(toast).minY
    #expect(window.box(toast).maxY <= window.box(page.toolbar.root).minY)
    #expect(window.box(last.root).maxY <= top)
    screen.send(.dismissNotice)
    #expect(await window.until { window.all("ts-lifted").isEmpty })
    window.host.end()
  }

  @Test func `rows of a wide window are no longer than can be read`() async throws {
    let screen = PlainScreen()
    let window = OwnWindow([screen], width: 1_050, height: 500)
    await window.until { window.row("Only", of: screen) != nil }
    await window.rest()
    let row = try #require(window.row("Only", of: screen))
    #expect(window.box(row.root).width <= 860)
    let page = window.host.page(of: screen)
    #expect(abs(window.box(row.root).midX - window.box(page.root).midX) < 2)
    window.host.end()
  }

  @Test func `a list is narrow beside its detail, and beside the place of one`() async throws {
    let screen = LongScreen()
    let window = OwnWindow([screen], width: 1_000, height: 500)
    await window.until { window.row("Row 0", of: screen) != nil }
    await window.rest(frames: 20)
    let page = window.host.page(of: screen)
    #expect(window.box(page.root).width == 360)
    let labels = window.nodes("label").map {
      gtk_label_get_text($0()).map { String(cString: $0) } ?? ""
    }
    #expect(labels.contains("Choose a row"))
    screen.show()
    await window.until { window.host.navigator?.panes.count == 2 }
    let detail = try #require(window.host.navigator?.panes.last)
    await window.rest(frames: 40)
    #expect(window.box(page.root).width == 360)
    #expect(window.box(window.host.page(of: detail).root).width > 600)
    await window.resize(600, 500)
    #expect(abs(window.box(window.host.page(of: detail).root).width - 600) < 20)
    detail.close()
    await window.rest(frames: 40)
    #expect(abs(window.box(page.root).width - 600) < 20)
    window.host.end()
  }

  @Test func `a switch stays where it is, and a choice says that it is chosen`() async throws {
    let screen = TickScreen()
    let window = OwnWindow([screen])
    await window.until { window.row("Switch", of: screen) != nil }
    await window.rest()
    let row = try #require(window.row("Switch", of: screen))
    let before = window.box(row.end.root)
    for _ in 0..<2 {
      let control = try #require(row.controls.first)
      control.activate()
      await window.rest(frames: 30)
      #expect(window.box(row.end.root) == before)
    }
    func saysWhetherChosen(_ title: String) -> Bool {
      guard let node = window.row(title, of: screen)?.node else { return false }
      return gtk_test_accessible_has_state(node(), GTK_ACCESSIBLE_STATE_CHECKED) != 0
    }
    #expect(!saysWhetherChosen("One") && !saysWhetherChosen("Two"))
    screen.isMarked = true
    screen.updateTableData()
    #expect(await window.until { saysWhetherChosen("One") })
    #expect(!saysWhetherChosen("Switch"))
    let heading = try #require(
      window.nodes("label").first {
        gtk_test_accessible_has_role($0(), GTK_ACCESSIBLE_ROLE_HEADING) != 0
      })
    #expect(gtk_label_get_text(heading()).map { String(cString: $0) } == "Switches")
    window.host.end()
  }

  @Test func `a dragged row hangs where it was taken, and a line shows where it lands`()
    async throws
  {
    let screen = BagScreen()
    let window = OwnWindow([screen])
    await window.until { window.row("A", of: screen) != nil }
    screen.send(.setEditing(true))
    await window.rest(frames: 20)
    func place(_ title: String, _ share: Double) throws -> (x: String, y: String) {
      let box = window.box(try #require(window.row(title, of: screen)).root)
      return window.onDisplay(CGPoint(x: box.maxX - 24, y: box.minY + box.height * share))
    }
    /// The row with the line, and whether it is below it.
    func line() -> String {
      let lines = ["ts-drop-above", "ts-drop-below"].flatMap { name in
        window.all(name).compactMap { RowView.around($0)?.content?.title.appending(" \(name)") }
      }
      return lines.joined(separator: ", ")
    }
    func move(to title: String, _ share: Double) async throws {
      let (x, y) = try place(title, share)
      let steps = (0..<3).flatMap { ["mousemove", "\((Int(x) ?? 0) + $0)", y, "sleep", "0.02"] }
      await window.pointer(steps)
    }
    let (x, y) = try place("A", 0.5)
    await window.pointer(["mousemove", x, y, "mousedown", "1"])
    let steps = (1..<20).flatMap { ["sleep", "0.02", "mousemove", x, "\((Int(y) ?? 0) + $0)"] }
    await window.pointer(steps)
    for (title, share, expected) in [
      ("C", 0.5, "C ts-drop-below"), ("C", 0.2, "B ts-drop-below"), ("B", 0.9, "B ts-drop-below"),
      ("X", 0.5, ""), ("D", 0.9, "D ts-drop-below"), ("A", 0.5, ""), ("B", 0.1, ""),
    ] {
      try await move(to: title, share)
      #expect(await window.until { line() == expected }, "\(title) \(share): \(line())")
    }
    try await move(to: "C", 0.5)
    await window.until { line() == "C ts-drop-below" }
    await window.pointer(["mouseup", "1"])
    #expect(await window.until { screen.rows == ["B", "C", "A", "D"] })
    #expect(await window.until { line() == "" && window.all("ts-dragged").isEmpty })
    window.host.end()
  }
}
#endif
