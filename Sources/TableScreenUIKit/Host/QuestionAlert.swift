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
      // Return alone never removes anything for good.
      if place == 0, answer.role == .standard { preferredAction = action }
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
