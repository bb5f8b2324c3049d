import Foundation
import TableCore
import TableScreen

extension InspectorScreen {
  /// The number of rows of a section that the text has.
  private static let rowBound = 200
  /// The number of lines from which on no further rows are written, as of deeply nested children.
  private static let lineBound = 10_000

  /// All that the inspector shows, as text for a report of a mistake, or for a test; of each section the first 200 rows.
  ///
  /// Control characters of the rows' texts are left out. The text has the titles and ids of rows, but nothing that was typed.
  public var text: String {
    guard let screen = inspected else { return "The screen was closed\n" }
    var lines: [String] = []
    for section in sections(of: screen) where section.id != "screens" {
      if !lines.isEmpty { lines.append("") }
      lines.append(section.title ?? "")
      if let table = screen as? TableScreen,
        let group = table.model.inspectedGroups.first(where: { .key($0.id) == section.id })
      {
        for (number, id) in group.sections.enumerated() {
          write(section: id, number, table.model, depth: 1, to: &lines)
        }
      } else {
        write(section, depth: 1, to: &lines)
      }
      if let footer = section.footer { lines.append("  " + footer) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ section: Section, depth: Int, to lines: inout [String]) {
    guard case .cells(let cells) = section.rows else { return }
    for cell in cells {
      add(cell.title ?? "", cell.subtitle, depth, to: &lines)
      if case .sections(let inner)? = cell.children?.rows {
        for section in inner { write(section, depth: depth + 1, to: &lines) }
      }
    }
  }

  private func write(
    section id: NodeID, _ number: Int, _ model: TableModel, depth: Int, to lines: inout [String]
  ) {
    guard let section = model.inspectedSection(id) else { return }
    add(title(of: section, number), words(for: section), depth, to: &lines)
    let count = min(section.rowCount, Self.rowBound)
    for place in 0..<count where lines.count < Self.lineBound {
      guard let row = model.inspectedRow(at: place, of: id).flatMap({ model.inspectedRow($0) })
      else { continue }
      add(title(of: row, place), words(for: row), depth + 1, to: &lines)
      for (number, inner) in (model.inspectedChildren(of: row.id)?.sections ?? []).enumerated() {
        write(section: inner, number, model, depth: depth + 2, to: &lines)
      }
    }
    if section.rowCount > count {
      add("and \(self.count(section.rowCount - count, "row")) more", nil, depth + 1, to: &lines)
    }
  }

  private func add(_ title: String, _ rest: String?, _ depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let text = [title, rest].compactMap { $0 }.joined(separator: " · ")
    for line in text.split(separator: "\n") {
      lines.append(indent + TextSanitizer().cut(String(line), columns: 1_000))
    }
  }

  /// Puts the text on the person's clipboard, or into a file where the host has none.
  func copyText() {
    let text = text
    if navigator?.host?.copy(text) == true { return show(notice: "Copied") }
    let file = FileManager.default.temporaryDirectory.appending(
      path: "inspector-\(UUID().uuidString.prefix(8)).txt")
    let isWritten = FileManager.default.createFile(
      atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    if isWritten {
      show(notice: "Written to \(file.path)")
    } else {
      show(error: "\(file.path) cannot be written; set TMPDIR to a folder that can")
    }
  }
}
