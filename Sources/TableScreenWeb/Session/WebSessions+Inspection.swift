import TableScreen

extension WebSessions {
  /// The windows of the server as the inspector of one of them shows them: that they are there, and nothing of what they show.
  func inspectorSections(in own: WebSession?) -> [TableSection] {
    let sessions = sessions.values.sorted { $0.lastUse > $1.lastUse }
    return [
      TableSection("Sessions", id: "sessions", footer: "At most \(limits.sessions).") {
        for session in sessions.prefix(100) {
          [
            .id: .key(session.id), .title: session === own ? "This window" : "Another window",
            .subtitle: session.isConnected ? "connected" : "waits for its page", .style: .value1,
          ]
        }
        if sessions.count > 100 { [.title: "and \(sessions.count - 100) more"] }
      }
    ]
  }
}
