import Glibc

extension ProgramWorker {
    /// Asks the program one question and answers the request, whatever happens.
    func serve(_ request: ProgramRequest) {
        // What was said in the meantime belongs to nobody.
        if child != nil {
            while let count = child?.read(), count > 0, clean() {}
            if !clean() { endChild() }
        }
        // A program that ended since the last question is started once more; one that ends at once is not.
        for _ in 0..<2 {
            let isFresh = child == nil
            if isFresh { child = ChildProgram(program: program, arguments: arguments) }
            guard child != nil else { return request.finish(.failure(.notStarted)) }
            asked += 1
            let answer = ask(request, id: asked)
            if case .failure(.ended) = answer, !isFresh { continue }
            if let answer { request.finish(answer) }
            return
        }
        request.finish(.failure(.ended))
    }

    /// The answer, or nil when nobody waits for it any more.
    private func ask(_ request: ProgramRequest, id: Int) -> ProgramRequest.Answer? {
        var failure = send(ProgramAnswer.question(request.question, id: id), request)
        while failure == nil {
            if request.isFinished {
                child?.abandoned.insert(id)
                return nil
            }
            switch wait(until: request.deadline) {
            case .signal:
                queue.settle()
                if queue.isStopped { failure = .unavailable }
                continue
            case .timeout: failure = .timedOut
            case .output:
                let count = child?.read() ?? 0
                if count == 0 { failure = .ended }
                if let answer = answer(to: id, &failure) { return answer }
            }
        }
        endChild()
        return failure.map { .failure($0) }
    }

    /// Looks through the lines that were read for the answer.
    private func answer(to id: Int, _ failure: inout LookupError?) -> ProgramRequest.Answer? {
        while let line = child?.line() {
            guard line.count <= limits.answerBytes else {
                failure = .tooLong
                return nil
            }
            let read = ProgramAnswer.read(line, program: program, limits)
            if let other = read.id, other != id, child?.abandoned.remove(other) != nil { continue }
            guard read.id == id else {
                failure = .badAnswer
                return nil
            }
            switch read.answer {
            case .failure(let error) where error != .unavailable: failure = error
            default: return read.answer
            }
            return nil
        }
        if let rest = child?.buffer.count, rest > limits.answerBytes { failure = .tooLong }
        return nil
    }

    /// Writes a line, as long as the program takes it. Why it could not be written, or nil.
    private func send(_ line: [UInt8], _ request: ProgramRequest) -> LookupError? {
        guard let input = child?.input else { return .ended }
        var written = 0
        while written < line.count {
            let count = line[written...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count > 0 {
                written += count
            } else if errno == EAGAIN {
                let left = request.deadline - MonotonicTime.now
                if left <= 0 { return .timedOut }
                if request.isFinished { return .cancelled }
                // Briefly, so that a question that is withdrawn ends soon.
                var polled = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
                _ = poll(&polled, 1, Int32(clamping: min(left, 50)))
            } else if errno != EINTR {
                return .ended
            }
        }
        return nil
    }
}
