/// A value that was typed for a property of a row and is not written yet.
package struct Draft: Equatable {
  /// The value as the property takes it, or as typed if it makes no sense for the property.
  package let value: TableValue
  /// True if the property takes the value.
  let isFit: Bool
  /// The property that the value was typed for.
  let binding: TableBinding.Identity
  /// The description that the binding was made from, as data; see ``TableBinding/origin``.
  let origin: AnyHashable?
  /// True if a commit has skipped the draft, because it is wrong in a row that the form does not
  /// show.
  package var isLeft = false

  /// Returns whether the draft was typed for the property of a binding.
  ///
  /// A binding that data describes differently now edits another property. One that data describes the same is the same,
  /// because its path depends on where the data was read.
  func isOf(_ binding: TableBinding?) -> Bool {
    guard let binding, origin == binding.origin else { return false }
    return origin == nil
      ? self.binding == binding.identity : self.binding.object == binding.object
  }

  package func left(_ isLeft: Bool) -> Draft {
    var draft = self
    draft.isLeft = isLeft
    return draft
  }
}
