import TableScreen

/// One step of the path from the root of the data to a value in it.
enum DataStep: Hashable {
  case key(String)
  case index(Int)
}

extension [DataStep] {
  /// The path as mistakes show it, such as `[2].cells[4].accessory.view`; a long path or key is cut.
  var text: String {
    reduce(into: "") { text, step in
      if text.utf8.count > 1_000 {
        if !text.hasSuffix("…") { text += "…" }
        return
      }
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.isPlainName:
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(quoted(key))]"
      }
    }
  }
}

extension String {
  /// True if the key can be written in a path without quotes.
  fileprivate var isPlainName: Bool {
    utf8.count <= 80 && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
