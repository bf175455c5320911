#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The functions of the C library `libhunspell`, looked up when the program runs, so that it need not be installed.
///
/// The declarations are those of `hunspell.h`; the library keeps them since version 1.3.
struct HunspellLibrary: Sendable {
  typealias Handle = OpaquePointer
  typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let create: @convention(c) @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
  let destroy: @convention(c) @Sendable (Handle) -> Void
  let spell: @convention(c) @Sendable (Handle, UnsafePointer<CChar>) -> CInt
  let suggest: @convention(c) @Sendable (Handle, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> CInt
  let freeList: @convention(c) @Sendable (Handle, UnsafeMutablePointer<Strings?>, CInt) -> Void
  let encoding: @convention(c) @Sendable (Handle) -> UnsafeMutablePointer<CChar>?

  /// nil where the library is not installed, or is another than is known here.
  static let installed = HunspellLibrary()

  private init?() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      let names = [
        "libhunspell-1.7.so.0", "libhunspell-1.7.so", "libhunspell-1.6.so.0", "libhunspell.so",
        "libhunspell-1.7.0.dylib", "/opt/homebrew/lib/libhunspell-1.7.0.dylib",
        "/usr/local/lib/libhunspell-1.7.0.dylib",
      ]
      guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
        let create = dlsym(library, "Hunspell_create"), let destroy = dlsym(library, "Hunspell_destroy"),
        let spell = dlsym(library, "Hunspell_spell"), let suggest = dlsym(library, "Hunspell_suggest"),
        let freeList = dlsym(library, "Hunspell_free_list"),
        let encoding = dlsym(library, "Hunspell_get_dic_encoding")
      else { return nil }
      func function<Function>(_ address: UnsafeMutableRawPointer) -> Function {
        unsafeBitCast(address, to: Function.self)
      }
      self.create = function(create)
      self.destroy = function(destroy)
      self.spell = function(spell)
      self.suggest = function(suggest)
      self.freeList = function(freeList)
      self.encoding = function(encoding)
    #else
      return nil
    #endif
  }
}
