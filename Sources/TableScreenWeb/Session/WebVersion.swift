import Foundation

/// The version of the page and the program, by which a page knows that another one was put in place.
enum WebVersion {
  /// A number that changes with the program's file and the page inside it.
  static let current: String = {
    let path = CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return String(UInt64(max(0, time)), radix: 36)
  }()
}
