#if os(macOS) || os(Linux)
/// The state that decides which keys are bound.
struct KeyContext: Hashable, Sendable {
  /// The part of the screen that keys go to.
  enum Mode: Hashable, Sendable, CaseIterable {
    case rows, search, field, textArea, question, menu, index, bar, help
  }

  /// The effect of the return key on a row.
  enum Primary: Hashable, Sendable, CaseIterable {
    case open, act, expand, collapse, select, deselect, link, toggle, edit, choose, press, details

    /// Whether the effect is that of a tap.
    var isTap: Bool { [.open, .act, .expand, .collapse, .select, .deselect, .link].contains(self) }
  }

  /// One of two screens beside each other.
  enum Pane: Hashable, Sendable, CaseIterable {
    case list, detail
  }

  /// The possible commands for the row that the cursor is on.
  struct Row: Hashable, Sendable {
    var primary: Primary?
    /// The app's own words for that effect, or nil.
    var primaryTitle: String?
    var hasSwitch = false
    /// Whether left and right change a value.
    var isAdjustable = false
    var controlCount = 0
    var isExpanded: Bool?
    var isLongPressable = false
    /// The app's own words for the effect of a long press, or nil.
    var longPressTitle: String?
    var hasDetails = false
    var canDelete = false
    var canInsert = false
    var isMoveable = false
    /// Whether an action runs for the row that can be cancelled.
    var isBusy = false
    /// Whether the row has actions of the app.
    var hasRowActions = false

    /// Whether a menu of the row would have entries.
    var hasMenu: Bool {
      primary != nil || hasSwitch || isExpanded != nil || isLongPressable || hasDetails
        || canDelete || canInsert || isMoveable || hasRowActions || isBusy
    }
  }

  var mode = Mode.rows
  /// The row that the cursor is on, or nil if there is none.
  var row: Row?
  var isSearchable = false
  /// Whether the rows are filtered, or the search field is entered.
  var isSearching = false
  /// The scopes of the search; empty if it has none.
  var scopes: [String] = []
  /// The index of the chosen scope.
  var scope = 0
  var isRefreshable = false
  /// Whether the screen waits for something that can be cancelled.
  var isWaiting = false
  /// Whether the screen shows a failure that can be retried.
  var canRetry = false
  var hasIndex = false
  /// Whether any element around the rows can be pressed.
  var hasBar = false
  var isEditable = false
  var isEditing = false
  var canGoBack = false
  var isModal = false
  /// True if the screen asks a question, whose rows are the answers.
  var isQuestion = false
  var hasTabs = false
  /// The one of two screens side by side that keys go to, or nil if there is only one screen.
  var pane: Pane?
  /// The titles of the bar buttons, in the order of their keys.
  var buttons: [String] = []
  /// Whether the rows are fields of a form that is committed as a whole.
  var isForm = false
  /// Whether a field follows, into which the return key leads.
  var hasNextField = false
  /// Whether a control or a row that can be pressed follows in the form, and whether one precedes.
  var hasNextStop = false
  var hasPreviousStop = false
  /// Whether the field in use has a text that is not kept yet.
  var hasTyped = false
  /// Whether the screen shows the notice of an error.
  var hasError = false
  /// Whether the person has asked to quit and a screen has not agreed.
  var isQuitHeldUp = false
  var canUndo = false
  var canRedo = false
}
#endif
