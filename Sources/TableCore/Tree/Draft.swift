/// A value that was typed for a property of a row and is not written yet.
package struct Draft: Equatable {
  /// The value as the property takes it, or as typed where it makes no sense for the property.
  package let value: TableValue
  /// Whether the property takes it.
  let isFit: Bool
  /// The property that it was typed for.
  let binding: TableBinding.Identity
  /// The property's value as described when the typing began.
  let origin: AnyHashable?
  /// Whether a commit has left it, as it was wrong where nobody saw it.
  package var isLeft = false

  /// Whether the draft was typed for the property of a binding; in data, a field with another description is another one.
  func isOf(_ binding: TableBinding?) -> Bool {
    binding.map { self.binding == $0.identity && origin == $0.origin } ?? false
  }

  package func left(_ isLeft: Bool) -> Draft {
    var draft = self
    draft.isLeft = isLeft
    return draft
  }
}
