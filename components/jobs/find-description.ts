import type { Job } from '@/lib/jobs/contract'
import { valueKindOf } from '@/lib/records/kind-of'
import { type Pointer, pointerOf, readPointer, removePointer } from '@/lib/records/pointer'
import { type PartnerRecord, recordOf } from '@/lib/records/record'
import { isHtml } from '@/lib/text/rich-text'

type FoundDescription = { pointer: Pointer; text: string }

/**
 * Finds a job's description: the long text that the new job form has, or else the record's longest text that is HTML or
 * has several lines. Null if there is none.
 */
export function findDescription({ record }: Pick<Job, 'record'>, known: readonly Pointer[]): FoundDescription | null {
  for (const pointer of known) {
    const text = readPointer(record, pointer)
    if (typeof text === 'string' && text.trim() !== '') return { pointer, text }
  }
  const texts = Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'string' && (isHtml(value) || valueKindOf(value) === 'long-text')
      ? [{ pointer: pointerOf([key]), text: value }]
      : [],
  )
  return texts.reduce<FoundDescription | null>(
    (longest, one) => (one.text.length > (longest?.text.length ?? 0) ? one : longest),
    null,
  )
}

/** The record without the description, for where that is shown separately. */
export function withoutDescription(record: PartnerRecord, description: FoundDescription | null): PartnerRecord {
  if (description === null) return record
  return recordOf(removePointer(record, description.pointer)) ?? {}
}
