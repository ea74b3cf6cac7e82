import { storable } from './sanitize-text'

/** The value as PostgreSQL can keep it in JSON, and as the browser gets it. Null and undefined are null. */
export function storableJson(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return storable(value)
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(storableJson)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storable(name), storableJson(inner)]))
}
