extension TableCell {
  /// Returns whether two cells look the same on screen.
  ///
  /// Identity, tags and the arguments of actions do not count as content, of actions and children only whether there are
  /// any, and of children whether they show at first. If both cells give a value under ``Key/content``, that decides in
  /// place of all that is written in the row.
  public func hasSameContent(as other: TableCell) -> Bool {
    withUnsafePointer(to: self) { cell in
      withUnsafePointer(to: other) { Self.haveSameContent(cell, $0) }
    }
  }

  /// Returns whether two cells look the same on screen; takes pointers, because passing the cells would copy both.
  static func haveSameContent(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    if a.pointee.attributes.isEmpty && b.pointee.attributes.isEmpty { return haveSameTexts(a, b) }
    let (own, others) = (a.pointee.attributes, b.pointee.attributes)
    if let content = own.value(under: .content), let other = others.value(under: .content) {
      return content.isSameContent(as: other) && own.haveSamePresences(as: others)
    }
    return haveSameTexts(a, b) && own.haveSameContent(as: others)
  }

  private static func haveSameTexts(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee.plainTitle == b.pointee.plainTitle
      && a.pointee.plainSubtitle == b.pointee.plainSubtitle
  }
}

extension [TableCell.Attribute] {
  /// Returns the value under one of the framework's own keys, or nil; nothing else is copied.
  func value(under known: TableCell.Key.Known) -> CellAttribute? {
    for index in indices where self[index].key.known == known { return self[index].value }
    return nil
  }

  /// Returns whether the attributes have a tag, copying no other values than the tags.
  func haveTag(_ tag: String) -> Bool {
    for index in indices where self[index].key.known == .tag {
      switch self[index].value {
      case .text(let only): return only == tag
      case .list(let tags): return tags.contains { $0.plainText == tag }
      default: return false
      }
    }
    return false
  }

  /// Returns whether both have actions and children under the same keys.
  fileprivate func haveSamePresences(as others: Self) -> Bool {
    func present(_ attributes: Self) -> Self {
      attributes.filter { $0.key.known?.isContentByPresence == true }
    }
    return present(self).haveSameContent(as: present(others))
  }

  /// Returns whether the attributes that count as content are the same.
  fileprivate func haveSameContent(as others: Self) -> Bool {
    var (a, b) = (makeIterator(), others.makeIterator())
    while true {
      let next = (a.nextContent(), b.nextContent())
      guard case (let x?, let y?) = next else { return next.0 == nil && next.1 == nil }
      guard x.key == y.key, x.value.isSameContent(as: y.value) else { return false }
    }
  }
}

extension IndexingIterator<[TableCell.Attribute]> {
  fileprivate mutating func nextContent() -> TableCell.Attribute? {
    while let attribute = next() {
      if attribute.key.known?.isContent ?? true { return attribute }
    }
    return nil
  }
}
