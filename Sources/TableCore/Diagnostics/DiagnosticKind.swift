/// The mistakes in an app's code that the framework notices.
package enum DiagnosticKind: String, MistakeKind {
  case childElsewhere
  case childWithModel
  case closedFirstScreen
  case closedToNotOpen
  case duplicateID
  case endlessChildren
  case failedStore
  case hiddenOpener
  case lateRestoration
  case nobodyAnswers
  case nothingMeant
  case openElsewhere
  case restlessHook
  case restlessUpdates
  case returnedRow
  case sharedModel
  case slowTurn
  case tooManyRows
  case unbegunUpdates
  case unendedUpdates
  case unknownAction
  case unexplainedError
  case unfitNative
  case unknownTab
  case unreadState
  case unsavedState
  case wrongTabs
  case wrongValue

  package var text: (cause: String, why: String, remedy: String) {
    switch self {
    case .childElsewhere:
      (
        "`addChild` was given a screen that is open, or the child of another screen.",
        "it stays where it is", "close it there, or remove it from the other screen, first"
      )
    case .childWithModel:
      (
        "`addChild` was given a screen that was made with `init(model:)`.",
        "it was not added: the rows of a child are those of its tableData",
        "describe its rows in tableData, or put a TableGroup into this screen's model"
      )
    case .closedFirstScreen:
      (
        "`close()` was called for the first screen of a window or tab.", "it stays open",
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
    case .endlessChildren:
      (
        "Children hang more than 1,024 levels deep, or a group stands among its own children.",
        "the rows below are left out",
        "let no group hold itself, and open a screen for what lies deeper"
      )
    case .failedStore:
      (
        "A database, or another store of rows, refused what it was asked, as a query of a column that it does not have.",
        "the person reads that the data cannot be read or changed, and no more",
        "mend the statement that it names"
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
    case .nobodyAnswers:
      (
        "An action, a binding, a search or the rows of a section name a method or property of a class that neither "
          + "the screen nor a group around the row is.",
        "nothing happens, and nothing shows in its place",
        "name one of the screen's class, or of a group around the row"
      )
    case .nothingMeant:
      (
        "`mask`, `toggleMask`, `select`, `setExpanded` or `setSource` was given a selector that means nothing in the table.",
        "nothing happens",
        "name a row, section or group that the table has; a mask by `.id` also waits for its row"
      )
    case .openElsewhere:
      (
        "`open`, a new window or a restored one was given a screen that stands elsewhere: in a window, or inside another "
          + "screen.",
        "a screen stands in one place only: it stays where it is",
        "close it there first, or make another screen of its class"
      )
    case .restlessHook:
      (
        "Each run of a hook asks for what runs it again.",
        "it would never rest; what was still asked for is left out",
        "let the hook ask only for what is not so already"
      )
    case .restlessUpdates:
      (
        "Each update of a table leads to another one.",
        "the table would never rest; the remaining updates are left out",
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
        "A section was given a `count` of more than a thousand million rows.",
        "the first thousand million show",
        "give a count of rows that a person can get to, and let the others be searched for elsewhere"
      )
    case .unbegunUpdates:
      (
        "`endUpdates()` was called without `beginUpdates()`.", "nothing happens",
        "call beginUpdates() first, or use update { }"
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
        "using it does nothing", "add it to the screen's actions, or correct the name"
      )
    case .unexplainedError:
      (
        "An error that says nothing for people came to a screen.",
        "the person reads that something did not work, and the number under which it is reported",
        "give it an `errorDescription` (`LocalizedError`), or answer it in `onError`"
      )
    case .unfitNative:
      (
        "`makeViewController()` or `makeWidget()` of a `NativeScreen` gave something that stands elsewhere, or in no screen.",
        "the screen shows its line of text instead",
        "make a new one each time, and put it nowhere: the host does that"
      )
    case .unreadState:
      (
        "The file of `TableRestoration.file` is too large, or holds no state.",
        "the app begins anew", "delete the file; it is written again when the app ends"
      )
    case .unknownTab:
      (
        "`openTab`, or `open` with `.tab`, was given a title or number that no tab has.",
        "nothing was opened",
        "give the title or number of a tab"
      )
    case .unsavedState:
      (
        "What is open could not be written to the file of `TableRestoration.file`.",
        "the next run begins anew", "give a file in a folder that can be written to"
      )
    case .wrongTabs:
      (
        "`openTabs` or `setTabs` was given no screen, one of them twice, or one that is open elsewhere.",
        "the tabs stay as they are",
        "give at least one screen, each of them once and none that is open elsewhere"
      )
    case .wrongValue:
      (
        "A key of a cell has a value of a kind that it does not take, or a key or a setting has a number beyond its range.",
        "a value of another kind is ignored, and its row shows without it; of numbers beyond the range the nearest counts",
        "give it a value of a kind, and in the range, that it takes"
      )
    }
  }
}
