import Foundation

/// An error of this package's that a person is told in the framework's words.
package protocol WordedError: Error {
  /// Returns the text for a person.
  func text(in words: TableWords) -> String
}

extension TableWords {
  /// Returns the text of a failure.
  public func text(for failure: TableFailure) -> String { failures[failure] ?? failure.words }

  /// Returns the text of an error.
  ///
  /// The text is that of the error itself (`LocalizedError.errorDescription`), or a sentence of the framework's for
  /// errors of addresses, files and databases. All other errors are for developers: a person reads ``unexplained``,
  /// and a screen that shows it reports the error under the same number.
  public func text(of error: any Error) -> String {
    explanation(of: error) ?? unexplained(Self.number(of: error))
  }

  /// Returns the text of an error that kept a form from being saved: for a store's error one that says that what was typed
  /// is kept, for any other the usual text.
  ///
  /// A screen shows it after a save that failed; an app that tells of errors in a way of its own takes it from here.
  public func unsavedText(of error: any Error) -> String {
    explanation(of: error, isUnsaved: true) ?? unexplained(Self.number(of: error))
  }

  /// Returns the text of an error that is meant for people, or nil; with `isUnsaved` of one that kept a form from being saved.
  package func explanation(of error: any Error, isUnsaved: Bool = false) -> String? {
    if error.isCancellation { return cancelled }
    if let error = error as? any WordedError { return error.text(in: self) }
    if let error = error as? any TableStoreError {
      return isUnsaved ? unsavedStoreText(of: error) : storeText(of: error)
    }
    if let failure = TableFailure(error) { return text(for: failure) }
    if let text = (error as? any LocalizedError)?.errorDescription, !text.isEmpty { return text }
    let said = (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String
    return said.flatMap { $0.isEmpty || type(of: error) != NSError.self ? nil : $0 }
  }

  /// Returns the text of a store's error, with the time since which its server cannot be reached.
  func storeText(of error: any TableStoreError) -> String {
    guard error.storeFault == .unreachable, let since = error.storeFaultTime else {
      return text(of: error.storeFault)
    }
    return unreachableSince(time(of: since, in: .ofPerson))
  }

  private func unsavedStoreText(of error: any TableStoreError) -> String {
    guard error.storeFault == .unreachable, let since = error.storeFaultTime else {
      return unsavedText(of: error.storeFault)
    }
    return unsavedSince(time(of: since, in: .ofPerson))
  }

  /// Returns the number that an error is reported under: the same for the same error, in every run.
  package static func number(of error: any Error) -> String {
    // FNV-1a (G. Fowler, L. C. Noll and K.-P. Vo, 1991).
    let hash = "\(type(of: error)) \(error)".utf8.prefix(4_096).reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash >> 44 | 1 << 20, radix: 16).dropFirst().uppercased()
  }
}

extension Error {
  /// True if the error only says that an operation was cancelled.
  var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    return switch error.domain {
    case NSURLErrorDomain: error.code == URLError.Code.cancelled.rawValue
    case NSCocoaErrorDomain: error.code == CocoaError.Code.userCancelled.rawValue
    default: false
    }
  }
}

/// A record of the errors that were reported, because their texts for a person do not explain them.
package struct ErrorNotes {
  private var numbers: Set<String> = []

  /// Creates the value.
  package init() {}

  /// Returns the text of an error for a person, and reports the error, once, if the text does not
  /// explain it, or only says that a store of rows failed or refuses it.
  @MainActor package mutating func text(
    of error: any Error, isUnsaved: Bool = false, in screen: String?
  ) -> String {
    let words = TableWords.current
    let number = TableWords.number(of: error)
    if let text = words.explanation(of: error, isUnsaved: isUnsaved) {
      let fault = (error as? any TableStoreError)?.storeFault
      if fault == .failed || fault == .forbidden, isNew(number) {
        TableDiagnostics.report(.failedStore, "\(error)", at: .init(screen: screen))
      }
      return text
    }
    if isNew(number) {
      TableDiagnostics.report(
        .unexplainedError, "\(number): \(type(of: error)): \(error)", at: .init(screen: screen))
    }
    return words.unexplained(number)
  }

  /// Notes an error, and says whether it was not noted yet.
  private mutating func isNew(_ number: String) -> Bool {
    if numbers.count > 100 { numbers = [] }
    return numbers.insert(number).inserted
  }
}
