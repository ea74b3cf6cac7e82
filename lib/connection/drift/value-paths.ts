import { type Pointer, pointerOf } from '../../records/pointer'
import { isRecord } from '../../records/record'

const deepest = 6

/** Returns the paths at which a body holds values; a list counts as one value. */
export function valuePaths(body: unknown, tokens: readonly string[] = []): Pointer[] {
  if (!isRecord(body) || tokens.length >= deepest) return tokens.length === 0 ? [] : [pointerOf(tokens)]
  return Object.entries(body).flatMap(([key, value]) => valuePaths(value, [...tokens, key]))
}
