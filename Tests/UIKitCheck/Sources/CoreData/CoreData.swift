public import Foundation

/// What a fetch may return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// The identity of a managed object.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {}

open class NSManagedObject: NSObject, NSFetchRequestResult {
  public let objectID = NSManagedObjectID()
}

/// A section of what was fetched.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// As in Core Data, no method has to be there, and none is of the main actor.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// Keeps what was fetched, in sections, and says what changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public private(set) var sections: [any NSFetchedResultsSectionInfo]?
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What a fetch finds: the names of sections, and their objects.
  public var store: [(name: String, objects: [NSManagedObject])] = []
  /// The error of the next fetch.
  public var failure: (any Error)?

  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

  open func performFetch() throws {
    if let failure { throw failure }
    sections = store.map { Section(name: $0.name, objects: $0.objects) }
  }

  /// Tells the delegate of a change, as after the context was saved; edited objects are told one by one.
  public func save(edited: [NSManagedObject] = []) {
    // Core Data hands the controller itself over; a generic class of Swift is of another type there.
    let erased = NSFetchedResultsController<any NSFetchRequestResult>()
    delegate?.controllerWillChangeContent(erased)
    sections = store.map { Section(name: $0.name, objects: $0.objects) }
    for object in edited {
      delegate?.controller(
        erased, didChange: object, at: nil, for: .update, newIndexPath: nil)
    }
    delegate?.controllerDidChangeContent(erased)
  }
}
