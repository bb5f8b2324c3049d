import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A text that can be made to refuse the next writes, though it takes every value.
private struct Picky: TableValueConvertible, Equatable {
  @MainActor static var readsLeft = Int.max
  var text = ""
  init() {}
  init?(_ value: TableValue) {
    guard let text = String(value) else { return nil }
    let isRefused = MainActor.assumeIsolated {
      Picky.readsLeft -= 1
      return Picky.readsLeft < 0
    }
    if isRefused { return nil }
    self.text = text
  }
  var tableValue: TableValue { .text(text) }
}

@MainActor private final class Shelf {
  struct Book: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  var books: [Book]
  var picky = Array(repeating: Picky(), count: 4)
  var first = Picky()
  var second = Picky()
  var title = "old" {
    didSet { if let gone = goesWithTitle { books.removeAll { $0.id == gone } } }
  }
  /// The book that goes when the title is written.
  var goesWithTitle: Int?
  init(_ count: Int) { books = (0..<count).map { Book(id: $0, name: "old \($0)") } }
}

private final class ShelfScreen: TableScreen {
  enum Field { case book(Int), first, second, title, stranger }
  let shelf: Shelf
  let fields: [Field]
  init(_ shelf: Shelf, _ fields: [Field]) {
    self.shelf = shelf
    self.fields = fields
    super.init()
  }
  override var tableData: [Section] {
    [
      Section(
        cells: fields.map { field in
          switch field {
          case .book(let id):
            [
              .id: .key("book \(id)"), .title: "Book \(id)",
              .bind: .draft(shelf, \.books, id: id, \.name),
            ]
          case .first: [.id: "first", .title: "First", .bind: .draft(shelf, \.first)]
          case .second: [.id: "second", .title: "Second", .bind: .draft(shelf, \.second)]
          case .title: [.id: "title", .title: "Title", .bind: .draft(shelf, \.title)]
          case .stranger:
            [.id: "stranger", .title: "Stranger", .bind: .draft(\StrangerScreen.name)]
          }
        })
    ]
  }
}

private final class StrangerScreen: TableScreen { var name = "" }

/// Forms with properties that cannot be written, in one place or another.
@MainActor @Suite(.serialized) struct AllOrNothingTests {
  private func fill(_ screen: ShelfScreen) {
    for field in screen.fields {
      switch field {
      case .book(let id): screen.form[.id(.init("book \(id)"))].value = .text("new \(id)")
      case .first: screen.form["first"].value = .text("new")
      case .second: screen.form["second"].value = .text("new")
      case .title: screen.form["title"].value = .text("new")
      case .stranger: screen.form["stranger"].value = .text("new")
      }
    }
  }

  @Test func `a property that is gone holds the whole form back, and the message says so`()
    async throws
  {
    let shelf = Shelf(3)
    let screen = ShelfScreen(shelf, [.book(0), .book(1), .book(2)])
    let table = try await HeadlessHost.show(screen)
    fill(screen)
    shelf.books.remove(at: 1)
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(shelf.books.map(\.name) == ["old 0", "old 2"])
    #expect(error?.problems.map(\.title) == ["Book 1"])
    #expect(error?.localizedDescription == "Book 1: \(TableWords.current.propertyGone)")
    #expect(table.row("Book 1")?.message == TableWords.current.propertyGone)
    #expect(screen.form.dirtyRows.count == 3)
  }

  @Test func `a write that fails puts back what was written before it`() async throws {
    let shelf = Shelf(2)
    shelf.goesWithTitle = 1
    let screen = ShelfScreen(shelf, [.book(0), .title, .book(1)])
    _ = try await HeadlessHost.show(screen)
    fill(screen)
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(shelf.title == "old")
    #expect(shelf.books.map(\.name) == ["old 0"])
    #expect(screen.form.dirtyRows.count == 3)
    // What was typed shows still.
    #expect(screen.form["book 0"].value == .text("new 0"))
  }

  @Test func `nothing is written where a property belongs to a screen that is not there`()
    async throws
  {
    let shelf = Shelf(1)
    let screen = ShelfScreen(shelf, [.book(0), .stranger])
    _ = try await TableDiagnostics.collect {
      _ = try await HeadlessHost.show(screen)
      fill(screen)
      await #expect(throws: (any Error).self) { try await screen.commitForm() }
    }
    #expect(shelf.books.map(\.name) == ["old 0"])
    #expect(screen.form["book 0"].isDirty)
  }

  @Test func `wherever a commit fails, properties and drafts are as before`() async throws {
    var random = SplitMix64(seed: Seed.value)
    defer { Picky.readsLeft = .max }
    for round in 0..<Effort.rounds(200) {
      let place: Comment = "seed \(Seed.value), round \(round)"
      let shelf = Shelf(5)
      var fields: [ShelfScreen.Field] = (0..<5).map { .book($0) } + [.first, .second, .title]
      fields.shuffle(using: &random)
      let screen = ShelfScreen(shelf, Array(fields.prefix(Int.random(in: 1...8, using: &random))))
      let table = try await HeadlessHost.show(screen)
      fill(screen)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: shelf.books.remove(at: Int.random(in: 0..<5, using: &random))
      case 1: shelf.goesWithTitle = Int.random(in: 0..<5, using: &random)
      case 2: Picky.readsLeft = Int.random(in: 0..<4, using: &random)
      default: break
      }
      let (books, title, picked) = (shelf.books, shelf.title, [shelf.first, shelf.second])
      let gone = shelf.goesWithTitle
      let dirty = screen.form.dirtyRows
      let values = dirty.map { screen.form[.node($0)].value }
      do {
        try await screen.commitForm()
        #expect(!screen.form.isDirty, place)
      } catch {
        // A setter of the app's own may have taken a book away; no framework brings that back.
        let left = shelf.books.map(\.id)
        #expect(shelf.books == books.filter { left.contains($0.id) }, place)
        #expect(left.count >= books.count - (gone == nil ? 0 : 1), place)
        #expect(shelf.title == title && [shelf.first, shelf.second] == picked, place)
        #expect(screen.form.dirtyRows == dirty, place)
        #expect(dirty.map { screen.form[.node($0)].value } == values, place)
      }
      Picky.readsLeft = .max
      withExtendedLifetime(table) {}
    }
  }
}
