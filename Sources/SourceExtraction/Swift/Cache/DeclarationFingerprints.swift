import ContentCache

/// What the index would answer to every question, as a number for each: if those of all questions that were asked while
/// a file was read are what they were, it would be read to the same results.
struct DeclarationFingerprints: Sendable {
  /// Question → answer. A question without an answer has none here, nor have those to which only the SDK knows one:
  /// that is the same for all runs that share results.
  private var answers: [UInt32: UInt64] = [:]
  private let files: [UInt64]
  private let index: DeclarationIndex
  private let firstOfProject: Int

  /// - Parameters:
  ///   - base: the index that the files' declarations were merged into.
  ///   - paths: of the files, by number.
  init(of index: DeclarationIndex, over base: DeclarationIndex, paths: [String]) {
    self.index = index
    files = paths.map { ContentHash($0).first }
    firstOfProject = base.declarations.count
    let fingerprints = index.declarations.indices.map { fingerprint(of: $0) }
    answers.reserveCapacity(index.membersByName.count * 3)
    for (name, numbers) in index.globals { add(numbers, .global(name), fingerprints) }
    for (name, numbers) in index.membersByName { add(numbers, .anyMember(name), fingerprints) }
    for (path, members) in index.members {
      let isEnumeration = index.types[path]?.kind == .enumeration
      for (name, numbers) in members {
        add(numbers, .member(name, of: path), fingerprints)
        // Answers to one question add up, in whatever order they come.
        guard isEnumeration else { continue }
        add(numbers.filter { index.declarations[$0].kind == .enumCase }, .cases(of: path), fingerprints)
      }
    }
    for (path, type) in index.types { add(type, at: path, fingerprints) }
  }

  /// What stands for all answers together.
  ///
  /// - Parameters:
  ///   - questions: in ascending order.
  ///   - unit: what stands for the place of the file, where that matters.
  func fingerprint(of questions: [UInt32], unit: ContentHash?) -> UInt64 {
    var hash = unit.map { $0.first ^ 1 } ?? 0
    for question in questions {
      guard let answer = answers[question] else { continue }
      hash = ContentHash.finished(hash ^ UInt64(question)) &+ answer
    }
    return hash
  }

  private mutating func add(_ numbers: [Int], _ question: IndexQuestion, _ fingerprints: [UInt64]) {
    guard let last = numbers.last, last >= firstOfProject else { return }
    var hash: UInt64 = 1
    for number in numbers { hash = ContentHash.finished(hash &+ fingerprints[number]) }
    add(hash, question)
  }

  /// Two questions may have one number: then their answers are one, in whatever order they come.
  private mutating func add(_ answer: UInt64, _ question: IndexQuestion) {
    answers[question.number, default: 0] &+= answer
  }

  private mutating func add(_ type: TypeDeclaration, at path: String, _ fingerprints: [UInt64]) {
    var writer = BinaryWriter()
    writer.write(path)
    writer.write(type)
    writer.write(index.typesWithInferredRawValue.contains(path))
    for number in type.stored { writer.writeWhole(fingerprints[number]) }
    writer.write(type.declaringFiles) { $0.writeWhole(place(ofFile: $1)) }
    for numbers in [type.privateFiles, type.explicitInitializerFiles] {
      writer.write(numbers.map { place(ofFile: $0) }.sorted()) { $0.writeWhole($1) }
    }
    add(writer.hash.first, .type(path))
  }

  /// Stands for the file; what the user declares for the extractor is in none.
  private func place(ofFile number: Int) -> UInt64 { files.indices.contains(number) ? files[number] : 0 }

  /// A declaration is another one in another file, or in a type of another name.
  private func fingerprint(of number: Int) -> UInt64 {
    guard number >= firstOfProject else { return ContentHash.finished(UInt64(number + 1)) }
    let declaration = index.declarations[number]
    let parent = declaration.parent.map { ContentHash($0).first } ?? 0
    let origin: UInt64 =
      switch declaration.origin {
      case .project: 1
      case .dependency: 2
      case .configuration: 3
      case .sdk: 4
      }
    let place = ContentHash.finished(parent &+ 1) ^ place(ofFile: declaration.file) &+ origin
    return ContentHash.finished(index.fingerprints[number] ^ ContentHash.finished(place))
  }
}
