public import Foundation
public import TableScreen

/// A table that data describes, read into the same descriptors that Swift literals make.
///
/// ```swift
/// let data = TableData(json: #"[{"title": "To buy", "cells": [{"title": "Milk", "subtitel": "2 liters"}]}]"#)
/// #expect(data.sections[0].count == 1)
/// #expect(data.mistakes[0].description.hasPrefix("1:50: [0].cells[0].subtitel: “subtitel” is no key of a cell"))
/// ```
///
/// The data is a list of sections, or an object with more keys around them. Wrong parts of it are left out and listed
/// in ``mistakes``; the rest is read.
@MainActor public struct TableData {
  /// The title of the screen, or nil.
  public let title: String?
  /// The sections.
  public let sections: [TableSection]
  /// The behaviors of the screen.
  public let settings: TableSettings
  /// The mistakes in the data, in the order of its text.
  public let mistakes: [TableDataMistake]
  /// Indicates whether the text is malformed, or shows nothing because of its mistakes.
  ///
  /// A malformed text is cut off, too large or no JSON; a text without a table shows nothing. A table that says that it has
  /// no rows, and one with a mistake that costs a single value, is not broken.
  ///
  /// A screen that already shows a good table should then keep it.
  public var isBroken: Bool { breach != nil }
  /// The first mistake in the text itself, or that the data is no table; or nil.
  let breach: TableDataMistake?
  let barButtons: [TableBarButton.Edge: [TableBarButton]]
  let fields: [String: TableDataField]
  /// The names of the fields whose values are secrets, which are shown to nobody who has not asked for them.
  public let secretFields: Set<String>
  /// The limits of the fields' controls, by the names of the fields.
  let fieldLimits: [String: FieldLimits]
  /// The ids of the fields' rows, by the names of the fields.
  let fieldRows: [String: TableCell.ID]

  /// Reads data.
  ///
  /// - Parameters:
  ///   - input: the data.
  ///   - names: the names that the data can use; unknown names are mistakes.
  ///   - limits: the limits on the size of the data.
  public init(
    _ input: TableDataInput, names: TableDataNames = .init(), limits: TableDataLimits = .init()
  ) {
    self.init(ReadTable(input, names, limits))
  }

  /// Takes over a table that was read.
  init(_ table: ReadTable) {
    title = table.title
    sections = table.sections
    settings = table.settings
    barButtons = table.barButtons
    fields = table.fields
    secretFields = table.secretFields
    fieldLimits = table.fieldLimits
    fieldRows = table.fieldRows
    mistakes = table.mistakes
    breach = table.breach
  }
}

extension TableData {
  init(
    sections: [TableSection], settings: TableSettings,
    barButtons: [TableBarButton.Edge: [TableBarButton]]
  ) {
    title = settings.values.title
    self.sections = sections
    self.settings = settings
    self.barButtons = barButtons
    breach = nil
    mistakes = []
    fields = [:]
    secretFields = []
    fieldLimits = [:]
    fieldRows = [:]
  }

  /// Reads the text of JSON.
  public init(
    json: String, names: TableDataNames = .init(), limits: TableDataLimits = .init()
  ) {
    self.init(.json(Data(json.utf8)), names: names, limits: limits)
  }

  /// Reads the text of JSON, in UTF-8.
  public init(json: Data, names: TableDataNames = .init(), limits: TableDataLimits = .init()) {
    self.init(.json(json), names: names, limits: limits)
  }

  /// Reads a file of JSON, or a property list if its extension is `plist` or it begins as one in
  /// XML, as ``read(json:names:limits:)`` does.
  ///
  /// - Throws: `TableDownloadError.tooLarge(limit:)`, or the reason that the file cannot be read; a folder, a pipe or
  ///   another path that is no regular file is an error at once.
  public static func read(
    contentsOf file: URL, names: TableDataNames = .init(), limits: TableDataLimits = .init()
  ) async throws -> TableData {
    try await read(names, limits) { try TableDataInput(contentsOf: file, limits) }
  }

  /// Reads the text of JSON, in UTF-8, checks it and makes its rows outside the main actor, without blocking it.
  ///
  /// If a cell class among the names has properties of other types than texts, numbers, dates, addresses and lists of
  /// them, the rows are made on the main actor, because the values of such properties may not be used elsewhere.
  public static func read(
    json: Data, names: TableDataNames = .init(), limits: TableDataLimits = .init()
  ) async -> TableData {
    await read(names, limits) { .json(json) }
  }

  /// Reads the text of JSON, or a property list if it begins as one in XML, as
  /// ``read(json:names:limits:)`` does.
  public static func read(
    _ data: Data, names: TableDataNames = .init(), limits: TableDataLimits = .init()
  ) async -> TableData {
    await read(names, limits) { TableDataInput(data) }
  }

  private static func read(
    _ names: TableDataNames, _ limits: TableDataLimits,
    _ input: @Sendable () throws -> sending TableDataInput
  ) async rethrows -> TableData {
    if let plain = PlainNames(names) {
      return TableData(try await ReadTable.read(plain, limits, input))
    }
    let parsed = try await TableDataInput.parsed(limits, input)
    return TableData(ReadTable(parsed, DataReader(names: names, limits: limits)))
  }
}
