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

    /// True if a tap has the same effect.
    var isTap: Bool { [.open, .act, .expand, .collapse, .select, .deselect, .link].contains(self) }
  }

  /// One of two screens beside each other.
  enum Pane: Hashable, Sendable, CaseIterable {
    case list, detail
  }

  /// The possible commands for the row that the cursor is on.
  struct Row: Hashable, Sendable {
    var primary: Primary?
    /// The app's own name for the effect of the return key, or nil.
    var primaryTitle: String?
    var hasSwitch = false
    /// True if the left and right keys change a value.
    var isAdjustable = false
    var controlCount = 0
    /// True if characters can be typed into the first control, whatever the return key does.
    var hasField = false
    var isExpanded: Bool?
    var isLongPressable = false
    /// The app's own name for the effect of a long press, or nil.
    var longPressTitle: String?
    var hasDetails = false
    var canDelete = false
    var canInsert = false
    var isMoveable = false
    /// True while an action that can be cancelled runs for the row.
    var isBusy = false
    /// True if the row has actions of the app.
    var hasRowActions = false

    /// True if a menu of the row would have entries.
    var hasMenu: Bool {
      primary != nil || hasSwitch || isExpanded != nil || isLongPressable || hasDetails
        || canDelete || canInsert || isMoveable || hasRowActions || isBusy
    }
  }

  var mode = Mode.rows
  /// The row that the cursor is on, or nil if there is none.
  var row: Row?
  /// True if there are no rows, but more lines than there is room for.
  var canScroll = false
  var isSearchable = false
  /// True while the rows are filtered, or the search field is entered.
  var isSearching = false
  /// The scopes of the search; empty if it has none.
  var scopes: [String] = []
  /// The index of the chosen scope.
  var scope = 0
  var isRefreshable = false
  /// True while the screen waits for something that can be cancelled.
  var isWaiting = false
  /// True while the screen shows a failure that can be retried.
  var canRetry = false
  var hasIndex = false
  /// True if any element around the rows can be pressed.
  var hasBar = false
  var isEditable = false
  var isEditing = false
  var canGoBack = false
  var isModal = false
  /// True if the screen asks a question, whose rows are the answers.
  var isQuestion = false
  var hasTabs = false
  /// The side that keys go to if two screens stand side by side; nil if there is only one.
  var pane: Pane?
  /// The titles of the bar buttons, in the order of their keys.
  var buttons: [String] = []
  /// True if the rows are fields of a form that is committed as a whole.
  var isForm = false
  /// True if the return key leads to a further field.
  var hasNextField = false
  /// True if a control, or a row that can be pressed, follows in the form; ``hasPreviousStop`` is
  /// true if one precedes.
  var hasNextStop = false
  var hasPreviousStop = false
  /// True while the field in use has a typed text that is not committed.
  var hasTyped = false
  /// True while the screen shows the notice of an error.
  var hasError = false
  /// True if the person has asked to quit and a screen has not agreed yet.
  var isQuitHeldUp = false
  /// True if the inspector can be opened, or closed.
  var canInspect = false
  var canUndo = false
  var canRedo = false
}
#endif
