import Foundation
import Testing

@testable import DemoScreens

/// The law of the file: what the store shows is what a new store reads.
@MainActor struct ToDoFileTests {
  let folder: TemporaryFolder
  let file: ToDoFile

  init() throws {
    folder = try TemporaryFolder()
    file = ToDoFile(in: folder.url)
  }

  @Test(arguments: 1...10) func `after any edits a new store reads the same`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let store = ToDoStore(file)
    for number in 0..<60 {
      let item = store.items.randomElement(using: &random) ?? ToDo(title: "first")
      let place = Int.random(in: 0...max(store.items.count, 1), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        try store.save(ToDo(title: "new \(number)\u{0}\"\\é👩‍👩‍👧", note: number % 2 == 0 ? "n" : nil))
      case 1: try store.set(item, done: Bool.random(using: &random))
      case 2: _ = try store.remove(item)
      case 3: try store.move(item, to: place)
      default: try store.insert(ToDo(title: "inserted \(number)"), at: place)
      }
      let other = ToDoStore(file)
      try other.load()
      #expect(other.items == store.items)
    }
    #expect(try folder.names == ["todos.json"], "no temporary file stays")
  }

  @Test func `a file cut short anywhere is kept as it was`() throws {
    let whole = try #require(try file.write(ToDo.samples, over: nil).data)
    for length in stride(from: 0, to: whole.count - 1, by: 17) {
      let cut = whole.prefix(length)
      try cut.write(to: file.url)
      do {
        _ = try file.read()
        Issue.record("a file of \(length) bytes is damaged")
      } catch ToDoError.damaged(let aside) {
        #expect(try Data(contentsOf: aside) == cut)
        #expect(!FileManager.default.fileExists(atPath: file.url.path()))
      }
    }
  }

  @Test func `a folder in the place of the file is left alone`() throws {
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    let store = ToDoStore(file)
    #expect(throws: ToDoError.self) { try store.load() }
    #expect(throws: ToDoError.self) { try store.save(ToDo(title: "New")) }
    #expect(store.items.isEmpty)
    #expect(try folder.names == ["todos.json"])
  }

  @Test func `what a killed program left behind is in nobody's way`() throws {
    _ = try folder.write("half a fi", to: ".todos.json.new")
    let written = try file.write(ToDo.samples, over: nil)
    #expect(try file.read().items == ToDo.samples)
    #expect(try file.write([], over: written.data).items.isEmpty)
    #expect(try folder.names == ["todos.json"])
  }

  @Test func `the data folder follows the environment`() async throws {
    let help = try await DemoProgram.run("--help", environment: ["TABLESCREEN_DEMO_DATA": "/a/b"])
    #expect(help.output.contains("kept in /a/b"))
    let xdg = ["TABLESCREEN_DEMO_DATA": "", "XDG_DATA_HOME": "/c"]
    #expect(
      try await DemoProgram.run("--help", environment: xdg).output.contains("/c/tablescreen-demo"))
  }
}
