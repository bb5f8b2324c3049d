#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import TableScreen
import UIKit
import UniformTypeIdentifiers

/// UIKit's document picker, open for a question.
@MainActor final class FilePicker: NSObject {
  let question: TableFileQuestion
  let controller: UIDocumentPickerViewController

  init(_ question: TableFileQuestion) {
    self.question = question
    let types = question.types.compactMap { UTType(filenameExtension: $0) }
    // A copy needs no permission that ends with the app. The picker begins where it was last: of the folders that
    // an app can name, it shows its own alone.
    controller = UIDocumentPickerViewController(
      forOpeningContentTypes: types.isEmpty ? [.item] : types, asCopy: true)
    super.init()
    controller.delegate = self
  }
}

extension FilePicker: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { question.answer(urls.first) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    question.answer(nil)
  }
}
#endif
