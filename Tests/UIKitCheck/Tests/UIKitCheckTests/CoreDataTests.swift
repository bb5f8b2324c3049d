import Foundation
import TableScreen
import Testing

@testable import CheckedCoreData
@testable import CoreData

extension UIKitSuite {
  /// The source over Core Data, driven as a fetched results controller drives it.
  @MainActor struct CoreDataTests {
    final class Person: NSManagedObject {
      var name: String
      init(_ name: String) { self.name = name }
    }

    final class PeopleScreen: TableScreen {
      let people: FetchedSource<Person>
      init(_ controller: NSFetchedResultsController<Person>) {
        people = FetchedSource(controller) { [.title: $0.name] }
        super.init()
      }
      override var tableData: [Section] { [.sections(from: people)] }
    }

    struct Locked: LocalizedError { var errorDescription: String? { "The store is locked." } }

    @Test func `rows are the objects, and follow what is saved`() async throws {
      let controller = NSFetchedResultsController<Person>()
      let (ada, bob) = (Person("Ada"), Person("Bob"))
      controller.store = [("A", [ada]), ("B", [bob])]
      let phone = try await Phone.show(PeopleScreen(controller))
      #expect(try phone.titles == ["Ada", "Bob"])
      bob.name = "Bobby"
      controller.save(edited: [bob])
      try await phone.settle()
      #expect(try phone.titles == ["Ada", "Bobby"])
      controller.store = [("B", [bob, Person("Bruno")])]
      controller.save()
      try await phone.settle()
      #expect(try phone.titles == ["Bobby", "Bruno"])
    }

    @Test func `a store that cannot be read says so, and is read again`() async throws {
      let controller = NSFetchedResultsController<Person>()
      controller.store = [("A", [Person("Ada")])]
      controller.failure = Locked()
      let phone = try await Phone.show(PeopleScreen(controller))
      #expect(try phone.titles == ["The store is locked."])
      controller.failure = nil
      try await phone.tap("The store is locked.")
      #expect(try phone.titles == ["Ada"])
    }
  }
}
