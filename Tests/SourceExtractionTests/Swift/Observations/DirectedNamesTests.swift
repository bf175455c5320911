import SourceObservations
import Testing

@testable import SourceExtraction

@Suite("Names and literals of what is written from left to right")
struct DirectedNamesTests {
  typealias Content = DirectionSensitiveText.Content

  @Test(
    "names say so with their last words",
    arguments: [
      ("phone", Content.phoneNumber), ("guestPhone", .phoneNumber), ("phoneNumber", .phoneNumber),
      ("tel", .phoneNumber), ("mobile", .phoneNumber), ("phone_number", .phoneNumber), ("phones", .phoneNumber),
      ("formattedPhoneNumber", .phoneNumber), ("faxNumbers", .phoneNumber), ("phoneText", .phoneNumber),
      ("phone2", .phoneNumber), ("ip", .address), ("serverIPAddress", .address), ("emailAddress", .address),
      ("baseURLString", .address), ("absoluteString", .address), ("hostName", .address), ("iban", .code),
      ("licenseKey", .code), ("trackingNumber", .code), ("verificationCode", .code), ("macAddress", .address),
      ("deviceSerialNumber", .code), ("sourceCode", .code), ("commitHash", .code),
    ])
  func directed(name: String, content: Content) {
    #expect(DirectedNames.content(of: name) == content)
  }

  @Test(
    "other names do not",
    arguments: [
      "", "n", "name", "iPhone", "microphone", "sendToPhone", "isMobile", "showsEmail", "keyPath", "indexPath",
      "countryCode", "currencyCode", "number", "pageNumber", "key", "title", "hotel", "pathway", "telescope", "emailed",
      "barcodeScanner", "address", "phoneTitle", "codeName",
    ])
  func undirected(name: String) {
    #expect(DirectedNames.content(of: name) == nil)
  }

  @Test(
    "literals say so with their signs",
    arguments: [
      ("+1 (555) 010-0199", Content.phoneNumber), ("(030) 5550 1234", .phoneNumber),
      ("https://example.org/a", .address),
      ("www.example.org", .address), ("info@example.org", .address), ("@dragoman", .address),
      ("192.168.0.1:8080", .address), ("localhost:8080", .address), ("~/Library", .address), ("/usr/bin", .address),
      ("DE89 3704 0044 0532 0130 00", .code), ("ABCD-1234-EFGH-5678", .code), ("$ brew install dragoman", .code),
    ])
  func directed(literal: String, content: Content) {
    #expect(DirectedLiteral.content(of: literal) == content)
  }

  @Test(
    "other literals do not",
    arguments: [
      "", "Hello", "12:30", "2024-01-31", "31.01.2024", "1234567", "50 %", "A / B", "and/or", "Open 9-17",
      "Page 1 of 12345678",
      "Say @ last", "KEEP-CALM-NOW", "10.000.000", "and: so",
    ])
  func undirected(literal: String) {
    #expect(DirectedLiteral.content(of: literal) == nil)
  }

  @Test(
    "in letters of one width, signs and commands say that it is code",
    arguments: [("git clone a", true), ("let a = 1", true), ("run(a)", true), ("12:30", false), ("Hello there", false)])
  func code(literal: String, isCode: Bool) {
    #expect((DirectedLiteral.content(of: literal, isCode: true) == .code) == isCode)
  }
}
