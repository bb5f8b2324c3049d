#if os(macOS) || os(Linux)
import DemoScreens
import TableScreen
import TableScreenData

/// The names of an app's own that its tables may have beside those of the framework.
///
/// Of cell classes no others are known. Of actions and bindings any is, until some are named: each screen has its own.
struct LintNames: Equatable {
  /// The cell classes, with what each edits.
  private var cells: [String: TableCellEntry.Value?] = [:]
  private var actions: Set<String>?
  private var bindings: Set<String>?

  /// Adds cell classes, as `graph` or, where one edits a value, `stars=integer`.
  mutating func addCells(_ names: [String]) throws(UsageError) {
    for name in names {
      let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        cells[name] = .some(nil)
        continue
      }
      if parts[0].isEmpty { throw UsageError("“\(name)” lacks the name of the cell class") }
      guard let edits = TableCellEntry.Value(rawValue: String(parts[1])) else {
        let values = TableCellEntry.Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          "“\(parts[1])” is nothing that a cell class edits; that is one of \(values)")
      }
      cells[String(parts[0])] = edits
    }
  }

  mutating func addActions(_ names: [String]) { actions = (actions ?? []).union(names) }

  mutating func addBindings(_ names: [String]) { bindings = (bindings ?? []).union(names) }

  /// What a table can name.
  @MainActor var table: TableDataNames {
    // Which class it is does not count, only that it is one of the app's own.
    let cellClass = TableCellClass(TableRowCell.self)
    let own = TableCellClasses(cells.mapValues { TableCellEntry(cellClass, edits: $0) })
    var names = TableScreen.dataNames
    names.cells = DataScreen.cellClasses + own
    names.actions = actions.map { $0.union(names.actions ?? []) }
    names.bindings = bindings.map { bindings in
      Dictionary(uniqueKeysWithValues: bindings.map { ($0, .to(Anything(), \.value)) })
    }
    return names
  }
}

/// Stands for what a binding of an app edits: only its name counts.
@MainActor private final class Anything {
  var value = ""
}
#endif
