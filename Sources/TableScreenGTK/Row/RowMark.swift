#if GTK
import CGTK
import TableScreen

/// The mark at the end of a row: disclosure, checkmark, details, or more.
@MainActor final class RowMark {
  enum Kind: Equatable {
    case disclosure, checkmark, detail
    /// A button after the app's own accessory element, for an accessory that responds to taps.
    case more

    init?(_ content: RowContent) {
      switch content.accessory {
      case .disclosure: self = .disclosure
      // Selectable rows have their check mark at the start.
      case .checkmark: if content.canBeSelected { return nil } else { self = .checkmark }
      case .detail: self = .detail
      case .element where content.isAccessoryTappable: self = .more
      case .off, .control, .element: return nil
      }
    }

    var icon: String {
      switch self {
      case .disclosure: "go-next-symbolic"
      case .checkmark: "object-select-symbolic"
      case .detail: "dialog-information-symbolic"
      case .more: "view-more-symbolic"
      }
    }
  }

  private let image = Obj(gtk_image_new())
  private let button = Obj(gtk_button_new())
  private weak var row: RowView?

  /// Creates the mark in a box, behind a sibling, or first if there is none.
  init(in box: Obj, behind other: Obj?) {
    image.setClass("dim-label", true)
    button.setClass("flat", true)
    button.setClass("circular", true)
    gtk_widget_set_valign(button(), GTK_ALIGN_CENTER)
    on(button, "clicked") { [weak self] _ in
      if let row = self?.row, let id = row.id { row.send(.tapAccessory(id)) }
    }
    gtk_box_insert_child_after(box(), image(), other.map { $0() })
    gtk_box_insert_child_after(box(), button(), image())
  }

  /// True if the row has a mark.
  private(set) var isShown = false

  func show(_ kind: Kind?, _ content: RowContent, in row: RowView) {
    self.row = row
    isShown = kind != nil
    let isButton = kind == .detail || content.isAccessoryTappable
    gtk_widget_set_visible(image(), kind != nil && !isButton ? 1 : 0)
    gtk_widget_set_visible(button(), kind != nil && isButton ? 1 : 0)
    guard let kind else { return }
    if isButton {
      gtk_button_set_icon_name(button(), kind.icon)
      setAccessibleLabel(button, "\(GTKWords.current[.details]) \(content.title)")
      gtk_widget_set_tooltip_text(button(), GTKWords.current[.details])
    } else {
      gtk_image_set_from_icon_name(image(), kind.icon)
      image.setClass("dim-label", kind != .checkmark)
      image.setClass("accent", kind == .checkmark)
    }
  }
}
#endif
