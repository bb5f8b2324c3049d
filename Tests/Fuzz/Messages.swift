import Foundation

@testable import TableScreen
@testable import TableScreenWeb

/// Gives a window of the web host what a page could send to it, and what none would.
///
/// Each line is a message; one that begins with a comma is the end of an event, which gets the number that is due, so that
/// not only the first part of messages is ever tried.
@MainActor func readMessages(_ bytes: [UInt8]) {
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true).prefix(12)
  // A window takes a while to make, and most random input is no message.
  var window: FuzzedWindow?
  for line in lines {
    guard let text = String(bytes: line, encoding: .utf8) else { continue }
    if let value = JSONReader.value(of: text) {
      // A number without a fraction is read as a whole one.
      let again = JSONReader.value(of: value.encoded)
      precondition(again?.encoded == value.encoded, "what is written is read as it was")
    }
    guard let message = PageMessage(text.hasPrefix(",") ? "[1\(text)]" : text) else { continue }
    let open = window ?? FuzzedWindow()
    window = open
    open.receive(message, isNext: text.hasPrefix(","))
  }
  window?.end()
}

/// A window without a network.
@MainActor private final class FuzzedWindow {
  private let session: WebSession
  private let line = FuzzedLine()
  private var number = 0

  init() {
    let host = WebHost(pictures: PictureStore()) { _ in FuzzedScreen() }
    session = WebSession(owner: "", host: host, locale: Locale(identifier: "en"))
    host.start([FuzzedScreen()])
    session.take(line, isFresh: false)
  }

  /// Receives a message; an event that is next has the number that is due, and any other its own.
  func receive(_ given: PageMessage, isNext: Bool) {
    var message = given
    if case .event(let own, let event) = given {
      message = .event(number: isNext ? number + 1 : own, event)
      number = max(number, isNext ? number + 1 : own)
    }
    do throws(WebFault) { try session.receive(message) } catch {
      precondition(error == .malformed, "a message ends the line with the code for it")
    }
    turn()
  }

  func end() {
    precondition(session.saved != nil, "the session's data outlives its messages")
    session.end(.leaving)
    turn()
  }

  /// Lets what waits for the main actor run, as what is new for the page.
  private func turn() { RunLoop.main.run(mode: .default, before: .distantPast) }
}

/// A line that takes all at once.
@MainActor private final class FuzzedLine: WebLine {
  let isFree = true

  func send(_ text: String) {
    precondition(JSONReader.value(of: text, depth: 64) != nil, "a frame is JSON")
  }

  func close(_ fault: WebFault) {}
}

/// A list of rows of many kinds, which can be edited, searched and typed into.
@MainActor private final class FuzzedScreen: TableScreen {
  private var names = ["One", "Two", "Three"]
  private var note = ""

  override class var settings: Settings {
    [.title("List"), .searchable(scopes: ["All", "Some"]), .refreshable(), .longPressable()]
  }
  override var restorationName: String? { "list" }

  override var tableData: [Section] {
    [
      Section("Names", items: names, id: \.self) { name in
        [
          .title: name, .accessory: .switch(true), .moveable: .withinSection,
          .editingStyle: .delete, .action: .perform(FuzzedScreen.open, name),
        ]
      },
      Section {
        [.title: "Note", .bind: .to(\FuzzedScreen.note)]
        [.title: "More", .children: .cells(expanded: false) { [.title: "Deep"] }]
      },
    ]
  }

  func open(_ name: String) { open(FuzzedScreen()) }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    names.insert(names.remove(at: from.row), at: to.row)
  }
}
