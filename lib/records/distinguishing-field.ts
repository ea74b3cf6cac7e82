import { valueKindOf } from './kind-of'
import { type Pointer, pointerOf } from './pointer'
import { isRecord, type PartnerRecord } from './record'

/** The most names in a field's pointer. */
const deepest = 3
const maxTitleLength = 100
const hasLetters = /\p{L}.*\p{L}/u
const isCode = /^[\p{Lu}\d_-]+$|^[\da-f]{8}-[\da-f-]{27}$/iu
const hasWords = /\p{L}[\s,/–-]+\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

type Seen = { filled: number; distinct: Set<string>; withWords: number }

/**
 * Returns the field whose texts best tell records apart for a reader: filled, different, and with words rather than
 * codes. Null if no field has such texts.
 */
export function distinguishingField(records: readonly PartnerRecord[]): Pointer | null {
  const seen = new Map<Pointer, Seen>()
  for (const record of records) walk(record, [], seen)
  let best: { pointer: Pointer; score: number } | null = null
  for (const [pointer, { filled, distinct, withWords }] of seen) {
    const score = (filled / records.length) * (0.2 + distinct.size / filled) * (0.3 + withWords / filled)
    if (score > (best?.score ?? 0)) best = { pointer, score }
  }
  return best?.pointer ?? null
}

function walk(object: Record<string, unknown>, path: string[], seen: Map<Pointer, Seen>) {
  for (const [key, value] of Object.entries(object)) {
    const childPath = [...path, key]
    if (isRecord(value) && childPath.length < deepest) walk(value, childPath, seen)
    if (typeof value !== 'string' || !mayBeTitle(value)) continue
    const pointer = pointerOf(childPath)
    const field = seen.get(pointer) ?? { filled: 0, distinct: new Set(), withWords: 0 }
    seen.set(pointer, field)
    field.filled++
    field.distinct.add(value)
    if (hasWords.test(value)) field.withWords++
  }
}

function mayBeTitle(text: string): boolean {
  const isShort = text.length <= maxTitleLength && valueKindOf(text) === 'text'
  return isShort && hasLetters.test(text) && !(isCode.test(text) && /\d/.test(text))
}
