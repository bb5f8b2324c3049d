import DemoScreens
import Foundation
import SwiftUI
import TableScreenUIKit

/// The gallery of the demos, in as many windows as the system opens.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      TableScreenView(GalleryScreen(.phone)).recording(to: Self.recording).ignoresSafeArea()
    }
  }

  /// The file that the argument `-record NAME` names, in the app's documents.
  private static var recording: URL? {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    return UserDefaults.standard.string(forKey: "record").flatMap {
      documents?.appending(path: $0)
    }
  }
}
