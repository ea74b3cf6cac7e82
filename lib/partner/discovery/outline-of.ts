import { isRecord } from '../../records/record'

const deepest = 5
const mostKeys = 30
const longestKey = 60
const longest = 2_000

/**
 * An answer's keys and types without any of its values, for the log: `{data: {items: [12 × {id: number}]}}`. Omits keys
 * that could be values (e-mail addresses, ids as keys).
 */
export function outlineOf(answer: unknown): string {
  const outline = describe(answer, 0)
  return outline.length > longest ? `${outline.slice(0, longest)}…` : outline
}

function describe(value: unknown, depth: number): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return depth >= deepest ? '[…]' : `[${value.length} × ${describe(value[0], depth + 1)}]`
  }
  if (!isRecord(value)) return value === null ? 'null' : typeof value
  if (depth >= deepest) return '{…}'
  const keys = Object.keys(value)
  const shown = keys.slice(0, mostKeys).map((key) => `${keyOf(key)}: ${describe(value[key], depth + 1)}`)
  return `{${[...shown, ...(keys.length > mostKeys ? [`${keys.length - mostKeys} more`] : [])].join(', ')}}`
}

/** A key with digits or an @ may be personal data: `{"ann@example.com": …}`. */
function keyOf(key: string): string {
  return key.length > longestKey || /[@\d]{3}|@|\d{3}/.test(key) ? '(key)' : key.replaceAll(/\p{C}/gu, ' ')
}
