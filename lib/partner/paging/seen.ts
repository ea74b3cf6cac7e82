import type { PartnerRecord } from '../../records/record'
import { type RecordPlaces, recordKey } from './record-key'

/** What was delivered so far, as one key per record. */
export type Seen = ReturnType<typeof createSeen>

export function createSeen(places: RecordPlaces) {
  const keys = new Set<string>()
  const keyOf = (record: PartnerRecord) => recordKey(record, places)
  return {
    keyOf,
    count: () => keys.size,
    has: (key: string) => keys.has(key),
    hasAny: (records: readonly PartnerRecord[]) => records.some((record) => keys.has(keyOf(record))),
    /** Those of one page that were not seen before; from now on they are. What repeats within a page is no drift, and kept. */
    takeNew(records: readonly PartnerRecord[]) {
      const found = records.map((record) => ({ record, key: keyOf(record) })).filter(({ key }) => !keys.has(key))
      for (const { key } of found) keys.add(key)
      return found.map(({ record }) => record)
    },
  }
}
