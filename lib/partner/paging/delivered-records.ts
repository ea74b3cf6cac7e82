import type { PartnerRecord } from '../../records/record'
import { type RecordFieldMapping, recordKey } from './record-key'

/** The records delivered so far, as one key each. */
export type DeliveredRecords = ReturnType<typeof createDeliveredRecords>

type Options = { earlier?: readonly string[]; window?: number }

/** `earlier`: previously delivered keys, in order; `window`: how many of the latest keys are remembered. */
export function createDeliveredRecords(
  mapping: RecordFieldMapping,
  { earlier = [], window = Number.POSITIVE_INFINITY }: Options = {},
) {
  const keys = new Set(earlier)
  let count = keys.size
  function remember(key: string) {
    keys.add(key)
    count += 1
    for (const oldest of keys) {
      if (keys.size <= window) return
      keys.delete(oldest)
    }
  }
  const keyOf = (record: PartnerRecord) => recordKey(record, mapping)
  return {
    keyOf,
    count: () => count,
    has: (key: string) => keys.has(key),
    hasAny: (records: readonly PartnerRecord[]) => records.some((record) => keys.has(keyOf(record))),
    /** The records of a page not delivered before, marked as delivered. Repeats within one page are real and kept. */
    takeNew(records: readonly PartnerRecord[]) {
      const found = records.map((record) => ({ record, key: keyOf(record) })).filter(({ key }) => !keys.has(key))
      for (const { key } of found) if (!keys.has(key)) remember(key)
      return found.map(({ record }) => record)
    },
  }
}
