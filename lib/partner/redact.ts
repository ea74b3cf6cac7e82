import { readPointer, writePointer } from '../records/pointer'
import { createRedactor } from '../text/redact'
import type { Profile } from './profile/profile'

const minChars = 6

/**
 * Replaces the secrets in a parsed answer with `…`, in texts and in names: a partner may repeat what it was sent. Works
 * on the parsed value, since JSON has many ways to write one text. Secrets under six characters are left.
 */
export function redactSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (!secrets.some((secret) => secret.length >= minChars)) return value
  return redactStrings(value, createRedactor(secrets, { minChars, replacement: '…' }))
}

/**
 * False only if no secret can be in the JSON text: secrets appear there either literally, or after a backslash that
 * escapes something other than a quote, line break or tab.
 */
export function mayContainSecret(json: string, secrets: readonly string[]): boolean {
  const sought = secrets.filter((secret) => secret.length >= minChars)
  return /\\[^"nrtbf]/.test(json) || sought.some((secret) => /["\p{Cc}]/u.test(secret) || json.includes(secret))
}

function redactStrings(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((entry) => redactStrings(entry, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name), redactStrings(inner, redact)]))
}

const hidden = 'Kept on the server'

/** An answer that is safe to display: complete, but without tokens that let a reader act as this desk (spec 5.4). */
export function redactTokens(answer: unknown, { token: pointers }: Profile['login']): unknown {
  let redacted = redactByName(answer)
  for (const pointer of pointers)
    if (readPointer(redacted, pointer) !== undefined) redacted = writePointer(redacted, pointer, hidden)
  return redacted
}

function redactByName(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactByName)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /token|secret|password|authori[sz]ation|api[-_ ]?key|cookie/i.test(name) ? hidden : redactByName(inner),
    ]),
  )
}
