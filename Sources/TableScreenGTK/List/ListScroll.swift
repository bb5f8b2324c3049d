#if GTK
  import CGTK
  import TableScreen

  /// Brings items of a list into view, and sees to it that they stand where they belong.
  ///
  /// GTK guesses how high the rows are that it has not laid out, and holds one item still while it learns more. That
  /// is made the item that is asked for. Where it does not stand right once the list is laid out, it is put there then.
  @MainActor final class ListScroll {
    private enum Place: Equatable {
      case at(TableScrollPosition)
      /// In view, with the very beginning of the list where there is room for both.
      case fromStart
    }

    private struct Goal {
      let item: FlatLayout.Item
      let position: Int
      let place: Place
      /// How many frames were waited for it.
      var frames = 0
      /// In how many of them it stood right.
      var calmFrames = 0
      /// How far away it was when it was last put right.
      var distance: Double?
    }

    /// For how many frames a list may learn the heights of its rows.
    private static let patience = 12

    private weak var area: ListArea?
    private let list: Obj
    private let adjustment: Obj
    private var goal: Goal?
    private var isWatching = false

    init(_ area: ListArea) {
      self.area = area
      list = area.list
      adjustment = Obj(gtk_scrolled_window_get_vadjustment(area.root()))
      on(list, "map", after: true) { [weak self] _ in self?.watch() }
    }

    /// Brings the item at a position into view.
    func show(_ position: Int, at place: TableScrollPosition) {
      guard place == .nearest else { return show(position, .at(place)) }
      if goal?.position != position { goal = nil }
      bring(position)
    }

    /// Brings one of the first items into view, with what stands above it.
    func showFromStart(_ position: Int) { show(position, .fromStart) }

    private func show(_ position: Int, _ place: Place) {
      guard let item = area?.source.list.item(at: position) else { return }
      goal = Goal(item: item, position: position, place: place)
      approach(position, place)
      watch()
    }

    /// GTK moves as little as it can: coming from the other end puts the item at the edge that is asked for, and that
    /// item is what GTK holds still there.
    private func approach(_ position: Int, _ place: Place) {
      guard gtk_adjustment_get_page_size(adjustment()) > 0 else { return }
      // The list need not hear of where it comes from: it would make all rows there.
      let mask = G_SIGNAL_MATCH_DATA
      g_signal_handlers_block_matched(adjustment(), mask, 0, 0, nil, nil, list())
      switch place {
      case .at(.nearest), .at(.middle), .fromStart: break
      case .at(.top): gtk_adjustment_set_value(adjustment(), gtk_adjustment_get_upper(adjustment()))
      case .at(.bottom): gtk_adjustment_set_value(adjustment(), 0)
      }
      g_signal_handlers_unblock_matched(adjustment(), mask, 0, 0, nil, nil, list())
      bring(position)
    }

    private func bring(_ position: Int) {
      gtk_widget_activate_action_variant(
        list(), "list.scroll-to-item", g_variant_new_uint32(guint(position)))
    }

    // MARK: Putting it right

    private func watch() {
      guard goal != nil, !isWatching, gtk_widget_get_mapped(list()) != 0 else { return }
      isWatching = true
      MainLoop.eachFrame(of: list) { [weak self] in
        guard let self else { return false }
        isWatching = settle()
        return isWatching
      }
    }

    /// Looks where the item stands, and puts it right.
    ///
    /// - Returns: whether to look again in the next frame.
    private func settle() -> Bool {
      // Out of view nothing is laid out: it is gone on with when the list comes back.
      guard gtk_widget_get_mapped(list()) != 0 else { return false }
      guard var now = goal, let area, now.frames < Self.patience,
        area.source.list.item(at: now.position) == now.item
      else { return end() }
      now.frames += 1
      goal = now
      // The list is laid out between this frame and the next one.
      guard now.frames > 1 else { return true }
      guard let node = area.node(of: now.item), let distance = distance(of: node, to: now.place)
      else {
        approach(now.position, now.place)
        return true
      }
      if distance.magnitude <= 1 {
        now.calmFrames += 1
        goal = now
        return now.calmFrames < 2 || end()
      }
      // That was no use: it is at an end of the list, or is not all that stands between it and the edge.
      if distance == now.distance { return end() }
      now.distance = distance
      now.calmFrames = 0
      goal = now
      gtk_adjustment_set_value(
        adjustment(), gtk_adjustment_get_value(adjustment()) + distance)
      bring(now.position)
      return true
    }

    private func end() -> Bool {
      goal = nil
      return false
    }

    /// How far below its place a widget of the list is.
    private func distance(of node: Obj, to place: Place) -> Double? {
      var (x, y) = (0.0, 0.0)
      guard gtk_widget_translate_coordinates(node(), list(), 0, 0, &x, &y) != 0 else { return nil }
      let rest = Double(gtk_widget_get_height(list())) - Double(gtk_widget_get_height(node()))
      switch place {
      case .at(.top), .at(.nearest): return y
      case .at(.middle): return y - rest / 2
      case .at(.bottom): return y - rest
      case .fromStart:
        let value = gtk_adjustment_get_value(adjustment())
        return y + value <= rest ? -value : 0
      }
    }
  }
#endif
