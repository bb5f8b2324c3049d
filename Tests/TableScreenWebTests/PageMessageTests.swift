import TableScreen
import Testing

@testable import TableScreenWeb

@Suite struct PageMessageTests {
  @Test func `rows to delete are numbers, all of them`() {
    #expect(PageMessage(#"[1,"d",[3,4]]"#) == .event(number: 1, .delete([3, 4])))
    for text in [#"[1,"d",[]]"#, #"[1,"d",[3,"4"]]"#, #"[1,"d",3]"#] {
      #expect(PageMessage(text) == nil, "\(text)")
    }
  }

  @Test func `each message of a page is read`() {
    let read: [(String, PageMessage)] = [
      ("0", .beat),
      (#"["hi","a","b","c",3]"#, .hello(session: "a", epoch: "b", fresh: "c")),
      (#"["hi","a","b","c",3,0]"#, .hello(session: "a", epoch: "b", fresh: "c")),
      (#"["hi","a","b","c",3,1]"#, .hello(session: "a", epoch: "b", fresh: "c", hasLeft: true)),
      (#"["v",1,0,40,2,9]"#, .view(page: 1, first: 0, count: 40, top: 2, shown: 9)),
      (#"["at",1,5]"#, .focus(page: 1, handle: 5)), (#"["at",1,0]"#, .focus(page: 1, handle: nil)),
      (#"["z",900]"#, .width(900)),
      (#"["vis",0]"#, .visible(false)),
      (#"[1,"t",5]"#, .event(number: 1, .tap(5))),
      (#"[2,"c",5,"value",null]"#, .event(number: 2, .control(5, "value", .null))),
      (#"[3,"y",5,"value","x"]"#, .event(number: 3, .typed(5, "value", "x"))),
      (#"[4,"d",[5,6]]"#, .event(number: 4, .delete([5, 6]))),
      (#"[5,"a",5,"m",1]"#, .event(number: 5, .rowAction(5, .menu, 1))),
      (#"[6,"m",5,6,1]"#, .event(number: 6, .move(5, to: 6, isBehind: true))),
      (#"[7,"ms",5,-1]"#, .event(number: 7, .step(5, by: -1))),
      (#"[8,"b",1,"r",0]"#, .event(number: 8, .barButton(1, .trailing, 0))),
      (#"[9,"f",1,"milk"]"#, .event(number: 9, .search(1, "milk"))),
      (#"[10,"u",1]"#, .event(number: 10, .onPage(1, .undo))),
      (#"[11,"nf",5,"value",1]"#, .event(number: 11, .nextField(5, "value", by: 1))),
      (#"[12,"go","/a"]"#, .event(number: 12, .go("/a"))),
      (#"[13,"q",-1]"#, .event(number: 13, .answer(-1))),
      (#"[14,"to",1]"#, .event(number: 14, .backTo(1))),
    ]
    for (text, message) in read { #expect(PageMessage(text) == message, "\(text)") }
  }

  @Test(arguments: [
    "", "1", "[]", "{}", "null", #"["t",5]"#, #"[0,"t",5]"#, #"[-1,"t",5]"#, #"[1,"t"]"#,
    #"[1,"t",5,6]"#,
    #"[1,"t","5"]"#, #"[1,"t",1.5]"#, #"[1,"t",9007199254740993]"#, #"[1,"x",5,2]"#, #"[1,"d",[]]"#,
    #"[1,"ms",5,2]"#, #"[1,"a",5,"q",0]"#, #"[1,"nothing",5]"#, #"["v",1,-1,40,0,9]"#, #"["z",-5]"#,
    #"["z",1000000]"#, #"["hi","a"]"#, #"[1,"t",-9223372036854775808]"#, #"[1,"y",5,"value",7]"#,
  ])
  func `what a page would not send is refused`(_ text: String) {
    #expect(PageMessage(text) == nil)
  }
}
