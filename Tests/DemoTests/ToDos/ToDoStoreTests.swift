#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

@testable import DemoScreens

/// The law of the store: it holds what an array would after the same edits, for every other store too.
struct ToDoStoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: 1...4) func `after any edits another store reads the same`(
    seed: UInt64
  ) async throws {
    var random = SplitMix64(seed: seed)
    let (store, other) = (ToDoStore(in: folder.url), ToDoStore(in: folder.url))
    var items = ToDo.samples
    for number in 0..<60 {
      let item = items.randomElement(using: &random) ?? ToDo(title: "first")
      let place = Int.random(in: 0...max(items.count, 1), using: &random)
      let index = items.firstIndex { $0.id == item.id }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let new = ToDo(title: "new \(number)\u{0}\"\\é👩‍👩‍👧", note: number % 2 == 0 ? "n" : nil)
        try await store.save(new)
        items.append(new)
      case 1:
        let isDone = Bool.random(using: &random)
        try await store.set(item, done: isDone)
        if let index { items[index].isDone = isDone }
      case 2:
        #expect(try await store.remove(item) == index)
        if let index { items.remove(at: index) }
      case 3:
        try await store.move(item.id, to: place)
        if let index {
          let moved = items.remove(at: index)
          items.insert(moved, at: min(place, items.count))
        }
      default:
        let new = ToDo(title: "inserted \(number)")
        try await store.insert(new, at: place)
        items.insert(new, at: min(place, items.count))
      }
      #expect(try await other.all() == items, "step \(number) of seed \(seed)")
    }
  }

  @Test func `the data folder follows the environment`() async throws {
    let help = try await DemoProgram.run("--help", environment: ["TABLESCREEN_DEMO_DATA": "/a/b"])
    #expect(help.output.contains("kept in /a/b"))
    let xdg = ["TABLESCREEN_DEMO_DATA": "", "XDG_DATA_HOME": "/c"]
    #expect(
      try await DemoProgram.run("--help", environment: xdg).output.contains("/c/tablescreen-demo"))
  }
}
#endif
