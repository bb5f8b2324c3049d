extension DataReader {
  func validation(_ node: DataNode) -> TableValidation? {
    if case .other(let value) = node.value { return value as? TableValidation }
    guard let values = checked(node, as: .validation) else { return nil }
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

  private func pattern(_ node: DataNode) -> TablePattern? {
    guard let text = node.text else { return nil }
    if let pattern = TablePattern(text) { return pattern }
    fault(.unknownPattern, at: node.offset, "\(quoted(text)) is no pattern that is known here")
    return nil
  }
}
