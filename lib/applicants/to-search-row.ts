import type { FoundApplicant } from '../applicant-index/contract'
import { isRecord } from '../records/record'
import type { SearchRow } from './contract'

/** A found applicant in the form used in answers; nothing if it is not a record. */
export function toSearchRow(
  { key, record, firstSeenAt, isNewcomer, staleSince }: FoundApplicant,
  newSince: Date | null,
): SearchRow[] {
  if (!isRecord(record)) return []
  const isNew = isNewcomer && newSince !== null && firstSeenAt > newSince
  return [{ key, record, isNew, staleSince: staleSince?.toISOString() ?? null }]
}
