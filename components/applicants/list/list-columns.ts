import type { ApplicantMapping } from '@/lib/applicants/contract'
import { createFieldReader } from '@/lib/records/field-reader'
import { createColumnFinder } from '@/lib/records/find-columns'
import { fullestFirst } from '@/lib/records/order-columns'
import type { PartnerRecord } from '@/lib/records/record'

/** Finds the columns of the records loaded so far, in the order of the mapping and then of the first records. */
export function createListColumns(mapping: ApplicantMapping) {
  let fields = fieldsOf(mapping)
  let finder = finderFor(mapping)
  let firstCount = 0

  function take(records: readonly PartnerRecord[]) {
    if (finder.seen() > 0) return finder.take(records)
    firstCount = records.length
    finder.take(fullestFirst(records))
  }

  return {
    take,
    columns: () => finder.columns(),
    isMore: () => finder.isMore(),
    /** Finds them again if the mapping shows other fields. Returns whether it does. */
    remap(mapping: ApplicantMapping, records: readonly PartnerRecord[]): boolean {
      if (fieldsOf(mapping) === fields) return false
      fields = fieldsOf(mapping)
      finder = finderFor(mapping)
      const parts = [records.slice(0, firstCount), records.slice(firstCount)]
      for (const part of parts) if (part.length > 0) take(part)
      return true
    },
  }
}

function finderFor(mapping: ApplicantMapping) {
  return createColumnFinder(mapping.columns, { reader: createFieldReader(mapping) })
}

/** Everything in the mapping that columns are found by. */
function fieldsOf({ columns, name, time, status }: ApplicantMapping): string {
  return JSON.stringify([columns, name, time, status])
}
