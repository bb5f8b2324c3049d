import Testing

/// The page of all hooks has every method and property that a subclass overrides, each with an example that is
/// compiled.
struct HooksPageTests {
  private static let classes = [
    "Screen": "Sources/TableScreen/Screens/Screen.swift",
    "TableScreen": "Sources/TableScreen/Screens/TableScreen.swift",
    "NativeScreen": "Sources/TableScreen/Screens/NativeScreen.swift",
    "TableGroup": "Sources/TableCore/Descriptors/TableGroup.swift",
    "TableRowCell": "Sources/TableCore/Elements/TableRowCell.swift",
    "RowSource": "Sources/TableCore/Descriptors/Sources/RowSource.swift",
    "SectionSource": "Sources/TableCore/Descriptors/Sources/SectionSource.swift",
    "TableSource": "Sources/TableCore/Descriptors/Sources/TableSource.swift",
  ]

  @Test func `every hook is on the page, and nothing else`() throws {
    var hooks: [String] = []
    for (name, path) in Self.classes {
      // What overrides a hook is no other one.
      let declared = try Repository.text(path).matches(of: /\n  open (?:class )?(?:func|var) (\w+)/)
      hooks += declared.map { "\(name)/\($0.output.1)" }
    }
    let shown = try Repository.article("AllHooks").tables.flatMap { table in
      table.dropFirst().compactMap { line, columns in
        columns[0].firstMatch(of: /(\w+\/\w+)(?:\([^`]*)?(?:-\([^`]*)?``/).map {
          String($0.output.1)
        }
      }
    }
    #expect(shown.sorted() == hooks.sorted())
  }

  @Test func `every example is compiled`() throws {
    let compiled = try CompiledCode(["Tests/DocumentationTests/Keys/"])
    for table in try Repository.article("AllHooks").tables {
      for (line, columns) in table.dropFirst() {
        #expect(columns.count == 4, "\(line)")
        for code in Page.code(in: columns[3]) {
          #expect(compiled.holds(code.replacing("\\|", with: "|")), "\(line): \(code)")
        }
      }
    }
  }
}
