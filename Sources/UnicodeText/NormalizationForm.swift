import CICU

/// One of ICU's normalizers.
///
/// The instance belongs to ICU, is immutable, and may be used by any number of threads at once (unorm2.h), which is why
/// the type is Sendable although it holds a pointer.
struct NormalizationForm: @unchecked Sendable {
    private let instance: OpaquePointer?

    static let nfc = NormalizationForm(instance: dk_nfc())
    static let nfkc = NormalizationForm(instance: dk_nfkc())
    static let nfkcCaseFold = NormalizationForm(instance: dk_nfkc_casefold())

    func isNormalized(_ text: Span<UInt8>) -> Bool {
        UTF16Text.with(text) { dk_is_normalized(instance, $0.baseAddress, Int32($0.count)) != 0 }
    }

    func normalized(_ text: Span<UInt8>) -> [UInt8]? {
        UTF16Text.with(text) { source in
            UTF16Text.utf8(expecting: source.count) {
                dk_normalize(instance, source.baseAddress, Int32(source.count), $0.baseAddress, Int32($0.count))
            }
        }
    }
}
