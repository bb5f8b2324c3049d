#if os(macOS) || os(Linux)
import DemoScript
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// The program as a person meets it.
struct DemoProgramTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `help names every screen and every event`() async throws {
    let result = try await DemoProgram.run("--help")
    #expect(result.status == 0)
    for name in Demo.names { #expect(result.output.contains("  \(name) ")) }
    for form in ScriptEvent.forms { #expect(result.output.contains("  \(form)\n")) }
  }

  @Test func `without a terminal it prints the first frame of the gallery`() async throws {
    let result = try await DemoProgram.run()
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    for demo in Demo.all { #expect(result.output.contains(demo.title)) }
  }

  @Test(arguments: Demo.names) func `without a terminal it prints the first frame of a screen`(
    name: String
  ) async throws {
    let data = ["TABLESCREEN_DEMO_DATA": folder.url.path()]
    let result = try await DemoProgram.run(name, environment: data)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(result.error.isEmpty)
    #expect(try folder.names.allSatisfy { $0.hasPrefix("todos.db") })
  }

  @Test(arguments: [
    ["tody"], ["render"], ["render", "todo", "--size"], ["render", "todo", "--size", "80"],
    ["render", "todo", "--size", "0x5"], ["render", "todo", "extra"], ["todo", "extra"],
    ["render", "todo", "--event", "x"], ["--huh"], ["keys", "--restore"],
    ["lint", "x", "--restore"], ["todo", "--database"], ["render", "todo", "--database", "x"],
    ["new"], ["new", ""], ["new", "9lives"], ["new", "my app"], ["new", "TableScreen"],
    ["new", "a", "b"],
    ["render", "todo", "--restore"], ["--restore", "tody"], ["todo", "--restore", "--restore"],
    ["todo", "--database", "--restore"], ["--database", "", "todo"], ["todo", "--record", ""],
    ["render", "todo", "--data", ""], ["render", "todo", "--events", "--size"],
  ]) func `bad arguments exit 64 with the usage`(arguments: [String]) async throws {
    let result = try await DemoProgram.run(arguments)
    #expect(result.status == 64)
    #expect(result.error.hasPrefix("demo: "))
    #expect(result.error.contains("usage: demo"))
  }

  @Test func `a mistyped screen is told its nearest`() async throws {
    let result = try await DemoProgram.run("render", "charactres")
    #expect(result.error.contains("the nearest is “characters”"))
  }

  @Test func `a mistyped option is told its nearest`() async throws {
    let result = try await DemoProgram.run("--recor", "x")
    #expect(result.error.contains("unknown option --recor; the nearest is --record"))
  }

  @Test(arguments: [
    (["--restore", "render", "todo"], "“render” is no screen; it stands before all else"),
    (["--restore", "--restore"], "“--restore” is given twice"),
    (["todo", "--retore"], "the nearest is --restore"),
  ]) func `a mistake says what is wrong with it`(arguments: [String], text: String) async throws {
    #expect(try await DemoProgram.run(arguments).error.contains(text))
  }

  @Test func `events are carried out in order`() async throws {
    let events = try folder.write(
      """
      # what there is at first
      titles
      delete "Buy milk"   # and then
      titles

      undo
      tap "Add"
      tap "Title"
      type "Say \\"hello\\""
      tap "Save"
      search "HELLO"
      titles
      """, to: "good.events")
    let result = try await DemoProgram.run("render", "todo", "--events", events)
    #expect(result.error.isEmpty)
    #expect(result.status == 0)
    #expect(
      result.lines.prefix(6) == [
        "Try the search", "Buy milk", "Open the gallery",
        "Try the search", "Open the gallery", "Say \"hello\"",
      ])
    #expect(result.lines.count > 6, "a frame follows at the end")
  }

  @Test func `events reach tabs, scopes, menus, insert controls and selections`() async throws {
    let mail = try await DemoProgram.run(
      "render", "mail", "--size", "60x20", "--events", "-",
      input: """
        search ""
        scope "Flagged"
        titles
        endsearch
        choose "Archive" of "Grace Hopper"
        tab "Archive"
        titles
        tab "Labels"
        edit on
        insert "New label"
        delete "Friends"
        frame
        """)
    #expect(mail.error.isEmpty)
    #expect(
      mail.lines.prefix(3) == ["⚑ Margaret Hamilton", "⚑ Edsger Dijkstra", "Grace Hopper"])
    #expect(mail.output.contains("Label 1"))
    #expect(!mail.output.contains("⊖ Friends"))
    let countries = try await DemoProgram.run(
      "render", "countries", "--events", "-",
      input: """
        select "Algeria"
        select "Angola"
        select "Benin"
        deselect "Angola"
        frame
        tap "Compare 2"
        frame
        """)
    #expect(countries.error.isEmpty)
    #expect(countries.output.contains(" Compare 2  Clear"))
    #expect(countries.output.contains("West African CFA Franc"))
    let downloads = try await DemoProgram.run(
      "render", "downloads", "--events", "-",
      input: "tap \"Blocks.txt\"\ndetails \"Blocks.txt\"\nmore\n")
    #expect(downloads.status == 2)
    #expect(
      downloads.error.contains("-:3: error: the screen “Downloads” does not offer to load more"))
  }

  @Test func `events come from standard input too`() async throws {
    let result = try await DemoProgram.run(
      "render", "zones", "--events", "-", input: "search \"kathmandu\"\ntitles\nframe\n")
    #expect(result.lines.first == "Kathmandu")
    #expect(result.output.contains("17:45"), "it is noon of UTC")
  }

  @Test(arguments: [
    ("tap \"Buy milk\"\n\ntpa \"x\"\n", ":3: error: unknown event “tpa”"),
    ("titles\ntap \"Buy milkk\"\n", ":2: error: no row “Buy milkk”"),
    ("tap \"Buy", ":1: error: the quote does not end"),
    ("index Q", ":1: error: there is no index entry “Q”"),
    (
      "titles\nmove \"Buy milk\" to 99\n",
      ":2: error: there is no place 99 in section 0; the last one is 1\n"
    ),
    ("titles\nundo", ":2: error: the screen “To-dos” does not offer to undo"),
    ("delete \"Buy milk\"\nundo\nundo", ":3: error: the screen “To-dos” does not offer to undo"),
    ("delete \"Buy milk\"\nredo", ":2: error: the screen “To-dos” does not offer to redo"),
    ("endsearch", ":1: error: the screen “To-dos” does not offer to leave a search"),
    (
      "search \"milk\"\nendsearch\nendsearch",
      ":3: error: the screen “To-dos” does not offer to leave a search"
    ),
    ("deselect \"Buy milk\"", ":1: error: “Buy milk” does not offer to be let go of"),
  ]) func `a bad event exits 2 and says where`(events: String, message: String) async throws {
    let file = try folder.write(events, to: "bad.events")
    let result = try await DemoProgram.run("render", "todo", "--events", file)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix(file + message))
  }

  @Test(arguments: [
    ("cells", "edit on", "edit"), ("cells", "edit off", "edit"), ("cells", "endsearch", "leave"),
    ("packing", "undo", "undo"), ("packing", "redo", "redo"),
  ]) func `an event that a screen does not offer is an error`(
    screen: String, event: String, offer: String
  ) async throws {
    let result = try await DemoProgram.run("render", screen, "--events", "-", input: event)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("-:1: error: "))
    #expect(result.error.contains(" does not offer to \(offer)"))
  }

  @Test func `a file of events may begin with the sign of its encoding`() async throws {
    let result = try await DemoProgram.run(
      "render", "todo", "--events", "-", input: "\u{FEFF}titles\nback")
    #expect(result.lines.first == "Try the search")
    #expect(result.error.hasPrefix("-:2: error: "))
  }

  @Test func `the framework's words are replaced`() async throws {
    // In a program of its own: the words are those of all screens.
    let result = try await DemoProgram.run(
      "render", "settings", "--events", "-", input: "tap \"Deutsch\"\nsearch \"zzz\"\nframe\n")
    #expect(result.output.contains("Nichts gefunden"))
  }

  @Test func `a missing file of events exits 2`() async throws {
    let result = try await DemoProgram.run("render", "todo", "--events", "/nowhere/at/all")
    #expect(result.status == 2)
    #expect(result.error.contains("/nowhere/at/all"))
  }

  @Test func `rendering twice gives the same`() async throws {
    for name in ["gallery", "todo", "characters", "zones", "settings"] {
      async let first = DemoProgram.run("render", name)
      async let second = DemoProgram.run("render", name)
      let (one, other) = try await (first, second)
      #expect(one.status == 0 && other.status == 0, "\(name): \(one.error)\(other.error)")
      #expect(one.output == other.output, "\(name)")
    }
  }

  @Test func `to-dos are kept in the file that is named`() async throws {
    let file = folder.url.appending(path: "list.db").path(percentEncoded: false)
    let first = try await DemoProgram.run("todo", "--database", file)
    #expect(first.status == 0 && first.output.contains("Buy milk"), "\(first.error)")
    try await ToDoStore(file: URL(filePath: file)).save(ToDo(title: "From elsewhere"))
    let second = try await DemoProgram.run("--database", file, "todo")
    #expect(second.output.contains("From elsewhere"), "\(second.error)")
    #if !Postgres
    let server = try await DemoProgram.run("todo", "--database", "postgres://app@host/lists")
    #expect(server.status == 64 && server.error.contains("--traits Postgres"))
    #endif
  }

  @Test func `killed at any moment it keeps what it showed`() async throws {
    let events = try folder.write(
      String(repeating: "longpress \"Buy milk\"\ntitles\n", count: 3000), to: "many.events")
    var random = SplitMix64(seed: 7)
    let store = ToDoStore(in: folder.url)
    for _ in 0..<Effort.rounds(20) {
      let known = try await store.all().count
      let process = DemoProgram.process([
        "render", "todo", "--data", folder.url.path(), "--events", events,
      ])
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      // Counted in what it has printed, so that a slow machine changes nothing.
      let bytes = Int.random(in: 100...4_000, using: &random)
      var output = Data()
      while output.count < bytes {
        let part = pipe.fileHandleForReading.availableData
        if part.isEmpty { break }
        output += part
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      output += try pipe.fileHandleForReading.readToEnd() ?? Data()
      let shown = String(decoding: output, as: UTF8.self).titleBlocks.last ?? known
      let kept = try await store.all().count
      #expect(kept >= shown)
    }
    #expect(try await store.all().count > 3, "the program was killed while it wrote")
    #expect(
      try folder.names.allSatisfy { $0 == "many.events" || $0.hasPrefix("todos.db") })
  }
}

