import Foundation

/// A page of the documentation, or a source file with examples in its comments: its lines, without what only marks
/// them as comments.
struct Page {
  /// Where it is, from the top of the repository.
  let path: String
  let lines: [Substring]

  /// A block of code, and the line that it begins in.
  struct Block {
    let language: String
    let text: String
    let line: Int
  }

  /// The blocks between fences.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, first: Int)?
    for (index, line) in lines.enumerated() {
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("```") else { continue }
      if let (language, first) = open {
        let text = lines[first..<index].joined(separator: "\n")
        blocks.append(Block(language: language, text: text, line: first + 1))
        open = nil
      } else {
        open = (String(text.dropFirst(3)), index + 1)
      }
    }
    return blocks
  }

  /// The tables, each as its rows of columns, the titles of the columns first.
  var tables: [[(line: Int, columns: [String])]] {
    var tables: [[(line: Int, columns: [String])]] = [[]]
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("|") {
        tables[tables.count - 1].append((index + 1, Self.columns(line)))
      } else if tables.last?.isEmpty == false {
        tables.append([])
      }
    }
    return tables.filter { $0.count > 2 }.map { [$0[0]] + $0.dropFirst(2) }
  }

  /// The columns of a row; a stroke inside of code, or after a backslash, parts none.
  private static func columns(_ line: Substring) -> [String] {
    var columns = [""]
    var isCode = false
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode, !isEscaped {
        columns.append("")
      } else {
        columns[columns.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    return columns.dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The code in a text.
  static func code(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
