/// A screen's reference to its model: strong until ``release()``, then weak.
///
/// A closed screen whose rows may capture it releases the model, which is freed then unless the app keeps it.
@MainActor package struct KeptModel {
  private var held: TableModel?
  private weak var released: TableModel?
  /// True if the model had unwritten drafts when it was released.
  private var wasDirty = false
  /// True if a model before this one was freed with unwritten drafts.
  private var hasLostForm = false

  /// Keeps a model, in place of one that was freed with unwritten drafts if `hasLostForm`.
  package init(_ model: TableModel, hasLostForm: Bool = false) {
    held = model
    self.hasLostForm = hasLostForm
  }

  package var model: TableModel? { held ?? released }

  /// True if the model was freed while it had unwritten drafts.
  package var isFormLost: Bool { hasLostForm || wasDirty && model == nil }

  package mutating func release() {
    wasDirty = held?.dirtyRows.isEmpty == false
    (released, held) = (held, nil)
  }
}
