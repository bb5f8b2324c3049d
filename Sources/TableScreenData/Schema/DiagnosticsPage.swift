import Foundation
import TableScreen

/// The page of all diagnostics, in Markdown.
package struct DiagnosticsPage {
  /// An error that is thrown.
  package struct Thrown {
    let name: String
    let cause: String
    let says: String
    let remedy: String

    /// Creates the value from the name of an error's type and case, and one such error.
    package init(_ name: String, _ error: any Error, when cause: String, remedy: String) {
      self.name = name
      self.cause = cause
      let isForPeople =
        error is TableFormError || error is BrokenDataError || error is TableDownloadError
      says = isForPeople ? error.localizedDescription : "\(error)"
      self.remedy = remedy
    }
  }

  let thrown: [Thrown]

  /// Creates a page that lists these errors, too.
  package init(_ thrown: [Thrown]) { self.thrown = thrown }

  /// The page.
  package var text: String {
    """
    # Diagnostics

    All mistakes that the framework reports, with causes and remedies. This page is written by `swift run demo diagnostics`,
    and a test triggers each of its rows and compares the page with the code.

    ## Mistakes in an app

    The framework reports them on standard error, and goes on. A report has four parts, and the name of its kind in brackets.

    ```
    TableScreen: duplicate id "milk" [duplicateID]
      where:  GroceriesScreen, section To buy, row Milk, key id
      why:    rows of one id are told apart by their order only, so state may pass between them
      remedy: give each row of the section an id of its own
    ```

    `TableDiagnostics.withReporter(_:_:)`, around what runs the app, sends reports elsewhere; in a test,
    `await TableDiagnostics.collect { … }` returns them. A `TableDiagnostic` has its `kind`, `what`, `place`, `why` and `remedy`.

    \(table(DiagnosticKind.allCases))

    ## Mistakes in data

    A table from JSON, dictionaries or a property list shows all that is right; each mistake is a `TableDataMistake` in
    `TableData.mistakes`, with line, column, path and the same parts, and is reported by the screen that shows it.
    `swift run demo lint FILE` lists those of a file. What keeps something away, as `masked`, `secret` or `confirm`, does so
    where its value or its key is wrong, and the mistake says it. [All keys](keys.md) have a page of their own.

    ### In the text

    \(table(JSONMistakeKind.allCases))

    ### In the table

    \(table(TableMistakeKind.allCases))

    ## Errors that are thrown

    An edit of a table, a form or a store that throws has changed nothing; what a test has done before a step that throws is
    done. An error that an app's own method throws is shown to the person in the error's own words; see `onError(_:)`. Those
    of PostgreSQL, and of a web server that cannot start, say their remedies themselves; a `PostgresError` with `isUncertain`
    does not know whether anything was changed. What `SQLiteDatabase.withoutTransaction(_:)` did before it throws is done.

    | error | when | text | remedy |
    | --- | --- | --- | --- |
    \(thrown.map { row([code($0.name), $0.cause, $0.says, $0.remedy]) }.joined(separator: "\n"))

    """
  }

  private func table(_ kinds: [some MistakeKind]) -> String {
    let hasExamples = kinds.contains { $0.example != nil }
    let titles = ["kind", "cause", "what follows", "remedy"] + (hasExamples ? ["example"] : [])
    let rows = kinds.map { kind in
      let example = kind.example.map { $0.isEmpty ? "" : code($0) } ?? ""
      return row(
        [code(kind.rawValue), kind.cause, kind.why, kind.remedy] + (hasExamples ? [example] : []))
    }
    return ([row(titles), row(titles.map { _ in "---" })] + rows).joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String {
    let cells = cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func code(_ text: String) -> String { "`\(text.replacing("\t", with: "⇥"))`" }
}
