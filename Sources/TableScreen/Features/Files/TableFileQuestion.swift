public import Foundation
package import TableCore

/// A question for a file, asked by a host's own file chooser, or on a screen of folders where it has none.
///
/// A host with a chooser takes the question in ``TableHost/choose(_:)``, shows what is asked, and calls ``answer(_:)`` once.
/// The question is asked no longer where ``isAwaited`` is false, as after its screen has closed; a chooser that is open then
/// closes.
@MainActor public final class TableFileQuestion {
  /// The purpose of the file, in a few words.
  public let title: String
  /// The ends of the names of files that fit, in small letters and without a dot, such as `png`; any file fits if empty.
  public let types: [String]
  /// The folder to begin in.
  public let folder: URL
  /// The file that is chosen now, or nil.
  public let chosen: URL?

  /// True if nobody but the person is to learn the file, as no report and no recording does.
  package let isSecret: Bool
  /// The row that asks, or nil.
  package let row: NodeID?
  /// The number of the question among those of its window, from 1; zero before it is asked.
  package private(set) var number = 0

  private weak var screen: Screen?
  private var isAnswered = false
  private let answered: (URL?) -> Void
  private let folders: (TableFileQuestion) -> Screen

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: what the file is for.
  ///   - types: the ends of the names of files that fit.
  ///   - folder: the folder to begin in; that of the chosen file comes first.
  ///   - chosen: the file that is chosen now.
  ///   - screen: the screen that asks.
  ///   - row: the row that asks.
  ///   - isSecret: true if the file is a secret.
  ///   - answered: runs once, with a file that fits, or nil for none.
  ///   - folders: makes the screen of folders.
  package init(
    _ title: String, types: [String], folder: URL, chosen: URL?, from screen: Screen,
    row: NodeID? = nil, isSecret: Bool = false, answered: @escaping (URL?) -> Void,
    folders: @escaping (TableFileQuestion) -> Screen
  ) {
    self.title = title
    self.types = types.map { $0.lowercased() }
    self.folder = (chosen?.deletingLastPathComponent() ?? folder).standardizedFileURL
    (self.chosen, self.screen, self.row, self.isSecret) = (chosen, screen, row, isSecret)
    (self.answered, self.folders) = (answered, folders)
  }

  /// Indicates whether an answer is still awaited: none was given, and the screen that asks is open.
  public var isAwaited: Bool {
    guard !isAnswered, let screen, let navigator = screen.navigator else { return false }
    return navigator.isOpen(screen)
  }

  /// Returns whether an address is that of a file on this machine, of a type that was asked for, whose name is a text: of
  /// bytes that are no UTF-8 there is no path as a value.
  public func fits(_ file: URL) -> Bool {
    file.isFileURL && !file.path(percentEncoded: false).isEmpty && fitsByType(file)
  }

  /// Answers with a file, or with nil for none; a second answer is ignored.
  ///
  /// A chooser may let a person take a file of another type, or one whose name is no text: that is said in a notice, and
  /// nothing is chosen.
  public func answer(_ file: URL?) {
    guard !isAnswered else { return }
    isAnswered = true
    if let navigator = screen?.navigator {
      navigator.acting(.file(file, self)) { take(file) }
    } else {
      take(file)
    }
  }

  private func take(_ file: URL?) {
    let fitting = file.flatMap { fits($0) ? $0 : nil }
    answered(fitting)
    if let file, fitting == nil { screen?.show(notice: whyNot(file)) }
  }

  /// Returns what a person reads about a file that does not fit.
  private func whyNot(_ file: URL) -> String {
    let words = TableWords.current
    guard file.isFileURL, !file.path(percentEncoded: false).isEmpty, !fitsByType(file)
    else { return words.notAValue }
    return words.otherFile(types.map { $0.uppercased() }.joined(separator: ", "))
  }

  private func fitsByType(_ file: URL) -> Bool {
    types.isEmpty || types.contains(file.pathExtension.lowercased())
  }

  /// Asks on a screen of folders, where the host's own chooser cannot be shown after all.
  public func askOnScreen() {
    if isAwaited { screen?.open(folders(self)) }
  }
}

extension TableFileQuestion {
  /// The open screen whose row asks, as hosts show it.
  package var asker: Screen? { (screen as? TableScreen)?.outermostTable ?? screen }

  /// Returns whether another question is about the same row.
  package func isOfSameRow(as other: TableFileQuestion) -> Bool {
    row != nil && row == other.row && asker === other.asker
  }

  /// Asks the person, by the host's own chooser if it has one.
  package func ask() {
    guard isAwaited, let navigator = screen?.navigator else { return }
    // A host may answer at once.
    navigator.fileQuestions += 1
    number = navigator.fileQuestions
    let isAsked = navigator.tellingHost { navigator.host?.choose(self) ?? false }
    if !isAsked { askOnScreen() }
  }
}
