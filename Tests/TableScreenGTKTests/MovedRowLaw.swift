#if GTK
import CGTK
import Foundation
import Observation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenGTK

/// The law of rows that move: see ``OwnDisplayTests``.
///
/// GTK's list follows whatever moves, comes and goes, wherever the focus is, and whether frames are drawn in between or not.
@MainActor @Suite(.enabled(if: Desktop.isOwn)) struct MovedRowLaw {
  @Observable @MainActor fileprivate final class Store {
    var sections: [[Int]] = [Array(0..<8), Array(8..<11)]
  }

  private final class Shelf: TableScreen {
    let store = Store()
    override class var settings: Settings { [.title("Shelf"), .searchable()] }
    override var tableFooter: RowElement? { .text("Below all rows") }
    override var tableData: [Section] {
      [
        Section("One", footer: "A tap moves a row.", cells: store.sections[0].map(cell)),
        Section("Two", cells: store.sections[1].map(cell)),
      ]
    }
    private func cell(_ number: Int) -> Cell {
      let isSecond = store.sections[1].contains(number)
      return [
        .id: .key(number), .title: "Row \(number)", .image: isSecond ? "document" : "cloud",
        .action: isSecond ? nil : .perform(Shelf.move, number),
        .accessory: isSecond ? .button("Remove", .perform(Shelf.move, number)) : nil,
      ]
    }
    func move(_ number: Int) {
      let from = store.sections[0].contains(number) ? 0 : 1
      var sections = store.sections
      sections[from].removeAll { $0 == number }
      let place = sections[1 - from].firstIndex { $0 > number } ?? sections[1 - from].count
      sections[1 - from].insert(number, at: place)
      store.sections = sections
    }
  }

  /// The titles of GTK's rows in view, from the top down.
  private func shown(_ window: OwnWindow, _ screen: Screen) -> [String] {
    window.host.page(of: screen).area.live.values.compactMap { row -> (String, Double)? in
      // GTK places only those in view.
      guard let node = row.node, gtk_widget_get_child_visible(node()) != 0 else { return nil }
      return row.content.map { ($0.title, window.box(row.root).minY) }
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test(arguments: Effort.some((0..<12).map { UInt64($0) }))
  func `the list follows`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let screen = Shelf()
    let window = OwnWindow([screen], width: 600, height: 420)
    defer { window.close() }
    let page = window.host.page(of: screen)
    await window.until { page.focusedRow != nil }
    for _ in 0..<Effort.rounds(400) {
      let rows = page.area.live.values.filter { $0.content != nil }
      let row = rows.randomElement(using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: if let node = row?.node { gtk_widget_grab_focus(node()) }
      case 1...3:
        // As a key does that is pressed on a button: it is told a moment later.
        if let root = row?.root,
          let button = window.all(in: root).first(where: {
            gtk_widget_has_css_class($0(), "text-button") != 0
          })
        {
          gtk_widget_grab_focus(button())
          gtk_widget_activate(button())
        }
      case 4: row?.activate()
      case 5: screen.move(Int.random(in: 0..<11, using: &random))
      case 6:
        var sections = screen.store.sections
        for _ in 0..<3 {
          let from = Int.random(in: 0...1, using: &random)
          guard let place = sections[from].indices.randomElement(using: &random) else { continue }
          let number = sections[from].remove(at: place)
          if random.once(in: 4) { continue }
          let to = Int.random(in: 0...1, using: &random)
          sections[to].insert(
            number, at: Int.random(in: 0...sections[to].count, using: &random))
        }
        screen.store.sections = sections
      case 7:
        page.area.scroll(
          to: Int.random(in: 0..<max(page.area.source.list.count, 1), using: &random),
          at: .nearest)
      case 8: screen.store.sections = [Array(0..<8), Array(8..<11)]
      default: await window.rest(frames: Int.random(in: 1...3, using: &random))
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        g_main_context_iteration(nil, 0)
        await Task.yield()
        usleep(2_000)
      }
    }
    await window.rest(frames: 20)
    await window.until { page.area.source.list.layout.rowCount == screen.layout.rowCount }
    let all = screen.store.sections.joined().map { "Row \($0)" }
    let seen = shown(window, screen)
    #expect(!seen.isEmpty && seen == all.filter(seen.contains), "seed \(Seed.value &+ seed)")
  }
}
#endif
