const maxChars = 60

/** The code of a network or TLS error for logs and details: limited in length, and only a name. */
export function errorCode(error: unknown): string | null {
  for (const one of withCauses(error)) {
    const code: unknown = 'code' in one ? one.code : undefined
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code.slice(0, maxChars)
  }
  return null
}

/** The error, its causes and, if several addresses were tried, the first one's error. */
function withCauses(error: unknown): Error[] {
  const found: Error[] = []
  let current = error
  while (current instanceof Error && found.length < 5) {
    found.push(current)
    current = current instanceof AggregateError ? current.errors[0] : current.cause
  }
  return found
}
