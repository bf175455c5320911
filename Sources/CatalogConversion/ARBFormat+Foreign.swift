package import Findings
import LanguageData
import LosslessJSON
import StringCatalog
import TranslationFormats

extension ARBFormat {
  package static func foreignTexts(
    in files: [ForeignFile], sourceLanguage: String
  ) throws(RefusedInput) -> ForeignTexts {
    var texts = ForeignTexts()
    var arguments: [String: ForeignArguments] = [:]
    let read = try texts.read(files, sourceLanguage: sourceLanguage) { file throws(RefusedInput) in
      let content = try ARBFile(bytes: file.bytes, path: file.path)
      return (content, content.locale, content.doubledNames)
    }
    // The source language's file is the template, which declares the placeholders.
    for (file, content, language) in read {
      for message in content.messages {
        add(message, language: language, path: file.path, &arguments, to: &texts)
      }
    }
    return texts
  }

  private static func add(
    _ message: ARBFile.Message, language: String, path: String, _ arguments: inout [String: ForeignArguments],
    to texts: inout ForeignTexts
  ) {
    guard let parsed = ICUMessage(message.text) else {
      texts.lose(
        "the message cannot be read and is taken as it is", of: message.name, line: message.line, in: path,
        suggestion: "mend its braces")
      let plain = CatalogLocalization(.single(message.text), state: .needsReview)
      texts.add(plain, key: message.name, language: language, comment: message.description)
      return
    }
    var own = arguments[message.name] ?? ForeignArguments()
    for placeholder in message.placeholders { own.add(placeholder.name, type: type(of: placeholder.value)) }
    collect(parsed.parts, into: &own)
    arguments[message.name] = own
    var conversion = ICUConversion(arguments: own)
    let localization = conversion.localization(of: parsed)
    if let loss = conversion.loss {
      texts.lose(
        loss, of: message.name, line: message.line, in: path, suggestion: "make it several keys, and choose in code")
    }
    texts.add(localization, key: message.name, language: language, comment: message.description)
  }

  private static func type(of placeholder: JSONValue) -> String? {
    guard case .object(let members) = placeholder,
      case .string(let type)? = members.first(where: { $0.name == "type" })?.value
    else { return nil }
    return ["int": "lld", "num": "lld", "double": "f"][type] ?? "@"
  }

  private static func collect(_ parts: [ICUMessage.Part], into arguments: inout ForeignArguments) {
    for part in parts {
      switch part {
      case .text, .number: continue
      case .argument(let name, let format): arguments.add(name, type: format?.hasPrefix("number") == true ? "lld" : nil)
      case .plural(let name, _, let branches):
        arguments.add(name, type: "lld")
        for branch in branches { collect(branch.parts, into: &arguments) }
      case .select(let name, let branches):
        arguments.add(name)
        for branch in branches { collect(branch.parts, into: &arguments) }
      }
    }
  }
}
