import 'server-only'
import { createFieldReader, type MappedFields } from '../records/field-reader'
import { createColumnFinder } from '../records/find-columns'
import { fullestFirst } from '../records/order-columns'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { usualColumns } from '../records/usual-columns'
import { singleton } from '../runtime/singleton'

const keptMs = 10 * 60_000
const kept = singleton('usual-fields', () => ({ mark: '', untilMs: 0, fields: [] as Pointer[] }))

type Options = {
  mapping: MappedFields & { columns: readonly Pointer[] }
  /** The field mapping's mark. */
  mark: string
  /** The maximum number of columns. */
  most: number
  /** The first page of the unfiltered list, if that is what is shown; null for a search. */
  newest: readonly PartnerRecord[] | null
  /** Requests that page if it is not given and no columns are cached. */
  readNewest: () => Promise<readonly PartnerRecord[]>
}

/**
 * The initial columns for a list of everyone, judged by the newest applicants, so that no search changes them. For
 * searches they are cached for ten minutes, or until the field mapping changes. Null while there are no applicants.
 */
export async function usualFields({ mapping, mark, most, newest, readNewest }: Options): Promise<Pointer[] | null> {
  if (!newest && kept.mark === mark && kept.untilMs > performance.now()) return kept.fields
  const finder = createColumnFinder(mapping.columns, { reader: createFieldReader(mapping) })
  finder.take(fullestFirst(newest ?? (await readNewest())))
  const columns = finder.columns()
  if (!columns.some(({ filled }) => filled > 0)) return null
  kept.fields = usualColumns(columns, mapping.columns, most)
  kept.mark = mark
  kept.untilMs = performance.now() + keptMs
  return kept.fields
}
