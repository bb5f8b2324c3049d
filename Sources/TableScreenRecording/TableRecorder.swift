package import Foundation
package import TableScreen

/// A recorder of what a person does on a window, with what the screen shows whenever it has settled.
///
/// Acts are written before they are carried out, each as a line of its own, so the act that ends the program is in the file.
/// A file that cannot be written is reported once; the person goes on.
@MainActor package final class TableRecorder: TableActObserver {
  private let url: URL
  private let host: RecordedHost
  private let start: Date
  private let painter: FramePainter
  private var file: RecordingFile?
  private var isGivenUp = false
  private var shown: [String] = []
  /// The time of the last line.
  private var lastTime = 0.0
  /// True if an act was written since the last frame.
  private var hasNews = false
  /// True if work went on below a modal at the last frame.
  private var leftWork = false
  private var rest: Task<Void, Never>?
  private var tops: [ObjectIdentifier: [RecordedAct.Place]] = [:]
  /// The secret field that was typed into last; how often is a secret, too.
  private var lastSecret: RecordedAct?

  /// Creates a recorder; it writes nothing before ``begin(_:)``.
  package init(_ url: URL, host: RecordedHost) {
    (self.url, self.host) = (url, host)
    // Times are counted from a whole second, which the first line can say exactly.
    start = Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.down))
    painter = FramePainter(columns: host.columns, rows: host.rows)
  }

  /// Records a window; to be called before it starts, after its state was restored.
  package func begin(_ window: TableNavigator) {
    write { file in
      let file = try RecordingFile(url)
      self.file = file
      try file.write(RecordingHeader(window, host, at: start, began: time))
    }
    if !isGivenUp { window.observer = self }
  }

  /// Notes the size of a window that is measured in characters.
  package func note(columns: Int, rows: Int, in window: TableNavigator) {
    guard painter.resize(columns: columns, rows: rows) else { return }
    var act = RecordedAct(.size, at: time)
    (act.columns, act.lines) = (painter.columns, painter.rows)
    lastTime = act.time
    (hasNews, isInTurn) = (true, true)
    put(act)
    watch(window)
  }

  /// True until the turn of the main actor has ended in which something was written last.
  private var isInTurn = false
  /// The inspectors of the app that were open before something was done to one, by their places among the screens.
  private var inspectors: [(place: Int, screen: Screen)] = []

  /// True while a frame waits until the window has settled.
  package var hasFrameDue: Bool { rest != nil }

  // MARK: TableActObserver

  package func didStart(_ window: TableNavigator) {
    isInTurn = true
    watch(window)
  }

  package func willCarryOut(_ act: TableAct, in window: TableNavigator) {
    rest?.cancel()
    rest = nil
    let isOfInspector = act.isOfInspector(in: window)
    if !act.isDisplay { inspectors = isOfInspector ? window.recordedInspectors : [] }
    if isOfInspector || isVain(act, in: window) { return }
    guard var line = RecordedAct(act, in: window), line.isWithinBounds else { return }
    if line.name == .view, !notesView(line, of: act, in: window) { return }
    if line.name == .moved, window.panes.allSatisfy({ $0.chrome.notice == nil }) { return }
    line.time = time
    line.asked = askedTime(in: window)
    line.isAtOnce = isInTurn ? true : nil
    line.isAtRest = (hasNews || leftWork) && window.isAtRest ? true : nil
    if line.isSecret == true, line.name == .typed {
      var same = line
      (same.time, same.asked, same.isAtRest, same.isAtOnce) = (0, nil, nil, nil)
      if same == lastSecret {
        // What is typed takes a notice away that was read; that something was done is no secret then.
        guard case .event(_, let screen) = act, screen.isErrorRead else { return }
        line = line.asMove
      } else {
        lastSecret = same
      }
    } else {
      lastSecret = nil
    }
    // What does nothing but take a notice away that was read is noted as that alone.
    if line.isIgnored == true, case .event(_, let screen) = act, screen.isErrorRead {
      line = line.asMove
    }
    lastTime = line.time
    (hasNews, isInTurn) = (true, true)
    put(line)
    // When the act is played, the clock stands at its time.
    TableEnvironment.stand(at: start.addingTimeInterval(line.time), in: window.environment)
  }

  package func didCarryOut(in window: TableNavigator) {
    TableEnvironment.stand(at: nil, in: window.environment)
    noteInspectors(in: window)
    watch(window)
  }

  package func willEnd(_ window: TableNavigator) {
    TableEnvironment.stand(at: nil, in: window.environment)
    rest?.cancel()
    rest = nil
    file = nil
    isGivenUp = true
  }

  /// Returns whether an act does nothing; when it is played, its rows may have gone sooner.
  private func isVain(_ act: TableAct, in window: TableNavigator) -> Bool {
    switch act {
    case .event(let event, let screen): (screen as? TableScreen)?.isVain(event) == true
    // Below a modal no tab is selected.
    case .selectTab: !window.modals.isEmpty
    default: false
    }
  }

  /// Returns whether other rows are in view than before, which is noted.
  private func notesView(_ line: RecordedAct, of act: TableAct, in window: TableNavigator) -> Bool {
    guard case .event(_, let screen) = act, let first = line.to, let last = line.last else {
      return false
    }
    let open = Set(window.screens.map { ObjectIdentifier($0) })
    tops = tops.filter { open.contains($0.key) }
    let key = ObjectIdentifier(screen)
    guard tops[key] != [first, last] else { return false }
    tops[key] = [first, last]
    painter.note(top: first.path, of: screen)
    return true
  }

  /// Writes which inspectors of the app the person has closed: they open where the recording is played, too.
  ///
  /// One that goes by what is done to the app goes there by that as well.
  private func noteInspectors(in window: TableNavigator) {
    let open = window.screens
    let gone = inspectors.filter { inspector in !open.contains { $0 === inspector.screen } }
    // Rows may come into view while the act goes on.
    inspectors.removeAll { inspector in gone.contains { $0.screen === inspector.screen } }
    for (place, _) in gone.reversed() {
      var line = RecordedAct(leavingInspectorAt: place)
      line.time = time
      lastTime = line.time
      put(line)
    }
  }

  // MARK: Writing

  /// The time in seconds since the start, to the millisecond.
  private var time: Double { (Date.now.timeIntervalSince(start) * 1000).rounded(.down) / 1000 }

  /// Returns exactly the time for which the app asked last, since it may show it; nil if it has not asked since the last line.
  private func askedTime(in window: TableNavigator) -> Double? {
    let asked = TableEnvironment.lastNow(in: window.environment)?.timeIntervalSince(start)
    return asked.flatMap { $0 > lastTime ? $0 : nil }
  }

  /// Writes a frame once the window has settled, unless something else is done before.
  private func watch(_ window: TableNavigator) {
    guard !isGivenUp else { return }
    rest?.cancel()
    rest = Task { @MainActor [weak self, weak window] in
      self?.isInTurn = false
      guard let window, await RestWatch(window).hasSettled(), !Task.isCancelled else { return }
      self?.putFrame(of: window)
    }
  }

  private func putFrame(of window: TableNavigator) {
    rest = nil
    // An inspector is the developer's, and opens in no test; the app's screens are drawn again once it is closed.
    if window.panes.contains(where: \.isInspector) { return }
    let frame = painter.frame(of: window)
    let lines = RecordedFrame.lines(of: frame)
    guard hasNews || lines != shown else { return }
    lastTime = askedTime(in: window) ?? time
    put(RecordedFrame(frame, since: shown, at: lastTime))
    (shown, hasNews, leftWork) = (lines, false, !window.isAtRest)
  }

  private func put(_ line: some Encodable) { write { try $0?.write(line) } }

  private func write(_ work: (RecordingFile?) throws -> Void) {
    guard !isGivenUp else { return }
    do { try work(file) } catch {
      (isGivenUp, file) = (true, nil)
      let reason = TableWords().explanation(of: error) ?? "\(type(of: error))"
      TableDiagnostics.report(
        .unsavedRecording, "what a person does could not be recorded: \(reason)",
        at: .init(file: url.path(percentEncoded: false)))
    }
  }
}
