import TableScreen
import TableScreenTesting
import Testing

/// A child whose hook or handler closes the screen, or leaves it, hears of the value all the same, and nobody else does.
@MainActor @Suite struct ClosingChangeTests {
  enum Way: CaseIterable { case closes, removesChild, stays }

  private class Part: TableScreen {
    var way = Way.stays
    private(set) var heard: [String] = []
    override func onValueChanged(_ change: TableValueChange) {
      heard.append(change.cell.title ?? "")
    }
    fileprivate func leave() {
      switch way {
      case .closes: close()
      case .removesChild: (parentScreen as? TableScreen)?.removeChild(self)
      case .stays: break
      }
    }
  }

  private final class OwnCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(.text(row.cell.title ?? ""), .control(row.control("own", .toggle, value: .flag(false))))
    }
  }

  private final class Child: Part {
    var isOn = false { didSet { leave() } }
    override var tableData: [Section] {
      [
        Section {
          [.id: "free", .title: "Free", .cellClass: .of(OwnCell.self)]
          [
            .id: "handled", .title: "Handled", .cellClass: .of(OwnCell.self),
            .controls: .handlers(["own": .changed(Child.take)]),
          ]
          [.id: "lamp", .title: "Lamp", .accessory: .switch(false, changed: .perform(Child.leave))]
          [.id: "bound", .title: "Bound", .bind: .to(\Child.isOn)]
        }
      ]
    }
    func take(_ isOn: Bool) { leave() }
    override func onControl(_ event: TableControlEvent) { leave() }
  }

  /// When a form leaves.
  enum Moment: CaseIterable { case before, written, committed, submitted }

  private final class Form: Part {
    var moment: Moment?
    var name = "Ada" { didSet { if moment == .written { leave() } } }
    override class var settings: Settings { [.drafts] }
    private(set) var committed: [String] = []
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(\Form.name)] }]
    }
    override func willCommit(_ row: NodeID, _ cell: Cell) {
      committed.append("will")
      if moment == .before { leave() }
    }
    override func onCommit(_ row: NodeID, _ cell: Cell) {
      committed.append("on")
      if moment == .committed { leave() }
    }
    override func onSubmit() async throws {
      try await commitForm()
      if moment == .submitted { leave() }
    }
  }

  @Test(arguments: ["Free", "Handled", "Lamp", "Bound"], Way.allCases)
  func `the child hears of the value`(row: String, way: Way) async throws {
    let (home, outer, child) = (TableScreen(), Part(), Child())
    let table = try await HeadlessHost.show(home)
    home.open(outer)
    outer.addChild(child)
    try await table.settle()
    child.way = way
    try await table.toggle(row)
    #expect(child.heard == [row] && outer.heard.isEmpty)
    #expect((table.visibleScreen === home) == (way == .closes))
    #expect(outer.children.isEmpty == (way == .removesChild))
  }

  @Test(arguments: Way.allCases, Moment.allCases)
  func `the child hears what its submission has saved`(way: Way, moment: Moment) async throws {
    let (home, outer, form) = (TableScreen(), Part(), Form())
    let table = try await HeadlessHost.show(home)
    home.open(outer)
    outer.addChild(form)
    try await table.settle()
    (form.way, form.moment) = (way, moment)
    try await table.type("Bob", into: "Name")
    try await table.submit()
    // A child that goes before takes its drafts along.
    let waits = way == .removesChild && moment == .before
    #expect(form.name == (waits ? "Ada" : "Bob"))
    #expect(form.committed == (waits ? ["will"] : ["will", "on"]))
    #expect((table.visibleScreen === home) == (way == .closes))
    #expect(outer.children.isEmpty == (way == .removesChild))
    // Once as a draft, once as it was saved.
    #expect(form.heard == (waits ? ["Name"] : ["Name", "Name"]) && outer.heard.isEmpty)
  }
}
