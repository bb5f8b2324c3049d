package import TableCore

/// Everything around the rows of a screen, as a host draws it.
public struct ScreenChrome: Hashable, Sendable {
  /// A button as a host draws it.
  public struct Button: Hashable, Sendable {
    /// What it shows.
    public var face: BarButton.Face
    /// What a person reads, or hears.
    public var label: String
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether what it does is running.
    public var isBusy = false
    /// Whether it turns edit mode on and off, as the one that the host offers otherwise.
    public var isEditButton = false
    /// Whether it stands out as what a person most likely wants.
    public var isProminent = false
  }

  /// The search field.
  public struct Search: Hashable, Sendable {
    /// What shows while the field is empty.
    public var placeholder: String
    /// What was typed.
    public var text: String
    /// Whether the field is in use.
    public var phase: Phase
    /// How many rows were found, while a search runs.
    public var found: Int?
    /// How many rows the search looks at, children of rows among them; nil where none runs, or it looks elsewhere.
    public var total: Int?
    /// Whether rows are still being looked at.
    public var isIndexing = false
    /// The names of the parts of the table that the search can be limited to.
    public var scopes: [String] = []
    /// The part that it is limited to, by its place.
    public var scope = 0
    /// Whether the field is out of view until a search begins.
    public var hidesInitially = false

    /// Whether the field is in use.
    public enum Phase: String, Hashable, Sendable {
      /// Nobody searches.
      case off
      /// The field is entered, and empty.
      case entered
      /// The rows are filtered.
      case filtering
    }
  }

  /// The refresh control.
  public struct Refresh: Hashable, Sendable {
    /// Whether a refresh runs.
    public var isRefreshing: Bool
    /// What the control says now: how to refresh, that it runs, or when it ran last.
    public var text: String
    /// When it ran last, or nil.
    public var updated: String?
    /// The time of that alone, as short as can be, or nil.
    public var time: String?
  }

  /// What lies beyond the last row.
  public enum Paging: Hashable, Sendable {
    /// Nothing: the screen does not load its rows in pages, or shows what a search found.
    case off
    /// There may be more.
    case idle
    /// More rows are being loaded.
    case loading
    /// They could not be loaded, and why; a ``TableEvent/loadMore`` tries again.
    case failed(String)
    /// There are no more.
    case finished
  }

  /// A tab as a host draws it.
  public struct Tab: Hashable, Sendable {
    /// What a person reads.
    public var title: String
    /// What it says beside its title, such as a count, or nil.
    public var badge: String?
    /// The name of its picture, or nil.
    public var image: String?
    /// The name of its picture while it is chosen, or nil for the same one.
    public var selectedImage: String?
  }

  /// Something that the screen says for a moment.
  public struct Notice: Hashable, Sendable {
    /// Whether it reports a failure.
    public var isError: Bool
    /// What it says.
    public var text: String
    /// Whether it offers to undo.
    public var offersUndo = false
  }

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
  public var index: [IndexEntry] = []
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

/// One entry of the index at the edge of a table.
public struct IndexEntry: Hashable, Sendable {
  /// What a person reads.
  public var title: String
  /// The section that it leads to, among those on screen.
  public var section: Int
  /// The row of that section, or nil where the entry leads to the start of it.
  public var row: Int?

  /// Creates an entry.
  public init(title: String, section: Int, row: Int? = nil) {
    self.title = title
    self.section = section
    self.row = row
  }

  /// The first row that the entry brings into view.
  public var path: TablePath { TablePath(section, row ?? 0) }
}

/// How the rows of a table are framed.
public enum TableStyle: String, Hashable, Sendable, CaseIterable {
  /// From edge to edge.
  case plain
  /// Each section in a box.
  case grouped
}
