import Foundation
import TableScreen

/// A file that a page was asked for.
struct AskedFile {
  /// The name of the question, which nobody guesses.
  let token = RandomID.make()
  let question: TableFileQuestion
}

extension WebHost {
  /// Lets the page ask for a file of the person's own machine; folders of the server are never shown.
  func choose(_ question: TableFileQuestion) -> Bool {
    asked?.question.answer(nil)
    let asked = AskedFile(question: question)
    self.asked = asked
    order([
      "up", .text(asked.token), .list(question.types.map { .text($0) }), .integer(uploadLimit),
    ])
    return true
  }

  /// Returns whether a file is awaited under that name.
  func awaits(_ token: String) -> Bool {
    guard let asked else { return false }
    return RandomID.areSame(asked.token, token) && asked.question.isAwaited
  }

  /// Takes the file that was asked for.
  func take(_ file: URL, _ token: String) {
    guard awaits(token) else { return }
    let question = asked?.question
    asked = nil
    question?.answer(file)
    hasNews?()
  }

  /// Notes that no file comes, and says why where the person did not want it so.
  func noFile(_ token: String, _ reason: Int) throws {
    guard let reason = NoFile(rawValue: reason) else { throw WebFault.malformed }
    guard awaits(token) else { return }
    let question = asked?.question
    asked = nil
    question?.answer(nil)
    let words = WebWords.current
    switch reason {
    case .cancelled: break
    case .tooLarge:
      let size = Int64(uploadLimit).formatted(
        .byteCount(style: .file).locale(TableWords.current.locale))
      navigator?.visibleScreen.show(
        notice: words[.tooLarge].replacingOccurrences(of: "%@", with: size))
    case .failed: navigator?.visibleScreen.show(notice: words[.noFile])
    }
  }

  private enum NoFile: Int { case cancelled, tooLarge, failed }
}
