import { type JsonLimits, scanJson } from './scan-json'

/**
 * Limits for the partner's answers. A page of 16 MB, the largest that is read, has some 500,000 elements; twice as many
 * take 200 ms to parse, and a separate thread would not help: reading its result takes as long.
 */
const answerLimits: JsonLimits = { depth: 200, elements: 750_000 }

/**
 * Returns parsed JSON, or undefined if it is invalid or exceeds the limits. Integers beyond 2^53 become text: as
 * numbers they would silently become a different ID.
 */
export function parseJson(text: string, limits: JsonLimits = answerLimits): unknown {
  const scan = scanJson(text, limits)
  if (!scan.fits) return undefined
  try {
    return JSON.parse(quoteUnsafe(text, scan.largeIntegers))
  } catch {
    return undefined
  }
}

function quoteUnsafe(text: string, integers: readonly [start: number, end: number][]): string {
  const parts: string[] = []
  let done = 0
  for (const [start, end] of integers) {
    const digits = text.slice(start, end)
    if (digits.length < 22 && String(Number(digits)) === digits) continue
    parts.push(text.slice(done, start), '"', digits, '"')
    done = end
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done)
}
