/// A value that was typed for a property of a row and is not written yet.
package struct Draft: Equatable {
  /// The value as the property takes it, or as typed if it makes no sense for the property.
  package let value: TableValue
  /// True if the property takes the value.
  package let isFit: Bool
  /// The property that the value was typed for.
  let binding: TableBinding.Identity
  /// The description that the binding was made from, as data; see ``TableBinding/origin``.
  let origin: AnyHashable?
  /// True if a commit has skipped the draft, because it is wrong in a row that the form does not
  /// show.
  package var isLeft = false

  /// Returns whether the draft was typed for the property of a binding; a field whose limits data has narrowed is another
  /// one for a draft that it takes no more.
  @MainActor func isOf(_ binding: TableBinding?) -> Bool {
    guard let binding, binding.edits(self.binding, from: origin) else { return false }
    return origin == nil || !isFit || binding.convert(value) != nil
  }

  /// Whether a commit has skipped it makes no other draft of it.
  package static func == (one: Draft, other: Draft) -> Bool {
    one.value == other.value && one.isFit == other.isFit && one.binding == other.binding
      && one.origin == other.origin
  }

  package func left(_ isLeft: Bool) -> Draft {
    var draft = self
    draft.isLeft = isLeft
    return draft
  }
}
