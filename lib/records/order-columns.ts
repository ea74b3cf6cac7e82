import type { Column } from './column'
import type { Pointer } from './pointer'
import type { PartnerRecord } from './record'

/**
 * Columns in an order that a single record does not change: those of `lead`, then what at least half of the records
 * have, then the rest; each as found. Exact counts would swap columns with every record that lacks one of them.
 */
export function commonFirst(found: readonly Column[], lead: readonly Pointer[]): Column[] {
  const most = Math.max(1, ...found.map(({ filled }) => filled))
  const isLead = ({ pointer }: Column) => lead.includes(pointer)
  const isCommon = ({ filled }: Column) => 2 * filled >= most
  const others = found.filter((column) => !isLead(column))
  return [...found.filter(isLead), ...others.filter(isCommon), ...others.filter((column) => !isCommon(column))]
}

/** Fields are met in the order of the record that has most of them, not in that of a new one which has few. */
export function fullestFirst(records: readonly PartnerRecord[]): PartnerRecord[] {
  const size = (record: PartnerRecord) => Object.keys(record).length
  return records.toSorted((one, other) => size(other) - size(one))
}
