extension CellValue where Self == TableBinding {
  /// Binds the row to a property of `object`; typed values wait as drafts until the form is
  /// committed.
  ///
  /// ```swift
  /// [.title: "Count", .bind: .draft(item, \.count)]
  /// ```
  ///
  /// The draft belongs to the row: it survives updates, masks, searches and collapsed rows. If the
  /// row leaves the table without being deleted, the draft is still written with the form, or shows
  /// again when the row returns. See ``TableScreen/commitForm()`` and ``TableScreen/reloadForm()``.
  @MainActor public static func draft<Object: AnyObject, Value: TableValueConvertible>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> TableBinding {
    let binding: TableBinding = .to(object, property)
    return binding.drafted
  }

  /// Binds the row to a property of the screen, or of the group around the row; typed values wait
  /// as drafts until the form is committed.
  @MainActor public static func draft<Target: ActionTarget, Value: TableValueConvertible>(
    _ property: ReferenceWritableKeyPath<Target, Value>
  ) -> TableBinding {
    let binding: TableBinding = .to(property)
    return binding.drafted
  }

  /// Binds the row to a property of the element with that id; typed values wait as drafts until the
  /// form is committed.
  @MainActor
  public static func draft<
    Object: AnyObject, Element: Identifiable, Value: TableValueConvertible
  >(
    _ object: Object, _ elements: ReferenceWritableKeyPath<Object, [Element]>, id: Element.ID,
    _ property: WritableKeyPath<Element, Value>
  ) -> TableBinding {
    let binding: TableBinding = .to(object, elements, id: id, property)
    return binding.drafted
  }
}
