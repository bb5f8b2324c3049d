public import Foundation
public import TableScreen
import TableScreenRecording

extension HeadlessHost {
  /// Plays a recording on a screen of the same kind as the one that was recorded.
  ///
  /// ```swift
  /// let table = try await HeadlessHost.play(file, on: InboxScreen())
  /// ```
  ///
  /// - Parameters:
  ///   - recording: the file.
  ///   - screen: the first screen, with the data that the recorded one began with; it is made with the locale, time zone,
  ///     clock and seed of the recording in force.
  /// - Returns: the host after the last event.
  /// - Throws: a ``TableRecordingError`` at the first frame that is not as recorded, with both frames, and at the first
  ///   event that is not possible.
  public static func play(
    _ recording: URL, on screen: @autoclosure () throws -> Screen
  ) async throws -> HeadlessHost {
    try await play(TableRecording(contentsOf: recording), onTabs: try [screen()])
  }

  /// Plays a recording on screens as the tabs of a window; otherwise the same as ``play(_:on:)``.
  ///
  /// - Parameters:
  ///   - recording: the recording.
  ///   - screens: the first screen of each tab.
  ///   - secret: the text that is typed where the person typed a secret, which the recording leaves out.
  ///   - make: a closure that makes the screen of a restoration name, for a recording that began with screens that an
  ///     earlier run had left open.
  /// - Returns: the host after the last event.
  /// - Throws: a ``TableRecordingError``, as ``play(_:on:)`` does.
  public static func play(
    _ recording: TableRecording, onTabs screens: @autoclosure () throws -> [Screen],
    secret: String = "Secret-1234",
    making make: @escaping @MainActor (String) -> Screen? = { _ in nil }
  ) async throws -> HeadlessHost {
    let playback = Playback(recording, secret: secret, making: make)
    let host = try TableEnvironment.within(playback.environment) {
      let state = playback.header.state
      return start(
        try screens(), TableRestoration(load: { state }, save: { _ in }, making: make),
        playing: playback)
    }
    // A person waits, and a busy machine takes its time.
    host.timeout = .seconds(60)
    try await host.play(playback)
    host.playback = nil
    host.timeout = .seconds(10)
    return host
  }

  // MARK: What a recorded host has answered

  /// Opens no address, but says so where a recording of a host that opens them is played.
  public func open(_ url: URL) -> Bool {
    playback?.header.opensLinks == true && URL.safe(url.absoluteString) != nil
  }

  /// Copies nothing, but says so where a recording of a host that copies is played.
  public func copy(_ text: String) -> Bool { playback?.header.copies == true }

  /// Leaves a question for a file to a recording of a host that has a file chooser; without one, a screen of folders shows.
  public func choose(_ question: TableFileQuestion) -> Bool {
    playback?.choose(question) ?? false
  }

  private func play(_ playback: Playback) async throws {
    var last: (act: RecordedAct, number: Int, line: Int)?
    var time = playback.header.began ?? 0
    // True if something was done since the last frame, whose work may go on.
    var hasNews = false
    // The first act since then that met nothing here, and why.
    var missed: TableRecordingError?
    for (line, entry) in playback.recording.text.entries {
      switch entry {
      case .act(let act, let number):
        if act.isAtOnce != true {
          if let asked = act.asked { await wait(untilAskedFor: asked, playback) }
          await wait(act.time - time, untilRest: act.isAtRest == true)
        }
        time = act.time
        playback.go(to: act.time)
        // What came into view follows from what was done.
        if act.name != .view { last = (act, number, line) }
        let mayBeLate = hasNews && act.isAtRest != true
        hasNews = true
        do { try carryOut(act, playback) } catch {
          let mistake = TableRecordingError.notPossible(
            event: number, line: line, act: act.words, why: "\(error)",
            shown: playback.painter.frame(of: navigator))
          // Where work was running, it may have ended sooner now, and what the person met, as a button pressed twice, may be
          // gone. Whether that did anything, the next frame tells.
          guard mayBeLate, error is HeadlessError else { throw mistake }
          missed = missed ?? mistake
        }
      case .frame(let frame):
        playback.go(to: frame.time)
        hasNews = false
        playback.recorded = frame.lines(after: playback.recorded)
        let recorded = playback.recorded.joined(separator: "\n")
        if await shows(recorded, playback) {
          missed = nil
          continue
        }
        try await settle(last, playback)
        let shown = playback.painter.frame(of: navigator)
        guard recorded == shown else {
          throw missed
            ?? TableRecordingError.otherFrame(
              event: last?.number ?? 0, line: line, act: last?.act.words ?? "",
              recorded: recorded, shown: shown)
        }
        missed = nil
      }
    }
    // After the last act, work may have been running whose end nobody has seen.
    if hasNews, await !RestWatch(navigator).hasSettled(within: .seconds(10)) { hurry = .zero }
    defer { hurry = nil }
    try await settle(last, playback)
    if let missed { throw missed }
  }

  /// Waits while work goes on below a modal, ten seconds at most, and returns true as soon as the recorded frame shows: it was
  /// drawn before the work had ended.
  private func shows(_ recorded: String, _ playback: Playback) async -> Bool {
    let (end, rest) = (ContinuousClock.now + .seconds(10), RestWatch(navigator))
    while !navigator.isAtRest, !navigator.modals.isEmpty, end > .now {
      _ = await rest.hasSettled(within: .milliseconds(1), endingBelowModals: true)
      guard rest.isWaitingForAnswer else { continue }
      _ = frame(columns: playback.painter.columns, rows: playback.painter.rows)
      if playback.painter.frame(of: navigator) == recorded { return true }
    }
    return false
  }

  private func settle(
    _ last: (act: RecordedAct, number: Int, line: Int)?, _ playback: Playback
  ) async throws {
    do {
      try await settle()
      // Cells, headers and footers in view are made as by any host, and their hooks run.
      _ = frame(columns: playback.painter.columns, rows: playback.painter.rows)
      try await settle()
    } catch {
      throw TableRecordingError.notPossible(
        event: last?.number ?? 0, line: last?.line ?? 1, act: last?.act.words ?? "",
        why: "\(error)", shown: "")
    }
  }

  /// Waits as long as the person did while work was running, that below a modal, too, or until it has ended, which may take
  /// longer now.
  private func wait(_ seconds: Double, untilRest hadEnded: Bool) async {
    guard seconds > 0.001 || hadEnded else { return }
    _ = await RestWatch(navigator).hasSettled(
      within: hadEnded ? timeout : .milliseconds(Int(min(seconds, 10) * 1000)),
      endingBelowModals: true)
  }

  /// Waits for ten seconds at most until the app asks for the time, or all work has ended.
  private func wait(untilAskedFor time: Double, _ playback: Playback) async {
    playback.go(to: time)
    for _ in 0..<10_000 where !playback.wasAsked {
      if await RestWatch(navigator).hasSettled(within: .milliseconds(1)) { return }
    }
  }
}
