import { createHash } from 'node:crypto'

/** Equal values have the same fingerprint, whatever the order of their keys. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(inOrder(value)).digest('base64url')
}

function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${inOrder(inner)}`).join(',')}}`
}
