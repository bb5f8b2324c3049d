import Foundation
public import Observation

/// The to-dos of a person: what is shown here is on disk.
@Observable @MainActor public final class ToDoStore {
  /// All to-dos, in the person's own order.
  public private(set) var items: [ToDo] = []
  private let file: ToDoFile
  private var data: Data?
  private var isLoaded = false

  /// Creates a store, empty until it is loaded.
  public init(_ file: ToDoFile) { self.file = file }

  /// What is still to be done.
  public var open: [ToDo] { items.filter { !$0.isDone } }
  /// What is done.
  public var done: [ToDo] { items.filter(\.isDone) }

  /// Reads the file again.
  public func load() throws {
    isLoaded = false
    do { take(try file.read()) } catch let error as ToDoError {
      // The damaged file is out of the way: from here on the list is an empty one.
      if case .damaged = error { take(ToDoFile.Contents(items: [])) }
      throw error
    }
  }

  /// Adds a to-do, or replaces the one of the same id.
  public func save(_ item: ToDo) throws {
    try change { items in
      if let place = items.place(of: item) { items[place] = item } else { items.append(item) }
    }
  }

  /// Says whether a to-do is done.
  public func set(_ item: ToDo, done: Bool) throws {
    try change { items in
      if let place = items.place(of: item) { items[place].isDone = done }
    }
  }

  /// Puts a to-do back in its place.
  public func insert(_ item: ToDo, at place: Int) throws {
    try change { $0.insert(item, at: min(place, $0.count)) }
  }

  /// Removes a to-do, and returns where it stood, or nil where it was gone already.
  public func remove(_ item: ToDo) throws -> Int? {
    let place = items.place(of: item)
    try change { items in
      if let place { items.remove(at: place) }
    }
    return place
  }

  /// Moves a to-do to another place.
  public func move(_ item: ToDo, to place: Int) throws {
    try change { items in
      guard let old = items.place(of: item) else { return }
      let moved = items.remove(at: old)
      items.insert(moved, at: min(place, items.count))
    }
  }

  /// Carries out a change: first on disk, then here.
  private func change(_ edit: (inout [ToDo]) -> Void) throws {
    if !isLoaded { try load() }
    var changed = items
    edit(&changed)
    if changed != items { take(try file.write(changed, over: data)) }
  }

  private func take(_ contents: ToDoFile.Contents) {
    items = contents.items
    data = contents.data
    isLoaded = true
  }
}

extension [ToDo] {
  /// Returns where the to-do of the same id stands, or nil.
  func place(of item: ToDo) -> Int? { firstIndex { $0.id == item.id } }
}
