package import TableCore

/// Everything around the rows of a screen, as a host draws it.
public struct ScreenChrome: Hashable, Sendable {
  /// The name of the screen.
  public var title = ""
  /// The element in the bar in place of the title, or nil.
  public var titleView: RowElement?
  /// Indicates whether the screen has a bar above it, with its title and buttons.
  public var showsBar = true
  /// The name of the screen below, or nil if there is none.
  public var backTitle: String?
  /// Indicates whether the screen is the first of a modal, so that its back button closes the modal.
  public var isModal = false
  /// The buttons at the leading edge.
  public var leading: [Button] = []
  /// The buttons at the trailing edge.
  public var trailing: [Button] = []
  /// The buttons in the toolbar.
  public var toolbar: [Button] = []
  /// The tabs of the window; empty if there is only one.
  public var tabs: [Tab] = []
  /// The place of the selected tab.
  public var selectedTab = 0
  /// The search field, or nil if the screen cannot be searched.
  public var search: Search?
  /// The refresh control, or nil if the screen cannot be refreshed.
  public var refresh: Refresh?
  /// The entries of the index; empty if there is none, and while a search runs.
  public var index: [ScreenIndexEntry] = []
  /// The row above the whole table, which scrolls with it, or nil.
  public var tableHeader: RowElement?
  /// The row below the whole table, which scrolls with it, or nil.
  public var tableFooter: RowElement?
  /// The style in which the rows are framed.
  public var style = TableStyle.plain
  /// The height of rows without one of their own, or nil for the host's own.
  public var rowHeight: TableRowHeight?
  /// The seconds that a long press takes, or nil if none is answered.
  public var longPressDuration: Double?
  /// Indicates whether the rows are fields of a form that is committed as a whole: return moves to the next field, and
  /// in the last one submits the form by a ``TableEvent/submit``.
  public var isForm = false
  /// Indicates whether edit mode is on.
  public var isEditing = false
  /// Indicates whether any row can be edited, so that edit mode has a use.
  public var isEditable = false
  /// Indicates whether the host adds a button for edit mode, because no button of the screen's own toggles it.
  public var offersEditing = false
  /// The text in place of the rows if there are none, or nil.
  public var emptyText: String?
  /// The text in place of a detail beside the screen while none is open, or nil if the screen opens
  /// none.
  public var detailPlaceholder: String?
  /// The text of the wait that has lasted longest, those of the screen before those of its children, or nil.
  public var waiting: String?
  /// The progress of that wait, from 0 to 1, or nil if it is unknown.
  public var waitingFraction: Double?
  /// Indicates whether a ``TableEvent/cancelWaiting`` can cancel the wait.
  public var canCancelWaiting = false
  /// The text of the failure in place of the rows, or nil; a ``TableEvent/retry`` retries.
  public var failure: String?
  /// Indicates whether any number of rows can be selected, so that each has a box.
  public var selectsSeveral = false
  /// The number of selected rows, in a table of multiple selection; else 0.
  public var selectedCount = 0
  /// The state of loading rows beyond the last one.
  public var paging = Paging.off
  /// The notice, shown for a moment, or nil.
  public var notice: Notice?
}
