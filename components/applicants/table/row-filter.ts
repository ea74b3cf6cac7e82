import type { ApplicantMapping } from '@/lib/applicants/contract'
import { momentWithinDay } from '@/lib/records/date-times'
import { createFieldTest } from '@/lib/records/field-filter'
import type { FieldReader } from '@/lib/records/field-reader'
import { readTime } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import type { ListView } from '@/lib/views/contract'
import { facetReader } from './facet-values'

export type RowTest = (record: PartnerRecord) => boolean
type Filters = Pick<ListView, 'where' | 'applied' | 'fieldFilters'>

/** The tests of a view's filters, by filter name, except its words; they match loaded records as the index would. */
export function rowTestsOf(
  { where, applied, fieldFilters }: Filters,
  { mapping, reader }: { mapping: ApplicantMapping; reader: FieldReader },
): Map<string, RowTest> {
  const tests = new Map<string, RowTest>()
  for (const [name, values] of Object.entries(where)) {
    const read = values.length > 0 ? facetReader(name, mapping) : null
    if (read) tests.set(name, (record) => values.includes(read(record)))
  }
  const { time } = mapping
  if (applied && time) {
    const fits = createFieldTest({ kind: 'time', ...applied })
    tests.set('applied', (record) => fits(inUtc(readTime(record, time))))
  }
  for (const [pointer, filter] of Object.entries(fieldFilters)) {
    const fits = createFieldTest(filter)
    tests.set(pointer, (record) => fits(reader.read(record, pointer)))
  }
  return tests
}

/** A time without a zone is taken as UTC, and a day as a moment within it, as in the index. */
function inUtc(iso: string | null): string | null {
  if (iso === null) return null
  return /T[\d:.]+$/.test(iso) ? `${iso}Z` : momentWithinDay(iso)
}

/** Returns which records pass all tests; each record is tested once. */
export function createRowFilter(tests: ReadonlyMap<string, RowTest>) {
  const all = [...tests.values()]
  const verdicts: boolean[] = []
  return (records: readonly PartnerRecord[]): readonly boolean[] => {
    for (const record of records.slice(verdicts.length)) verdicts.push(all.every((test) => test(record)))
    return verdicts
  }
}
