import Foundation
import Testing

@testable import UIKitStandIn

extension UIKitSuite {
  /// The judge of the host: what a table view of UIKit refuses is refused here, too.
  @MainActor struct StandInTests {
    func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    func problems(
      _ before: [Int], _ after: [Int], _ edit: (inout TableBatch) -> Void
    ) -> [String] {
      var batch = TableBatch()
      edit(&batch)
      return batch.problems(before: before, after: after)
    }

    @Test func `a batch that adds up is taken`() {
      #expect(problems([2, 3], [2, 3]) { _ in }.isEmpty)
      #expect(
        problems([3, 2], [3, 2]) {
          $0.deletedRows = [path(0, 0)]
          $0.insertedRows = [path(0, 2)]
        }.isEmpty)
      #expect(
        problems([3, 2], [2, 3, 4]) {
          $0.movedRows = [(path(0, 0), path(1, 0))]
          $0.insertedSections = [2]
        }.isEmpty)
      #expect(problems([1, 2, 3], [3, 1, 2]) { $0.movedSections = [(2, 0)] }.isEmpty)
      #expect(problems([3], [4]) { $0.reloadedSections = [0] }.isEmpty)
      #expect(problems([3], [3]) { $0.reconfiguredRows = [path(0, 2)] }.isEmpty)
    }

    @Test func `numbers that do not add up are refused`() {
      #expect(!problems([2], [3]) { _ in }.isEmpty)
      #expect(!problems([2], [2]) { $0.insertedRows = [path(0, 0)] }.isEmpty)
      #expect(!problems([2], [2, 1]) { _ in }.isEmpty)
      #expect(!problems([2, 1], [2]) { $0.deletedSections = [2] }.isEmpty)
      #expect(!problems([2, 2], [1, 2]) { $0.movedRows = [(path(0, 0), path(1, 0))] }.isEmpty)
    }

    @Test func `places that are not there, or are taken twice, are refused`() {
      #expect(!problems([2], [1]) { $0.deletedRows = [path(0, 2)] }.isEmpty)
      #expect(!problems([2], [3]) { $0.insertedRows = [path(0, 3)] }.isEmpty)
      #expect(
        !problems([2], [4]) { $0.insertedRows = [path(0, 0), path(0, 0)] }.isEmpty)
      #expect(!problems([2], [0]) { $0.deletedRows = [path(0, 0), path(0, 0)] }.isEmpty)
      #expect(!problems([2], [2]) { $0.reloadedRows = [path(0, 5)] }.isEmpty)
      #expect(
        !problems([2, 1], [1]) {
          $0.deletedSections = [0]
          $0.deletedRows = [path(0, 0)]
        }.isEmpty)
    }

    @Test func `mixes that UIKit cannot draw are refused`() {
      #expect(
        !problems([3], [2]) {
          $0.deletedRows = [path(0, 0)]
          $0.movedRows = [(path(0, 2), path(0, 0))]
        }.isEmpty)
      #expect(
        !problems([3], [3]) {
          $0.movedRows = [(path(0, 2), path(0, 0))]
          $0.reloadedRows = [path(0, 2)]
        }.isEmpty)
      #expect(
        !problems([1, 2], [3, 1]) {
          $0.movedSections = [(1, 0)]
          $0.insertedRows = [path(0, 0)]
        }.isEmpty)
      #expect(
        !problems([2], [2]) {
          $0.reloadedSections = [0]
          $0.reconfiguredRows = [path(0, 0)]
        }.isEmpty)
    }

    @Test func `numbered rows stay with themselves through a batch`() {
      var slots = TableSlots([3, 2], from: TableSlots())
      let (first, second) = (slots.sections[0].rows, slots.sections[1].rows)
      var batch = TableBatch()
      batch.movedRows = [(path(0, 2), path(1, 1))]
      batch.insertedRows = [path(0, 0)]
      slots.apply(batch, after: [3, 3])
      #expect(slots.sections[0].rows.dropFirst() == first.dropLast())
      #expect(slots.sections[1].rows == [second[0], first[2], second[1]])
    }
  }
}
