/**
 * Returns a copy in which texts that differ only in case and spaces are equal, for pointing out similar values. Never
 * proof that two jobs are the same: that takes exact values.
 */
export function normalizeDeep<T>(value: T): T
export function normalizeDeep(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize().replace(/\s+/g, ' ').trim().toLowerCase()
  if (Array.isArray(value)) return value.map((entry) => normalizeDeep(entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalizeDeep(inner)]))
}
