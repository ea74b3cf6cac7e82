import type { PartnerRecord } from '../read-list'
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
    /** Those of the records that were not seen before; from now on they are. */
    takeNew: (records: readonly PartnerRecord[]) =>
      records.filter((record) => {
        const key = keyOf(record)
        return !keys.has(key) && keys.add(key)
      }),
  }
}
