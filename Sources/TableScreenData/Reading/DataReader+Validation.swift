import TablePatterns
import TableScreen

extension DataReader {
  func validation(_ node: DataNode) -> TableValidation? {
    if case .other(let value) = node.value { return value as? TableValidation }
    guard var values = checked(node, as: .validation) else { return nil }
    takeEmptyRange("minimum", "maximum", from: &values)
    takeEmptyRange("minimumLength", "maximumLength", from: &values)
    if values["required"]?.flag == true, values["maximumLength"]?.integer == 0 {
      reportVainLength(&values)
    }
    var rules = TableDataRules()
    rules.isRequired = values["required"]?.flag ?? false
    rules.pattern = at("pattern", of: values) { pattern($0) }
    rules.minimum = values["minimum"]?.number
    rules.maximum = values["maximum"]?.number
    rules.minimumLength = values["minimumLength"]?.integer
    rules.maximumLength = values["maximumLength"]?.integer
    rules.message = values["message"]?.text
    return TableValidation(nil, .rules(rules))
  }

  /// Reports a length of 0 of what is required, and removes it: nothing is still no value.
  private func reportVainLength(_ values: inout [String: DataNode]) {
    guard let node = values.removeValue(forKey: "maximumLength") else { return }
    at(.key("maximumLength")) {
      fault(
        .emptyRange, at: node.offset, "“maximumLength” is 0, and “required” is true",
        why: "the length is left out", remedy: "write a greater length, or require nothing")
    }
  }

  /// Reports a lower bound above its upper bound, or with `isRange` also one equal to it, and removes both.
  func takeEmptyRange(
    _ lower: String, _ upper: String, from values: inout [String: DataNode], isRange: Bool = false
  ) {
    guard let low = values[lower]?.number, let high = values[upper]?.number,
      low > high || isRange && low == high
    else { return }
    takeContradiction(lower, upper, from: &values)
  }

  /// Reports two values that exclude all input together, and removes both.
  private func takeContradiction(
    _ key: String, _ other: String, from values: inout [String: DataNode]
  ) {
    guard let node = values.removeValue(forKey: key),
      let otherNode = values.removeValue(forKey: other)
    else { return }
    at(.key(key)) {
      fault(
        .emptyRange, at: node.offset,
        "“\(key)” is \(node.written), and “\(other)” is \(otherNode.written)")
    }
  }

  private func pattern(_ node: DataNode) -> TablePattern? {
    guard let text = node.text else { return nil }
    if let pattern = TablePattern(text) { return pattern }
    fault(.unknownPattern, at: node.offset, "\(quoted(text)) is no pattern that is known here")
    return nil
  }
}

extension DataNode {
  /// The number or flag as written in data.
  var written: String {
    if let integer { return "\(integer)" }
    return number.map { "\($0)" } ?? (flag == true ? "true" : "false")
  }
}
