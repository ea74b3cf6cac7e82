import 'server-only'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PartnerRecord } from '../records/record'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { IndexSource } from './contract'
import { createFieldMarks } from './field-marks'
import { indexRowOf } from './index-row'
import { findIndex } from './indexes'

/**
 * Brings records up to date that were read from the partner for a person: what the partner says now is what the index
 * says from then on. Records that the index does not have are left to its walks, which know where they belong.
 */
export async function noteRead(source: IndexSource, records: readonly PartnerRecord[], readAt: Date): Promise<void> {
  const index = await findIndex(source.source())
  if (!index || (index.state !== 'ready' && index.state !== 'building')) return
  // Only changes of the index write these columns. A new field gets no mark here: the next walk gives it one.
  const marks = createFieldMarks(index.fields as string[])
  const maker = { mapping: source.mapping(), marks, facetPaths: index.facetPaths as string[] }
  for (const record of records) {
    const { key, ...row } = indexRowOf(record, maker)
    if (marks.paths().length > (index.fields as string[]).length) return
    const isOlder = and(lt(indexedApplicants.readAt, readAt), sql`${indexedApplicants.hash} <> ${row.hash}`)
    await store()
      .update(indexedApplicants)
      .set({ ...row, readAt, changedAt: readAt, missingSince: null, staleSince: null })
      .where(and(eq(indexedApplicants.indexId, index.id), eq(indexedApplicants.key, key), isOlder))
  }
}
