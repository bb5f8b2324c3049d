import TableScreen

/// Writes the page of all keys.
struct KeysPage {
  let names: TableDataNames

  func text(_ objects: [DataObject]) -> String {
    """
    # All keys

    Every key of a cell, a section and a screen, as data and in Swift.

    The first example of a key is that of data: a table is a list of sections, or an object with more around them, as JSON,
    a dictionary or a property list; see `TableData`. The second one is the same in Swift. Where that is missing, only data
    needs the key, since a binding does in Swift what `name` and `value` do in data. What only Swift has stands
    [at the end](#in-swift-alone). Hooks, as `onRefresh()`, are on the page `AllHooks`.

    This page is written by `swift run demo keys`, and `Documentation/table.schema.json` by `swift run demo schema`; tests
    compare both with the code. Name the schema in a file, as `"$schema": "table.schema.json"`, and an editor completes and
    checks it. `null` counts as nothing. Mistakes are left out and reported with line, column and path; all else shows, but for
    what wrong keys such as `masked` keep away.

    Actions are named among the screen's `actions`; `submit`, `reset`, `refresh` and `close` are always there.

    `swift run demo lint FILE` says what is wrong with a file. It knows the cell classes below, and no others; name those of
    your own with `--cells graph,stars=integer` (behind the sign stands the kind of value that the class edits). Any action
    and binding counts as known until you name yours, with `--actions edit,remove` and `--bindings owner`. A test of your
    own app knows all of them: `TableData(.json(file), names: MyScreen.dataNames).mistakes` should be empty.


    """ + objects.map { section(of: $0) }.joined(separator: "\n") + "\n" + cells + "\n"
      + others
  }

  private func section(of object: DataObject) -> String {
    let title = object.id.replacing("-", with: " ")
    let rows = object.keys.map { key in
      let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
      let swift = KeysInSwift.spelling(object.id, key.name).map { "`\($0)`" } ?? ""
      return
        "| \(name) | \(key.summary) | \(takes(key.shape)) | \(key.fallback) | `\(key.example)` | \(swift) |"
    }
    return """
      ## \(title)

      \(object.summary)

      | key | meaning | takes | without it | example | in Swift |
      | --- | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private func takes(_ shape: DataShape) -> String {
    switch shape {
    case .oneOf(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .cellClass: "a [cell class](#cell-classes)"
    case .fieldType: "a [cell class](#cell-classes) that edits"
    case .object(let object): "an object: [\(object().id)](#\(object().id))"
    case .list(.object(let object)): "a list of [\(object().id)](#\(object().id))"
    case .map(let shape): "names, each with \(takes(shape))"
    case .list(let shape): "a list: \(takes(shape))"
    case .either(let shapes): shapes.map { takes($0) }.joined(separator: ", or ")
    default: shape.name.replacing("\"https://example.org\"", with: "`https://example.org`")
    }
  }

  private var cells: String {
    let rows = names.cells.entries.sorted { $0.key < $1.key }.map { name, entry in
      let properties = entry.properties.map { properties in
        properties.map { "`\($0.name)`: \($0.summary)" }.joined(separator: " ")
      }
      let edits = entry.edits.map { "\($0)" } ?? (entry.isButton ? "a button" : "")
      return "| `\(name)` | \(edits) | \(properties ?? "") |"
    }
    return """
      ## cell classes

      The classes of `TableCellClasses.ready`, for `cellClass`, `type` and `view`. A class that edits a value can be the `type` of a field.

      | name | edits | properties |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private var others: String {
    let rows = KeysInSwift.others.map { "| \($0.what) | \($0.fallback) | `\($0.example)` |" }
    return """
      ## in Swift alone

      Features that need a closure, a method or an object, which data does not have.

      | meaning | without it | in Swift |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }
}
