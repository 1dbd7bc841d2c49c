/// A reference that is not counted, to an object that somebody else keeps as long.
///
/// A payload passes through hundreds of calls of objects that live as long as the run; counting the reference at each of them
/// was a sixth of the time of a card.
struct Uncounted<Object: AnyObject>: BitwiseCopyable {
    private let reference: Unmanaged<Object>

    init(_ object: Object) { reference = .passUnretained(object) }

    /// Calls `body` with the object.
    @inline(__always)
    func callAsFunction<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}

extension Uncounted: @unchecked Sendable where Object: Sendable {}