extension String {
  /// How many titles each printed list holds; the last list may be cut off.
  fileprivate var titleBlocks: [Int] {
    var counts: [Int] = []
    for line in split(separator: "\n") {
      // Each list begins with the first of the samples.
      if line == "Try the search" { counts.append(0) }
      // A program that came to its end prints a frame too.
      if !counts.isEmpty, ToDo.samples.contains(where: { $0.title == line }) {
        counts[counts.count - 1] += 1
      }
    }
    return counts
  }

  @Test(arguments: [
    "Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Asuncion", "UTC",
  ])
  func `a day is the same wherever the program runs`(zone: String) async throws {
    let folder = try TemporaryFolder()
    let events = try folder.write(
      """
      tap "Name *"
      type "Ada"
      tap "Email *"
      type "ada@example.org"
      tap "Password *"
      type "analytical"
      tap "Birthday *"
      type "1990-10-07"
      tap "Country *"
      tap "Ghana"
      toggle "I agree *"
      tap "Join"
      frame
      """, to: "events")
    let result = try await DemoProgram.run(
      ["render", "signup", "--events", events], environment: ["TZ": zone])
    #expect(result.output.contains("1990-10-07"), "\(result.output) \(result.error)")
  }

  @MainActor @Test func `without a terminal the first frame is that of the screen as it was left`()
    async throws
  {
    let folder = try TemporaryFolder()
    let table = try await HeadlessHost.show(
      tabs: try #require(Demo.screens(named: "characters", .live)))
    try await table.search("snow")
    TableRestoration.file(folder.url.appending(path: "state.json")) { _ in nil }
      .save(table.navigator.state)
    let environment = ["TABLESCREEN_DEMO_DATA": folder.url.path(percentEncoded: false)]
    let fresh = try await DemoProgram.run(["characters"], environment: environment)
    #expect(!fresh.output.contains("snow"), "\(fresh.output)")
    let state = try Data(contentsOf: folder.url.appending(path: "state.json"))
    let restored = try await DemoProgram.run(
      ["characters", "--restore"], environment: environment)
    #expect(restored.output.contains("snow"), "\(restored.output) \(restored.error)")
    // Who only looks changes nothing.
    #expect(try Data(contentsOf: folder.url.appending(path: "state.json")) == state)
  }
}
#endif
