#if canImport(CoreData)
public import CoreData
import Foundation
public import TableScreen

/// A source whose sections are those of a fetched results controller.
///
/// ```swift
/// let people = FetchedSource(controller) { person in [.title: person.name] }
/// …
/// [Section { [.title: "Add"] }, .sections(from: people)]
/// ```
///
/// The controller only reports that its content has changed and which objects were edited; positions come from
/// comparing its new content with the old. Its context must be the main queue's.
@MainActor public final class FetchedSource<Object: NSManagedObject>: SectionSource {
  private let controller: NSFetchedResultsController<Object>
  private let title: @MainActor (String) -> String?
  private let cell: @MainActor (Object) -> TableCell
  private let listener = FetchListener()
  private var isFetched = false

  /// Creates a source over a controller, whose delegate it becomes.
  ///
  /// - Parameters:
  ///   - controller: the controller; it is fetched when a table first shows the source.
  ///   - title: returns the title of a section from its name.
  ///   - cell: makes the row of an object.
  public init(
    _ controller: NSFetchedResultsController<Object>,
    title: @escaping @MainActor (String) -> String? = { $0 },
    cell: @escaping @MainActor (Object) -> TableCell
  ) {
    self.controller = controller
    self.title = title
    self.cell = cell
    super.init()
    controller.delegate = listener
    listener.changed = { [weak self] in self?.didChange() }
  }

  public override var sections: [TableSection] {
    (controller.sections ?? []).map { section in
      let objects = section.objects as? [Object] ?? []
      let items = objects.map { object in
        FetchedItem(object: object, edits: listener.edits[object.objectID] ?? 0)
      }
      return TableSection(title(section.name), id: TableCell.ID(section.name), items: items) {
        [cell] item in cell(item.object)
      }
    }
  }

  public override func willShow() { if !isFetched { retry() } }

  public override var canRetry: Bool { true }

  public override func retry() {
    do {
      try controller.performFetch()
      isFetched = true
      didChange()
    } catch {
      didChange(failure: error)
    }
  }
}

/// A managed object with its number of edits, because the object itself is equal before and after an edit.
private struct FetchedItem<Object: NSManagedObject>: Identifiable, Equatable {
  let object: Object
  let edits: Int
  var id: NSManagedObjectID { object.objectID }
}

/// The controller's delegate, which counts the edits of each object and reports finished changes.
@MainActor
private final class FetchListener: NSObject, @preconcurrency NSFetchedResultsControllerDelegate {
  var edits: [NSManagedObjectID: Int] = [:]
  var changed: () -> Void = {}

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at path: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    guard type == .update || type == .move, let object = object as? NSManagedObject else {
      return
    }
    edits[object.objectID, default: 0] += 1
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { changed() }
}
#endif
