package import TableCore

/// Everything around the rows of a screen, as a host draws it.
public struct ScreenChrome: Hashable, Sendable {
  /// The name of the screen.
  public var title = ""
  /// What stands in place of the title, or nil.
  public var titleView: RowElement?
  /// Whether there is a bar with the title and the buttons beside it.
  public var showsBar = true
  /// The name of the screen below, or nil where there is none.
  public var backTitle: String?
  /// Whether the screen is the first of a modal, and so is closed instead of left.
  public var isModal = false
  /// The buttons where reading starts.
  public var leading: [Button] = []
  /// The buttons where reading ends.
  public var trailing: [Button] = []
  /// The buttons in the toolbar.
  public var toolbar: [Button] = []
  /// The tabs of the window; empty where there is only one.
  public var tabs: [Tab] = []
  /// The tab in view.
  public var selectedTab = 0
  /// The search field, or nil where the screen cannot be searched.
  public var search: Search?
  /// The refresh control, or nil where the screen cannot be refreshed.
  public var refresh: Refresh?
  /// The entries of the index; empty where there is none, and while a search runs.
  public var index: [ScreenIndexEntry] = []
  /// What stands above the whole table and scrolls with it, or nil.
  public var tableHeader: RowElement?
  /// What stands below the whole table and scrolls with it, or nil.
  public var tableFooter: RowElement?
  /// How the rows are framed.
  public var style = TableStyle.plain
  /// The height of rows that give none themselves, or nil for the host's own.
  public var rowHeight: TableRowHeight?
  /// How many seconds a long press lasts, or nil where none is answered.
  public var longPressDuration: Double?
  /// Whether the rows are fields of a form that is committed as a whole: return goes on to the next field, and
  /// in the last one a ``TableEvent/submit`` finishes it.
  public var isForm = false
  /// Whether edit mode is on.
  public var isEditing = false
  /// Whether any row can be edited, so that edit mode makes sense.
  public var isEditable = false
  /// Whether the host offers a button for edit mode, since none of the screen's own does.
  public var offersEditing = false
  /// What shows in place of the rows where there are none, or nil.
  public var emptyText: String?
  /// What the screen waits for, or nil.
  public var waiting: String?
  /// How much of it is done, from 0 to 1, or nil where that is not known.
  public var waitingFraction: Double?
  /// Whether it can be ended by a ``TableEvent/cancelWaiting``.
  public var canCancelWaiting = false
  /// What went wrong and is shown in place of the rows, or nil; a ``TableEvent/retry`` tries again.
  public var failure: String?
  /// How many rows are selected, where any number can be; else 0.
  public var selectedCount = 0
  /// What lies beyond the last row.
  public var paging = Paging.off
  /// What the screen says for a moment, or nil.
  public var notice: Notice?
}
