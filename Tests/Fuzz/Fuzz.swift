import CTerminal
import DemoScript
import Foundation
import TableScreenCells
import TableScreenTesting

@testable import TableScreen
@testable import TableScreenData
@testable import TableScreenTerminal

/// What is given random input; the variable `FUZZ_TARGET` says which of them.
private enum Target: String {
  case json, events, input, messages

  static let chosen =
    ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Target.init(rawValue:)) ?? .json
}

/// Gives a target some bytes; libFuzzer calls this again and again, in one thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch Target.chosen {
  case .json: MainActor.assumeIsolated { readTable(bytes) }
  case .events: readEvents(bytes)
  case .input: decode(bytes)
  case .messages: MainActor.assumeIsolated { readMessages(bytes) }
  }
  return 0
}

/// Reads a list of events, and a recording, which becomes a test.
private func readEvents(_ bytes: [UInt8]) {
  _ = try? EventScript(String(decoding: bytes, as: UTF8.self))
  do { _ = try TableRecording(Data(bytes)).swiftTest() } catch let error as TableRecordingError {
    guard case .unreadable(let line, let what, let remedy) = error else {
      preconditionFailure("reading plays nothing")
    }
    precondition(line >= 1 && !what.isEmpty && !remedy.isEmpty, "a mistake has its place")
    let isPlain = "\(error)".unicodeScalars.allSatisfy { $0.value >= 32 }
    precondition(isPlain, "a mistake holds no control character")
  } catch {
    preconditionFailure("a recording that cannot be read says why: \(error)")
  }
}

/// The cells that tables can name, made once.
@MainActor private let names = TableDataNames(cells: .standard + .ready)

/// Reads a table, writes what was read, and reads that again: it must be the same.
@MainActor private func readTable(_ bytes: [UInt8]) {
  let data = TableData(.json(Data(bytes)), names: names)
  precondition(data.mistakes.count <= 101, "the mistakes have an end")
  for mistake in data.mistakes {
    precondition(mistake.line ?? 1 >= 1 && mistake.column ?? 1 >= 1, "a mistake is in the text")
    let isPlain = mistake.description.unicodeScalars.allSatisfy { $0.value >= 32 }
    precondition(isPlain, "a mistake holds no control character")
  }
  let (text, leftOut) = data.json(names: names)
  let again = TableData(json: text, names: names)
  // A property that its class does not take was read with a mistake, and is not written again.
  precondition(leftOut.isEmpty || !data.mistakes.isEmpty, "what is right in data goes back into it")
  // A value that is no option is kept, and said again; the text itself has nothing wrong.
  precondition(!again.isBroken, "what is written is JSON")
  precondition(again.json(names: names).text == text, "what is written is read as it was")
}

/// Decodes what a terminal could send, in pieces as they could come.
private func decode(_ bytes: [UInt8]) {
  var decoder = InputDecoder()
  var line = LineEditor("")
  var units: [InputDecoder.Unit] = []
  for (index, byte) in bytes.enumerated() {
    let next = index + 1 < bytes.count ? Int32(bytes[index + 1]) : 0
    switch byte {
    case 0xF8: units.append(.code(256 + next * 3))
    case 0xF9: units.append(.code(ct_key_paste_begin))
    case 0xFA: units.append(.code(ct_key_paste_end))
    case 0xFB: units.append(.mouse(state: UInt(next) << 2, line: Int(next), column: Int(byte)))
    case 0xFC: units.append(.character(UInt32(truncatingIfNeeded: next) << 12))
    case 0xFF:
      handle(decoder.decode(units), &line)
      units = []
    default: units.append(.character(UInt32(byte)))
    }
  }
  handle(decoder.decode(units), &line)
}

private func handle(_ events: [InputEvent], _ line: inout LineEditor) {
  for event in InputEvent.joined(events, while: true) {
    switch event {
    case .key(let key): _ = line.handle(key)
    case .paste(let text): line.insert(text)
    case .mouse: break
    }
  }
  precondition(line.caret >= 0 && line.caret <= line.text.count, "the caret is in the text")
}
