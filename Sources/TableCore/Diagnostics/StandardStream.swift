import Foundation

/// Standard output and standard error of the program: the one way out for all that is printed.
///
/// Text that cannot be written is lost, and nothing else: a stream that is closed, full or without a reader neither traps
/// nor ends the program, as `FileHandle` and the signal of a broken pipe do.
package enum StandardStream: Int32, Sendable {
  /// The stream of a program's results.
  case output = 1
  /// The stream of a program's messages.
  case error = 2

  /// Prints lines for people: each is made harmless, and stays one line.
  ///
  /// - Returns: the number of the system's error, or zero.
  @discardableResult package func say(_ lines: String...) -> Int32 {
    print(lines.map { TextSanitizer().line($0) + "\n" }.joined())
  }

  /// Prints a text for people whose lines are meant as such; it is made harmless.
  @discardableResult package func say(text: String) -> Int32 {
    print(TextSanitizer().lines(text) + "\n")
  }

  /// Prints a text as it is, such as JSON; what is for people is said.
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
        // Somebody has made the stream one that does not wait.
        var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno
      }
    }
    return 0
  }

  /// Runs a call that the system answers by a signal, too, where a reader is gone or a file may not grow.
  ///
  /// The signal is held back in this thread and taken off; how the app answers it elsewhere is its own affair.
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

  /// Prepares a program for streams and files that cannot be written; what runs an app calls it first.
  ///
  /// The places of standard streams that the program was started without are taken: the next file to be opened would have
  /// their numbers, and what is printed would be written into it. What is written to such a stream fails as before. And a
  /// write that fails says so, where the system would end the program by a signal.
  package static func prepare() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
    // An answer of the app's own stays.
    for signal in [SIGPIPE, SIGXFSZ] {
      if let answer = Foundation.signal(signal, SIG_IGN) { _ = Foundation.signal(signal, answer) }
    }
  }
}
