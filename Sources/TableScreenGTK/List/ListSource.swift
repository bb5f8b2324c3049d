#if GTK
import CGTK
import TableScreen

/// The items of a screen's list, made into objects only when GTK asks for them.
///
/// While a change set is applied splice by splice, items before ``edge`` come from the new list and
/// items after it from the old one.
@MainActor final class ListSource: ListItems {
  /// The list in view.
  private(set) var list = FlatLayout()
  private var old: FlatLayout?
  /// The position up to which a change set is applied, in the new list and in the old one.
  private var edge = (new: 0, old: 0)
  /// The objects that GTK holds now; the same item is the same object, so focus and scroll position
  /// follow it.
  private var live: [FlatLayout.Item: Obj] = [:]
  /// True while GTK is told of a change; it then takes items from its widgets, and gives most of them back.
  private(set) var isTelling = false
  /// Runs once GTK was told of a whole change.
  var didTell: (() -> Void)?
  /// The GLib list model, which keeps this source alive: GTK asks for the item count once more when
  /// the list is destroyed.
  private var model: Obj?

  /// Makes the model for GTK's list, which the caller keeps for as long as changes are applied.
  func makeModel() -> Owned? {
    model = Holder.make(ListModelType.type, holding: self)
    guard let model else { return nil }
    defer { g_object_unref(model()) }
    return Owned(model)
  }

  var count: Int { old.map { edge.new + $0.count - edge.old } ?? list.count }

  private func item(at position: Int) -> FlatLayout.Item? {
    guard let old, position >= edge.new else { return list.item(at: position) }
    return old.item(at: position - edge.new + edge.old)
  }

  func makeItem(at position: Int) -> Obj? {
    guard let item = item(at: position) else { return nil }
    if let object = live[item] {
      g_object_ref(object())
      return object
    }
    let object = Holder.make(ListItemType.type, holding: ListItem(item, self))
    live[item] = object
    return object
  }

  fileprivate func forget(_ item: FlatLayout.Item) { live[item] = nil }

  /// Replaces the whole list.
  func reset(to new: FlatLayout) {
    let removed = count
    list = new
    telling { emit(FlatLayout.Splice(position: 0, removed: removed, added: new.count)) }
  }

  private func telling(_ body: () -> Void) {
    isTelling = true
    body()
    isTelling = false
    didTell?()
  }

  /// Replaces the list, and tells GTK only the splices of a change set.
  ///
  /// GTK keeps the widget of an item that one splice removes and adds again, with the focus and what is typed there; with
  /// several it makes another one.
  ///
  /// - Parameters:
  ///   - changes: the change set.
  ///   - new: the new list.
  ///   - isOneSplice: whether all are told as one, because a row moves in which the person is.
  /// - Returns: true if items were inserted or removed.
  @discardableResult
  func apply(
    _ changes: ChangeSet, to new: FlatLayout, asOneSplice isOneSplice: Bool = false
  ) -> Bool {
    let splices =
      isOneSplice ? list.splices(to: new, changes, limit: 1) : list.splices(to: new, changes)
    old = list
    edge = (0, 0)
    list = new
    telling {
      for splice in splices {
        edge.old += splice.position - edge.new + splice.removed
        edge.new = splice.position + splice.added
        emit(splice)
      }
      old = nil
    }
    return !splices.isEmpty
  }

  private func emit(_ splice: FlatLayout.Splice) {
    guard let model, splice.removed + splice.added > 0 else { return }
    g_list_model_items_changed(
      model(), guint(splice.position), guint(splice.removed), guint(splice.added))
  }
}

/// The item that one object of the list model stands for.
@MainActor final class ListItem: HeldByObject {
  let item: FlatLayout.Item
  private weak var source: ListSource?

  fileprivate init(_ item: FlatLayout.Item, _ source: ListSource) {
    self.item = item
    self.source = source
  }

  func objectWillEnd() { source?.forget(item) }

  /// Returns the list item that an object of the list model holds, or nil.
  static func held(by object: Obj?) -> ListItem? {
    object.flatMap { Holder.value(in: $0.raw) as? ListItem }
  }
}
#endif
