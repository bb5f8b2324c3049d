import TableScreen

// What has no effect in a field, in a button, or in a row that edits nothing.
extension DataReader {
  /// Returns whether rows of a class may edit something; of a class that says nothing of itself anything is possible.
  func mayEdit(_ cellClass: String) -> Bool {
    guard let entry = names.cells.entries[cellClass] else { return true }
    return entry.edits != nil || entry.properties == nil
  }

  /// Returns whether a cell class is the type of other fields than those of a type.
  func isOtherField(_ cellClass: DataNode, than type: String) -> Bool {
    guard let name = cellClass.text, name != type, let entry = names.cells.entries[name]
    else { return false }
    return entry.edits != nil || entry.isButton
  }

  /// Notes that a row which edits nothing gets checks from the defaults of its section that it can never meet.
  func noteUnchecked(_ values: [String: DataNode]) {
    if values["validate"] == nil, common.isRequired { common.meetsUnchecked = true }
  }

  /// Reports what a button has of a field, and leaves its checks out.
  func reportUselessKeys(of button: DataNode, isBound: Bool, in cell: inout TableCell) {
    if let value = button["value"] {
      at(.key("value")) {
        fault(.uselessValue, at: value.offset, "a button has no value")
      }
    }
    guard !isBound, let checks = button["validate"] else { return }
    at(.key("validate")) {
      fault(.uselessCheck, at: checks.offset, "a button edits nothing", remedy: "take them away")
    }
    cell.set(.validation(TableValidation(nil, .rules(TableDataRules()))), for: .validate)
  }

  /// Reports the checks of a number that no number of a field's control meets, and leaves them out.
  func takeVainChecks(
    _ values: [String: DataNode], beyond bounds: ClosedRange<Double>, in cell: inout TableCell
  ) {
    guard case .validation(let validation)? = cell.attribute(.validate),
      case .rules(var rules)? = validation.checks.first?.body
    else { return }
    var vain: [String] = []
    if let minimum = rules.minimum, minimum > bounds.upperBound {
      vain.append("minimum")
      rules.minimum = nil
    }
    if let maximum = rules.maximum, maximum < bounds.lowerBound {
      vain.append("maximum")
      rules.maximum = nil
    }
    if vain.isEmpty { return }
    cell.set(.validation(TableValidation(nil, .rules(rules))), for: .validate)
    let ends = [bounds.lowerBound, bounds.upperBound].map { TableValue.number($0).editText }
    _ = at("validate", of: values) { checks -> Void? in
      for key in vain {
        guard let node = checks[key] else { continue }
        at(.key(key)) {
          fault(
            .uselessCheck, at: node.offset,
            "the control shows only numbers from \(ends[0]) to \(ends[1])", why: "it is left out",
            remedy: "write one of these, or give the field other limits")
        }
      }
      return nil
    }
  }
}
