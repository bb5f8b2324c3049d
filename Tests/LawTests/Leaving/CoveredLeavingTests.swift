import TableScreen
import TableScreenTesting
import Testing

/// A screen that stays, while forms above it have something typed: none of it goes unasked.
@MainActor @Suite struct CoveredLeavingTests {
  private final class List: TableScreen {
    override var tableData: [Section] { [Section { [.title: "row"] }] }
  }

  private final class Letter: TableScreen {
    override var tableData: [Section] { [Section { [.title: "Letter"] }] }
    override func shouldGoBack() -> Bool { false }
  }

  private final class Form: TableScreen {
    let name: String
    var text = ""
    private(set) var closedDirty = false

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override class var settings: Settings { [.drafts] }
    override var title: String { name }
    override var tableData: [Section] {
      [Section { [.title: name, .bind: .to(\Form.text), .validate: .method(Form.check)] }]
    }
    func check(_ text: String) -> String? { text == "bad" ? "Type something else" : nil }
    override func onDismiss() { closedDirty = form.isDirty }
  }

  /// How the letter is to be left.
  enum Way: CaseIterable { case otherDetail, modal }

  @Test(arguments: Way.allCases, [40, 120])
  func `a form above a screen that refuses is asked for before that comes into view`(
    way: Way, columns: Int
  ) async throws {
    for answer in ["Save", "Discard", "Keep editing"] {
      let (list, letter, form) = (List(), Letter(), Form("Text"))
      let table = try await HeadlessHost.show(list)
      try await table.resize(columns: columns)
      list.open(letter, as: way == .modal ? .modal : .detail)
      letter.open(form)
      try await table.settle()
      try await table.focusOtherPane(if: table.navigator.visibleScreen !== form)
      try await table.type("An hour of work", into: "Text")
      switch way {
      case .otherDetail: list.open(List(), as: .detail)
      case .modal: table.navigator.leave(letter)
      }
      try await table.settle()
      #expect(table.navigator.isAsking, "\(answer)")
      #expect(form.form.isDirty)
      try await table.tap(answer)
      try await table.settle()
      #expect(!form.closedDirty, "\(answer)")
      #expect(form.text == (answer == "Save" ? "An hour of work" : ""))
      #expect(form.form.isDirty == (answer == "Keep editing"))
      #expect(table.navigator.visibleScreen === (answer == "Keep editing" ? form : letter))
    }
  }

  @Test(arguments: [40, 120])
  func `of two forms in a detail the upper one is asked for first`(columns: Int) async throws {
    let (list, person, address) = (List(), Form("Person"), Form("Address"))
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: columns)
    list.open(person, as: .detail)
    try await table.settle()
    try await table.focusOtherPane(if: table.navigator.visibleScreen !== person)
    try await table.type("bad", into: "Person")
    person.open(address)
    try await table.settle()
    try await table.type("1 Long Street", into: "Address")
    let other = List()
    list.open(other, as: .detail)
    try await table.settle()
    try await table.tap("Save")
    #expect(address.text == "1 Long Street")
    #expect(table.navigator.isAsking, "for what was typed into the lower one")
    try await table.tap("Save")
    #expect(table.navigator.visibleScreen === person, "it cannot be saved")
    #expect(person.form.isDirty)
    #expect(!person.closedDirty && !address.closedDirty)
    #expect(other.navigator == nil)
  }
}

extension HeadlessHost {
  fileprivate func focusOtherPane(if isNeeded: Bool) async throws {
    if isNeeded { try await focusOtherPane() }
  }
}
