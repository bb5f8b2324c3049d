// swift-format-ignore-file
// The example of TableScreenCoreData, word for word; it is compiled where there is Core Data, and only read elsewhere.
#if canImport(CoreData)
  import CoreData
  import TableScreen
  import TableScreenCoreData

  final class ManagedPerson: NSManagedObject { @NSManaged var name: String? }

  @MainActor func sections(_ controller: NSFetchedResultsController<ManagedPerson>) -> [TableSection] {
    typealias Section = TableSection
    let people = FetchedSource(controller) { person in [.title: person.name] }
    return
      [Section { [.title: "Add"] }, .sections(from: people)]
  }
#endif
