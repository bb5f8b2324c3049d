public import Foundation
public import TablePlurals

/// Every text for people of the framework's own, in one place; an app changes ``current`` to use other words.
///
/// A host has the words of its own parts beside it, such as `TerminalWords` or `WebWords`. What only developers see, as the
/// report of a mistake and the inspector, is in English.
///
/// ```swift
/// TableWords.current.locale = Locale(identifier: "de_DE")
/// TableWords.current.cancel = "Abbrechen"
/// TableWords.current.selected = PluralForms(one: "%d ausgewählt", other: "%d ausgewählt")
/// TableWords.current.buttons[.trash] = "Löschen"
/// ```
public struct TableWords: Sendable {
  /// The words in use: those of the window at work where windows have their own, see ``TableEnvironment``.
  @MainActor public static var current: TableWords {
    // Not by `get`, which would copy all the words for each one that is read.
    _read {
      if let environment = TableEnvironment.current {
        yield environment.words
      } else {
        yield ofProgram
      }
    }
    _modify {
      if let environment = TableEnvironment.current {
        yield &environment.words
      } else {
        yield &ofProgram
      }
    }
  }
  @MainActor private static var ofProgram = TableWords()

  /// The locale of numbers and times, and of the plural rules of words that follow a count.
  ///
  /// By default, this is the locale that the system gives for the person; a translation of the
  /// words sets its own.
  public var locale = Locale.ofPerson
  /// The button that leads back from a screen.
  public var back = "Back"
  /// The button that cancels.
  public var cancel = "Cancel"
  /// The button that closes a modal screen.
  public var close = "Close"
  /// The button that deletes a row.
  public var delete = "Delete"
  /// The button that ends edit mode.
  public var done = "Done"
  /// The button that begins edit mode.
  public var edit = "Edit"
  /// The button that inserts a row.
  public var insert = "Insert"
  /// The button that undoes the last step.
  public var undo = "Undo"
  /// The button that redoes the step undone last.
  public var redo = "Redo"
  /// The name of the command that selects all rows.
  public var selectAll = "Select all"
  /// The button that saves the values typed into a form.
  public var save = "Save"
  /// The name of the command that reads a table again.
  public var refresh = "Refresh"
  /// The name of the command that selects the next tab.
  public var nextTab = "Next tab"
  /// The name of the command that selects the previous tab.
  public var previousTab = "Previous tab"
  /// The text in an empty search field.
  public var search = "Search"
  /// The text of a search without results.
  public var noResults = "No results"
  /// The text of a table without rows.
  public var emptyTable = "Nothing here yet"
  /// The text in place of a screen that a host cannot show, by its title.
  public var notShownHere: @Sendable (String) -> String = {
    $0.isEmpty ? "This cannot be shown here" : "“\($0)” cannot be shown here"
  }
  /// The text while a screen waits.
  public var loading = "Loading…"
  /// The hint that tells how to refresh.
  public var pullToRefresh = "Pull to refresh"
  /// The text while a refresh runs.
  public var refreshing = "Refreshing…"
  /// The text about the last refresh, by its time.
  public var lastUpdated: @Sendable (String) -> String = { "Last updated at \($0)" }
  /// The text while rows are still being searched.
  public var searching = "Searching…"
  /// The text below the last row while more are loaded.
  public var loadingMore = "Loading more…"
  /// The text in place of rows whose loading a person has cancelled.
  public var cancelled = "Cancelled"
  /// The button that tries again after a failure.
  public var retry = "Retry"
  /// The text under a control whose value does not fit.
  public var notAValue = "This is not a value that fits here; choose another"
  /// The text about a chosen file of another kind, by the kinds that fit, such as `PNG, JPG`.
  public var otherFile: @Sendable (String) -> String = {
    "A file of this kind does not fit here; choose one of these: \($0)"
  }
  /// The title of the question before a person leaves a form with unsaved values.
  public var unsavedTitle = "Not saved yet"
  /// The text of that question, by the title of the form.
  public var unsavedQuestion: @Sendable (String) -> String = {
    $0.isEmpty
      ? "What you typed would be lost."
      : "What you typed into “\($0)” would be lost."
  }
  /// The button that leaves a form without saving it.
  public var discard = "Discard"
  /// The button that shows the text in a field that hides it.
  public var show = "Show"
  /// The button that hides the text in such a field again.
  public var hide = "Hide"
  /// The first of several choices where there need be none.
  public var none = "None"
  /// The button that takes back what was chosen, such as a file.
  public var clear = "Clear"
  /// The answer that runs the action after a question, unless its button has a title of its own.
  public var goOn = "Continue"
  /// The button that stays in a form that was to be left.
  public var stay = "Keep editing"
  /// The notice about rows that were not saved with a form, because they are hidden and their
  /// drafts are invalid; by their names.
  public var hiddenUnsaved: @Sendable (String) -> String = {
    "Not saved, as it is hidden and needs another look: \($0)"
  }
  /// The name, in such a notice, of a row that has no title.
  public var untitledRow = "a row without a title"
  /// The text under a control whose property is gone, so that the typed value cannot be written.
  public var propertyGone = "What this belongs to is gone, so it cannot be saved"
  /// The text under a field for a whole number that holds something else.
  public var notAnInteger = "This is not a whole number; type one, such as 12"
  /// The text under a field for a number that holds something else.
  public var notANumber = "This is not a number; type one, such as 1.5"
  /// The text under a field for a color that holds something else.
  public var notAColor =
    "This is not a color; type a name, such as teal, or parts, such as #ff8800"
  /// The text under a field for a moment that holds something else.
  public var notADate = "This is not a date; type one, such as 2026-01-31 09:30"
  /// The text under a field for a day that holds something else.
  public var notADay = "This is not a day; type one, such as 2026-01-31"
  /// The text under a field for a time of the day that holds something else.
  public var notATime = "This is not a time; type one, such as 09:30"
  /// The text under a field for a time that the clocks skip on its day, as they are put forward.
  public var skippedTime = "The clocks skip this time on that day; type another one"
  /// The text under a required field that is empty.
  public var required = "This is needed; type something"
  /// The text under a required control that is empty and takes no typing: a switch, a picker.
  public var requiredChoice = "This is needed; choose something"
  /// The text under a field whose text cannot be read, by an example of one that can.
  public var typeSuchAs: @Sendable (String) -> String = {
    "This cannot be read; type something such as \($0)"
  }
  /// The text under a field whose number is too small or too large, by its bounds as far as it has them.
  public var typeBetween: @Sendable (String?, String?) -> String = { least, most in
    switch (least, most) {
    case (let least?, let most?): "This is out of range; type a number from \(least) to \(most)"
    case (let least?, nil): "This is too small; type \(least) or more"
    case (_, let most): "This is too large; type \(most ?? "") or less"
    }
  }
  /// The text under a field whose number has more digits than its property keeps, by the most that it keeps of any number.
  public var typeDigits: @Sendable (Int) -> String = {
    "This has more digits than can be kept; type a number of at most \($0) digits"
  }
  /// The text under a field whose text is too short or too long, by its bounds as far as it has them.
  public var typeLength: @Sendable (Int?, Int?) -> String = { least, most in
    switch (least, most) {
    case (let least?, let most?): "Type \(least) to \(most) characters"
    case (let least?, nil): "This is too short; type \(least) characters or more"
    case (_, let most): "This is too long; type \(most ?? 0) characters or fewer"
    }
  }
  /// The number of problems in a form, in words.
  public var problems = PluralForms(
    one: "%d field needs another look", other: "%d fields need another look")
  /// The notice that only so many characters of a text are searched for.
  public var searchCut: @Sendable (Int) -> String = { "Only the first \($0) characters are used" }
  /// The notice that only so many characters were pasted.
  public var pasteCut: @Sendable (Int) -> String = { "Only the first \($0) characters were pasted" }
  /// The text for an error that has no text for people, by the number under which it is reported.
  public var unexplained: @Sendable (String) -> String = {
    "This did not work; it is noted as \($0)"
  }
  /// The texts of failures that replace the English sentences.
  public var failures: [TableFailure: String] = [:]
  /// The error of a table or picture that is larger than this size.
  public var downloadTooLarge: @Sendable (String) -> String = { "What came is larger than \($0)" }
  /// The error of a table or picture that did not arrive within this time.
  public var downloadTooLate: @Sendable (String) -> String = {
    "The answer did not come within \($0)"
  }
  /// The error of a table or picture that a server refused with this status.
  public var downloadRefused: @Sendable (Int) -> String = {
    "The server answered with the status \($0)"
  }
  /// The error of a table whose text is broken in this line.
  public var tableBroken: @Sendable (Int) -> String = { "What came is broken in line \($0)" }
  /// The error of a table that came without any text.
  public var tableEmpty = "Nothing came, not even an empty table"
  /// The error of a table with characters in this line that are in no known encoding.
  public var tableUnreadable: @Sendable (Int) -> String = {
    "What came holds characters in line \($0) that cannot be read"
  }
  /// The texts of faults of a store of rows, such as a database.
  public var stores: [TableStoreFault: String] = [
    .missing: "The data is not where it should be, or may not be opened",
    .lost: "The data was removed or replaced by another program; what shows is what was read last",
    .unreachable: "The server cannot be reached; nothing newer shows",
    .busy: "Another program uses the data; try again when it is done",
    .damaged: "The data is damaged; put a good copy in its place",
    .readOnly: "The data can be read, but not changed",
    .forbidden: "The right to this data is missing; whoever keeps the data can give it",
    .full: "There is no room left for the data; make some, and try again",
    .failed: "The data cannot be read or changed",
  ]
  /// The texts of faults of a store of rows that kept a form from being saved.
  public var unsaved: [TableStoreFault: String] = [
    .missing:
      "Not saved, as the data is not where it should be, or may not be opened; what you typed is kept",
    .lost: "Not saved, as another program has removed or replaced the data; what you typed is kept",
    .unreachable: "Not saved, as the server cannot be reached; what you typed is kept",
    .busy:
      "Not saved, as another program uses the data; what you typed is kept, so try again when it is done",
    .damaged: "Not saved, as the data is damaged; what you typed is kept",
    .readOnly: "Not saved, as the data can only be read; what you typed is kept",
    .forbidden:
      "Not saved, as the right to change this data is missing: whoever keeps the data can give it; what you typed is kept",
    .full:
      "Not saved, as there is no room left for the data; what you typed is kept, so make some, and try again",
    .failed: "Not saved, as the data cannot be changed; what you typed is kept",
  ]
  /// The text of a form that was not saved, as its store's server cannot be reached since this time of day.
  public var unsavedSince: @Sendable (String) -> String = {
    "Not saved, as the server cannot be reached since \($0); what you typed is kept"
  }
  /// The text of a store whose server cannot be reached since this time of day.
  public var unreachableSince: @Sendable (String) -> String = {
    "The server cannot be reached since \($0); nothing newer shows"
  }
  /// The error of a form whose row somebody else has changed since it was opened.
  public var changedMeanwhile = "Somebody else has changed this meanwhile; what you typed is kept"
  /// The error of a form whose row somebody else has deleted since it was opened.
  public var deletedMeanwhile = "Somebody else has deleted this meanwhile; what you typed is kept"
  /// The word beside a switch that is on, in hosts without colors.
  public var on = "on"
  /// The word beside a switch that is off, in hosts without colors.
  public var off = "off"
  /// The answer yes to a question.
  public var yes = "yes"
  /// The answer no to a question.
  public var no = "no"
  /// The title of the list of keys.
  public var keys = "Keys"
  /// The word for the key that ends a search.
  public var endsSearch = "ends"
  /// The question whether to delete a row, by its title.
  public var deleteQuestion: @Sendable (String) -> String = { "Delete “\($0)”?" }
  /// The question whether to delete a row that has a `deleteTitle`, by that and the row's title.
  public var question: @Sendable (String, String) -> String = { "\($0) “\($1)”?" }
  /// The notice after a deletion, by the title of the row.
  public var deleted: @Sendable (String) -> String = { "Deleted “\($0)”" }
  /// The number of rows deleted at once, in words; two at least.
  public var deletedRows = PluralForms(one: "Deleted %d row", other: "Deleted %d rows")
  /// The error of a deletion of more rows of a long query than can be read for it, by the largest number.
  public var tooManyToDelete: @Sendable (Int, Locale) -> String = { most, locale in
    let most = most.formatted(IntegerFormatStyle<Int>.number.locale(locale))
    return "At most \(most) rows of this list can be deleted at once, so nothing was deleted"
  }
  /// The error of something that was done in a screen that was open before the app was started again, and that nobody took.
  public var notHandedOn =
    "This was not kept, because the app was started again while it was open; please do it once more"
  /// The error of something that was done in a screen whose opener has gone meanwhile, so that nobody took it.
  public var nobodyWaits = "This was not kept, because what it was for is not open any more"
  /// The notice after a move, by the title of the row.
  public var moved: @Sendable (String) -> String = { "Moved “\($0)”" }
  /// The error of a row that cannot be dropped where it was dragged to, because a source gives the rows of one of the
  /// lists.
  public var staysWithSource = "Rows cannot be moved into or out of this list"
  /// The error of a row that cannot be changed, or put back, because it has left the table.
  public var rowGone = "The row is not there any more, so nothing was changed"
  /// The error of a row that cannot be moved, or put back, because its place has left the table.
  public var placeGone = "Where this belongs is not there any more, so it cannot be put there"
  /// The error of a row or a section that cannot be moved to the place given.
  public var cannotStandThere = "This cannot be put there"
  /// The numbers of found rows and of all rows, in words; ``PluralForms`` helps if a language needs
  /// them.
  public var found: @Sendable (Int, Int, Locale) -> String = { found, total, locale in
    let style = IntegerFormatStyle<Int>.number.locale(locale)
    return "\(found.formatted(style)) of \(total.formatted(style))"
  }
  /// A number that is estimated, in words.
  public var about: @Sendable (String) -> String = { "about \($0)" }
  /// A number that is known to be larger, in words.
  public var moreThan: @Sendable (String) -> String = { "more than \($0)" }
  /// The number of rows found by a search that looks elsewhere, in words.
  public var foundElsewhere = PluralForms(other: "%d found")
  /// The number of selected rows, in words.
  public var selected = PluralForms(other: "%d selected")
  /// The name of the escape key.
  public var escapeKey = "esc"
  /// The names of colors that replace the English words.
  public var colors: [TableColor: String] = [:]
  /// The names of system buttons that replace the English words.
  public var buttons: [TableBarButton.System: String] = [:]

  /// Creates the English words.
  public init() {}
}
