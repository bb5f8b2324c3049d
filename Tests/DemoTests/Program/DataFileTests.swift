#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// Files that describe tables, as the program says what is wrong with them and shows them.
struct DataFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `lint says each mistake in the form that editors read, and exits 1`() async throws {
    let file = try folder.write(
      "[\n  {\"title\": \"A\", \"cells\": [\n    {\"titel\": \"x\"},,\n    {\"accessory\": {\"view\": \"swich\"}}\n  ]}\n]",
      to: "menu.json")
    let result = try await DemoProgram.run("lint", file)
    #expect(result.status == 1)
    #expect(result.error == "")
    let mistakes = [
      "3:6: error: [0].cells[0].titel: “titel” is no key of a cell; it is left out; write “title” [unknownKey]",
      "3:20: error: [0].cells: there is a , too many; it is passed over; take it away [extraSign]",
      "4:28: error: [0].cells[1].accessory.view: “swich” is none of the names that stand here; it is left out; "
        + "write “switch” [unknownName]",
    ]
    #expect(result.lines.map(String.init) == mistakes.map { "\(file):\($0)" })
    let json = try await DemoProgram.run("lint", file, "--format", "json")
    #expect(json.status == 1)
    let found = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(found?.map { $0["line"] as? Int } == [3, 3, 4])
    #expect(found?.first?["file"] as? String == file)
    #expect(found?.last?["nearest"] as? String == "switch")
    #expect(found?.last?["kind"] as? String == "unknownName")
  }

  @Test func `what is wrong with a file as a whole stands behind its name and a space`()
    async throws
  {
    let file = try folder.write("bplist00\u{1}\u{2}", to: "b.plist")
    let result = try await DemoProgram.run("open", file)
    let said = result.output + result.error
    #expect(said.contains("b.plist: this is no property list"), "\(said)")
  }

  @Test func `events without an end are refused`() async throws {
    let result = try await DemoProgram.run("render", "mail", "--events", "/dev/zero")
    #expect(result.status == 2)
    #expect(result.error.contains("cannot read /dev/zero"), "\(result.error)")
  }

  @Test func `nothing that lint says of hostile data acts on the terminal`() async throws {
    let hostile = "d\u{9b}31m\u{202E}\u{2028}\u{1b}]0;\u{7}"
    let name = try JSONSerialization.data(withJSONObject: hostile, options: .fragmentsAllowed)
    let text = String(decoding: name, as: UTF8.self)
    let file = try folder.write(
      """
      [{"title": "A", \(text): 1, "defaults": {"accessory": \(text)}, "cells": [
        {"id": \(text), \(text): 1}, {"id": \(text), "symbol": \(text)},
        {"name": "a", "type": \(text)}, {"name": "a", "type": "color", "value": \(text)},
        {"name": "b", "type": "picker", "options": [\(text)], "value": "x\(text.dropFirst().dropLast())"},
        {"name": "c", "type": "text", "validate": {"pattern": "(\(text.dropFirst().dropLast())"}}
      ]}]
      """, to: "hostile.json")
    for format in ["text", "json"] {
      let result = try await DemoProgram.run("lint", file, "--format", format)
      #expect(result.status == 1)
      let acting = (result.output + result.error).unicodeScalars.filter {
        [.control, .format, .lineSeparator].contains($0.properties.generalCategory) && $0 != "\n"
      }
      #expect(acting.isEmpty, "\(format)")
    }
    let json = try await DemoProgram.run("lint", file, "--format", "json")
    let found = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(found?.isEmpty == false)
    #expect(found?.contains { $0["nearest"] as? String == hostile } == true)
  }

  @Test func `lint says ids that stand twice, and of a long key its start`() async throws {
    let file = try folder.write(
      "[{\"cells\": [{\"id\": \"a\"},\n  {\"id\": \"a\", \"\(String(repeating: "k", count: 1_000_000))\": 1}]}]",
      to: "twice.json")
    let result = try await DemoProgram.run("lint", file)
    #expect(result.status == 1)
    #expect(
      result.lines.first?.hasPrefix(
        "\(file):2:10: error: [0].cells[1].id: duplicate id \"a\"; rows of one id are") == true)
    #expect(result.lines.last?.contains("k…” (1000000 bytes) is no key of a cell") == true)
    #expect(result.output.utf8.count < 3_000)
  }

  @Test func `lint has nothing to say of what is right, and exits 2 where there is no file`()
    async throws
  {
    let right = try folder.write(#"[{"cells": [{"title": "x"}]}]"#, to: "right.json")
    let result = try await DemoProgram.run("lint", right)
    #expect(result.status == 0 && result.output == "")
    let json = try await DemoProgram.run("lint", right, "--format", "json")
    #expect(json.status == 0 && json.output.filter { !$0.isWhitespace } == "[]")
    let missing = try await DemoProgram.run("lint", "/nowhere/x.json")
    #expect(missing.status == 2 && missing.error.hasPrefix("demo: cannot read /nowhere/x.json"))
    let piped = try await DemoProgram.run(["lint", "-"], input: "[")
    #expect(piped.status == 1 && piped.output.hasPrefix("-:1:1: error: "))
    for wrong in [["lint"], ["lint", "x", "--format"], ["lint", "--huh"], ["open"]] {
      #expect(try await DemoProgram.run(wrong).status == 64)
    }
  }

  @Test func `lint knows names of an app's own when it is told them`() async throws {
    let file = try folder.write(
      #"""
      [{"cells": [
        {"title": "Graph", "cellClass": "graph", "properties": {"any": 1}, "action": "edit", "bind": "owner"},
        {"title": "Stars", "name": "stars", "type": "stars", "value": 3, "accessory": {"view": "graph"}}
      ]}]
      """#, to: "own.json")
    let unknown = try await DemoProgram.run("lint", file)
    #expect(unknown.status == 1)
    // Any action and binding may be one of the app's.
    #expect(unknown.lines.count == 3)
    #expect(unknown.lines.allSatisfy { $0.contains("is none of the names that stand here") })
    let names = ["--cells", "graph,stars=integer", "--actions", "edit", "--bindings", "owner"]
    let known = try await DemoProgram.run(["lint", file] + names)
    #expect(known.output == "" && known.error == "" && known.status == 0)
    let others = ["--cells", "graph,stars=text", "--actions", "edits", "--bindings", "owners"]
    let different = try await DemoProgram.run(["lint"] + others + [file])
    #expect(different.status == 1)
    #expect(
      different.lines.map { $0.drop { $0 != ";" } } == [
        "; using it does nothing; write “edits” [unknownActionName]",
        "; the row edits nothing; write “owners” [unknownBinding]",
        "; it is left out; write a text [wrongKind]",
      ])
    for wrong in ["", "a,,b", "a=huh"] {
      #expect(try await DemoProgram.run("lint", file, "--cells", wrong).status == 64)
    }
    #expect(try await DemoProgram.run("lint", file, "--actions").status == 64)
  }

  @Test func `open prints the first frame where there is no terminal`() async throws {
    let file = try folder.write(#"[{"cells": [{"title": "Milk"}]}]"#, to: "menu.json")
    let result = try await DemoProgram.run("open", file)
    #expect(result.status == 0 && result.output.contains("Milk"))
  }

  @Test func `open says that a file cannot be read, once, and exits 2`() async throws {
    let result = try await DemoProgram.run("open", "/nowhere/x.json")
    #expect(result.status == 2 && result.output == "")
    #expect(result.error.hasPrefix("demo: cannot read /nowhere/x.json: "))
    #expect(result.error.split(separator: "\n").count == 1)
    let broken = try folder.write("[", to: "broken.json")
    let shown = try await DemoProgram.run("open", broken)
    #expect(shown.status == 0 && shown.output.components(separatedBy: "begins").count == 2)
  }

  @Test func `open says why the table of an address did not come, and exits 2`() async throws {
    let server = try LoopbackServer(["broken": .bytes(Data("[".utf8))])
    defer { server.close() }
    for (path, words) in [
      ("missing", "The server answered with the status 404"),
      ("broken", "What came is broken in line 1"),
    ] {
      let address = try server.url(path).absoluteString
      let result = try await DemoProgram.run("open", address)
      #expect(result.status == 2 && result.output == "")
      #expect(result.error.hasPrefix("demo: cannot read \(address): \(words)\n"))
    }
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><array><dict><key>cells</key>
    <array><dict><key>title</key><string>Milk</string></dict></array></dict></array></plist>
    """

  @MainActor @Test(arguments: ["", "\u{FEFF}", "\n \t"])
  func `a property list is one wherever it comes from`(before: String) async throws {
    let text = before + Self.list
    let server = try LoopbackServer(["t": .bytes(Data(text.utf8))])
    defer { server.close() }
    let host = try await HeadlessHost.show(DataScreen(server.url("t")))
    #expect(host.titles == ["Milk"])
    host.close()
    let file = try folder.write(text, to: "menu")
    for arguments in [["open", file], ["open", try server.url("t").absoluteString]] {
      let result = try await DemoProgram.run(arguments)
      #expect(result.status == 0 && result.output.contains("Milk"))
    }
    #expect(try await DemoProgram.run("lint", file).status == 0)
    #expect(try await DemoProgram.run(["lint", "-"], input: text).status == 0)
    #expect(try await DemoProgram.run(["open", "-"], input: text).output.contains("Milk"))
  }

  @MainActor private func table(_ rows: Int, _ more: String = "") -> String {
    let cells = (0..<rows).map { #"{"id": \#($0), "title": "Row \#($0)"}"# }.joined(separator: ",")
    return
      #"{"settings": {"searchable": true}, "sections": [{"title": "All", "cells": [{"id": "h", "title": "Host", "#
      + #""children": [{"title": "Row below"}]}, \#(cells)\#(more)]}]}"#
  }

  @MainActor @Test(arguments: ["http", "HTTP", "Https"])
  func `an address is one whatever its scheme's case`(scheme: String) {
    let screen = DataScreen(at: "\(scheme)://127.0.0.1/t")
    #expect(screen.file == nil && screen.dataURL != nil)
  }

  @Test func `a file can be named by its address`() async throws {
    let path = try folder.write(#"[{"cells": [{"title": "Milk"}]}]"#, to: "shop list.json")
    let address = URL(filePath: path).absoluteString
    #expect(address.hasPrefix("file:///") && address.contains("%20"))
    for place in [
      address, "FILE" + address.dropFirst(4), "file://localhost" + address.dropFirst(7),
    ] {
      let shown = try await DemoProgram.run("open", place)
      #expect(shown.status == 0)
      #expect(shown.output.contains("Milk"), "\(place): \(shown.error)")
      #expect(try await DemoProgram.run("lint", place).status == 0)
    }
    let missing = try await DemoProgram.run("open", "file:///nowhere/x.json")
    #expect(missing.status == 2)
  }

  @Test func `a file opened says what a file linted says`() async throws {
    let text = #"[{"cells":[{"title":"R","name":"r","type":"rating","value":9}]}]"#
    let file = try folder.write(text, to: "rate.json")
    let (linted, opened) = (
      try await DemoProgram.run("lint", file), try await DemoProgram.run("open", file)
    )
    #expect(linted.output.contains("[outOfRange]"))
    let words = opened.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("9 is not among the numbers from 0 to 5"))
    let piped = try await DemoProgram.run(["open", "-"], input: text)
    #expect(piped.output.contains("9 is not among the numbers from 0 to 5"))
  }

  @MainActor @Test
  func `a file saved again shows what is different, and a broken one what is wrong`()
    async throws
  {
    let path = try folder.write(table(60), to: "rows.json")
    let screen = DataScreen(TableFile(path))
    let host = try await HeadlessHost.show(screen)
    try await host.expand("Host")
    try await host.search("row")
    try await host.scroll(to: "Row 40")
    let top = host.top
    _ = try folder.write(table(60, #", {"title": "Row new"}"#), to: "rows.json")
    screen.reload()
    try await host.settle()
    #expect(host.titles.contains("Row new") && host.titles.contains("Row below"))
    #expect(host.top == top)
    _ = try folder.write(table(3, #", {"title" "#), to: "rows.json")
    screen.reload()
    try await host.settle()
    #expect(host.titles.contains("Row 59"))
    #expect(host.frame(columns: 100, rows: 60).contains("rows.json:1:"))
    _ = try folder.write(table(3), to: "rows.json")
    screen.reload()
    try await host.settle()
    #expect(host.titles == ["Host", "Row below", "Row 0", "Row 1", "Row 2"])
    #expect(!host.frame(columns: 100, rows: 60).contains("rows.json:"))
    try await host.endSearch()
  }

  @MainActor @Test func `a file is read and checked outside of the main actor, which says so`()
    async throws
  {
    let path = try folder.write(table(5_000), to: "rows.json")
    let meter = ReadingMeter()
    try await ReadingMeter.$current.withValue(meter) {
      let screen = DataScreen(TableFile(path))
      let host = HeadlessHost.start([screen])
      #expect(host.frame(columns: 60, rows: 12).contains(TableWords.current.loading))
      try await host.settle()
      #expect(host.titles.count == 5_001)
      _ = try folder.write(table(4_000, #", {"titel": ""}"#), to: "rows.json")
      screen.reload()
      #expect(host.titles.count == 5_001, "the rows stay meanwhile")
      try await host.settle()
      #expect(host.titles.count == 4_002)
      host.close()
    }
    #expect(meter.onMain.values == 0 && meter.onMain.bytes == 0 && meter.onMain.guesses == 0)
    #expect(meter.elsewhere.values > 9_000)
  }

  @MainActor @Test func `what is saved while the file is read is read, too`() async throws {
    let path = try folder.write(table(20), to: "rows.json")
    let screen = DataScreen(TableFile(path))
    let host = HeadlessHost.start([screen])
    _ = try folder.write(table(30), to: "rows.json")
    screen.reload()
    try await host.settle()
    #expect(host.titles.count == 31)
  }

  /// What cannot be read, and what a person is told of it.
  enum Unfit: CaseIterable { case pipe, folder, device, large, missing }

  @MainActor private func make(_ unfit: Unfit) throws -> (path: String, words: String) {
    let path = folder.url.appending(path: "unfit.json").path(percentEncoded: false)
    try? FileManager.default.removeItem(atPath: path)
    let words = TableWords.current
    switch unfit {
    case .pipe:
      #expect(mkfifo(path, 0o600) == 0)
      return (path, words.text(for: .notAFile))
    case .folder: return (folder.url.path(percentEncoded: false), words.text(for: .notAFile))
    case .device: return ("/dev/zero", words.text(for: .notAFile))
    case .large:
      _ = try folder.write("[]", to: "unfit.json")
      #expect(truncate(path, 300 << 20) == 0)
      return (path, words.text(of: TableDownloadError.tooLarge(limit: TableDataLimits().bytes)))
    case .missing: return (path, words.text(for: .missing))
    }
  }

  @MainActor @Test(arguments: Unfit.allCases)
  func `what is no file that can be shown is not waited for, and said in words`(
    unfit: Unfit
  ) async throws {
    let (path, words) = try make(unfit)
    let result = try await DemoProgram.run("open", path)
    #expect(result.status == 2 && result.output == "")
    #expect(result.error == "demo: cannot read \(path): \(words)\n")
    // It may become so while it is shown.
    let screen = DataScreen(TableFile(path))
    let host = try await HeadlessHost.show(screen)
    #expect(host.chrome.failure == words)
  }

  @MainActor @Test func `a good table stays while the file cannot be read, which is said`()
    async throws
  {
    let path = try folder.write(table(3), to: "rows.json")
    let screen = DataScreen(TableFile(path))
    let host = try await HeadlessHost.show(screen)
    #expect(truncate(path, 300 << 20) == 0)
    screen.reload()
    try await host.settle()
    #expect(host.titles.count == 4)
    let words = TableWords.current.text(
      of: TableDownloadError.tooLarge(limit: TableDataLimits().bytes))
    #expect(host.frame(columns: 100, rows: 60).contains(words))
    _ = try folder.write(table(5), to: "rows.json")
    screen.reload()
    try await host.settle()
    #expect(host.titles.count == 6)
    #expect(!host.frame(columns: 100, rows: 60).contains(words))
  }

  @MainActor @Test func `a save is noticed by itself`() async throws {
    let path = try folder.write(table(1), to: "rows.json")
    let screen = DataScreen(TableFile(path))
    let host = try await HeadlessHost.show(screen)
    _ = try folder.write(table(2), to: "rows.json")
    try await until { host.titles.count >= 3 }
    #expect(host.titles == ["Host", "Row 0", "Row 1"])
  }

  @MainActor @Test func `a refresh reads the file`() async throws {
    let path = try folder.write(table(1), to: "rows.json")
    let screen = DataScreen(TableFile(path))
    let host = try await HeadlessHost.show(screen)
    screen.onDismiss()
    _ = try folder.write(table(2), to: "rows.json")
    try await host.refresh()
    #expect(host.titles == ["Host", "Row 0", "Row 1"])
    try FileManager.default.removeItem(atPath: path)
    try await host.refresh()
    #expect(host.titles == ["Host", "Row 0", "Row 1"])
    #expect(host.frame(columns: 100, rows: 60).contains(TableWords.current.text(for: .missing)))
    _ = try folder.write(table(3), to: "rows.json")
    try await host.refresh()
    #expect(host.titles.count == 4)
    #expect(!host.frame(columns: 100, rows: 60).contains(TableWords.current.text(for: .missing)))
  }
}
#endif
