import Foundation
import TableScreen

/// A file that a page was asked for.
struct AskedFile {
  /// The name of the question, which nobody guesses.
  let token = RandomID.make()
  let question: TableFileQuestion
  /// The share of the file that has come; nil where none is on its way.
  var share: Double?
  /// True once a file that was asked for later has come for the row: this one would replace it.
  var isOutdated = false
}

extension WebHost {
  /// The most questions that wait for their files; a page that never answers makes no more of them.
  private static let askedBound = 32

  /// Lets the page ask for a file of the person's own machine; folders of the server are never shown.
  ///
  /// A file may be on its way when the next question comes, or about to be chosen, so each question waits for its own.
  func choose(_ question: TableFileQuestion) -> Bool {
    for gone in asked where !gone.isOutdated && !gone.question.isAwaited { settle(gone.token, nil) }
    if asked.count >= Self.askedBound {
      settle((asked.first { $0.share == nil } ?? asked[0]).token, nil)
    }
    let file = AskedFile(question: question)
    asked.append(file)
    order([
      "up", .text(file.token), .list(question.types.map { .text($0) }), .integer(uploadLimit),
    ])
    return true
  }

  private func place(of token: String) -> Int? {
    asked.firstIndex {
      RandomID.areSame($0.token, token) && ($0.isOutdated || $0.question.isAwaited)
    }
  }

  /// Returns whether a file is awaited under that name.
  func awaits(_ token: String) -> Bool { place(of: token) != nil }

  /// Notes how much of a file has come, from 0 to 1, or that it does not come any more; its row shows it.
  func notes(_ token: String, _ share: Double?) {
    guard let place = place(of: token) else { return }
    asked[place].share = share
    redraw(asked[place])
  }

  /// Returns the share that has come of a file on its way to a row, of the one that was asked for last; nil if none is.
  func share(comingTo row: NodeID, of screen: Screen) -> Double? {
    asked.last {
      $0.share != nil && !$0.isOutdated && $0.question.row == row && $0.question.asker === screen
    }?.share
  }

  /// Takes the file that was asked for; returns whether it is used.
  func take(_ file: URL, _ token: String) -> Bool {
    guard let place = place(of: token) else { return false }
    let question = asked[place].question
    let isUsed = !asked[place].isOutdated && question.fits(file)
    if isUsed {
      for other in asked[..<place].indices where asked[other].question.isOfSameRow(as: question) {
        asked[other].isOutdated = true
        asked[other].question.answer(nil)
      }
    }
    settle(token, file)
    return isUsed
  }

  /// Notes that no file comes, and says why where the person did not want it so.
  func noFile(_ token: String, _ reason: Int) throws {
    guard let reason = NoFile(rawValue: reason) else { throw WebFault.malformed }
    let isOutdated = place(of: token).map { asked[$0].isOutdated } ?? false
    settle(token, nil)
    guard !isOutdated else { return }
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

  /// Answers a question, which waits no longer; one that has its answer, or whose screen is gone, takes none.
  private func settle(_ token: String, _ file: URL?) {
    guard let place = asked.firstIndex(where: { RandomID.areSame($0.token, token) }) else { return }
    let settled = asked.remove(at: place)
    settled.question.answer(file)
    redraw(settled)
  }

  private func redraw(_ file: AskedFile) {
    guard let screen = file.question.asker, let row = file.question.row else { return }
    page(open: screen)?.drawAgain(row)
    hasNews?()
  }

  private enum NoFile: Int { case cancelled, tooLarge, failed }
}
