/// A question that a person answers before an action runs.
public struct TableConfirmation: Hashable, Sendable {
  /// The weight of the action.
  public enum Role: String, Hashable, Sendable {
    /// The action can be undone, or does no harm.
    case standard
    /// The action removes something for good; hosts mark its button.
    case destructive
  }

  /// The question, in a few words.
  public var question: String
  /// The weight of the action.
  public var role = Role.standard
  /// The sentence below the question, or nil.
  public var message: String?
  /// The title of the button that runs the action; nil for the title of the control that was used,
  /// or else ``TableWords/goOn``.
  public var button: String?

  /// Creates a question.
  public init(
    _ question: String, _ role: Role = .standard, message: String? = nil, button: String? = nil
  ) {
    (self.question, self.role) = (question, role)
    (self.message, self.button) = (message, button)
  }
}

extension CellValue where Self == TableAction {
  /// Runs an action once a person has agreed to it; if they cancel, nothing happens, and a control
  /// shows its old value again.
  ///
  /// ```swift
  /// [
  ///   .title: "Cancel the booking…",
  ///   .action: .confirm(
  ///     "Cancel the booking?", .destructive, message: "The seats go to others.",
  ///     then: .perform(BookingsScreen.cancel)),
  /// ]
  /// ```
  ///
  /// Each host asks in its own way: by a dialog on a desktop, by an alert on a
  /// phone, by a box in a terminal. Every action can be wrapped: that of a row, a swipe, a menu, a control or a bar
  /// button, and a `deleteAction`. An action that can be undone needs no question. The value of a control that is bound to a
  /// property is written before its handler asks, and stays.
  ///
  /// - Parameters:
  ///   - question: the question, in a few words.
  ///   - role: the weight of the action.
  ///   - message: a sentence below the question.
  ///   - button: the title of the button that runs the action; by default the title of the control
  ///     that was used.
  ///   - action: the action.
  /// - Returns: an action that asks first.
  public static func confirm(
    _ question: String, _ role: TableConfirmation.Role = .standard, message: String? = nil,
    button: String? = nil, then action: TableAction
  ) -> TableAction {
    TableAction(
      .asking(TableConfirmation(question, role, message: message, button: button), action),
      isClosure: action.isClosure)
  }
}

extension TableAction {
  /// The question that comes before the action, and the action that it guards; nil if the action
  /// asks nothing.
  package var asked: (confirmation: TableConfirmation, action: TableAction)? {
    if case .asking(let confirmation, let action) = body { (confirmation, action) } else { nil }
  }
}
