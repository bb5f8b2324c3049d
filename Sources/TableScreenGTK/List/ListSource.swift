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

  /// The most items that GTK is told of: it counts the height of a list in 2,147,483,647 pixels, and scrolls none that is higher.
  static let longest = 20_000_000

  var count: Int { told ?? min(whole, Self.longest) }

  /// The number of items between two tellings of one change.
  private var told: Int?

  /// The number of all items, of which GTK is told the first.
  private var whole: Int { old.map { edge.new + $0.count - edge.old } ?? list.count }

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
    let removed = whole
    list = new
    telling { emit(FlatLayout.Splice(position: 0, removed: removed, added: new.count)) }
  }

  /// Replaces a list, which GTK then shows from its beginning.
  ///
  /// GTK goes on showing what it shows below new items, such as the footer of a list without rows, and with it the end of all
  /// rows that come. It has nothing to go on with if the list is empty between.
  func begin(with new: FlatLayout) {
    let removed = whole
    list = FlatLayout()
    telling { emit(FlatLayout.Splice(position: 0, removed: removed, added: 0)) }
    list = new
    telling { emit(FlatLayout.Splice(position: 0, removed: 0, added: new.count)) }
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
      for splice in splices { tell(splice) }
      old = nil
    }
    return !splices.isEmpty
  }

  private func tell(_ splice: FlatLayout.Splice) {
    let position = splice.position
    let stretch = splice.removed > 1 && !Self.takesAnyStart ? stretch(around: splice) : nil
    guard let stretch else { return emit(splice, from: position) }
    let before = position - stretch.lowerBound
    let bare = FlatLayout.Splice(
      position: position, removed: stretch.upperBound - position, added: 0)
    guard bare.removed < splice.removed else { return emit(splice, from: position - before) }
    emit(bare, from: position - before)
    let rest = splice.removed - bare.removed
    emit(.init(position: position, removed: rest, added: splice.added), from: position)
  }

  /// Tells GTK of a splice, together with the items from `start` up to it, which go and come again.
  private func emit(_ splice: FlatLayout.Splice, from start: Int) {
    edge.old += splice.position - edge.new + splice.removed
    edge.new = splice.position + splice.added
    let kept = splice.position - start
    emit(.init(position: start, removed: kept + splice.removed, added: kept + splice.added))
  }

  /// Whether GTK removes the right items wherever the first of them is.
  ///
  /// Before 4.10, it keeps count of items without widgets by the stretch. Where a removal begins within such a stretch and goes
  /// beyond its end, the whole stretch goes, and as many items too few behind it: in a list that is at its end, the rows in view
  /// are those of before, for good.
  private static let takesAnyStart = (gtk_get_major_version(), gtk_get_minor_version()) >= (4, 10)

  /// Returns the stretch of items without widgets in which a removal begins, up to the end of the removal; nil where it begins
  /// with the stretch.
  private func stretch(around splice: FlatLayout.Splice) -> Range<Int>? {
    var stretch = 0..<(splice.position + splice.removed)
    for position in live.keys.compactMap(position(of:)) {
      if position < splice.position {
        stretch = max(stretch.lowerBound, position + 1)..<stretch.upperBound
      } else {
        stretch = stretch.lowerBound..<min(stretch.upperBound, position)
      }
    }
    return stretch.lowerBound < splice.position && stretch.upperBound > splice.position
      ? stretch : nil
  }

  /// The position of an item while a change set is applied.
  private func position(of item: FlatLayout.Item) -> Int? {
    if let position = old?.position(of: item), position >= edge.old {
      return position - edge.old + edge.new
    }
    return list.position(of: item).flatMap { $0 < edge.new ? $0 : nil }
  }

  private func emit(_ splice: FlatLayout.Splice) {
    let after = whole
    let before = after + splice.removed - splice.added
    var (position, removed, added) = (splice.position, splice.removed, splice.added)
    if max(before, after) > Self.longest {
      // What comes behind the change moves into the part that GTK knows, or out of it.
      position = min(position, Self.longest)
      removed = min(before, Self.longest) - position
      added = min(after, Self.longest) - position
      // GTK would look through all these millions for the few that it had before.
      if let model, removed > 0, added > 0 {
        told = position
        g_list_model_items_changed(model(), guint(position), guint(removed), 0)
        (told, removed) = (nil, 0)
      }
    }
    guard let model, removed + added > 0 else { return }
    g_list_model_items_changed(model(), guint(position), guint(removed), guint(added))
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
