import Foundation
import TableCore

/// A question in view above all other screens: before an action that asks, or when a dirty form is
/// left.
///
/// The question is a modal with a row for each answer, so that every host can show it. A host with
/// its own way to ask, such as a dialog, finds it in ``TableNavigator/question`` and calls
/// ``answer(_:)``; going back from the question cancels.
public final class TableQuestion: TableScreen {
  /// An answer to choose.
  public struct Answer: Hashable, Sendable {
    /// The effect of an answer.
    public enum Role: Hashable, Sendable {
      /// The answer does what the question asks about.
      case standard
      /// The answer removes something for good; hosts mark its button.
      case destructive
      /// The answer does nothing, like going back.
      case cancel
    }

    /// The title that a person reads.
    public let title: String
    /// The effect of the answer.
    public let role: Role

    init(_ title: String, _ role: Role = .standard) { (self.title, self.role) = (title, role) }
  }

  /// The question, in a few words.
  public let question: String
  /// The sentence below the question; empty if there is none.
  public let message: String
  /// The answers, the most likely one first.
  public let answers: [Answer]
  /// True if the question is about leaving a dirty form.
  let isAboutLeaving: Bool
  private var given: Int?
  private var answered: (Int?) -> Void
  /// The answer in place of the person's, once what a form holds was saved without it.
  static let saved = -1

  /// Creates a question; `answered` runs after the question has closed, with the place of the
  /// answer, or nil for none.
  init(
    _ question: String, message: String, answers: [Answer], isAboutLeaving: Bool = false,
    answered: @escaping (Int?) -> Void
  ) {
    (self.question, self.message, self.answers) = (question, message, answers)
    (self.isAboutLeaving, self.answered) = (isAboutLeaving, answered)
    super.init()
  }

  public override class var settings: Settings { [.style(.grouped)] }
  public override var title: String { question }
  public override var restorationName: String? { nil }

  public override var tableData: [Section] {
    [
      Section(footer: message.isEmpty ? nil : message) {
        for (place, answer) in answers.enumerated() {
          [
            .id: .key(place), .title: Self.text(of: answer),
            .action: .perform(TableQuestion.answer, place),
          ]
        }
      }
    ]
  }

  private static func text(of answer: Answer) -> AttributedString {
    var text = AttributedString(answer.title)
    if answer.role == .destructive { text.tableColor = .red }
    return text
  }

  /// Gives the answer at a place and closes the question; the effect follows once it has closed.
  public func answer(_ place: Int) {
    guard given == nil, answers.indices.contains(place) else { return }
    acting(.answer(place)) {
      given = place
      close()
    }
  }

  /// Closes the question without an answer, as the way back does, but asks nobody.
  package func dismiss() { acting(.dismissQuestion) { close() } }

  private func acting(_ act: TableAct, _ work: () -> Void) {
    if let navigator { navigator.acting(act, work) } else { work() }
  }

  /// Closes the question about a form that was saved meanwhile; what was to follow goes on.
  func settle() {
    guard given == nil else { return }
    given = Self.saved
    close()
  }

  /// The place of the answer that cancels, or nil.
  public var cancelPlace: Int? { answers.firstIndex { $0.role == .cancel } }

  /// The place of the answer that the return key gives: the first one, or the one that cancels if the first is destructive;
  /// nil if that leaves none.
  public var defaultPlace: Int? {
    answers.first.flatMap { $0.role == .destructive ? cancelPlace : 0 }
  }

  public override func onDismiss() {
    // This hook runs in the middle of a transition, which the answer has to wait for.
    let (given, answered) = (given, answered)
    if let navigator { navigator.inTurn { answered(given) } } else { answered(given) }
  }

  override func tearDown() {
    super.tearDown()
    // It may hold the window, which holds the question to its end.
    answered = { _ in }
  }
}

extension TableNavigator {
  /// The question in view, or nil.
  public var question: TableQuestion? { modals.last?.question }

  /// The screens behind the question in view, which a host can leave in sight; empty while nothing is asked.
  public var panesBehindQuestion: [Screen] {
    question == nil ? [] : askedStack.panes(isWide: isWide)
  }

  /// The stack in view, or that behind the questions in view.
  var askedStack: ScreenStack {
    question == nil ? stack : modals.last { $0.question == nil } ?? tabs[selectedTab]
  }

  /// Shows a question above all other screens.
  func ask(_ question: TableQuestion, from screen: Screen) {
    question.navigator = self
    question.parentScreen = screen
    transition([.present(question)]) { modals.append(ScreenStack(root: question)) }
  }
}

extension ScreenStack {
  /// The question that the stack shows, or nil; a question below a screen that was opened above it is shown as a screen.
  public var question: TableQuestion? { screens.count == 1 ? root as? TableQuestion : nil }
}
