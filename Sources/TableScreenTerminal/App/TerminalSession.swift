#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenInspector
import TableScreenText

/// One run of an app in a terminal: opens the terminal, runs the event loop, and restores the terminal in every case.
@MainActor final class TerminalSession {
  private let terminal: CursesTerminal
  private let surface: CursesSurface
  private let host: TerminalHost
  private let signals: Signals
  private let capture: OutputCapture
  private let queue = MainQueue()
  private var decoder = InputDecoder()
  private var endingSignal: Int32?
  private var isInputOver = false
  /// The earliest time of the next frame, or nil for at once.
  private var drawingDue: ContinuousClock.Instant?
  /// The time at which an unfinished paste or control string ends without more input, or nil outside one.
  private var inputDue: ContinuousClock.Instant?

  /// Opens the terminal of standard input and output.
  ///
  /// - Throws: a ``TerminalError`` if there is no terminal that can show a screen.
  init() throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError.notATerminal
    }
    Rescue.remember(STDIN_FILENO)
    // ncurses installs handlers only for signals that have none yet, so the session installs its own first.
    let signals = Signals()
    self.signals = signals
    do { terminal = try CursesTerminal(CursesTerminal.Streams()) } catch {
      signals.close()
      throw error
    }
    Rescue.arm()
    capture = OutputCapture()
    surface = CursesSurface(terminal)
    host = TerminalHost(surface: surface)
    host.options.isASCII = !Locale.isUTF8
    host.options.isColorless = terminal.colors.depth == .none
    host.options.drawsCaret = false
  }

  /// Shows screens until the person quits, input ends, or a signal ends the program.
  func run(
    _ roots: () throws -> [Screen], restoration: TableRestoration?, recording: URL? = nil
  ) throws {
    let screens: [Screen]
    do { screens = try roots() } catch {
      close()
      throw error
    }
    host.start(screens, restoration: restoration, recording: recording)
    host.navigator?.offerInspector()
    while !host.isQuitting, !isInputOver, endingSignal == nil {
      drawInTime()
      if host.isSuspending {
        suspend(isWholeJob: true)
        continue
      }
      let timeout = [host.deadline, drawingDue, inputDue].compactMap { $0 }.min()
        .map { ContinuousClock.now.duration(to: $0) }
      let answers = queue.wait(for: [STDIN_FILENO, signals.descriptor], timeout: timeout)
      host.passTime()
      if answers[1] != 0 { takeSignals() }
      if answers[0] != 0 { takeInput(answers[0]) } else { endInputInTime() }
    }
    close()
  }

  /// Draws a frame; during a flood of input, such as a paste, at most 30 frames a second.
  private func drawInTime() {
    if let drawingDue, drawingDue > .now { return }
    drawingDue = nil
    host.drawIfNeeded()
  }

  private func takeInput(_ answer: Int16) {
    var waiting: Int32 = 0
    guard answer & Int16(POLLIN) != 0, ioctl(STDIN_FILENO, UInt(FIONREAD), &waiting) == 0,
      waiting > 0
    else {
      // The descriptor is ready but has nothing to read: the terminal is gone.
      isInputOver = true
      return
    }
    let units = terminal.read()
    if units.count > 500, drawingDue == nil { drawingDue = .now + .milliseconds(33) }
    let events = decoder.decode(units)
    inputDue = decoder.isUnfinished ? .now + InputDecoder.patience : nil
    handle(events)
  }

  /// Ends a paste or a control string of which nothing has come for a while: all that is typed would belong to it.
  private func endInputInTime() {
    guard let inputDue, inputDue <= .now else { return }
    self.inputDue = nil
    terminal.endPaste()
    handle(decoder.finish())
  }

  private func handle(_ events: [InputEvent]) {
    for event in InputEvent.joined(events, while: host.isTyping) {
      host.handle(event)
      if host.isQuitting || host.isSuspending { break }
    }
  }

  private func takeSignals() {
    let came = signals.take()
    // Whatever else has come, the program does not stop any more, nor take the terminal back.
    endingSignal = came.first { Signals.ending.contains($0) }
    guard endingSignal == nil else { return }
    for signal in came where endingSignal == nil {
      switch signal {
      case SIGWINCH: resize()
      case SIGTSTP: suspend(isWholeJob: false)
      case SIGCONT: resume()
      default: break
      }
    }
  }

  private func resize() {
    terminal.resizeToTerminal()
    surface.forget()
    host.setNeedsDrawing()
    host.tell(.resized)
  }

  private func suspend(isWholeJob: Bool) {
    host.isSuspending = false
    host.tell(.background)
    terminal.suspend()
    capture.pause()
    endingSignal = signals.stop(isWholeJob: isWholeJob)
    // The terminal has been given back, and may be another program's by now.
    guard endingSignal == nil else { return }
    capture.resume()
    resume()
  }

  /// Takes the terminal back and redraws everything, because other programs may have changed it.
  private func resume() {
    let size = surface.size
    terminal.resume()
    surface.forget()
    host.setNeedsDrawing()
    host.tell(.foreground)
    // A resize while the program was stopped sent no signal.
    if surface.size != size { host.tell(.resized) }
  }

  private func close() {
    signals.answer()
    host.end()
    terminal.close()
    Rescue.disarm()
    capture.close()
    if let endingSignal { signals.end(by: endingSignal) }
    signals.close()
  }
}

extension Locale {
  /// True if the character encoding of the process is UTF-8.
  @MainActor fileprivate static var isUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset).uppercased().replacing("-", with: "") == "UTF8"
  }
}
#endif
