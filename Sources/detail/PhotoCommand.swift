import DetailKit
import Photos

extension Command {
    static let photo = Command(
        name: "photo", arguments: "[FILE|-]...",
        summary: "read photos: size, orientation, what is hidden inside; write a copy without it",
        options: [
            .value("strip", "OUT", "write a copy without metadata, pixels untouched; FILE itself only when named so"),
            .flag("keep-orientation", "with --strip: keep the orientation, in an EXIF of nothing else"),
            .language,
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a file (default: full)"),
            .policy,
            .tables,
        ],
        run: runPhoto)

    private static func runPhoto(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validatorWithPolicy()
        let output = QueryOutput(invocation, validator)
        let files = invocation.inputs.isEmpty ? ["-"] : invocation.inputs
        if invocation.has("keep-orientation"), !invocation.has("strip") {
            throw Failure("photo: --keep-orientation goes with --strip")
        }
        if invocation["strip"] == "-" { throw Failure("photo: --strip writes a file, not to standard output") }
        if invocation.has("strip"), files.count > 1 { throw Failure("photo: --strip takes one file") }
        var status = ExitStatus.clean
        for name in files {
            do throws(Failure) {
                let answer = try PhotoAnswer(name, invocation, validator)
                Output.print(
                    output.isJSON
                        ? answer.json(output.wording) + "\n" : PhotoTranscript(answer, output.wording).text)
                status = max(status, answer.isRight ? .clean : .problems)
            } catch {
                // The other files are still looked at; the run as a whole could not be done.
                Output.error(error)
                status = .couldNotRun
            }
        }
        return status
    }
}
