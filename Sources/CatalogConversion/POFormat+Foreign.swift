package import Findings
import FormatSpecifiers
import LanguageData
import SourceText
import StringCatalog
import TranslationFormats

extension POFormat {
  package static func foreignTexts(
    in files: [ForeignFile], sourceLanguage: String
  ) throws(RefusedInput) -> ForeignTexts {
    var texts = ForeignTexts()
    let catalog = StringCatalog(sourceLanguage: sourceLanguage)
    var read: [(file: ForeignFile, po: POFile, language: String)] = []
    for file in files {
      let po = try POFile(bytes: file.bytes, path: file.path)
      let declared = po.headerField("Language").flatMap { $0.isEmpty ? nil : $0 }
      // A template has texts of the source language alone.
      let language =
        file.path.hasSuffix(".pot")
        ? sourceLanguage
        : try FileLanguage.language(given: file.language, declared: declared, path: file.path, in: catalog)
      read.append((file, po, language))
    }
    // What the source language's own file says counts before what the messages of others say.
    let own = read.filter { $0.language == sourceLanguage && !$0.file.path.hasSuffix(".pot") }
    let others = read.filter { $0.language != sourceLanguage }
    let templates = read.filter { $0.language == sourceLanguage && $0.file.path.hasSuffix(".pot") }
    for (file, po, language) in own + others + templates {
      add(po, of: file, language: language, sourceLanguage: sourceLanguage, to: &texts)
    }
    return texts
  }

  private static func add(
    _ po: POFile, of file: ForeignFile, language: String, sourceLanguage: String, to texts: inout ForeignTexts
  ) {
    let order = categories(of: po, language: language)
    for (index, entry) in po.entries.enumerated() where !entry.isHeader {
      let conversion = PlaceholderConversion(flags: entry.flags, message: entry.pluralID ?? entry.id)
      let id = conversion.converted(entry.id)
      let key = entry.context.map { $0 + "|" + id } ?? id
      let comments = entry.extractedComments + entry.translatorComments.map { String($0.drop { $0 == " " }) }
      let comment = comments.filter { !$0.isEmpty }.joined(separator: "\n")

      // The message is the source text, which a catalog needs where the key is another one.
      var source: CatalogLocalization?
      if let pluralID = entry.pluralID {
        source = CatalogLocalization(
          .plural([.one: id, .other: conversion.converted(pluralID)]), state: .translated)
      } else if key != id {
        source = CatalogLocalization(.single(id), state: .translated)
      }
      if language != sourceLanguage { texts.add(source, key: key, language: sourceLanguage, comment: comment) }

      var forms = TextForms.single(conversion.converted(entry.texts.first ?? ""))
      if entry.pluralID != nil {
        var byCategory: [PluralCategory: String] = [:]
        for (form, text) in entry.texts.enumerated() where !text.isEmpty {
          guard order.indices.contains(form), let category = order[form] else {
            texts.lose(
              "the plural form \(form) fits no category of \(language)", of: key, line: po.line(ofEntry: index),
              in: file.path, suggestion: "set its text with 'dragoman set --plural'")
            continue
          }
          byCategory[category] = conversion.converted(text)
        }
        // Fractions, which gettext never asks for, are read with the form of many things.
        if byCategory[.other] == nil, let last = byCategory[.many] ?? byCategory[.few] { byCategory[.other] = last }
        forms = .plural(byCategory)
      }
      var localization: CatalogLocalization? = CatalogLocalization(
        forms, state: entry.isFuzzy ? .needsReview : .translated)
      if localization?.isEmpty == true {
        localization = nil
        // Another file's message may have given the same text already.
        if language == sourceLanguage { texts.add(source, key: key, language: language, comment: comment) }
      }
      if !texts.add(localization, key: key, language: language, comment: comment), !entry.isObsolete {
        texts.lose(
          "another message has the same key", of: key, line: po.line(ofEntry: index), in: file.path,
          suggestion: "add its text under another key")
      }
      if entry.isObsolete { texts.change(key) { $0.extractionState = .stale } }
      if let name = conversion.unknown {
        texts.lose(
          "its placeholders (\(name)) are not known and stay as they are", of: key, line: po.line(ofEntry: index),
          in: file.path, suggestion: "write them as specifiers such as %@")
      }
    }
  }

  private static func categories(of po: POFile, language: String) -> [PluralCategory?] {
    guard let identifier = LanguageIdentifier(language) else { return [.one, .other] }
    return po.pluralForms?.categories(in: identifier) ?? POPluralForms.categories(of: identifier)
  }
}
