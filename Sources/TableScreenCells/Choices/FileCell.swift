import Foundation
public import TableScreen

/// A row that shows the chosen file, such as a picture; a tap lets a person choose it, in the host's own file chooser, or on a
/// screen of folders where it has none.
///
/// A button takes the choice back, where the property can hold no file.
///
/// ```swift
/// [.title: "Picture", .bind: .to(person, \.picture), .cellClass: .of(.file(["png", "jpg"]))]
/// ```
///
/// The value is the path of the file; on a phone that of a copy in a temporary folder, which an app
/// moves to where it keeps its files. The properties are `types`, the filename extensions that can
/// be chosen, by default any; `folder`, the path of the first folder, by default the person's home
/// folder; and `placeholder`, the text while nothing is chosen.
public final class FileCell: TableRowCell {
  private static let clear = "clear"

  /// Makes the name of `row` and that of the chosen file, with a button that takes it back.
  public override func body(for row: RowContext) -> RowElement {
    let path = String(row.shown) ?? ""
    let name = path.split(separator: "/").last.map(String.init)
    let text = RowElement.text(
      (row.isSecret ? name.map { _ in RowContext.bullets } : name) ?? row.properties.text(
        "placeholder") ?? "–", role: name == nil ? .caption : .value)
    guard name != nil, row.nothing != nil else {
      return .stack(RowStack(.horizontal, row.names + [.spacer, text]))
    }
    let title = TableWords.current.clear
    let label = [title, row.cell.title].compactMap { $0 }.joined(separator: ", ")
    let button = RowControl(Self.clear, .button(title: title), label: label)
    return .stack(RowStack(.horizontal, row.names + [.spacer, text, .control(button)]))
  }

  /// Returns a disclosure arrow.
  public override func accessory(for row: RowContext) -> RowContent.Accessory { .disclosure }

  /// Asks for a file, or takes the chosen one back.
  public override class func action(for row: RowContext, control: String?) -> TableAction? {
    guard row.value != nil else { return nil }
    if control == clear, let nothing = row.nothing {
      return .runNow { context in
        guard let screen = context.screen as? TableScreen else { return }
        RowEditor(row.id, RowControl.boundName, in: screen).set(nothing)
      }
    }
    guard control == nil else { return nil }
    return .runNow { context in
      guard let screen = context.screen as? TableScreen else { return }
      question(for: row, of: screen).ask()
    }
  }

  private static func question(for row: RowContext, of screen: TableScreen) -> TableFileQuestion {
    let editor = RowEditor(row.id, RowControl.boundName, in: screen)
    let chosen = String(row.shown).flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    editor.begin()
    return TableFileQuestion(
      row.cell.title ?? "", types: row.properties["types", as: [String].self] ?? [],
      folder: URL(filePath: row.properties.text("folder") ?? NSHomeDirectory()), chosen: chosen,
      from: screen, row: row.id, isSecret: row.isSecret
    ) { file in
      if let file { editor.set(.text(file.path(percentEncoded: false))) }
      editor.end()
    } folders: {
      FileScreen($0)
    }
  }
}

extension TableCellClass {
  /// A file chosen from folders, whose filename extension is one of `types`; any file if there are
  /// none.
  public static func file(
    _ types: [String] = [], folder: String? = nil, placeholder: String = "–"
  ) -> Self {
    var properties: [String: Any] = ["types": types, "placeholder": placeholder]
    properties["folder"] = folder
    return Self(FileCell.self, properties)
  }
}
