import Foundation
import TableScreen
import TableScreenRecording

/// The state of a recording that is played: its clock, its frames, and what its host could do.
@MainActor final class Playback {
  let recording: TableRecording
  let environment: TableEnvironment
  let painter: FramePainter
  /// The text in place of the secrets, which are not in the recording.
  let secret: String
  /// Makes the screen of a restoration name.
  let make: (String) -> Screen?
  private let clock: PlaybackClock
  /// The questions for files that wait for their answers, by number.
  private var questions: [Int: TableFileQuestion] = [:]
  /// The frame that was recorded last.
  var recorded: [String] = []

  init(_ recording: TableRecording, secret: String, making make: @escaping (String) -> Screen?) {
    (self.recording, self.secret, self.make) = (recording, secret, make)
    let clock = PlaybackClock(recording.started)
    self.clock = clock
    var words = TableWords.current
    words.locale = recording.locale
    environment = TableEnvironment(
      words: words, timeZone: recording.timeZone, seed: recording.seed, clock: { clock.now })
    painter = FramePainter(columns: recording.columns, rows: recording.rows)
  }

  var header: RecordingHeader { recording.text.header }
  var capabilities: HostCapabilities { HostCapabilities(rawValue: header.capabilities) }

  /// Moves the clock to a recorded moment, in seconds since the start.
  func go(to time: Double) { clock.stand(at: recording.started.addingTimeInterval(time)) }

  /// True if somebody has asked for the moment.
  var wasAsked: Bool { clock.wasAsked }

  /// Takes a question for a file, if the host that was recorded asked it in a chooser of its own.
  func choose(_ question: TableFileQuestion) -> Bool {
    guard header.choosesFiles == true else { return false }
    questions[question.number] = question
    return true
  }

  /// Answers a question for a file, by default the one that was asked last, and returns whether there was one.
  func answer(_ file: String?, _ number: Int?) -> Bool {
    guard let last = questions.keys.max(),
      let question = questions.removeValue(forKey: number ?? last)
    else { return false }
    question.answer(file.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : URL(string: $0) })
    return true
  }
}

/// The clock of a recording, which stands until the next act.
private final class PlaybackClock: Sendable {
  private let state: Locked<(date: Date, wasAsked: Bool)>

  init(_ date: Date) { state = Locked((date, false)) }

  var wasAsked: Bool { state.withLock { $0.wasAsked } }

  /// The moment, for which somebody asks.
  var now: Date {
    state.withLock { state in
      state.wasAsked = true
      return state.date
    }
  }

  func stand(at date: Date) { state.withLock { $0 = (date, false) } }
}
