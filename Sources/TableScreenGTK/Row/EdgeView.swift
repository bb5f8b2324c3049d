#if GTK
import CGTK
import TableScreen

/// A header or footer of a section or of the table, or the note about rows still to be loaded.
@MainActor final class EdgeView {
  private let root = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
  /// The text of a header, which screen readers announce as a heading.
  private let heading = Obj(
    tablescreen_widget_new(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_HEADING))
  private let label = Obj(gtk_label_new(nil))
  private let spinner = Obj(gtk_spinner_new())
  private let retry = Obj(gtk_button_new())
  private var view: ElementView?
  private weak var row: RowView?
  /// The height of the view on show that the app has set, or nil.
  private(set) var height: Double?

  init(in box: Obj) {
    root.setClass("ts-edge", true)
    tablescreen_set_level(heading(), 2)
    for label in [heading, label] {
      gtk_label_set_xalign(label(), 0)
      // A text of several lines takes all of the width, as those that are elements do.
      gtk_widget_set_hexpand(label(), 1)
      gtk_label_set_wrap(label(), 1)
      gtk_label_set_wrap_mode(label(), PANGO_WRAP_WORD_CHAR)
    }
    gtk_button_set_label(retry(), TableWords.current.retry)
    on(retry, "clicked") { [weak self] _ in self?.row?.send(.loadMore) }
    for part in [spinner, heading, label, retry] { gtk_box_append(root(), part()) }
    gtk_box_append(box(), root())
  }

  func hide() { gtk_widget_set_visible(root(), 0) }

  /// Shows an item that is no row.
  ///
  /// - Returns: the label for screen readers.
  func show(_ item: FlatLayout.Item, in row: RowView, _ page: ScreenPage) -> String {
    self.row = row
    height = nil
    gtk_widget_set_visible(root(), 1)
    var text: String?
    var element: RowElement?
    var isLoading = false
    var failed = false
    switch item {
    case .row: break
    case .tableHeader: element = page.chrome.tableHeader
    case .tableFooter: element = page.chrome.tableFooter
    case .header(let section): (text, element) = edge(.header, section, page)
    case .footer(let section): (text, element) = edge(.footer, section, page)
    case .paging:
      isLoading = page.chrome.paging == .loading
      text = isLoading ? TableWords.current.loadingMore : nil
      if case .failed(let why) = page.chrome.paging { (text, failed) = (why, true) }
    }
    let isFooter =
      switch item {
      case .footer, .tableFooter, .paging: true
      case .header, .tableHeader, .row: false
      }
    root.setClass("ts-footer", isFooter)
    root.setClass("ts-header", !isFooter)
    root.setClass("ts-paging", item == .paging)
    if case .header = item {
      root.setClass("ts-section", true)
    } else {
      root.setClass("ts-section", false)
    }
    gtk_widget_set_halign(root(), item == .paging ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    gtk_widget_set_visible(spinner(), isLoading ? 1 : 0)
    gtk_spinner_set_spinning(spinner(), isLoading ? 1 : 0)
    gtk_widget_set_visible(retry(), failed ? 1 : 0)
    for (view, isOn) in [(heading, !isFooter), (label, isFooter)] {
      gtk_label_set_text(view(), isOn ? TableText(text ?? "").shownPart : "")
      gtk_widget_set_visible(view(), isOn && text != nil ? 1 : 0)
    }
    show(element, in: row)
    return text ?? element?.plainText ?? ""
  }

  private func edge(
    _ side: SectionEdge.Side, _ section: NodeID, _ page: ScreenPage
  ) -> (String?, RowElement?) {
    guard let index = page.layout.index(ofSection: section) else { return (nil, nil) }
    let content = page.layout.content(ofSection: index)
    guard content.view(side) != nil else { return (content.text(side), nil) }
    let view = page.pool.content(of: SectionEdge(side, of: section), in: page.screen)
    height = view?.height
    return (nil, view?.body)
  }

  private func show(_ element: RowElement?, in row: RowView) {
    if let element, let view, view.show(element, in: row) { return }
    if let view { gtk_box_remove(root(), view.root()) }
    view = nil
    guard let element else { return }
    let new = ElementView.make(element, in: row)
    new.isFilling = true
    gtk_box_append(root(), new.root())
    view = new
  }
}

extension RowElement {
  /// The texts of the element, for a screen reader.
  var plainText: String {
    flattened.compactMap { part in
      switch part {
      case .text(let text): text.text.plain
      case .badge(let text): text
      default: nil
      }
    }.joined(separator: ", ")
  }
}
#endif
