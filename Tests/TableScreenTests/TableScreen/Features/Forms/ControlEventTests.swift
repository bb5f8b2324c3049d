import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Some goods to count, without any observation.
private final class Good {
  let name: String
  var count = 3
  var note = ""
  var isLiked = false
  init(_ name: String) { self.name = name }
}

private final class GoodCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .row(
      .text(row.cell.title ?? ""), .spacer,
      .control(row.control("count", .stepper(0...9, step: 1))),
      .control(row.control("note", .field(placeholder: "note", kind: .text))),
      .control(row.control("liked", .toggle, value: .flag(false))),
      .control(row.control("stars", .slider(0...5, step: 1), value: .number(1))),
      .control(row.control("order", .button(title: "Order"))))
  }
}

private final class ShopScreen: TableScreen {
  let goods: [Good]
  var log: [String] = []
  var heard: [TableControlEvent] = []
  init(_ goods: [Good]) {
    self.goods = goods
    super.init()
  }
  override var tableData: [Section] {
    [Section(cells: goods.map { row($0) })]
  }
  func row(_ good: Good) -> Cell {
    [
      .title: good.name, .id: .key(good.name), .cellClass: .of(GoodCell.self),
      .bind: .fields(["count": .to(good, \.count), "note": .to(good, \.note)]),
      .controls: .handlers(
        [
          "liked": .changed(ShopScreen.like, good), "order": .perform(ShopScreen.order, good),
          "count": .changed(ShopScreen.counted),
        ],
        typing: ["note": .changed(ShopScreen.typed, good)]),
    ]
  }
  func like(_ isLiked: Bool, _ good: Good) throws {
    if good.name == "Glass" { throw HeadlessError.noTable }
    good.isLiked = isLiked
    log.append("\(isLiked ? "like" : "unlike") \(good.name)")
  }
  func order(_ good: Good) { log.append("order \(good.count) \(good.name)") }
  func counted(_ count: Int) { log.append("count \(count)") }
  func typed(_ text: String, _ good: Good) { log.append("\(good.name): \(text)") }
  override func onControl(_ event: TableControlEvent) { heard.append(event) }
}

/// What a person does with controls reaches what their row says of them, by name.
@MainActor struct ControlEventTests {
  private let screen = ShopScreen([Good("Tea"), Good("Glass")])

  private func value(_ name: String, in table: HeadlessHost, of title: String = "Tea")
    -> TableValue?
  {
    table.row(title)?.controls.first { $0.name == name }?.value
  }

  @Test func `a row binds several properties, each to the control of its name`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(value("count", in: table) == .integer(3))
    try await table.set(.number(5), of: "Tea", control: "count")
    try await table.type("green", into: "Tea", control: "note")
    #expect(screen.goods[0].count == 5)
    #expect(screen.goods[0].note == "green")
    #expect(value("count", in: table) == .integer(5))
    #expect(value("note", in: table) == .text("green"))
    #expect(screen.goods[1].count == 3)
  }

  @Test func `what a control takes is written before its handler runs`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.set(.number(5), of: "Tea", control: "count")
    #expect(screen.log == ["count 5"])
    try await table.press(in: "Tea", control: "order")
    #expect(screen.log == ["count 5", "order 5 Tea"])
    let tea = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    try await table.send(.control(tea, name: "count", value: .text("many")))
    #expect(screen.log.count == 2)
    #expect(table.row("Tea")?.message == TableWords.current.notAnInteger)
  }

  @Test
  func `a handler has the new value beside its argument, and a failure puts the control back`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("Tea", control: "liked")
    #expect(screen.log == ["like Tea"])
    #expect(value("liked", in: table) == .flag(true))
    try await table.toggle("Glass", control: "liked")
    #expect(value("liked", in: table, of: "Glass") == .flag(false))
    #expect(!screen.goods[1].isLiked)
  }

  @Test func `a value that a handler cannot take is answered in the row`() async throws {
    let table = try await HeadlessHost.show(screen)
    let tea = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    try await table.send(.control(tea, name: "liked", value: .text("maybe")))
    #expect(table.row("Tea")?.message == TableWords.current.notAValue)
    #expect(value("liked", in: table) == .flag(false))
    #expect(screen.log == [])
    try await table.toggle("Tea", control: "liked")
    #expect(table.row("Tea")?.message == nil)
  }

  @Test func `a control that nothing is said of keeps its value, and the screen hears of it`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    try await table.set(.number(4), of: "Tea", control: "stars")
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    #expect(screen.heard == [TableControlEvent(row: row, control: "stars", value: .number(4))])
    screen.updateTableData()
    #expect(value("stars", in: table) == .number(4))
    #expect(value("stars", in: table, of: "Glass") == .number(1))
  }

  @Test func `each stroke in a field is told, each to the handler of its own row`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.type("hi", into: "Tea", control: "note", staying: true)
    try await table.type("a", into: "Glass", control: "note", staying: true)
    #expect(screen.log == ["Tea: h", "Tea: hi", "Glass: a"])
    #expect(screen.goods.map(\.note) == ["hi", ""], "the first field was left")
  }

  @Test func `a stock row shows a control for each of its fields`() async throws {
    let good = Good("Tea")
    let model = TableModel([
      TableSection(cells: [
        [
          .title: "Tea", .id: "tea",
          .bind: .fields(["count": .to(good, \.count), "liked": .to(good, \.isLiked)]),
        ]
      ])
    ])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    let controls = try #require(table.row("Tea")?.controls)
    #expect(controls.map(\.name) == ["count", "liked"])
    #expect(controls.map(\.label) == ["Tea count", "Tea liked"])
    try await table.toggle("Tea")
    #expect(good.isLiked)
  }
}

