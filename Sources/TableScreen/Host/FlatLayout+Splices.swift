package import TableCore

extension FlatLayout {
  /// The removal of items at one position of the list, and the insertion of others there.
  package struct Splice: Hashable, Sendable {
    /// The position in the new list.
    package var position: Int
    /// The number of removed items.
    package var removed: Int
    /// The number of inserted items.
    package var added: Int

    /// Creates a splice.
    package init(position: Int, removed: Int, added: Int) {
      (self.position, self.removed, self.added) = (position, removed, added)
    }
  }

  /// Returns the splices that turn this list into `new`, by the change set between their layouts.
  ///
  /// The splices apply one after the other, from the first to the last: the items before a splice are new already,
  /// those behind it still old. More than `limit` splices are merged into one.
  package func splices(to new: FlatLayout, _ changes: ChangeSet, limit: Int = 256) -> [Splice] {
    var (gone, come) = (Spans(), Spans())
    if ends.hasHeader, !new.ends.hasHeader { gone.add(0..<1) }
    if new.ends.hasHeader, !ends.hasHeader { come.add(0..<1) }
    for section in changes.deletedSections { gone.add(items(of: section)) }
    for section in changes.insertedSections { come.add(new.items(of: section)) }
    for move in changes.movedSections {
      gone.add(items(of: move.from))
      come.add(new.items(of: move.to))
    }
    for span in changes.deletedRows { gone.add(span.rows, from: firstRow(of: span.section)) }
    for span in changes.insertedRows { come.add(span.rows, from: new.firstRow(of: span.section)) }
    for move in changes.movedRows {
      gone.add(move.from.row..<(move.from.row + 1), from: firstRow(of: move.from.section))
      come.add(move.to.row..<(move.to.row + 1), from: new.firstRow(of: move.to.section))
    }
    for section in changes.refreshedSections { addEdges(of: section, in: new, &gone, &come) }
    let (gap, newGap) = (count - end, new.count - new.end)
    if ends != new.ends, gap + newGap > 0 {
      gone.add(end..<count)
      come.add(new.end..<new.count)
    }
    return splices(gone.joined, come.joined, limit)
  }

  /// Adds the header or footer that was inserted or deleted in a section that stays.
  private func addEdges(
    of section: Int, in new: FlatLayout, _ gone: inout Spans, _ come: inout Spans
  ) {
    guard let id = new.layout.sectionID(at: section), let old = layout.index(ofSection: id) else {
      return
    }
    let (olds, news) = (items(of: old), new.items(of: section))
    if layout.has(.header, old) != new.layout.has(.header, section) {
      if layout.has(.header, old) {
        gone.add(olds.prefix(1))
      } else {
        come.add(news.prefix(1))
      }
    }
    if layout.has(.footer, old) != new.layout.has(.footer, section) {
      if layout.has(.footer, old) {
        gone.add(olds.suffix(1))
      } else {
        come.add(news.suffix(1))
      }
    }
  }

  /// Merges deleted and inserted spans into splices; items outside of the spans are in both lists, in the same order.
  private func splices(_ gone: [Range<Int>], _ come: [Range<Int>], _ limit: Int) -> [Splice] {
    var splices: [Splice] = []
    var (nextGone, nextCome, shift) = (0, 0, 0)
    while nextGone < gone.count || nextCome < come.count {
      let old = nextGone < gone.count ? gone[nextGone].lowerBound + shift : .max
      let new = nextCome < come.count ? come[nextCome].lowerBound : .max
      var splice = Splice(position: min(old, new), removed: 0, added: 0)
      if old <= new {
        splice.removed = gone[nextGone].count
        nextGone += 1
      }
      if new <= old {
        splice.added = come[nextCome].count
        nextCome += 1
      }
      shift += splice.added - splice.removed
      splices.append(splice)
    }
    guard splices.count > limit, let first = splices.first, let last = splices.last else {
      return splices
    }
    let added = last.position + last.added - first.position
    return [Splice(position: first.position, removed: added - shift, added: added)]
  }
}

/// The positions of deleted or inserted items.
private struct Spans {
  private var spans: [Range<Int>] = []

  mutating func add(_ span: Range<Int>) { if !span.isEmpty { spans.append(span) } }

  mutating func add(_ span: Range<Int>, from start: Int) {
    add((span.lowerBound + start)..<(span.upperBound + start))
  }

  /// The spans in order; touching ones are joined.
  var joined: [Range<Int>] {
    var joined: [Range<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, span.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}
