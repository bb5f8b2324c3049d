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

  /// Shows a notice for a moment.
  public func show(notice text: String) {
    outermost.notice = ScreenChrome.Notice(isError: false, text: text)
    refreshChrome()
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
    // The notice of a form's problems is updated as they are mended.
    if let error = error as? TableFormError {
      (self as? TableScreen)?.outermostTable.formSession.refusal = error
    }
  }

  /// Returns the text of an error for a person, and reports the details that it omits.
  func words(for error: any Error) -> String {
    errorNotes.text(of: error, in: "\(type(of: self))")
  }

  /// Shows the text of an error for a moment.
  public func show(error text: String) {
    outermost.notice = ScreenChrome.Notice(isError: true, text: text)
    refreshChrome()
  }
}
