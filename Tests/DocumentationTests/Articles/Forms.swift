// swift-format-ignore-file
// The examples of “Forms”, word for word.
import Foundation
import Observation
import TableScreen
import TableScreenCells
import Testing
import TableScreenTesting

@Observable @MainActor final class Guest {
  var name = ""
  var seats = 2
  var price = 12.5
  var isVegan = false
  var first = "Ada"
  var last = "Lovelace"
}

final class SettingsScreen: TableScreen {
  let guest = Guest()
  override var tableData: [Section] { [
    Section("Guest") {
      [.title: "Name", .bind: .to(guest, \.name)]
      [.title: "Seats", .bind: .to(guest, \.seats)]
      [.title: "Vegan", .bind: .to(guest, \.isVegan)]
    },
  ] }
}

final class BookingScreen: TableScreen {
  let guest: Guest
  init(_ guest: Guest) {
    self.guest = guest
    super.init()
  }

  override class var settings: Settings { [.title("Booking"), .style(.grouped), .drafts] }

  override var tableData: [Section] { [
    Section("Guest") {
      [.id: "name", .title: "Name", .bind: .to(guest, \.name), .validate: .required("Type a name")]
      [.id: "seats", .title: "Seats", .bind: .to(guest, \.seats), .validate: .all(
        .with(Int.self) { $0 < 1 ? "Take one seat at least" : nil },
        .method(BookingScreen.checkSeats))]
      [.id: "price", .title: "Price", .bind: .to(guest, \.price).formatted(.currency("EUR"))]
    },
    Section { [.title: "Book", .action: .submit, .cellClass: .of(.button)] },
  ] }

  func checkSeats(_ seats: Int) async throws -> String? {
    seats > 4 ? "Only 4 are left; take fewer" : nil
  }

  override func validateForm() async throws {
    if form["name"].value(as: String.self) == "Eve", form["seats"].value(as: Int.self) != 1 {
      throw TableFormError.problem("Eve comes alone", in: form["seats"])
    }
  }

  override func onSubmit() async throws {
    try await commitForm()
    try await saveBooking(guest)
    close(returning: guest.name)
  }
}

final class BookingsScreen: TableScreen {
  var saved: [String] = []
  var cancelled = 0
  override var tableCells: [Cell?]? {
    [
      [
        .title: "Cancel the booking…",
        .action: .confirm(
          "Cancel the booking?", .destructive, message: "The seats go to others.",
          then: .perform(BookingsScreen.cancel)),
      ]
    ]
  }

  func cancel() { cancelled += 1 }

  override func onValueChanged(_ change: TableValueChange) {
    if !change.isDraft { saved.append(change.name) }
  }
}

enum Booking {
  struct Offline: Error {}
  @MainActor static var isOffline = false
}

@MainActor func saveBooking(_ guest: Guest) async throws {
  if Booking.isOffline { throw Booking.Offline() }
}

final class NamesScreen: TableScreen {
  let guest = Guest()
  override var tableData: [Section] { [
    Section {
      [
        .title: "Full name", .cellClass: .of(NameCell.self),
        .bind: .fields(["first": .to(guest, \.first), "last": .to(guest, \.last)]),
        .controls: .handlers(["swap": .perform(NamesScreen.swap)]),
      ]
    },
  ] }

  func swap() { (guest.first, guest.last) = (guest.last, guest.first) }
}

final class NameCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .column(
      .text(row.cell.title ?? ""),
      .row(
        .control(row.control("first", .field(placeholder: "First name", kind: .text))),
        .control(row.control("last", .field(placeholder: "Last name", kind: .text))),
        .control(row.control("swap", .button(title: "Swap")))))
  }
}

@MainActor struct FormExamples {
  @Test func `what is bound is written when the field is left`() async throws {
    let screen = SettingsScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: "Name")
    try await table.type("4", into: "Seats")
    try await table.toggle("Vegan")
    #expect(screen.guest.name == "Ada")
    #expect(screen.guest.seats == 4)
    #expect(screen.guest.isVegan)
  }

  @Test func `a draft waits until the form is committed`() async throws {
    let guest = Guest()
    let screen = BookingScreen(guest)
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada", into: "Name")
    #expect(guest.name == "")
    #expect(screen.form.isDirty)

    try await screen.commitForm()
    #expect(guest.name == "Ada")
    #expect(!screen.form.isDirty)
  }

  @Test func `a form is finished in one way, and saved when that has succeeded`() async throws {
    let guest = Guest()
    let screen = BookingScreen(guest)
    let table = try await HeadlessHost.show(TableScreen())
    table.visibleScreen.open(screen)
    try await table.settle()
    try await table.type("Ada", into: "Name")
    Booking.isOffline = true
    try await table.tap("Book")
    #expect(guest.name == "")
    #expect(screen.form.isDirty)

    Booking.isOffline = false
    try await table.submit()
    #expect(guest.name == "Ada")
  }

  @Test func `each changed value is told, and an action asks`() async throws {
    let screen = BookingsScreen()
    let bookings = try await HeadlessHost.show(screen)
    try await bookings.tap("Cancel the booking…")
    #expect(bookings.question?.answers.map(\.title) == ["Cancel the booking", "Cancel"])
    try await bookings.answer("Cancel the booking")
    #expect(screen.cancelled == 1)
    #expect(screen.saved == [])
  }

  @Test func `a form that is left asks`() async throws {
    let screen = BookingScreen(Guest())
    let table = try await HeadlessHost.show(TableScreen())
    table.visibleScreen.open(screen)
    try await table.settle()
    try await table.type("Ada", into: "Name")
    try await table.back()
    #expect(table.titles == ["Save", "Discard", "Keep editing"])

    try await table.tap("Keep editing")
    #expect(screen.form["name"].value(as: String.self) == "Ada")
  }

  @Test func `nothing is written while something is wrong`() async throws {
    let guest = Guest()
    let screen = BookingScreen(guest)
    let table = try await HeadlessHost.show(screen)
    try await table.type("9", into: "Seats")

    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(error?.problems.map(\.message) == ["Type a name", "Only 4 are left; take fewer"])
    #expect(table.row("Seats")?.message == "Only 4 are left; take fewer")
    #expect(guest.seats == 2)

    screen.reloadForm()
    #expect(screen.form["seats"].value(as: Int.self) == 2)
  }

  @Test func `the form as a whole is checked last`() async throws {
    let screen = BookingScreen(Guest())
    let table = try await HeadlessHost.show(screen)
    try await table.type("Eve", into: "Name")
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(error?.problems.map(\.message) == ["Eve comes alone"])
  }

  @Test func `a row can have several fields`() async throws {
    let screen = NamesScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Full name", control: "first")
    try await table.press(in: "Full name", control: "swap")
    #expect(screen.guest.last == "Grace")
  }
}
