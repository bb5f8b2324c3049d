/// The mistakes in an app's code that the framework notices.
package enum DiagnosticKind: String, MistakeKind {
  case childElsewhere
  case childWithModel
  case closedFirstScreen
  case closedToNotOpen
  case duplicateID
  case duplicateSection
  case endlessChildren
  case failedStore
  case hiddenOpener
  case lateRestoration
  case lostReturn
  case nobodyAnswers
  case nothingMeant
  case openElsewhere
  case otherReturn
  case restlessHook
  case restlessUpdates
  case returnedRow
  case sharedModel
  case slowTurn
  case tooManyRows
  case unbegunUpdates
  case uncheckedControl
  case unendedUpdates
  case unknownAction
  case unknownControl
  case unexplainedError
  case unfitControl
  case unfitField
  case unfitNative
  case unknownField
  case unknownTab
  case unreadState
  case unsavedRecording
  case unsavedState
  case wrongTabs
  case wrongValue

  package var text: (cause: String, why: String, remedy: String) {
    switch self {
    case .childElsewhere:
      (
        "`addChild` was given a screen that is open, or the child of another screen.",
        "the screen stays where it is", "first close it there, or remove it from the other screen"
      )
    case .childWithModel:
      (
        "`addChild` was given a screen that was made with `init(model:)`.",
        "the screen was not added: a child shows the rows of its tableData",
        "describe its rows in tableData, or put a TableGroup into this screen's model"
      )
    case .closedFirstScreen:
      (
        "`close()` was called for the first screen of a window or tab.", "the screen stays open",
        "close only screens that another one opened"
      )
    case .closedToNotOpen:
      (
        "`close(to:)` was given a screen that is not open in this window.", "nothing was closed",
        "go back only to screens that were opened in this window"
      )
    case .duplicateID:
      (
        "Two rows of one section have the same id.",
        "rows of one id are told apart by their order only, so state may pass between them",
        "give each row of the section an id of its own"
      )
    case .duplicateSection:
      (
        "Two sections of a table, or of one group, have the same id.",
        "sections of one id are told apart by their order only, and a selector means the first",
        "give each section an id of its own, or none"
      )
    case .endlessChildren:
      (
        "Children hang more than 1,024 levels deep, or a group stands among its own children.",
        "the rows below are left out",
        "let no group hold itself, and open a screen for what lies deeper"
      )
    case .failedStore:
      (
        "A database, or another store of rows, refused a request, such as a query of a column that it does not have, or of a table that its user may not read.",
        "the person reads that the data cannot be read or changed, or that the right to it is missing, and no more",
        "mend the statement that the error names, or give the right"
      )
    case .hiddenOpener:
      (
        "`open` was called on a screen that no host shows.", "nothing was opened",
        "open screens from one that a host shows"
      )
    case .lateRestoration:
      (
        "`restore` was called after `start()`.", "nothing was restored",
        "call restore before start"
      )
    case .lostReturn:
      (
        "A screen was closed with a value that a closure waited for in an earlier run of the app, or in a screen that has gone since.",
        "the value is lost, and the person is told so",
        "override `onReturn(from:with:)` in the screen that opened it, which runs after a restart, too; close a screen before its opener goes"
      )
    case .nobodyAnswers:
      (
        "An action, a binding, a search or the rows of a section name a method or property of a class, and neither "
          + "the screen nor a group around the row is of that class.",
        "the action does nothing, and the value or the rows do not show",
        "name a method or property of the screen's class, or of a group around the row"
      )
    case .nothingMeant:
      (
        "`delete`, `mask`, `toggleMask`, `select`, `setExpanded`, `scroll` or `setSource` was given a selector that "
          + "matches nothing in the table.",
        "nothing happens",
        "name a row, section or group that the table has; a mask by `.id` also waits for its row"
      )
    case .openElsewhere:
      (
        "`open`, a new window or a restored one was given a screen that stands elsewhere: in a window, or inside another "
          + "screen.",
        "a screen stands in one place only, so this one stays where it is",
        "close it there first, or make another screen of its class"
      )
    case .otherReturn:
      (
        "A screen was closed with a value of another type than the closure takes that it was opened with.",
        "the closure does not run", "return a value of that type, or take what the screen returns"
      )
    case .restlessHook:
      (
        "A hook asks for a change that runs the hook again, without end and without waiting for anything; hooks that wait in "
          + "between, as those that load, may go on for as long as the app lets them.",
        "the hook would run for ever; the remaining changes are left out",
        "let the hook ask only for a state that does not hold already"
      )
    case .restlessUpdates:
      (
        "Each update of a table leads to another one.",
        "the updates would go on for ever; the remaining ones are left out",
        "look for what changes the table's data, or calls updateTableData(), in tableData, in a cell or in a callback of "
          + "the host"
      )
    case .returnedRow:
      (
        "A person deleted a row, and tableData still describes it when it is read again.",
        "the row was taken off the screen, and stands there again",
        "remove its data in a deleteAction or in onCellDeleted"
      )
    case .sharedModel:
      (
        "`init(model:)` was given the model of another screen.",
        "only the newer screen shows what changes", "give each screen a model of its own"
      )
    case .slowTurn:
      (
        "The main actor worked for longer at one go than `TableDiagnostics.longestTurn` says.",
        "meanwhile no key is answered, and nothing on screen moves",
        "do what takes long outside of the main actor, or less of it at a time"
      )
    case .tooManyRows:
      (
        "A section was given a `count` of more than a thousand million rows, or one with more than twenty million is searched.",
        "the first thousand million show, and the first twenty million are searched",
        "give a count of rows that a person can get to, and let the others be searched for elsewhere"
      )
    case .unbegunUpdates:
      (
        "`endUpdates()` was called without `beginUpdates()`.", "nothing happens",
        "call beginUpdates() first, or use update { }"
      )
    case .uncheckedControl:
      (
        "`.validate` stands in a row that edits nothing, or names a control that the row does not have.",
        "what it looks at is empty, so that the form may be refused for ever",
        "bind the row, name one of its controls, or leave the check out"
      )
    case .unendedUpdates:
      (
        "`beginUpdates()` was called, and not `endUpdates()` in the same turn of the main actor.",
        "the update ended with the turn, and what had changed shows",
        "call endUpdates() on every way out, as by defer, or use update { }"
      )
    case .unknownAction:
      (
        "A row or button names an action that the screen's `actions` do not have.",
        "using the row or button does nothing",
        "add the action to the screen's actions, or correct the name"
      )
    case .unknownControl:
      (
        "`.bind` or `.controls` names a control that the row does not have.",
        "the property does not show and is not written, or the action does not run",
        "write the name that the cell class gives its control"
      )
    case .unexplainedError:
      (
        "A screen received an error that has no text for people.",
        "the person reads that something did not work, and the number under which it is reported",
        "give it an `errorDescription` (`LocalizedError`), or answer it in `onError`"
      )
    case .unfitNative:
      (
        "`makeViewController()` or `makeWidget()` of a `NativeScreen` returned something that is used elsewhere, "
          + "or that cannot stand in a screen.",
        "the screen shows its line of text instead",
        "make a new one each time, and leave it to the host to show it"
      )
    case .unreadState:
      (
        "The file of `TableRestoration.file` is too large, or holds no state, or the store of `WebOptions.states` cannot be read.",
        "the app begins anew",
        "delete the file, which is written again when the app ends; mend the store"
      )
    case .unknownTab:
      (
        "`openTab`, `openTabs`, or `open` with `.tab`, was given a title or number that no tab has.",
        "nothing was opened; of `openTabs`, the tabs were, and the first one shows",
        "give the title or number of a tab"
      )
    case .unsavedRecording:
      (
        "What a person does could not be written to the file of `recording:`.",
        "the person goes on, and nothing more is recorded",
        "name a new file, or a recording that nobody else writes, in a folder that can be written to, on a disk with room"
      )
    case .unsavedState:
      (
        "The state of the window could not be written to the file of `TableRestoration.file`, or to the store of `WebOptions.states`.",
        "the next run begins anew", "give a file in a folder that can be written to; mend the store"
      )
    case .wrongTabs:
      (
        "`openTabs` or `setTabs` was given no screen, one of them twice, or one that is open elsewhere.",
        "the tabs stay as they are",
        "give at least one screen, each of them once and none that is open elsewhere"
      )
    case .unfitControl:
      (
        "A row is bound to a property that its control cannot edit, such as a text with a slider.",
        "what a person does with the control is refused, or does not show",
        "give the row the cell class of its property, or bind another property"
      )
    case .unfitField:
      (
        "`formValues` was given a value that its field does not take.",
        "the field keeps the value that it has",
        "give it a value of its kind, within its limits and among its options"
      )
    case .unknownField:
      (
        "`formValues` was given a name that is no field of the table.",
        "the value waits for data that has a field of that name",
        "use the name that the field has in the data"
      )
    case .wrongValue:
      (
        "A key of a cell has a value of a kind that it does not take, or a key or a setting has a number beyond its range.",
        "a value of another kind is ignored, and its row shows without it; a number beyond the range is replaced by the "
          + "nearest in it",
        "give a value of a kind, and in a range, that the key or setting takes"
      )
    }
  }
}
