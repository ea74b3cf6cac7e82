/** Removes what PostgreSQL refuses in text and JSON: NUL characters and lone surrogates. */
export function sanitizeText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '')
}

/** The value as PostgreSQL can store it in JSON, and as the browser gets it. Null and undefined become null. */
export function sanitizeJson(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return sanitizeText(value)
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(sanitizeJson)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [sanitizeText(name), sanitizeJson(inner)]))
}
