import Foundation
import TicketService

let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 8080
guard let server = TicketServer(port: port) else {
  FileHandle.standardError.write(Data("ticket-service: cannot listen at port \(port)\n".utf8))
  exit(1)
}
print("http://127.0.0.1:\(server.port)/?name=Ana&count=3")
while true { sleep(3600) }
