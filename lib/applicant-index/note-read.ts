import 'server-only'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { PartnerRecord } from '../records/record'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { IndexSource } from './contract'
import { createFieldMarks } from './field-marks'
import { type IndexRow, indexRowOf } from './index-row'
import { findIndexLately } from './indexes'
import { noteRowsChanged } from './keep-counts'
import { askToShow } from './refusals'

/**
 * Writes records just read from the partner for a user through to the index. `readAt`: when the request was sent; rows
 * read later than that stay as they are. Records that the index does not have are left to its walks, which know their
 * position in the list.
 */
export async function noteRead(source: IndexSource, records: readonly PartnerRecord[], readAt: Date): Promise<void> {
  const index = await findIndexLately(source.source())
  if (index?.state === 'hidden') await askToShow(source.source(), readAt)
  if (!index || (index.state !== 'ready' && index.state !== 'building')) return
  // Only changes to the index write these columns. A new field gets no mark here: the next walk gives it one.
  const marks = createFieldMarks(index.fields as string[])
  const maker = { mapping: source.mapping(), marks, facetPaths: index.facetPaths as string[] }
  const rows = records.map((record) => indexRowOf(record, maker))
  if (marks.paths().length > (index.fields as string[]).length) return
  const changed = await changedRows(index.id, rows, readAt)
  for (const { key, ...row } of changed)
    await store()
      .update(indexedApplicants)
      .set({ ...row, readAt, changedAt: readAt, missingSince: null, staleSince: null })
      .where(and(isRow(index.id, key), lt(indexedApplicants.readAt, readAt)))
  if (changed.length > 0) noteRowsChanged()
}

/** The rows whose record differs from the one in the index, if that was read earlier. */
async function changedRows(indexId: number, rows: readonly IndexRow[], readAt: Date): Promise<IndexRow[]> {
  if (rows.length === 0) return []
  const { key, hash } = indexedApplicants
  const keys = rows.map((row) => row.key)
  const known = await store()
    .select({ key, hash })
    .from(indexedApplicants)
    .where(and(eq(indexedApplicants.indexId, indexId), inArray(key, keys), lt(indexedApplicants.readAt, readAt)))
  const hashes = new Map(known.map((row) => [row.key, row.hash]))
  return rows.filter((row) => hashes.has(row.key) && hashes.get(row.key) !== row.hash)
}

function isRow(indexId: number, key: string) {
  return and(eq(indexedApplicants.indexId, indexId), eq(indexedApplicants.key, key))
}
