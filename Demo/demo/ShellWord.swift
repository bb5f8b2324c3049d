#if os(macOS) || os(Linux)
extension String {
  /// The text as a shell takes it for one word; a path is not taken for an option.
  var asShellWord: String {
    let text = hasPrefix("-") ? "./" + self : self
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
        || "/._-+:@%".unicodeScalars.contains(scalar)
    }
    if isPlain, !text.isEmpty { return text }
    // A mark behind an apostrophe would make another character of it, but not for a shell.
    return "'" + text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }
}
#endif
