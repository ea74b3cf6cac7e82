import type { Column } from './column'
import type { Pointer } from './pointer'
import type { PartnerRecord } from './record'

/**
 * Returns columns in an order that a single record does not change: those of `lead`, then those that at least half of
 * the records have, then the rest; each group as found. Exact counts would swap columns with every record that lacks
 * one.
 */
export function commonFirst(found: readonly Column[], lead: readonly Pointer[]): Column[] {
  const most = Math.max(1, ...found.map(({ filled }) => filled))
  const isLead = ({ pointer }: Column) => lead.includes(pointer)
  const isCommon = ({ filled }: Column) => 2 * filled >= most
  const others = found.filter((column) => !isLead(column))
  return [...found.filter(isLead), ...others.filter(isCommon), ...others.filter((column) => !isCommon(column))]
}

/**
 * Returns the records with the most fields first, so that fields are met in the order of the fullest record, not of a
 * new one with few.
 */
export function fullestFirst(records: readonly PartnerRecord[]): PartnerRecord[] {
  const size = (record: PartnerRecord) => Object.keys(record).length
  return records.toSorted((one, other) => size(other) - size(one))
}
