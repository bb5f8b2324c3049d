import Foundation

/// The kinds of failure for which the framework has its own texts.
///
/// Each stands for errors of addresses or files whose own texts name types and codes, on some
/// systems nothing else. ``TableWords/failures`` replaces the texts.
public enum TableFailure: String, Hashable, Sendable, CaseIterable {
  /// There is no connection.
  case offline
  /// The connection was there, and broke off.
  case interrupted
  /// Nobody answers at the address.
  case unreachable
  /// The answer did not come in time.
  case late
  /// The connection is not secure.
  case insecure
  /// The server's answer cannot be understood.
  case badAnswer
  /// There is no such file.
  case missing
  /// The path leads to a folder, a pipe or a device, not to a file.
  case notAFile
  /// The file exists already, or its contents do not go with the new ones.
  case conflict
  /// The file may not be used.
  case forbidden
  /// The file, or its disk, may not be written to.
  case readOnly
  /// The disk is full.
  case full
  /// Somebody else is using the file.
  case busy
  /// The file is damaged, or of another kind.
  case damaged
  /// The file cannot be used for another reason.
  case unusable
}

extension TableFailure {
  /// Creates the value for an error of Foundation's or the system's; nil for any other.
  public init?(_ error: any Error) {
    if error is DecodingError {
      self = .damaged
      return
    }
    // Outside Apple's systems any `NSError` can be cast to each of Foundation's error types, so its domain decides;
    // errors that Foundation makes by hand have no type but `NSError`.
    let code = (error as NSError).code
    switch (error as NSError).domain {
    case NSURLErrorDomain:
      // Unknown codes give nil on systems on which `Code` is a closed enumeration.
      let code = (URLError.Code(rawValue: code) as URLError.Code?) ?? .unknown
      let address = (error as? URLError)?.failingURL
      let isWeb = address.flatMap { URL.web($0.absoluteString) } != nil
      // For a web address, this code means that the answer came in another protocol.
      if code == .unsupportedURL && isWeb {
        self = .badAnswer
      } else {
        self = Self.isRefusedCertificate(error, code) ? .insecure : Self(address: code)
      }
    case NSCocoaErrorDomain:
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let system = underlying.flatMap {
        $0.domain == NSPOSIXErrorDomain ? Self(system: $0.code) : nil
      }
      self = system ?? Self(file: CocoaError.Code(rawValue: code))
    case NSPOSIXErrorDomain: self = Self(system: code) ?? .unusable
    default: return nil
    }
  }

  /// Returns whether a connection was given up since the server's certificate is not trusted.
  ///
  /// Outside Apple's systems Foundation has no code for that, and hands on the sentence of libcurl: "SSL certificate problem: …".
  private static func isRefusedCertificate(_ error: any Error, _ code: URLError.Code) -> Bool {
    let sentence = (error as NSError).localizedDescription
    return code == .unknown && (sentence.contains("SSL") || sentence.contains("certificate"))
  }

  private init(address code: URLError.Code) {
    self =
      switch code {
      case .notConnectedToInternet, .dataNotAllowed: .offline
      case .networkConnectionLost: .interrupted
      case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .badURL, .unsupportedURL:
        .unreachable
      case .timedOut: .late
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .appTransportSecurityRequiresSecureConnection:
        .insecure
      case .fileDoesNotExist: .missing
      case .noPermissionsToReadFile: .forbidden
      default: .badAnswer
      }
  }

  private init(file code: CocoaError.Code) {
    self =
      switch code {
      case .fileNoSuchFile, .fileReadNoSuchFile: .missing
      case .fileReadNoPermission, .fileWriteNoPermission: .forbidden
      case .fileWriteOutOfSpace: .full
      case .fileWriteVolumeReadOnly: .readOnly
      case .fileWriteFileExists: .conflict
      case .fileReadCorruptFile, .fileReadInapplicableStringEncoding,
        .fileReadUnknownStringEncoding, .propertyListReadCorrupt, .coderReadCorrupt:
        .damaged
      default: .unusable
      }
  }

  /// Creates the value for a number of the system's.
  private init?(system code: Int) {
    switch Int32(exactly: code).flatMap({ POSIXErrorCode(rawValue: $0) }) {
    case .ENOENT, .ENOTDIR: self = .missing
    case .EACCES, .EPERM: self = .forbidden
    case .EISDIR: self = .notAFile
    case .EEXIST: self = .conflict
    case .EROFS: self = .readOnly
    case .ENOSPC, .EDQUOT, .EFBIG: self = .full
    case .EBUSY, .ETXTBSY: self = .busy
    case .ENETDOWN, .ENETUNREACH: self = .offline
    case .ECONNREFUSED, .EHOSTUNREACH, .EHOSTDOWN: self = .unreachable
    case .ETIMEDOUT: self = .late
    case .ECONNRESET, .ECONNABORTED, .EPIPE: self = .interrupted
    default: return nil
    }
  }

  /// The text in English.
  var words: String {
    switch self {
    case .offline: "There is no connection; check the network and try again"
    case .interrupted: "The connection broke off; try again"
    case .unreachable: "Nobody answers at this address; try again later"
    case .late: "The answer did not come in time; try again"
    case .insecure: "The connection is not secure, so nothing was sent"
    case .badAnswer: "The answer makes no sense; try again later"
    case .missing: "The file is not there"
    case .notAFile: "This is no file that can be read, but a folder, a pipe or a device"
    case .conflict: "This does not go with what is there already"
    case .forbidden: "The file may not be used; ask whom it belongs to"
    case .readOnly: "Nothing may be written there"
    case .full: "The disk is full; make room and try again"
    case .busy: "Somebody else is using the file; try again"
    case .damaged: "The file is damaged, or of another kind"
    case .unusable: "The file cannot be used"
    }
  }
}
