#if canImport(_FoundationICU)
  private import _FoundationICU

  extension LanguageFacts {
    static func direction(of scalar: Unicode.Scalar) -> CharacterDirection {
      guard let code = Int32(exactly: scalar.value) else { return .neutral }
      return switch swift_u_charDirection(code) {
      case U_LEFT_TO_RIGHT: .leftToRight
      case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC: .rightToLeft
      default: .neutral
      }
    }
  }
#else
  extension LanguageFacts {
    /// Without ICU: letters are strong, and run from right to left in the ranges that Unicode keeps for such scripts
    /// (the defaults of DerivedBidiClass.txt for code points without a character).
    static func direction(of scalar: Unicode.Scalar) -> CharacterDirection {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
        scalar.properties.isAlphabetic ? .rightToLeft : .neutral
      case 0x200E: .leftToRight
      case 0x200F: .rightToLeft
      default: scalar.properties.isAlphabetic ? .leftToRight : .neutral
      }
    }
  }
#endif
