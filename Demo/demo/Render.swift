#if os(macOS) || os(Linux)
import DemoScreens
import DemoScript
import Foundation
import TableScreen
import TableScreenTesting

/// Shows a screen without a terminal, acts on it as a file of events says, and prints frames.
struct Render: Equatable {
  var screen: String
  /// The size of the frames; nil for the usual one, or that of a recording.
  var columns: Int?
  var rows: Int?
  /// The file of events, `-` for standard input, or nil for none.
  var events: String?
  /// The folder of the to-dos, or nil for fresh samples.
  var data: String?

  /// Prints the first frame of a screen with the person's own data, as high as the gallery needs it, without the blank lines
  /// below its last text, which would push that out of view; if it `restores`, as it was left.
  @MainActor static func firstFrame(
    of screen: String, _ setup: DemoSetup, restores: Bool
  ) async throws -> Int32 {
    try await Render(screen: screen, rows: 40)
      .run(EventScript(""), setup, restores ? Launch.restoration(setup) : nil) { text in
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
      }
  }

  /// Carries out the events.
  ///
  /// - Returns: the exit status.
  @MainActor func run() async throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tablescreen-demo-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let toDos = data.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? folder
    do {
      let data = try read()
      let text = String(decoding: data, as: UTF8.self)
      // One that is torn may end within a character.
      if TableRecording.isRecording(text) { return try await play(TableRecording(data), toDos) }
      guard text.utf8.elementsEqual(data) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return try await run(EventScript(text), .sample(in: toDos))
    } catch let error as TableRecordingError {
      StandardStream.error.say(text: "\(events ?? ""), \(error)")
      return 2
    } catch let error as ScriptError {
      return complain("\(events ?? ""):\(error)")
    } catch let error where error is CocoaError || error is TableDownloadError {
      return complain("demo: cannot read \(events ?? ""): \(words(for: error))")
    }
  }

  @MainActor private func run(
    _ script: EventScript, _ setup: DemoSetup, _ restoration: TableRestoration? = nil,
    shortened: (String) -> String = { $0 }
  ) async throws -> Int32 {
    guard let screens = Demo.screens(named: screen, setup) else { return 2 }
    let table = HeadlessHost.start(screens, restoration, loadsPictures: false)
    // A person waits, and a busy machine takes its time: what has no end is still told of.
    table.timeout = .seconds(60)
    try await table.settle()
    let (columns, rows) = (columns ?? 80, rows ?? 24)
    try await table.resize(columns: columns)
    try await script.run(on: table, frame: { table.frame(columns: columns, rows: rows) }) { text in
      try put(text: shortened(text))
    }
    return 0
  }

  /// Plays a recording, and prints the last frame.
  @MainActor private func play(_ recording: TableRecording, _ toDos: URL) async throws -> Int32 {
    if let recorded = recording.screens.first, Demo.names.contains(recorded), recorded != screen {
      return complain("demo: \(events ?? "") is a recording of \(recorded), and not of \(screen)")
    }
    if columns != nil {
      return complain("demo: a recording has a size of its own; leave out --size")
    }
    if recording.isTorn {
      _ = complain("demo: the last line of \(events ?? "") is torn; it is passed over")
    }
    // In browsers the demos speak the language of each person, in a terminal and in windows their own.
    if recording.host == "web", recording.locale.language.languageCode == .german {
      TableWords.current = .german
    }
    let setup = DemoSetup.recorded(in: toDos)
    // The tabs of a demo share what they show, also where they are opened again.
    let table = try await HeadlessHost.play(
      recording, onTabs: Demo.screens(named: screen, setup) ?? [],
      making: DemoMaker(setup).screen(named:))
    // As it was recorded, and compared.
    try put(
      text: table.frame(
        columns: recording.finalColumns, rows: recording.finalRows, withoutSecrets: true))
    return 0
  }

  /// The most bytes of events, as of a recording: of a session of hours there are fewer.
  private static let eventsLimit = 1 << 26

  private func read() throws -> Data {
    guard let events else { return Data() }
    let file =
      try events == "-" ? .standardInput : FileHandle(forReadingFrom: URL(filePath: events))
    // One byte more tells that there is more.
    let data = try file.read(upToCount: Self.eventsLimit + 1) ?? Data()
    if data.count > Self.eventsLimit { throw TableDownloadError.tooLarge(limit: Self.eventsLimit) }
    return data
  }
}
#endif
