/// The property that a row shows and edits.
///
/// ```swift
/// [.title: "Owner", .bind: .to(store, \.owner)]
/// ```
public struct TableBinding {
  /// The identity by which two bindings are the same from one reading of the table to the next.
  package struct Identity: Hashable {
    let object: ObjectIdentifier?
    let path: AnyKeyPath
    var element: AnyHashable?
    var elementPath: AnyKeyPath?
  }

  /// Restores the value that a property held before it was written.
  package typealias Undo = @MainActor () -> Void

  let identity: Identity
  /// The kind of value that the property takes.
  package let kind: TableValue.Kind
  /// Reads the value; nil if the object or the element is gone.
  package let read: @MainActor (TableActionContext) throws -> TableValue?
  /// Writes a value, and returns a closure that restores the old one; nil if the value does not fit
  /// the property, or the element is gone.
  package let write: @MainActor (TableActionContext, TableValue) throws -> Undo?
  /// Returns a value converted to the property's type, or nil if it does not fit.
  package let convert: @MainActor (TableValue) -> TableValue?
  /// True if typed values wait in a draft until the form is committed.
  package var isDraft = false

  /// The format in which a field writes and reads the value, or nil for the usual one.
  package var format: TableFormat?

  /// The description that the binding was made from, as data; bindings with different ones edit different properties.
  package var origin: AnyHashable?

  /// The name of the value in data, or nil.
  package var name: String?
  /// True if the table that data describes holds the value, and no property of the app.
  package var isHeldByTable = false
  /// True if data gives the value that is there at first, so that choices without one would be of another form.
  package var beginsChosen = false

  /// The object whose property it is, or nil if that is found by the context.
  package var object: ObjectIdentifier? { identity.object }

  /// Returns whether it edits the property of another binding, of which its identity and origin are given.
  ///
  /// A binding that data describes differently now edits another property. One that data describes the same is the same,
  /// because its path depends on where the data was read.
  func edits(_ property: Identity, from origin: AnyHashable?) -> Bool {
    guard self.origin == origin else { return false }
    return origin == nil ? identity == property : object == property.object
  }

  /// Creates a binding whose identity is its path, and an object if there is one.
  package init(
    path: AnyKeyPath, of object: ObjectIdentifier? = nil, kind: TableValue.Kind,
    read: @escaping @MainActor (TableActionContext) throws -> TableValue?,
    write: @escaping @MainActor (TableActionContext, TableValue) throws -> Undo?,
    convert: @escaping @MainActor (TableValue) -> TableValue?
  ) {
    self.init(
      identity: Identity(object: object, path: path), kind: kind, read: read, write: write,
      convert: convert)
  }

  init(
    identity: Identity, kind: TableValue.Kind,
    read: @escaping @MainActor (TableActionContext) throws -> TableValue?,
    write: @escaping @MainActor (TableActionContext, TableValue) throws -> Undo?,
    convert: @escaping @MainActor (TableValue) -> TableValue?
  ) {
    self.identity = identity
    self.kind = kind
    self.read = read
    self.write = write
    self.convert = convert
  }

  /// Sets the format in which a field writes the value, and reads what a person types.
  public func formatted(_ format: TableFormat) -> TableBinding {
    var binding = self
    binding.format = format
    return binding
  }

  /// Returns a value that a person has typed, or that the app gives as the property has it; or nil if it does not fit.
  @MainActor func taken(_ value: TableValue, over old: TableValue?, isTyped: Bool) -> TableValue? {
    if !isTyped, let fit = convert(value), fit == value { return fit }
    return taken(value, over: old)
  }

  /// Returns a value converted to the property's type, or nil if it does not fit; typed texts are
  /// read.
  ///
  /// Parts that a format leaves out, as a time beside a day, are those of `old`.
  @MainActor package func taken(_ value: TableValue, over old: TableValue? = nil) -> TableValue? {
    guard case .text(let text) = value else { return convert(value) }
    guard let format else { return exactly(value) ?? local(text).flatMap(exactly) }
    if text.allSatisfy(\.isWhitespace) {
      let empty = convert(.null)
      guard format.isOwn else { return empty }
      return format.value(text).flatMap(convert) ?? (empty == .null ? .null : nil)
    }
    // An unchanged text keeps the parts of the old value that it does not show.
    if let old, old != .null, format.text(old) == text { return old }
    return format.value(text).flatMap { format.completed(text, $0, old ?? .null) }.flatMap(exactly)
  }

  /// Returns a number that was typed as the locale writes it, if the property takes numbers.
  @MainActor func local(_ text: String) -> TableValue? {
    guard kind == .number || kind == .integer else { return nil }
    return LocalNumber(locale: TableWords.current.locale).decimal(text)?.tableValue
  }

  var drafted: TableBinding {
    var binding = self
    binding.isDraft = true
    return binding
  }
}

extension TableBinding: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.binding(self), for: key)
  }
}

extension CellValue where Self == TableBinding {
  /// Binds the row to a property of `object`.
  @MainActor public static func to<Object: AnyObject, Value: TableValueConvertible>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> TableBinding {
    TableBinding(
      identity: .init(object: ObjectIdentifier(object), path: property),
      kind: Value.valueKind,
      read: { _ in object[keyPath: property].tableValue },
      write: { _, value in
        guard let value = Value(value) else { return nil }
        let old = object[keyPath: property]
        object[keyPath: property] = value
        return { object[keyPath: property] = old }
      },
      convert: { Value($0)?.tableValue })
  }

  /// Binds the row to a property of the screen, or of the group around the row.
  @MainActor public static func to<Target: ActionTarget, Value: TableValueConvertible>(
    _ property: ReferenceWritableKeyPath<Target, Value>
  ) -> TableBinding {
    TableBinding(
      identity: .init(object: nil, path: property),
      kind: Value.valueKind,
      read: { try $0.target(Target.self)[keyPath: property].tableValue },
      write: { context, value in
        guard let value = Value(value) else { return nil }
        let target = try context.target(Target.self)
        let old = target[keyPath: property]
        target[keyPath: property] = value
        return { target[keyPath: property] = old }
      },
      convert: { Value($0)?.tableValue })
  }

  /// Binds the row to a property of the element with that id, wherever it stands in the array.
  ///
  /// Once the array no longer has the element, the row shows nothing and writes nothing.
  /// Complexity: O(*n*) in the length of the array.
  @MainActor
  public static func to<
    Object: AnyObject, Element: Identifiable, Value: TableValueConvertible
  >(
    _ object: Object, _ elements: ReferenceWritableKeyPath<Object, [Element]>, id: Element.ID,
    _ property: WritableKeyPath<Element, Value>
  ) -> TableBinding {
    TableBinding(
      identity: .init(
        object: ObjectIdentifier(object), path: elements, element: AnyHashable(id),
        elementPath: property),
      kind: Value.valueKind,
      read: { _ in
        object[keyPath: elements].first { $0.id == id }?[keyPath: property].tableValue
      },
      write: { _, value in
        guard let value = Value(value),
          let index = object[keyPath: elements].firstIndex(where: { $0.id == id })
        else { return nil }
        let old = object[keyPath: elements][index][keyPath: property]
        object[keyPath: elements][index][keyPath: property] = value
        return {
          guard let index = object[keyPath: elements].firstIndex(where: { $0.id == id }) else {
            return
          }
          object[keyPath: elements][index][keyPath: property] = old
        }
      },
      convert: { Value($0)?.tableValue })
  }
}
