import Foundation

/// The document of a window: the first view as plain markup, and as messages for the script.
@MainActor struct PageDocument {
  private let messages: [JSON]
  private let language: Locale.Language

  init(_ messages: [JSON], _ language: Locale.Language) {
    (self.messages, self.language) = (messages, language)
  }

  /// The text of the document.
  var text: String {
    let values = [
      "lang": Markup.escaped(language.minimalIdentifier),
      "dir": language.characterDirection == .rightToLeft ? "rtl" : "ltr",
      "title": Markup.escaped(title), "style": PageFiles.styleAddress,
      "script": PageFiles.scriptAddress, "app": view,
      "noScript": Markup.escaped(WebWords.current[.noScript]),
      // JSON escapes what would end the element.
      "first": JSON.list(messages).encoded,
    ]
    // Each place is filled once, so that no text of an app is taken for a place.
    var (text, rest) = ("", PageText.document[...])
    while let start = rest.range(of: "{{"), let end = rest.range(of: "}}") {
      text += rest[..<start.lowerBound]
      text += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  private var title: String {
    for case .list(let message) in messages where message.first == "w" {
      if case .object(let keys) = message[1] { return keys["title"]?.text ?? "" }
    }
    return ""
  }

  /// The screens in view as plain markup, for readers without scripts and for the time before the script runs.
  private var view: String {
    var view = ""
    for case .list(let message) in messages where message.count > 2 {
      if message[0] == "s", case .object(let keys) = message[2] {
        view += "<h1>\(Markup.escaped(keys["t"]?.text ?? ""))</h1>"
        for key in ["wa", "fa", "em"] {
          if let text = keys[key]?.text { view += "<p>\(Markup.escaped(text))</p>" }
        }
      }
      if message[0] == "x", let operations = message.last?.list {
        let items = operations.flatMap { $0.list?.last?.list ?? [] }
        view += "<ul>\(items.map(Markup.item).joined())</ul>"
      }
    }
    return view
  }
}

/// Markup in which every text is text.
enum Markup {
  /// Returns a text that is no markup, neither between elements nor in quoted attributes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns an item of a list with its texts.
  static func item(_ item: JSON) -> String {
    guard case .object(let keys) = item, let body = keys["b"] else { return "" }
    let accessory = keys["a"].map(text) ?? ""
    let text = [text(body), accessory].filter { !$0.isEmpty }.joined(separator: " ")
    switch keys["k"] {
    case "h", "H": return "<li><h2>\(text)</h2></li>"
    default: return "<li>\(text)</li>"
    }
  }

  private static func text(_ element: JSON) -> String {
    guard let parts = element.list, let kind = parts.first?.text else { return "" }
    switch kind {
    case "t", "b": return "<span>\(escaped(parts.dropFirst().first?.text ?? ""))</span>"
    case "h", "v":
      return parts.dropFirst().map(text).filter { !$0.isEmpty }.joined(separator: " ")
    case "k":
      guard parts.count > 3, let text = parts[3].text else { return "" }
      return "<span>\(escaped(text))</span>"
    default: return ""
    }
  }
}
