import type { Pointer } from './pointer'
import { textAt } from './read-field'
import { isRecord, type PartnerRecord } from './record'

/** The most envelopes around a record. */
const maxEnvelopes = 3

/**
 * Returns the records that an answer may be about: the answer itself first, then what it contains. A list of one is an
 * envelope too; a longer one holds other records.
 */
export function recordsWithin(answer: unknown, depth = maxEnvelopes): PartnerRecord[] {
  if (Array.isArray(answer)) return answer.length === 1 ? recordsWithin(answer[0], depth) : []
  if (!isRecord(answer)) return []
  const inside = depth === 0 ? [] : Object.values(answer).flatMap((value) => recordsWithin(value, depth - 1))
  return [answer, ...inside]
}

/**
 * Returns the text at the pointer, in the answer itself or in the only record inside it that has one; null if there is
 * none.
 */
export function textWithin(answer: unknown, pointer: Pointer): string | null {
  const [first, ...others] = recordsWithin(answer).flatMap((record) => {
    const text = textAt(record, pointer)
    return text === null ? [] : [{ record, text }]
  })
  return first && (first.record === answer || others.length === 0) ? first.text : null
}
