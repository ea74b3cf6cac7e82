/**
 * A copy in which texts that differ only by case and spaces are the same. For pointing out what is alike; whether a job is the one
 * that was sent is told by its exact values.
 */
export function normalizeDeep<T>(value: T): T
export function normalizeDeep(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize().replace(/\s+/g, ' ').trim().toLowerCase()
  if (Array.isArray(value)) return value.map((entry) => normalizeDeep(entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalizeDeep(inner)]))
}
