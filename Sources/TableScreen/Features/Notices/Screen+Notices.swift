import TableCore

extension ScreenChrome {
  /// Something that the screen says for a moment.
  public struct Notice: Hashable, Sendable {
    /// Whether it reports a failure.
    public var isError: Bool
    /// What it says.
    public var text: String
    /// Whether it offers to undo.
    public var offersUndo = false
  }
}

extension Screen {
  /// Describes what the screen says for a moment.
  func describeNotice(in chrome: inout ScreenChrome) { chrome.notice = notice }

  /// Puts away what was said, since it was read.
  func dismissNotice() {
    notice = nil
    refreshChrome()
  }

  /// Says something for a moment.
  public func show(notice text: String) {
    outermost.notice = ScreenChrome.Notice(isError: false, text: text)
    refreshChrome()
  }

  /// Takes back what was said of a failure that is tried again, or over.
  func dropNotice(of failure: Failure?) { dropNotice(ofError: failure?.text) }

  /// Takes back what was said of something that went wrong, where it is still said.
  func dropNotice(ofError text: String?) {
    guard let text, let notice = outermost.notice, notice.isError, notice.text == text else {
      return
    }
    outermost.notice = nil
  }

  /// Says for a moment that something went wrong.
  public func show(error: any Error) {
    show(error: words(for: error))
    // What is said of a form is said anew of what is wrong still.
    if let error = error as? TableFormError {
      (self as? TableScreen)?.outermostTable.formSession.refusal = error
    }
  }

  /// Says what went wrong in words for a person, and reports what these do not say.
  func words(for error: any Error) -> String {
    errorNotes.text(of: error, in: "\(type(of: self))")
  }

  /// Says for a moment what went wrong.
  public func show(error text: String) {
    outermost.notice = ScreenChrome.Notice(isError: true, text: text)
    refreshChrome()
  }
}
