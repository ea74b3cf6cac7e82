import { escapeUnseen, messageOf } from './log-text'
import { singleton } from './singleton'

/** Receives what the process would print outside the log, unsplit: a text of several lines is one message. */
type OutputSink = (message: string, from: 'stdout' | 'stderr') => void

/**
 * From now on whatever Next, Node or a library prints becomes one JSON object per line: written by `sink`, or, before
 * the log exists, printed directly. The log's own writes bypass this. Calling it again changes the sink.
 */
export function takeOutput(sink: OutputSink | null = null): void {
  const output = singleton('output', takeOver)
  output.sink = sink ?? output.sink
}

function takeOver() {
  const write = {
    stdout: process.stdout.write.bind(process.stdout),
    stderr: process.stderr.write.bind(process.stderr),
  }
  const plain: OutputSink = (msg, from) => {
    const level = from === 'stdout' ? 'info' : 'warn'
    write[from](`${escapeUnseen(JSON.stringify({ level, time: new Date().toISOString(), part: 'next', msg }))}\n`)
  }
  const output = { sink: plain }
  let isInside = false
  const take: OutputSink = (printed, from) => {
    const message = messageOf(printed)
    if (message === '') return
    // A sink that prints must not call itself.
    const sink = isInside ? plain : output.sink
    isInside = true
    try {
      sink(message, from)
    } finally {
      isInside = false
    }
  }
  for (const from of ['stdout', 'stderr'] as const)
    process[from].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      take(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString(), from)
      const done = rest.find((given) => typeof given === 'function')
      if (done) process.nextTick(done)
      return true
    }
  // Node's warnings bypass both streams.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => take(`${name}: ${message}`, 'stderr'))
  return output
}
