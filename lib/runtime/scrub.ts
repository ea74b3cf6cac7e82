import 'server-only'
import { createRedactor } from '../text/redact'
import { config } from './config'
import { usedPartnerKeys } from './partner-key'
import { singleton } from './singleton'

const email = /[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu

/** Where a failed query's values begin and end: in `Error.stack`, in JSON, in the output of Node's console. */
const queryValues: [begin: RegExp, end: RegExp][] = [
  [/(?:\\n|\n)params: (?!\[)/g, /\\n {4}at |\n {4}at |","|$/g],
  [/\bparams: \[/g, /\](?=,?\s*\n)/g],
  [/Failing row contains \(/g, /\)\.|$/g],
]

/** Returns a function that removes email addresses, query values and secrets (4 characters or more) from a text. */
export function createScrubber(secrets: readonly string[]): (text: string) => string {
  const written = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
  const redact = createRedactor(written, { minChars: 4, replacement: '[secret]' })
  return (text) => {
    let clean = redact(text)
    for (const [begin, end] of queryValues) clean = cut(clean, begin, end)
    return clean.replace(email, '[email]')
  }
}

/** Removes email addresses, query values and every secret of this desk from a text. */
export function scrub(text: string): string {
  const keys = usedPartnerKeys()
  const made = singleton('scrub', () => ({ keys: keys.length, run: createScrubber(ownSecrets()) }))
  if (made.keys !== keys.length) Object.assign(made, { keys: keys.length, run: createScrubber(ownSecrets()) })
  return made.run(text)
}

/** Scrubs everything this process prints, in development only; otherwise log-output.ts sends it to the log. */
export function scrubOutput(): void {
  singleton('scrub-output', () => {
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream)
      stream.write = (chunk: string | Uint8Array, ...rest: never[]) =>
        write(typeof chunk === 'string' ? scrub(chunk) : chunk, ...rest)
    }
    return true
  })
}

function ownSecrets(): string[] {
  const { partner, store, auth, firstAdmin, oidc, metricsToken, tracing } = config()
  return [
    ...usedPartnerKeys(),
    partner.login?.password ?? '',
    auth.secret,
    firstAdmin?.password ?? '',
    oidc?.clientSecret ?? '',
    metricsToken ?? '',
    ...tracing.headers.split(',').map((header) => header.slice(header.indexOf('=') + 1).trim()),
    ...(store.url ? writtenForms(new URL(store.url).password) : []),
  ]
}

/** A URL's password as written and decoded; only as written if it contains a `%` that is no valid escape. */
function writtenForms(password: string): string[] {
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

/** Not one regular expression: a lazy one from begin to end takes quadratic time when a text repeats the beginning. */
function cut(text: string, begin: RegExp, end: RegExp): string {
  let kept = ''
  let at = 0
  for (;;) {
    begin.lastIndex = at
    if (!begin.test(text)) break
    const from = begin.lastIndex
    end.lastIndex = from
    const found = end.exec(text)
    if (!found) break
    kept += `${text.slice(at, from)}values`
    at = found.index
  }
  return kept + text.slice(at)
}
