import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { facetReader } from './facet-values'
import { inStageOrder } from './in-stage-order'
import type { RowTest } from './row-filter'
import type { VisibleRows } from './visible-rows'

type Value = string | null

/** A menu lists no more values than this. */
const maxValues = 100

type CountedValues = { values: { value: Value; count: number }[]; hasMore: boolean }

type Counting = {
  mapping: ApplicantMapping
  records: readonly PartnerRecord[]
  /** The rows that match the words. */
  rows: VisibleRows
  tests: ReadonlyMap<string, RowTest>
}

/**
 * Counts how many loaded records have each value of a facet: stages in their order, then other values by frequency.
 * All filters except the facet's own apply, as in the index.
 */
export function countValues(facet: string, { mapping, records, rows, tests }: Counting): CountedValues {
  const read = facetReader(facet, mapping)
  const others = [...tests].flatMap(([name, test]) => (name === facet ? [] : [test]))
  const counts = new Map<Value, number>()
  for (let index = 0; read && index < rows.count; index += 1) {
    const record = records[rows.at(index)]
    if (!record || !others.every((test) => test(record))) continue
    const value = read(record)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const byCount = [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value ?? '\uffff').localeCompare(other.value ?? '\uffff'))
  const values = facet === 'status' ? inStageOrder(byCount, mapping.status, ({ value }) => value) : byCount
  return { values: values.slice(0, maxValues), hasMore: values.length > maxValues }
}
