#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenGTK

/// The demos, in a window.
@main struct Program {
  @MainActor static func main() {
    StandardStream.prepare()
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(CommandLine.arguments.dropFirst())
      try arguments.check()
    } catch {
      StandardStream.error.say("demo-gtk: \(error.what)")
      StandardStream.error.say(text: Arguments.usage)
      exit(UsageError.status)
    }
    switch arguments {
    case .help:
      let code = StandardStream.output.say(text: Arguments.usage)
      if code != 0 {
        StandardStream.error.say("demo-gtk: cannot write: \(String(cString: strerror(code)))")
        exit(2)
      }
    default: run(arguments)
    }
  }

  #if GTK
  @MainActor private static func run(_ arguments: Arguments) {
    let seconds = ProcessInfo.processInfo.environment["TABLESCREEN_NOTICE_SECONDS"]
    if let seconds = seconds.flatMap({ Int($0) }) { GTKApp.noticeTime = .seconds(seconds) }
    switch arguments {
    case .help: break
    case .open(let name, let restores, let database, let recording):
      let folder = recording.map { _ in DemoSetup.folderForRecording() }
      defer { folder.map { try? FileManager.default.removeItem(at: $0) } }
      var setup = folder.map { DemoSetup.recorded(in: $0) } ?? .live
      setup.database = database
      var restoration = TableRestoration.file(
        DemoSetup.stateFile, making: DemoMaker(setup).screen(named:))
      if !restores { restoration.load = { nil } }
      DemoLanguage.setHostWords = { GTKWords.current = $0 ? .german : GTKWords() }
      GTKApp.run(
        tabs: Demo.screens(named: name, setup) ?? [],
        restoration: recording == nil || restores ? restoration : nil,
        id: "org.tablescreen.Demo", recording: recording.map { URL(filePath: $0) })
    case .show(let place):
      // What is typed there would be waited for while the window stays empty.
      if place == "-", isatty(STDIN_FILENO) == 1 {
        StandardStream.error.say(
          "demo-gtk: standard input is the terminal; send a table into it, as by: demo-gtk open - < FILE"
        )
        exit(2)
      }
      GTKApp.run(DataScreen(at: place), id: "org.tablescreen.Demo")
    case .picture(let picture):
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "tablescreen-demo-\(UUID().uuidString)", directoryHint: .isDirectory)
      var look = PictureLook()
      (look.isDark, look.isHighContrast) = (picture.isDark, picture.isHighContrast)
      (look.isRightToLeft, look.textScale) = (picture.isRightToLeft, picture.textScale)
      let status = GTKPicture.take(
        of: Demo.screens(named: picture.screen, .sample(in: folder)) ?? [],
        to: picture.files.map { (URL(filePath: $0.path), $0.size.width, $0.size.height) }, look,
        checks: picture.checks)
      try? FileManager.default.removeItem(at: folder)
      exit(status)
    }
  }
  #else
  @MainActor private static func run(_ arguments: Arguments) {
    let how = "swift run --traits GTK,default --scratch-path .build-gtk demo-gtk"
    StandardStream.error.say("demo-gtk: built without the GTK host; it is in with: \(how)")
    exit(1)
  }
  #endif
}
#else
/// Does nothing: this system has no command line.
@main struct Program {
  static func main() {}
}
#endif
