import TableCore

extension ScreenChrome {
  /// A message that the screen shows for a moment.
  public struct Notice: Hashable, Sendable {
    /// Indicates whether the notice reports an error.
    public var isError: Bool
    /// The text of the notice.
    public var text: String
    /// Indicates whether the notice offers to undo.
    public var offersUndo = false
    /// Another number for each notice of a screen: one that follows another with the same text stands for its whole time.
    package var number = 0

    /// Returns how long the notice stays: `least`, and longer for a long text; zero, which is for good, stays zero.
    package func time(atLeast least: Duration) -> Duration {
      // Some fifteen characters are read in a second.
      let rest = text.prefix(Self.mostRead).count - Self.readAtOnce
      return least > .zero ? least + .seconds((max(rest, 0) + 14) / 15) : least
    }

    /// The characters of a notice that are read in the least time.
    private static let readAtOnce = 40
    /// The most characters of a notice that time is given for.
    private static let mostRead = 340
  }
}

extension Screen {
  /// Describes the notice.
  func describeNotice(in chrome: inout ScreenChrome) { chrome.notice = notice }

  /// Dismisses the notice.
  func dismissNotice() {
    notice = nil
    refreshChrome()
  }

  /// Dismisses the notice of an error when the person goes on and so must have read it.
  func dismissReadNotice(as event: TableEvent) {
    if event.isOfPerson, isErrorRead { dismissNotice() }
  }

  /// Drops the notice of an error when the screen leaves view, since the person has read it.
  func dropNoticeOutOfView() {
    if isErrorRead { notice = nil }
  }

  /// True while the notice in view is an error that a person dismisses by going on; not so the
  /// count of a form's problems, which leaves with the problems, if those are of rows.
  package var isErrorRead: Bool {
    guard let notice, notice.isError else { return false }
    guard let form = (self as? TableScreen)?.formSession, let refusal = form.refusal else {
      return true
    }
    return words(for: refusal) != notice.text || form.unsolved.allSatisfy { $0.row == nil }
  }

  /// Shows a notice for a moment.
  public func show(notice text: String) {
    noticed.notice = ScreenChrome.Notice(isError: false, text: text)
    noticed.refreshChrome()
  }

  /// Dismisses the notice of a failure that is retried or over.
  func dropNotice(of failure: Failure?) { dropNotice(ofError: failure?.text) }

  /// Dismisses the error notice with a text, if it still shows.
  func dropNotice(ofError text: String?) {
    guard let text, let notice = outermost.notice, notice.isError, notice.text == text else {
      return
    }
    outermost.notice = nil
  }

  /// Shows an error for a moment, in words for a person.
  public func show(error: any Error) {
    show(error: words(for: error))
    guard let form = (self as? TableScreen)?.outermostTable else { return }
    // An error that follows is one of a save only if that ends with it, too.
    form.formSession.noteSave(nil)
    // The notice of a form's problems is updated as they are mended.
    if let error = error as? TableFormError {
      form.formSession.refusal = error
      form.formSession.unsolved = error.problems
    }
  }

  /// The words of the screen's window, whatever has brought about that they are needed.
  var windowWords: TableWords { TableEnvironment.within(environment) { TableWords.current } }

  /// Returns the text of an error for a person, and reports the details that it omits.
  func words(for error: any Error) -> String {
    let form = (self as? TableScreen)?.outermostTable.formSession
    return TableEnvironment.within(environment) {
      errorNotes.text(
        of: error, isUnsaved: form?.isOfFailedSave(error) ?? false, in: "\(type(of: self))")
    }
  }

  /// Shows the text of an error for a moment.
  public func show(error text: String) {
    // What can be undone stays said: the failure stands in place of the rows.
    if noticed.notice?.offersUndo == true, noticed.standsInPlaceOfRows(text) { return }
    noticed.notice = ScreenChrome.Notice(isError: true, text: text)
    noticed.refreshChrome()
  }

  /// Returns whether a failure with a text shows in place of the rows.
  private func standsInPlaceOfRows(_ failure: String) -> Bool {
    let search = withChildren.lazy.compactMap { ($0 as? TableScreen)?.searchSession.failure }.first
    return search?.text == failure || showsNothing && self.failure?.text == failure
  }

  /// The screen on which a notice shows: for a question the one that it is about, since a question is a box of its own on most
  /// hosts, and soon gone.
  private var noticed: Screen {
    self is TableQuestion ? parentScreen?.outermost ?? self : outermost
  }
}

extension TableEvent {
  /// True if a person caused the event, other than by scrolling rows into view.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .displayed, .approaching, .turnedAway, .dismissNotice: false
    default: true
    }
  }
}
