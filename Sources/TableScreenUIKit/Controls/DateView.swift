#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A date picker for a moment, a day or a time.
final class DateView: UIDatePicker, ControlView {
  var use: ControlUse? { didSet { if oldValue == nil { wire() } } }

  func show(_ control: RowControl) -> Bool {
    guard let date = control.pickedDate, case .field(_, let kind) = control.kind else {
      return false
    }
    preferredDatePickerStyle = .compact
    datePickerMode = kind == .day ? .date : kind == .time ? .time : .dateAndTime
    if self.date != date { setDate(date, animated: false) }
    isEnabled = control.isEnabled
    return true
  }

  private func wire() {
    addAction(
      UIAction { [weak self] _ in
        // Each part of a date that is typed is a new value.
        if let self { use?.set(.date(date), from: self) }
      }, for: .valueChanged)
  }
}
#endif
