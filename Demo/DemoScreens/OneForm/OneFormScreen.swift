import Foundation
import TableScreen
import TableScreenCells

/// One form with all that a form can ask for: it says what is wrong at the field, asks before it is left, and is finished in one way.
final class OneFormScreen: TableScreen {
  let expense: Expense
  private let setup: DemoSetup
  /// What has changed last, and how often: told by one hook.
  private(set) var lastChange = "Nothing has changed yet"

  init(_ setup: DemoSetup) {
    expense = Expense(now: setup.now())
    self.setup = setup
    super.init()
  }

  override class var settings: Settings {
    [.title("One form"), .style(.grouped), .drafts, .editable()]
  }

  override var tableFooter: RowElement? {
    .tour(
      "One form with every kind of field, a list that grows, and a question before it is emptied.")
  }

  override var tableData: [Section] { [journey, money, lines, more, signature, end] }

  private var journey: Section {
    Section("Journey", footer: lastChange) {
      [
        .id: "purpose", .title: "Purpose *", .bind: .to(expense, \.purpose),
        .validate: .required("Say what it was for"),
        .cellClass: .of(.textField("Conference in Oslo")),
      ]
      [
        .id: "day", .title: "Day *", .bind: .to(expense, \.day),
        .validate: .required("Type it as 2026-01-31"), .cellClass: .of(.date(.day)),
      ]
      [.id: "time", .title: "Time", .bind: .to(expense, \.time), .cellClass: .of(.date(.time))]
      [
        .id: "kind", .title: "By", .bind: .to(expense, \.kind),
        .cellClass: .of(.segments(Expense.kinds)),
      ]
      [
        .id: "people", .title: "People", .bind: .to(expense, \.people),
        .validate: .with(Int.self) { $0 < 1 ? "Take one at least" : nil },
        .cellClass: .of(.number()),
      ]
    }
  }

  private var money: Section {
    Section("Money") {
      [
        .id: "amount", .title: "Amount *",
        .bind: .to(expense, \.amount).formatted(.currency("EUR")),
        .validate: .required("Type what it cost"),
      ]
      [
        .id: "center", .title: "Paid by *", .bind: .to(expense, \.center),
        .validate: .required("Choose who pays"),
        .cellClass: .of(.picker(Expense.centers, placeholder: "Choose")),
      ]
      [
        .id: "paid", .title: "Paid already", .bind: .to(expense, \.isPaid),
        .cellClass: .of(.switch),
      ]
    }
  }

  private var lines: Section {
    Section("Lines", footer: "Edit, to delete and to move them.", items: expense.lines) { line in
      [
        .title: "Line \(line.id)", .bind: .to(self.expense, \.lines, id: line.id, \.what),
        .moveable: .withinSection, .editingStyle: .delete,
        .deleteAction: .perform(OneFormScreen.remove, line),
      ]
    }
  }

  private var more: Section {
    Section {
      [.title: "Add a line", .action: .perform(OneFormScreen.addLine), .cellClass: .of(.button)]
      [
        .id: "picture", .title: "Picture", .bind: .to(expense, \.picture),
        .cellClass: .of(
          .file(["png", "jpg", "jpeg"], folder: setup.folder.text, placeholder: "Choose a file")),
      ]
      [
        .id: "note", .title: "Note", .bind: .to(expense, \.note),
        .cellClass: .of(.textArea("What else is there to say?")),
      ]
    }
  }

  private var signature: Section {
    Section("Signature") {
      [
        .id: "password", .title: "Password *", .bind: .to(expense, \.password),
        .validate: .with { String($0).map { $0.count < 8 } ?? true ? "8 letters or more" : nil },
        .cellClass: .of(.secureField("8 letters or more", reveals: true)),
      ]
    }
  }

  private var end: Section {
    Section {
      [.title: "Send", .action: .submit, .cellClass: .of(.button)]
      [
        .title: "Delete all lines…",
        .action: .confirm(
          "Delete all lines?", .destructive, message: "Nothing brings them back.",
          then: .perform(OneFormScreen.removeLines)),
      ]
    }
  }

  // MARK: The lines

  func addLine() {
    focus(.id(Cell.ID(expense.addLine())))
  }

  func remove(_ line: Expense.Line) {
    guard let place = expense.lines.firstIndex(where: { $0.id == line.id }) else { return }
    let taken = expense.lines.remove(at: place)
    registerUndo(TableWords.current.deleted("Line \(line.id)")) { [weak self] in
      guard let self else { return }
      expense.lines.insert(taken, at: min(place, expense.lines.count))
    }
  }

  func removeLines() { expense.lines = [] }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    guard expense.lines.indices.contains(from.row) else { return }
    let line = expense.lines.remove(at: from.row)
    expense.lines.insert(line, at: min(to.row, expense.lines.count))
  }

  // MARK: The form

  override func onValueChanged(_ change: TableValueChange) {
    let title = change.cell.title ?? change.name
    lastChange = change.isDraft ? "\(title) was changed" : "\(title) was saved"
    updateTableData()
  }

  override func onSubmit() async throws {
    try await commitForm()
    show(notice: "Sent")
  }
}
