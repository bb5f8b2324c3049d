import Foundation
import TableScreen
import TableScreenRecording

extension TableRecording {
  /// Returns a test in Swift that does what the person did, and expects the last frame.
  ///
  /// The test names rows, buttons and answers by their titles, as ``HeadlessHost`` does. Where the person went on while work was
  /// running, it goes on after the same time, by ``HeadlessHost/waiting(atMost:_:)``. Where the person wanted to quit and was
  /// asked first, it closes the window. A state that an earlier run had left is restored; where screens were open above the
  /// first ones, a gap is left for what makes them. What it cannot say stands in it as a
  /// comment, such as an event of a screen that others cover, or that the last line of the recording is torn.
  ///
  /// - Parameter screens: the code of the list of first screens; nil leaves a gap that the compiler points to.
  /// - Returns: the text of a file.
  public func swiftTest(showing screens: String? = nil) -> String {
    SwiftTest(self).text(showing: screens)
  }
}

/// The code of a test that does what was recorded.
private struct SwiftTest {
  private let recording: TableRecording
  /// The acts, with those that the next one makes needless left out; nil stands for the last frame.
  private var steps: [Step?] = []
  /// The act before the last frame, where one that came after it has taken its place.
  private var covered: Step?
  private var pause: RecordedPause
  /// For how many milliseconds the work of the first screens is waited for; nil until it has ended.
  private var firstWait: Int?
  private var frame: [String] = []
  private var size: (columns: Int, rows: Int)

  init(_ recording: TableRecording) {
    self.recording = recording
    size = (recording.columns, recording.rows)
    pause = RecordedPause(start: recording.text.header.began ?? 0)
    var frames: [(place: Int, size: (columns: Int, rows: Int))] = []
    for (_, entry) in recording.text.entries {
      switch entry {
      // What did nothing is left out, and so is that somebody waited for it.
      case .act(let act, _) where act.isIgnored == true: break
      case .act(let act, _):
        noteWait(before: act)
        take(act, after: frames.last?.place)
      case .frame(let next):
        pause.settle()
        covered = nil
        frame = next.lines(after: frame)
        frames.append((steps.count, size))
      }
    }
    if pause.endedLate { noteWait(RecordedPause.patience) }
    // One that closed the window is the end of the recording; after any other, the person went on, or was asked.
    if let last = steps.last, last?.act.name == .quit, frames.last?.place != steps.count {
      steps.removeLast()
    }
    if let last = frames.last {
      if let covered { steps.insert(covered, at: last.place - 1) }
      steps.insert(nil, at: min(last.place, steps.count))
      size = last.size
    }
  }

  /// Notes how long the last act waits for its work, where another one follows.
  private mutating func noteWait(before act: RecordedAct) {
    if act.name != .size { pause.go(on: act) }
    if act.isOfHost { return }
    noteWait(pause.wait(until: act.time))
    pause = RecordedPause(start: act.time)
  }

  private mutating func noteWait(_ wait: Int?) {
    if let last = steps.lastIndex(where: { $0?.act.isOfHost == false }) {
      steps[last]?.wait = wait
    } else {
      firstWait = wait
    }
  }

  /// Adds an act; one that goes on with the last takes its place.
  ///
  /// With the last frame in between, the test needs both: after a crash no frame shows what the later one did.
  private mutating func take(_ act: RecordedAct, after frame: Int?) {
    if act.name == .size {
      size = (act.columns ?? size.columns, act.lines ?? size.rows)
      return
    }
    if let last = steps.last ?? nil, isContinued(last.act, by: act) {
      if steps.count == frame, covered == nil { covered = last }
      steps.removeLast()
    }
    steps.append(Step(act: act))
  }

  /// Returns whether an act makes the one before it needless.
  private func isContinued(_ last: RecordedAct, by act: RecordedAct) -> Bool {
    guard last.screen == act.screen else { return false }
    return switch (last.name, act.name) {
    case (.beginSearch, .search), (.search, .search), (.view, .view): true
    // A window that became narrow in between has the focus elsewhere.
    case (.wide, .wide): last.isOn == act.isOn
    case (.typed, .typed): last.row == act.row && last.control == act.control
    default: false
    }
  }

