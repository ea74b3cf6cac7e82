import 'server-only'
import { defaultColumns } from '../records/default-columns'
import { createFieldReader, type MappedFields } from '../records/field-reader'
import { createColumnFinder } from '../records/find-columns'
import { fullestFirst } from '../records/order-columns'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { singleton } from '../runtime/singleton'

/** Fewer records say too little about those to come. */
const enough = 50
const kept = singleton('usual-fields', () => ({ fingerprint: '', fields: [] as Pointer[] }))

type Options = {
  mapping: MappedFields & { columns: readonly Pointer[] }
  /** The field mapping's fingerprint. */
  fingerprint: string
  /** The maximum number of columns. */
  most: number
  /** Requests records from all parts of the list. */
  readSample: () => Promise<readonly PartnerRecord[]>
}

/**
 * The initial columns for a list of everyone, chosen once until the field mapping changes, so that neither searches nor
 * newcomers change them. Judged by records from the whole list, so that servers started at different times choose
 * alike. Null while there are no applicants.
 */
export async function defaultFields({ mapping, fingerprint, most, readSample }: Options): Promise<Pointer[] | null> {
  if (kept.fingerprint === fingerprint) return kept.fields
  const sample = await readSample()
  const finder = createColumnFinder(mapping.columns, { reader: createFieldReader(mapping) })
  finder.take(fullestFirst(sample))
  const columns = finder.columns()
  if (!columns.some(({ filled }) => filled > 0)) return null
  const fields = defaultColumns(columns, mapping.columns, most)
  if (sample.length >= enough) Object.assign(kept, { fingerprint, fields })
  return fields
}
