import 'server-only'
import { scrubOwnSecrets } from './scrub-own-secrets'
import { singleton } from './singleton'

/** Next prints errors by itself, past our log, with whatever their messages hold: what it prints is scrubbed here. */
export function scrubOutput(): void {
  singleton('scrub-output', () => {
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream)
      stream.write = (chunk: string | Uint8Array, ...rest: never[]) =>
        write(typeof chunk === 'string' ? scrubOwnSecrets(chunk) : chunk, ...rest)
    }
    return true
  })
}
