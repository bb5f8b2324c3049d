import Foundation

/// Standard output and standard error of the program; everything that is printed goes through one of them.
///
/// Text that cannot be written is dropped. A stream that is closed, full or without a reader does not trap, as `FileHandle`
/// does, and does not end the program, as the signal of a broken pipe does.
package enum StandardStream: Int32, Sendable {
  /// The stream of a program's results.
  case output = 1
  /// The stream of a program's messages.
  case error = 2

  /// Prints lines for people; each is sanitized, so that it stays one line.
  ///
  /// - Returns: the system's error number (`errno`) if the write failed, or zero.
  @discardableResult package func say(_ lines: String...) -> Int32 {
    print(lines.map { TextSanitizer().line($0) + "\n" }.joined())
  }

  /// Prints a text of several lines for people; it is sanitized, and keeps its line breaks.
  @discardableResult package func say(text: String) -> Int32 {
    print(TextSanitizer().lines(text) + "\n")
  }

  /// Prints a text unchanged, such as JSON; text for people goes through `say`, which sanitizes it.
  @discardableResult package func print(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      Self.withoutSignals { write(UnsafeRawBufferPointer(bytes)) }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(rawValue, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        // The stream is in non-blocking mode: wait until it takes more.
        var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno
      }
    }
    return 0
  }

  /// Runs a call that may raise `SIGPIPE` (the reader is gone) or `SIGXFSZ` (the file may not grow), without the signal.
  ///
  /// A signal raised by the call is blocked in this thread, and consumed. Handlers that the app installed stay as they are.
  private static func withoutSignals(_ body: () -> Int32) -> Int32 {
    var (signals, blocked, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &signals, &blocked)
    let result = body()
    var come = sigset_t()
    sigpending(&come)
    for signal in [SIGPIPE, SIGXFSZ]
    where sigismember(&come, signal) == 1 && sigismember(&pending, signal) != 1 {
      var (one, taken) = (sigset_t(), Int32(0))
      sigemptyset(&one)
      sigaddset(&one, signal)
      sigwait(&one, &taken)
    }
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    return result
  }

  /// Prepares the program for streams and files that cannot be written; code that runs an app calls it first.
  ///
  /// A standard stream that the program was started without is opened on `/dev/null`. Otherwise the next opened file would
  /// get its number, and printed text would go into that file. Writing to such a stream still fails. `SIGPIPE` and `SIGXFSZ`
  /// are ignored, so that a failed write returns an error instead of ending the program.
  package static func prepare() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is that of the missing stream.
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
    // A handler that the app installed stays.
    for signal in [SIGPIPE, SIGXFSZ] {
      if let answer = Foundation.signal(signal, SIG_IGN) { _ = Foundation.signal(signal, answer) }
    }
  }
}
