import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

private struct Offline: Error {}

private final class Trip {
  var name = "Ada"
  var seats = 1
  var isVegan = false
  var first = "A"
  var last = "B"
}

private class TripScreen: TableScreen {
  let trip = Trip()
  var isOffline = false
  var heard: [String] = []
  var log: [String] { heard }

  override var tableData: [Section] {
    [
      Section {
        [
          .id: "name", .title: "Name", .bind: .to(trip, \.name),
          .validate: .required("Type a name"),
        ]
        [.title: "Seats", .bind: .to(trip, \.seats)]
        [.id: 7, .title: "Vegan", .bind: .to(trip, \.isVegan)]
        [
          .title: "Full name",
          .bind: .fields(["first": .to(trip, \.first), "last": .to(trip, \.last)]),
        ]
        [.id: "wifi", .title: "Wi-Fi", .accessory: .switch(false, changed: TripScreen.setWiFi)]
        [.id: "plain", .title: "Plain", .accessory: .switch(false)]
      }
    ]
  }

  func setWiFi(_ isOn: Bool) async throws { if isOffline { throw Offline() } }
  override func onSubmit() async throws {
    try await commitForm()
    if isOffline { throw Offline() }
  }
  override func onError(_ error: any Error) {}
  override func onValueChanged(_ change: TableValueChange) {
    heard.append(
      "\(change.isDraft ? "draft of " : "")\(change.name): \(change.oldValue.map { "\($0)" } ?? "?") to \(change.value), \(trip.name)"
    )
  }
}

private final class DraftTripScreen: TripScreen {
  override class var settings: Settings { [.drafts] }
}

private final class DataTripScreen: TableScreen {
  var heard: [String] = []
  override func onValueChanged(_ change: TableValueChange) {
    heard.append("\(change.name)=\(change.value)")
  }
}

/// Values that a person changes are told by one hook.
@MainActor struct ValueChangeTests {
  @Test func `a typed value is told once, when its field is left`() async throws {
    let screen = TripScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Name")
    #expect(screen.log == [#"name: text("Ada") to text("Grace"), Grace"#])
    try await table.type("Grace", into: "Name")
    #expect(screen.log.count == 1, "the same text is no change")
  }

  @Test func `a refused value is not told`() async throws {
    let screen = TripScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("", into: "Name")
    try await table.type("many", into: "Seats")
    #expect(screen.log.isEmpty)
    try await table.type("3", into: "Seats")
    #expect(screen.log == ["Seats: integer(1) to integer(3), Ada"])
  }

  @Test func `a toggled value is told, with the name of its row or of its control`() async throws {
    let screen = TripScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("Vegan")
    try await table.type("C", into: "Full name", control: "last")
    try await table.toggle("Wi-Fi")
    try await table.toggle("Plain")
    #expect(
      screen.log == [
        "7: flag(false) to flag(true), Ada", #"last: text("B") to text("C"), Ada"#,
        "wifi: flag(false) to flag(true), Ada", "plain: flag(false) to flag(true), Ada",
      ])
  }

  @Test func `a value whose handler has failed is not told`() async throws {
    let screen = TripScreen()
    screen.isOffline = true
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("Wi-Fi")
    #expect(screen.log.isEmpty)
  }

  @Test func `what the app sets itself is not told`() async throws {
    let screen = TripScreen()
    _ = try await HeadlessHost.show(screen)
    screen.form["name"].value = .text("Eve")
    #expect(screen.trip.name == "Eve")
    #expect(screen.log.isEmpty)
  }

  @Test func `a draft is told when its field is left, and again when it is committed`()
    async throws
  {
    let screen = DraftTripScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("Gra", into: "Name", staying: true)
    #expect(screen.log.isEmpty, "nothing is told of what is still being typed")
    try await table.type("Grace", into: "Name")
    try await table.type("many", into: "Seats")
    try await table.toggle("Vegan")
    #expect(
      screen.log == [
        #"draft of name: text("Ada") to text("Grace"), Ada"#,
        #"draft of Seats: integer(1) to text("many"), Ada"#,
        "draft of 7: flag(false) to flag(true), Ada",
      ])
    screen.heard = []
    try await table.type("1", into: "Seats")
    try await table.type("Grace", into: "Name")
    screen.heard.removeFirst()
    #expect(screen.log.isEmpty, "the same draft is no change")
    try await screen.commitForm()
    #expect(
      screen.log == [
        #"name: text("Ada") to text("Grace"), Grace"#, "7: flag(false) to flag(true), Grace",
      ])
  }

  @Test func `drafts of a submission are told to be written once it has succeeded`() async throws {
    let screen = DraftTripScreen()
    screen.isOffline = true
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Name")
    screen.heard = []
    try await table.submit()
    #expect(screen.trip.name == "Ada")
    #expect(screen.log.isEmpty)
    screen.isOffline = false
    try await table.submit()
    #expect(screen.log == [#"name: text("Ada") to text("Grace"), Grace"#])
  }

  @Test func `values of a form from data are told by the names of their fields`() async throws {
    let screen = DataTripScreen()
    screen.show(
      .json(
        Data(
          #"""
          {"cells": [{"id": "row", "title": "Owner", "name": "owner", "type": "text",
              "value": "Ada"},
            {"title": "News", "name": "news", "type": "switch"}]}
          """#.utf8)))
    let table = try await HeadlessHost.show(screen)
    try await table.type("Grace", into: "Owner")
    try await table.toggle("News")
    #expect(screen.heard == [#"owner=text("Grace")"#, "news=flag(true)"])
  }
}
