import type { PartnerRecord } from '../../records/record'
import { type RecordFieldMapping, recordKey } from './record-key'

/** What was delivered so far, as one key per record. */
export type DeliveredRecords = ReturnType<typeof createDeliveredRecords>

export function createDeliveredRecords(mapping: RecordFieldMapping) {
  const keys = new Set<string>()
  const keyOf = (record: PartnerRecord) => recordKey(record, mapping)
  return {
    keyOf,
    count: () => keys.size,
    has: (key: string) => keys.has(key),
    hasAny: (records: readonly PartnerRecord[]) => records.some((record) => keys.has(keyOf(record))),
    /** The records of one page not delivered before, marked as delivered. Repeats within one page are real and kept. */
    takeNew(records: readonly PartnerRecord[]) {
      const found = records.map((record) => ({ record, key: keyOf(record) })).filter(({ key }) => !keys.has(key))
      for (const { key } of found) keys.add(key)
      return found.map(({ record }) => record)
    },
  }
}
