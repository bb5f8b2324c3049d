/// One step of the way from all of the data to a value in it.
enum DataStep: Hashable {
  case key(String)
  case index(Int)
}

extension [DataStep] {
  /// The way in the words of a mistake, as `[2].cells[4].accessory.view`.
  var text: String {
    reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }:
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(quoted(key))]"
      }
    }
  }
}
