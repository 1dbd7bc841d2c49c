import JSONText

extension LintSettings {
    /// What `--show-config` prints: the file, and every setting as it is for this run.
    func text(_ invocation: Invocation) -> String {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.name("config")
        if let path { writer.string(FileName.shown(path)) } else { writer.null() }
        writer.name("settings")
        writer.beginObject()
        for option in LintOptions.all where LintOptions.settings.contains(option.name) {
            writer.name(option.name)
            if option.placeholder == nil {
                writer.bool(invocation.has(option.name))
            } else if option.isList {
                writer.beginArray()
                for value in invocation.list(option.name) { writer.string(value) }
                writer.endArray()
            } else if let value = invocation[option.name] {
                writer.string(FileName.shown(value))
            } else {
                writer.null()
            }
        }
        writer.endObject()
        writer.endObject()
        return writer.text + "\n"
    }
}
