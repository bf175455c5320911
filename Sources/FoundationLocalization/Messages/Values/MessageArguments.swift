#if !canImport(Darwin)
  import ArgumentFormatting
  import CompiledTables

  /// The values of a message: where they are few and plain, as most are, without memory of their own.
  enum MessageArguments: Sendable {
    case plain(PlainValues)
    case any([MessageArgument])

    /// The same values always come to the same case.
    init(_ arguments: [MessageArgument]) {
      self = .plain(.none)
      for argument in arguments { append(argument) }
    }

    var isEmpty: Bool {
      switch self {
      case .plain(let values): values.count == 0
      case .any(let arguments): arguments.isEmpty
      }
    }

    var all: [MessageArgument] {
      switch self {
      case .plain(let values): (0..<values.count).compactMap { values[$0 + 1].map(MessageArgument.init) }
      case .any(let arguments): arguments
      }
    }

    mutating func append(_ argument: MessageArgument) {
      if case .plain(let values) = self, let value = PlainValue(argument), let more = values.appending(value) {
        self = .plain(more)
      } else {
        self = .any(all + [argument])
      }
    }

    /// Without making an argument of any kind first.
    mutating func append(_ value: PlainValue) {
      if case .plain(let values) = self, let more = values.appending(value) {
        self = .plain(more)
      } else {
        self = .any(all + [MessageArgument(value)])
      }
    }
  }

  extension PlainValue {
    fileprivate init?(_ argument: MessageArgument) {
      switch argument {
      case .value(.signed(let number), nil): self = .signed(number)
      case .value(.unsigned(let number), nil): self = .unsigned(number)
      case .value(.text(let text), nil): self = .text(text)
      default: return nil
      }
    }
  }

  extension MessageArgument {
    init(_ value: PlainValue) {
      self =
        switch value {
        case .signed(let number): .value(.signed(number))
        case .unsigned(let number): .value(.unsigned(number))
        case .text(let text): .value(.text(text))
        }
    }
  }
#endif
