#if os(macOS) || os(Linux)
import CReference
import Foundation

/// What the process has of memory, as Linux and its allocator count it; elsewhere 0.
enum Memory {
  /// Returns by how many megabytes memory in use rises at most while `body` runs.
  static func peak(_ body: () -> Void) -> Double {
    #if canImport(Glibc)
    release_memory()
    // Makes the high-water mark what is in use now.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    let before = highWater
    body()
    return Double(highWater - before) / 1_024
    #else
    body()
    return 0
    #endif
  }

  /// Returns by how many megabytes memory rises while `body` runs: at most, and what of it is still allocated afterwards.
  static func taken(
    by body: @MainActor () async throws -> Void
  ) async rethrows -> (peak: Double, rest: Double) {
    #if canImport(Glibc)
    release_memory()
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    let (water, bytes) = (highWater, allocated)
    try await body()
    let peak = Double(highWater - water) / 1_024
    // What was let go of by tasks that end just now is let go of first.
    for _ in 0..<100 { await Task.yield() }
    return (peak, Double(allocated - bytes) / 1_048_576)
    #else
    try await body()
    return (0, 0)
    #endif
  }

  /// Returns how many bytes more are allocated after `body` than before, while its result lives.
  static func kept<Result>(by body: () -> Result) -> Double {
    #if canImport(Glibc)
    let before = allocated
    let result = body()
    let after = allocated
    return withExtendedLifetime(result) { Double(after) - Double(before) }
    #else
    return 0
    #endif
  }

  #if canImport(Glibc)
  private static var allocated: Int {
    Int(allocated_bytes())
  }

  /// The most kilobytes that were in use since the mark was set.
  private static var highWater: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0
  }
  #endif
}
#endif
