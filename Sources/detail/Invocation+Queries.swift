extension Invocation {
    /// Answers the arguments one after another and, where there are none or one is `-`, the lines of standard input.
    ///
    /// A line that asks nothing is told by `fault`, with its number, and does not end a batch.
    func forEachQuery(
        argument: (String) -> ExitStatus, line: (QueryLine) throws(QueryLine.Fault) -> ExitStatus,
        fault: (QueryLine.Fault, Int) -> Void
    ) throws(Failure) -> ExitStatus {
        var status = ExitStatus.clean
        for input in inputs where input != "-" { status = max(status, argument(input)) }
        guard inputs.isEmpty || inputs.contains("-") else { return status }
        var lines = LineReader()
        try lines.forEach { given in
            do throws(QueryLine.Fault) {
                status = max(status, try line(try QueryLine(given.bytes)))
            } catch {
                fault(error, given.line ?? 0)
                status = max(status, .problems)
            }
        }
        return status
    }
}
