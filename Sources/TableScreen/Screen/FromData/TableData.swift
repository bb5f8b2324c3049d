public import Foundation

/// A table that data describes, read into the same descriptors that Swift literals make.
///
/// ```swift
/// let data = TableData(json: #"[{"title": "To buy", "cells": [{"title": "Milk", "subtitel": "2 litres"}]}]"#)
/// #expect(data.sections[0].count == 1)
/// #expect(data.mistakes[0].description.hasPrefix("1:50: [0].cells[0].subtitel: “subtitel” is no key of a cell"))
/// ```
///
/// The data is a list of sections, or an object with more around them. What is wrong with it is left out
/// and listed in ``mistakes``; all else is there.
@MainActor public struct TableData {
  /// The title of the screen, or nil.
  public private(set) var title: String?
  /// The sections.
  public private(set) var sections: [TableSection] = []
  /// The behaviours of the screen.
  public private(set) var settings: TableSettings = []
  /// What is wrong with the data, in the order of its text.
  public let mistakes: [TableDataMistake]
  /// Whether the text itself could not be read as it stands, as where it is cut off, too large or no JSON at all.
  ///
  /// Whoever shows a good table already does better to keep it then.
  public let isBroken: Bool
  private(set) var barButtons: [BarButton.Edge: [BarButton]] = [:]
  let fields: [String: TableDataField]

  /// Reads data.
  ///
  /// - Parameters:
  ///   - input: the data.
  ///   - names: what it can name; unknown names are mistakes.
  ///   - limits: how much it may hold.
  public init(
    _ input: TableDataInput, names: TableDataNames = .init(), limits: TableDataLimits = .init()
  ) {
    self.init(input.parsed(limits), names, limits)
  }

  /// Makes descriptors of what was read.
  init(_ parsed: ParsedData, _ names: TableDataNames, _ limits: TableDataLimits) {
    let (node, faults, text) = (parsed.node, parsed.faults, parsed.text)
    let reader = DataReader(names: names, limits: limits)
    reader.faults = faults
    switch node.value {
    case .list(let sections): self.sections = reader.sections(sections)
    case .fields: Self.read(node, reader, &self.title, &self.sections, &self.settings, &barButtons)
    // An empty text has been said.
    case .null where faults.count > 0: break
    default:
      reader.fault(.noTable, at: node.offset, "expected a table, found \(node.kindName)")
    }
    isBroken = faults.count > 0
    mistakes = reader.faults.mistakes(in: text)
    fields = reader.fields
  }

  private static func read(
    _ node: DataNode, _ reader: DataReader, _ title: inout String?,
    _ sections: inout [TableSection], _ settings: inout TableSettings,
    _ barButtons: inout [BarButton.Edge: [BarButton]]
  ) {
    guard let values = reader.checked(node, as: .table) else { return }
    title = values["title"]?.text
    settings = reader.at("settings", of: values) { reader.settings($0) } ?? []
    if let title { settings = settings + [.title(title)] }
    barButtons = reader.at("barButtons", of: values) { reader.barButtons($0) } ?? [:]
    if let cells = reader.at("cells", of: values, { reader.cells($0.list ?? []) }) {
      sections.append(TableSection(cells: cells))
    }
    sections += reader.at("sections", of: values) { reader.sections($0.list ?? []) } ?? []
  }
}

extension TableData {
  init(
    sections: [TableSection], settings: TableSettings,
    barButtons: [BarButton.Edge: [BarButton]]
  ) {
    title = settings.values.title
    self.sections = sections
    self.settings = settings
    self.barButtons = barButtons
    isBroken = false
    mistakes = []
    fields = [:]
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
}
