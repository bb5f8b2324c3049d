import Foundation

/// What the sources declare that a hook, or what a hook asks for, may be.
enum Declarations {
  private static let types: Set<Substring> = [
    "Screen", "TableScreen", "NativeScreen", "TableNavigator", "TableModel", "TableGroup",
    "TableSource",
    "RowSource",
    "SectionSource", "TableRowCell", "TableHost",
  ]

  /// Returns how often each function of these types, and each property that can be overridden, is declared, as
  /// `Type.name(labels:)`.
  static func inSources() throws -> [String: Int] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    var found: [String: Int] = [:]
    for module in ["TableCore", "TableScreen", "TableScreenData"] {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for name in names(in: text.split(separator: "\n", omittingEmptySubsequences: false)) {
          found[name, default: 0] += 1
        }
      }
    }
    return found
  }

  private static func names(in lines: [Substring]) -> [String] {
    var names: [String] = []
    var type: Substring?
    for (number, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      if line.first?.isWhitespace == false, line.first != "/" {
        let place = words.firstIndex { ["class", "extension", "protocol", "struct"].contains($0) }
        if let place { type = words[place + 1].prefix { $0.isLetter } }
      }
      guard let type, types.contains(type), line.hasPrefix("  "), !line.hasPrefix("   "),
        !words.contains("override"), !words.contains("init")
      else { continue }
      let isOpen = words.contains("open")
      let isHost = type == "TableHost" && words.first == "func"
      // What a host may leave out is declared twice.
      guard type == "TableHost" ? isHost : isOpen || words.contains("public") else { continue }
      // An old name does what the new one does.
      if lines[max(number - 1, 0)...number].contains(where: { $0.contains("deprecated") }) {
        continue
      }
      if let place = words.firstIndex(of: "func") {
        let rest =
          words[place...].joined(separator: " ") + " "
          + lines[(number + 1)...].prefix(9).joined(separator: " ")
        names.append("\(type).\(signature(String(rest.dropFirst(5))))")
      } else if isOpen, let place = words.firstIndex(of: "var") {
        names.append("\(type).\(words[place + 1].prefix { $0.isLetter })")
      }
    }
    return names
  }

  /// Returns the name of a function with the labels of what it takes.
  private static func signature(_ text: String) -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber }
    var (depth, labels, isLabel, label) = (0, "", false, "")
    for character in text.drop(while: { $0 != "(" }) {
      switch character {
      case "(", "[", "{":
        depth += 1
        if depth == 1 { isLabel = true }
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return "\(name)(\(labels))" }
      case "," where depth == 1: (isLabel, label) = (true, "")
      case " ", ":":
        guard isLabel, depth == 1, !label.isEmpty else { continue }
        if !label.hasPrefix("@") {
          labels += label + ":"
          isLabel = false
        }
        label = ""
      default: label.append(character)
      }
    }
    return "\(name)(\(labels))"
  }

  /// What is left out, and why.
  static let leftOut: [String: String] = {
    let reasons: [(reason: String, names: [String])] = [
      (
        "asked of a class, which no screen is at hand for",
        [
          "TableScreen.settings", "TableScreen.actions", "TableScreen.cellClasses",
          "TableScreen.bindings",
        ]
      ),
      ("what an event does is asked for by each kind of event", ["Screen.send(_:)"]),
      (
        "it changes nothing, and is one of the look-ups of an operation",
        [
          "TableScreen.nextRow(after:where:)", "TableScreen.previousRow(before:where:)",
          "TableScreen.isMasked(_:)", "TableScreen.node(tag:)", "TableScreen.dataPath(tag:)",
          "TableScreen.cell(at:)", "TableScreen.tags(at:)", "TableScreen.visibility(of:)",
          "TableModel.name(of:)", "TableModel.row(named:)", "TableModel.cell(_:)",
          "TableModel.isExpanded(_:)", "TableModel.isMasked(_:)", "TableModel.visibility(of:)",
          "TableModel.dataPath(of:)", "TableModel.cells(_:)", "TableModel.resolve(_:)",
        ]
      ),
      (
        "only the inspector asks, by a button of its own",
        ["TableHost.copy(_:)"]
      ),
      (
        "only the headless host asks, and waits",
        ["TableSource.isWorking"]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: reasons.flatMap { reason, names in names.map { ($0, reason) } })
  }()
}
