const shortestChars = 6
const hidden = '…'

/**
 * A parsed answer in whose texts and names none of the secrets stands: a partner may repeat what it was sent. Works on what
 * was parsed, since JSON has many ways to write one text; secrets under six characters are left.
 */
export function redactSecrets(value: unknown, secrets: readonly string[]): unknown {
  const sought = secrets.filter((secret) => secret.length >= shortestChars)
  return sought.length === 0 ? value : hide(value, sought)
}

/**
 * Whether one of the secrets can stand in what this JSON says, told from its text and in doubt yes: what may be part of a secret is
 * written plainly there, or after a backslash that makes no quote, line break or tab.
 */
export function mayContainSecret(json: string, secrets: readonly string[]): boolean {
  const sought = secrets.filter((secret) => secret.length >= shortestChars)
  return /\\[^"nrtbf]/.test(json) || sought.some((secret) => /["\p{Cc}]/u.test(secret) || json.includes(secret))
}

function hide(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, hidden), value)
  if (Array.isArray(value)) return value.map((entry) => hide(entry, secrets))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [hide(name, secrets), hide(inner, secrets)]))
}
