/// The 8-bit encoding that octal escapes of old-style property lists are in.
enum NextStepEncoding {
  /// The UTF-16 code unit of a byte; U+FFFD for the two that stand for nothing.
  static func unit(_ byte: UInt8) -> UInt16 { byte < 0x80 ? UInt16(byte) : upperHalf[Int(byte) - 0x80] }

  private static let upperHalf: [UInt16] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").utf16)
}
