import TableScreen
import TableScreenInspector

extension WebHost: InspectedHost {
  var inspectorSections: [TableSection] { inspection?() ?? [] }
}
