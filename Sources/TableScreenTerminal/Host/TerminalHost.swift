#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenRecording
import TableScreenText

/// The host that shows screens in a terminal and sends a person's keys and mouse events to the screens.
///
/// Changes only mark the frame for redrawing; the loop draws once when it has nothing else to do.
@MainActor final class TerminalHost: TableHost {
  let capabilities: HostCapabilities = [.drag, .longPress]

  let surface: any TerminalSurface
  let keys: KeyMap
  let clock: @MainActor () -> ContinuousClock.Instant
  var options = TextOptions()
  private(set) var navigator: TableNavigator?
  private var isInBackground = false
  private var restoration: TableRestoration?
  private var recorder: TableRecorder?
  private var states = ScreenStates<ScreenState>()
  private(set) var isDirty = true
  /// The state of the keys when the last frame was drawn.
  private(set) var drawnContext: KeyContext?
  /// True if the last frame has been changed in place since it was drawn.
  var hasStepped = false
  /// True once the program is to quit.
  var isQuitting = false
  /// True if the person has just asked to quit and a screen has refused.
  var isQuitRefused = false
  /// True if the question about unsaved changes in view, or the one before it, came because the person has asked to quit.
  var asksToQuit = false
  /// True if the person has asked to suspend the program and return to the shell.
  var isSuspending = false
  /// Where the person types, as long as they do nothing else.
  var typingPlace: TypingPlace?
  var lastPress: (row: NodeID, at: ContinuousClock.Instant)?
  var spinnerDue: ContinuousClock.Instant?
  /// The element that the mouse holds between a press and its release.
  var grip = Grip.nothing
  /// The screen that the held element belongs to.
  weak var gripped: Screen?

  enum Grip: Equatable {
    case nothing, index, scrollbar
    case row(NodeID)
    case slider(NodeID, name: String)
  }

  init(
    surface: any TerminalSurface, keys: KeyMap = .standard,
    clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.surface = surface
    self.keys = keys
    self.clock = clock
    options.showsPosition = true
    options.buttonKeys = (0..<Command.buttonKeys).map { keys.name(of: .button($0)) }
    options.rowKeys = TextOptions.RowKeys(
      delete: keys.name(of: .delete), insert: keys.name(of: .insert),
      move: keys.name(of: .moveRowDown) + keys.name(of: .moveRowUp))
  }

  /// Shows the first screen of each tab.
  func start(_ roots: [Screen], restoration: TableRestoration? = nil, recording: URL? = nil) {
    let navigator = TableNavigator(roots, host: self)
    self.navigator = navigator
    self.restoration = restoration
    let state = restoration?.load()
    if let restoration, let state { navigator.restore(state, making: restoration.make) }
    if let recording {
      recorder = TableRecorder(
        recording,
        host: RecordedHost(
          "terminal", columns: surface.size.columns, rows: recordedRows, state: state))
      recorder?.begin(navigator)
    }
    navigator.start()
  }

  /// The height of recorded frames: all lines but that of the keys, so that as many rows are in view.
  private var recordedRows: Int { surface.size.rows - 1 }

  /// Tells the screens about an app event; going to the background saves the state.
  func tell(_ event: TableAppEvent) {
    // A continued job gets this event twice: after its own wait, and by a signal.
    if event == .foreground && !isInBackground { return }
    if event == .background { saveState() }
    if event == .background || event == .foreground { isInBackground = event == .background }
    navigator?.send(event)
  }

  private func saveState() {
    if let navigator { restoration?.save(navigator.state) }
  }

  /// Saves the navigator's state, and ends all screens.
  func end() {
    saveState()
    navigator?.end()
  }

  /// The screen in view.
  var screen: Screen? { navigator?.visibleScreen }

  /// Returns the host's state for a screen.
  func state(of screen: any HostedScreen) -> ScreenState {
    if let state = states[screen] { return state }
    let state = ScreenState()
    states[screen] = state
    return state
  }

  /// Marks the frame for redrawing when the loop has nothing else to do, and discards cached rows.
  func setNeedsDrawing() {
    isDirty = true
    for state in states.all { state.painter.forget() }
  }

  // MARK: TableHost