  func text(showing screens: String?) -> String {
    let date = recording.started.formatted(.iso8601)
    let header = recording.text.header
    let place = "\(plain(header.locale)), \(plain(header.timeZone))"
    let name = plain(recording.screens.joined(separator: ", ")).replacing(">", with: "")
    let shown = screens ?? "[<#\(name)#>]"
    let arguments = restoration + patience + capabilities
    var lines = [
      "// swift-format-ignore-file", "import Foundation", "import TableScreen",
      "import TableScreenTesting", "import Testing", "", "@MainActor struct RecordedTest {",
      "  // Recorded by \(plain(recording.program)) on \(plain(recording.host)), \(place).",
      "  @Test func `what was done on \(date.replacing(":", with: " "))`() async throws {",
      "    let table = try await HeadlessHost.show(tabs: \(shown)\(arguments))",
    ]
    // Before that all lists stand at the top.
    let firstScroll = steps.firstIndex { $0?.act.isScrolling == true } ?? steps.count
    var index = 0
    while index < steps.count {
      var step = steps[index]
      if index < firstScroll, step?.act.name == .view {
        index += 1
        continue
      }
      // A field that is left with the text that was typed is one call.
      if let typed = step?.act, typed.name == .typed, typed.isCallOfRow,
        let following = following(index),
        case let next = following.act, next.name == .control, next.isCallOfRow,
        next.row == typed.row, next.control == typed.control, typed.screen == next.screen,
        typed.isSecret == true && next.isSecret == true
          || next.value?.value == typed.text.map({ .text($0) })
      {
        step?.act.isOn = true
        step?.wait = following.wait
        if steps[index + 1] == nil { lines += expectation }
        index += steps[index + 1] == nil ? 2 : 1
      }
      if index > firstScroll, isLate(after: index - 1) {
        lines.append("    try await table.settle()")
      }
      lines += code(of: step)
      index += 1
    }
    if recording.isTorn {
      lines.append("    // Left out, as it is torn: the last line of the recording")
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// The argument that restores the state that the recording began with, or nothing.
  private var restoration: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let state = recording.text.header.state, let data = try? encoder.encode(state) else {
      return ""
    }
    let text = String(decoding: data, as: UTF8.self).swiftLiteral
    let make = state.opensScreens ? "<#the screen of the name#>" : "nil"
    return ", restoration: TableRestoration(load: { "
      + "try? JSONDecoder().decode(TableNavigationState.self, from: Data(\(text).utf8)) }, "
      + "save: { _ in }, making: { name in \(make) })"
  }

  /// The argument that says how long the first screens are waited for, or nothing.
  private var patience: String {
    firstWait.map { ", waitingAtMost: .milliseconds(\($0))" } ?? ""
  }

  /// The argument that leaves out remote pictures where the host loads none, or nothing.
  private var capabilities: String {
    let capabilities = HostCapabilities(rawValue: recording.text.header.capabilities)
    if capabilities.contains(.images) { return "" }
    let names: [(HostCapabilities, String)] = [
      (.swipe, ".swipe"), (.longPress, ".longPress"), (.drag, ".drag"),
      (.pullToRefresh, ".pullToRefresh"), (.animation, ".animation"),
    ]
    let known = names.filter { capabilities.contains($0.0) }.map(\.1)
    return ", capabilities: [\(known.joined(separator: ", "))]"
  }

  /// Returns whether the rows that a step has brought into view come before the next one: a frame shows them, or the person
  /// may use them.
  private func isLate(after index: Int) -> Bool {
    guard steps[index]?.act.name == .view else { return false }
    guard let next = steps[index + 1]?.act else { return true }
    if next.name == .view || next.isAtOnce == true { return false }
    // Work that was running then is not waited for.
    let last = steps[...index].last { $0?.act.isOfHost == false }
    return last.map { $0?.wait } ?? firstWait == nil
  }

  /// Returns the act after one, with at most the last frame between them.
  private func following(_ index: Int) -> Step? {
    guard index + 1 < steps.count else { return nil }
    if let next = steps[index + 1] { return next }
    return index + 2 < steps.count ? steps[index + 2] : nil
  }

  private func code(of step: Step?) -> [String] {
    guard let step else { return expectation }
    let act = step.act
    if act.screen != nil, act.name != .focus, act.name != .leave {
      let calls = act.callsElsewhere
      return calls.isEmpty ? [remark(act)] : calls.map { "    \($0)" }
    }
    guard let call = act.call else { return act.isSilent ? [] : [remark(act)] }
    guard let wait = step.wait, call.contains("try await ") else { return ["    \(call)"] }
    return ["    try await table.waiting(atMost: .milliseconds(\(wait))) { \(call) }"]
  }

  private func remark(_ act: RecordedAct) -> String {
    "    // Left out, as it has no call of its own: \(plain(act.words))"
  }

  /// Returns a text of the recording on one line, in which no character does more than be read.
  private func plain(_ text: String) -> String { TextSanitizer().line(text) }

  private var expectation: [String] {
    let lines = frame.map(plain)
    // More of them than stand anywhere in a row: then nothing in the frame ends the literal, or is read as code.
    let longest = lines.flatMap { $0.split { $0 != "#" } }.map(\.count).max() ?? 0
    let hashes = String(repeating: "#", count: longest + 1)
    var size = "columns: \(size.columns), rows: \(size.rows)"
    // A narrow frame may have cut the bullets.
    let hasSecrets = lines.contains { $0.contains(RowContext.bullets.prefix(1)) }
    if hasSecrets { size += ", withoutSecrets: true" }
    return ["    #expect(", "      table.frame(\(size)) == \(hashes)\"\"\""]
      + lines.map { $0.isEmpty ? "" : "        \($0)" } + ["        \"\"\"\(hashes))"]
  }
}

/// An act of a test, and for how many milliseconds it waits for its work at most; nil where it waits until the work has ended.
private struct Step {
  var act: RecordedAct
  var wait: Int?
}

extension RecordedAct {
  /// True if the host did the act, and not the person.
  fileprivate var isOfHost: Bool { name == .view || name == .moved || name == .size }
}