/// Whatever cell shows a row, what is done there reaches the row.
@MainActor struct ControlReuseLaws {
  @Test
  func `scrolling over ten thousand rows, each toggle and press reaches the row that is drawn`()
    async throws
  {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let screen = ShopScreen((0..<10_000).map { Good("Row \($0)") })
    let table = try await HeadlessHost.show(screen)
    table.pageLength = 20
    var (liked, ordered) = (Set<Int>(), [String]())
    let pages = Array(stride(from: 0, to: 10_000, by: 20 * Effort.step))
    for first in pages {
      table.scroll(to: TablePath(0, first), at: .top, in: screen)
      let page = table.page
      #expect(page.map(\.title) == (first..<first + 20).map { "Row \($0)" }, "seed \(seed)")
      for _ in 0..<2 {
        let row = first + Int.random(in: 0..<20, using: &random)
        let id = try #require(table.layout.row(at: TablePath(0, row))?.id)
        if Bool.random(using: &random) {
          screen.send(.control(id, name: "liked", value: .flag(true)))
          liked.insert(row)
          #expect(screen.log.last == "like Row \(row)", "seed \(seed)")
        } else {
          screen.send(.control(id, name: "order", value: .null))
          ordered.append("order 3 Row \(row)")
          #expect(screen.log.last == ordered.last, "seed \(seed)")
        }
      }
    }
    #expect(screen.log.count == 2 * pages.count, "seed \(seed)")
    #expect(screen.log.filter { $0.hasPrefix("order") } == ordered, "seed \(seed)")
    #expect(
      Set(screen.goods.indices.filter { screen.goods[$0].isLiked }) == liked, "seed \(seed)")
  }

  @Test func `in ten thousand rows each toggle reaches its own row`() async throws {
    let seed = Seed.value
    var random = SplitMix64(seed: seed)
    let screen = ShopScreen((0..<10_000).map { Good("Row \($0)") })
    let table = try await HeadlessHost.show(screen)
    var expected: [Int: Bool] = [:]
    for step in 0..<Effort.rounds(200) {
      let place = Int.random(in: 0..<10_000, using: &random)
      if step.isMultiple(of: 40) { screen.updateTableData() }
      table.scroll(to: TablePath(0, place), at: .top, in: screen)
      _ = table.page
      // A row in view, and one that has been scrolled away since it was last drawn.
      let row = min(9_999, place + Int.random(in: 0..<24, using: &random))
      let id = try #require(table.layout.row(at: TablePath(0, row))?.id)
      if step.isMultiple(of: 3) {
        table.scroll(to: TablePath(0, (place + 5_000) % 10_000), at: .top, in: screen)
        _ = table.page
      }
      let isOn = expected[row] != true
      screen.send(.control(id, name: "liked", value: .flag(isOn)))
      expected[row] = isOn
      #expect(screen.log.last == "\(isOn ? "like" : "unlike") Row \(row)", "seed \(seed)")
      #expect(screen.log.count == step + 1, "seed \(seed)")
    }
    try await table.settle()
    let liked = Set(screen.goods.indices.filter { screen.goods[$0].isLiked })
    #expect(liked == Set(expected.filter(\.value).keys), "seed \(seed)")
  }
}