  func navigate(_ change: TableNavigationChange) {
    letGo()
    forgetClosedScreens()
    setNeedsDrawing()
  }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    if screen === self.screen || drawnScreens.contains(where: { $0 === screen }) {
      setNeedsDrawing()
    }
  }

  func refreshChrome(of screen: any HostedScreen) {
    if screen === self.screen || drawnScreens.contains(where: { $0 === screen }) {
      setNeedsDrawing()
    }
  }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    // Before the first frame there is no line of keys yet, and a list at its end would stand a line too high.
    if options.help.isEmpty, let screen = screen as? Screen {
      setHelp(for: context(of: screen, state(of: screen), screen.chrome))
    }
    if state(of: screen).text.cursor == nil, let row = screen.layout.row(at: path)?.id {
      move(.row(row), on: screen)
    }
    move(.reveal(path, position), on: screen)
  }

  private func forgetClosedScreens() {
    guard let navigator else { return }
    states.keep(navigator.screens)
  }

  // MARK: Drawing

  /// Draws the visible screens if something has changed since the last frame.
  func drawIfNeeded() {
    guard isDirty, let navigator else { return drawSteps() }
    recorder?.note(columns: surface.size.columns, rows: recordedRows, in: navigator)
    navigator.setWide(surface.size.columns >= TableNavigator.wideColumns)
    let shownBefore = states.map { $0.frame?.shown }
    let frame = navigator.drawing { paint(navigator) }
    surface.draw(frame)
    let (screen, screens) = (navigator.visibleScreen, navigator.panes)
    // What moves may stand behind a question.
    planSpinner(frame.isAlive)
    let displayed = screens.compactMap { screen in
      let before = shownBefore[screen] ?? nil
      return state(of: screen).frame?.shown.flatMap { $0 == before ? nil : (screen, $0) }
    }
    for (screen, rows) in displayed {
      screen.send(.displayed(rows.lowerBound, rows.upperBound))
    }
    checkStop(state(of: screen))
  }

  /// Returns a frame of the visible screens without showing it yet.
  private func paint(_ navigator: TableNavigator) -> TextFrame {
    (isDirty, hasStepped) = (false, false)
    let screen = navigator.visibleScreen
    let state = state(of: screen)
    let chrome = screen.chrome
    placeCursor(on: screen, state)
    checkFocus(state, screen, chrome)
    watch(chrome.notice, state)
    // The notice of the pane without the focus shows for a moment, too.
    for other in navigator.panes where other !== screen {
      watch(other.chrome.notice, self.state(of: other))
    }
    let context = context(of: screen, state, chrome)
    setHelp(for: context)
    setHelpPage(of: screen, state, chrome)
    drawnContext = context
    let (box, panes, screens) = (questionBox, panes, drawnScreens)
    let frames = screens.enumerated().map { place, screen in
      let state = self.state(of: screen)
      if let box, place == box.place {
        let options = panes.options(of: place, isFocused: false)
        return paint(box, size: panes.size(of: place), options: options)
      }
      let frame = state.painter.paint(
        screen, state: &state.text, size: panes.size(of: place), options: options(of: screen))
      state.frame = frame
      return frame
    }
    return panes.joined(
      frames, focused: box?.place ?? screens.firstIndex { $0 === screen } ?? 0)
  }

  /// Puts the cursor on a row if it is on none, because the bound keys depend on the row.
  func placeCursor(on screen: Screen, _ state: ScreenState) {
    guard state.text.cursor.flatMap({ screen.layout.tablePath(of: $0) }) == nil else { return }
    let isNew = state.text.cursor == nil
    state.painter.move(
      .rows(0), on: screen, state: &state.text, size: size(of: screen),
      options: options(of: screen))
    if isNew, screen.chrome.isForm { enterFirstField(on: screen, state) }
    if isNew, let place = (screen as? TableQuestion)?.defaultPlace {
      state.text.cursor = screen.layout.row(at: TablePath(0, place))?.id
    }
  }

  /// Moves the cursor, or scrolls.
  func move(_ motion: TextMotion, on screen: any HostedScreen) {
    let state = state(of: screen)
    // Called before the move, because the move already reads the rows to draw.
    setNeedsDrawing()
    state.painter.move(
      motion, on: screen, state: &state.text, size: size(of: screen),
      options: options(of: screen))
  }

  /// Brings a row that a key is for into view, if it is out of sight.
  func show(_ row: NodeID, on screen: any HostedScreen) {
    if !state(of: screen).text.viewport.followsCursor { move(.show(row), on: screen) }
  }

  private func setHelp(for context: KeyContext) {
    let words = TerminalWords.current
    let help = keys.help(in: context, words: words, isASCII: options.isASCII)
    options.help = KeyHelp.line(help)
  }

  /// Makes the page of all keys, if it is in view, with the keys of the rows behind it.
  private func setHelpPage(of screen: Screen, _ state: ScreenState, _ chrome: ScreenChrome) {
    guard case .help = state.text.focus else { return }
    let behind = context(of: screen, state, chrome, in: .rows)
    let words = TerminalWords.current
    options.allHelp = keys.page(in: behind, words: words, isASCII: options.isASCII)
      .map { TextOptions.Help($0.text, $0.what) }
  }
}
#endif
