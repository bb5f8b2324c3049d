#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension UIAlertController {
  /// Creates the alert of a question, with a button for each answer.
  convenience init(_ question: TableQuestion) {
    self.init(
      title: question.question, message: question.message.isEmpty ? nil : question.message,
      preferredStyle: .alert)
    for (place, answer) in question.answers.enumerated() {
      let action = UIAlertAction(title: answer.title, style: style(of: answer.role)) { _ in
        // UIKit has closed the alert by then.
        question.answer(place)
      }
      addAction(action)
      // The action that cancels is UIKit's own choice, and would stand out if it were preferred.
      if place == question.defaultPlace, answer.role != .cancel { preferredAction = action }
    }
  }

  private func style(of role: TableQuestion.Answer.Role) -> UIAlertAction.Style {
    switch role {
    case .standard: .default
    case .destructive: .destructive
    // UIKit takes one of these, and the core makes one.
    case .cancel: .cancel
    }
  }
}
#endif
