extension LintOptions {
    /// Refuses to write results in the place of what is read, or of each other.
    ///
    /// - Parameter sources: the files that are read beside the inputs and the baseline, which may be written anew.
    func checkOutputs(_ sources: [String], _ invocation: Invocation) throws(Failure) {
        let baseline = invocation["baseline"]
        for (option, path, others) in [
            ("output", outputPath, sources + [baseline, newBaselinePath].compactMap { $0 }),
            ("write-baseline", newBaselinePath, sources),
        ] {
            guard let path else { continue }
            let place = FilePlace(path)
            if inputs.contains(where: { FilePlace($0).isSame(as: place) }) {
                throw Failure("lint: --\(option) \(path) would replace an input")
            }
            let other = others.first {
                FilePlace($0).isSame(as: place) || FileName.absolute($0) == FileName.absolute(path)
            }
            if let other { throw Failure("lint: --\(option) \(path) would replace \(other)") }
        }
    }
}
