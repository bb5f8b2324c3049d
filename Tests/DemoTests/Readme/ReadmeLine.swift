/// A piece of code in the README, as a pattern of the code in which it stands.
///
/// It stands there word for word, but for spaces; `…` stands for anything, and `(_:to:)` for any arguments of
/// those names.
struct ReadmeLine {
  let pattern: String

  init(_ code: String) {
    var pattern = ""
    var isText = false
    var rest = Substring(code)
    while let next = rest.first {
      if !isText, let names = rest.prefixMatch(of: /\(((?:\w+:)+)\)/) {
        let arguments = names.output.1.split(separator: ":").map { "\($0)( \\w+)?: [^,()]+" }
        pattern += "\\(" + arguments.joined(separator: ",\\s*") + "\\)"
        rest = rest[names.range.upperBound...]
        continue
      }
      if next == "\"" { isText.toggle() }
      if !isText, next == "…" {
        pattern += "[\\s\\S]{1,200}?"
      } else if next.isLetter || next.isNumber || next == "_" {
        pattern.append(next)
      } else {
        pattern += next.isWhitespace ? "\\s+" : next.isASCII ? "\\\(next)" : "\(next)"
      }
      rest.removeFirst()
    }
    self.pattern = pattern
  }
}
