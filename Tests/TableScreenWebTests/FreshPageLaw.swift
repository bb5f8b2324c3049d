#if Web
import Observation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// The law of the fresh page: what a page holds after any changes is what a page of a new window over the same data gets.
@MainActor @Suite struct FreshPageLaw {
  fileprivate struct Item: Identifiable, Hashable {
    let id: Int
    var title = "item"
    var isOn = false
    var group = 0
  }

  @Observable @MainActor fileprivate final class Store {
    var items = (0..<8).map { Item(id: $0, group: $0 % 3) }
    var isWritten = false
  }

  private final class ListScreen: TableScreen {
    let store: Store
    init(_ store: Store) {
      self.store = store
      super.init()
    }

    override class var settings: Settings { [.title("List"), .searchable()] }

    /// A section without rows is none.
    override var tableData: [Section] {
      (0..<4).compactMap { group in
        let items = store.items.filter { $0.group == group }
        if items.isEmpty { return nil }
        return store.isWritten
          ? Section("Group \(group)", id: .key(group), cells: items.map { cell($0, isKeyed: true) })
          : Section("Group \(group)", id: .key(group), items: items) { [unowned self] in
            cell($0, isKeyed: false)
          }
      }
    }

    private func cell(_ item: Item, isKeyed: Bool) -> Cell {
      var cell: Cell = [
        .title: "\(item.title) \(item.id)", .accessory: .switch(item.isOn),
        .children: item.isOn ? .cells([[.title: "below \(item.id)"]], expanded: true) : nil,
      ]
      if isKeyed { cell[.id] = .key(item.id) }
      return cell
    }
  }

  private func change(_ store: Store, _ random: inout SplitMix64) -> String {
    let place = Int.random(in: 0..<max(store.items.count, 1), using: &random)
    guard store.items.indices.contains(place) else {
      store.items.append(Item(id: 0))
      return "append"
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: store.items[place].title = ["one", "two", "three"].randomElement(using: &random) ?? ""
    case 1, 2:
      store.items[place].group = Int.random(in: 0..<4, using: &random)
      store.items[place].isOn.toggle()
    case 3: store.items.swapAt(0, place)
    case 4: store.items.remove(at: place)
    case 5:
      let id = Int.random(in: 0..<12, using: &random)
      if !store.items.contains(where: { $0.id == id }) {
        store.items.insert(Item(id: id, group: id % 4), at: place)
      }
    default:
      let group = store.items[place].group
      for place in store.items.indices where store.items[place].group == group {
        store.items[place].group = (group + 1) % 4
        store.items[place].title = "moved"
      }
    }
    return "\(store.items)"
  }

  private func shown(_ page: FakePage) -> [JSON] {
    page.items.map { item in
      guard case .object(var keys) = item else { return item }
      keys["i"] = nil
      return .object(keys)
    }
  }

  @Test(arguments: Effort.some((0..<20).map { UInt64($0) }), [false, true])
  func `it is what a new page gets`(seed: UInt64, isWritten: Bool) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let store = Store()
    store.isWritten = isWritten
    let page = try await FakePage.open([ListScreen(store)])
    for _ in 0..<25 {
      var said: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) { said.append(change(store, &random)) }
      if Int.random(in: 0..<6, using: &random) == 0 {
        let first = Int.random(in: 0..<8, using: &random)
        try page.receive(#"["v",1,\#(first),40,\#(first),5]"#)
      }
      if Int.random(in: 0..<8, using: &random) == 0 { try page.receive(#"["v",1,0,40,0,5]"#) }
      for _ in 0..<40 { await Task.yield() }
      try page.receive(#"["v",1,0,60,0,5]"#)
      for _ in 0..<40 { await Task.yield() }
      page.take()
      let fresh = try await FakePage.open([ListScreen(store)])
      guard shown(page) != shown(fresh) else { continue }
      let pairs = zip(shown(page), shown(fresh)).filter { $0 != $1 }
      Issue.record(
        "seed \(Seed.value &+ seed): \(said)\n\(pairs.first.map { "\($0)" } ?? "")\n\(page.titles)\n\(fresh.titles)"
      )
      return
    }
  }
}
#endif
