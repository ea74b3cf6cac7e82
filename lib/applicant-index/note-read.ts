import 'server-only'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { PartnerRecord } from '../records/record'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { isAmong } from '../store/is-among'
import type { IndexMapping, IndexSource } from './contract'
import { createFieldMarks } from './field-marks'
import { latestCredible } from './index-clock'
import { indexIdentityOf, indexRowOf } from './index-row'
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
  const changed = await changedRecords(index.id, source.mapping(), records, readAt)
  if (changed.length === 0) return
  // Only changes to the index write these columns. A new field gets no mark here: the next walk gives it one.
  const marks = createFieldMarks(index.fields as string[])
  const maker = { mapping: source.mapping(), marks, facetPaths: index.facetPaths as string[] }
  const rows = changed.map((record) => indexRowOf(record, maker))
  if (marks.paths().length > (index.fields as string[]).length) return
  for (const { key, ...row } of rows)
    await store()
      .update(indexedApplicants)
      .set({ ...row, readAt, changedAt: readAt, missingSince: null, staleSince: null })
      .where(and(isRow(index.id, key), wasReadBefore(readAt)))
  noteRowsChanged()
}

/**
 * The records that differ from those in the index, if these were read earlier. Most reads find none: whole rows, which
 * take seven times as long to build, are only built for what differs.
 */
async function changedRecords(
  indexId: number,
  mapping: IndexMapping,
  records: readonly PartnerRecord[],
  readAt: Date,
): Promise<PartnerRecord[]> {
  if (records.length === 0) return []
  const read = records.map((record) => ({ record, ...indexIdentityOf(record, mapping) }))
  const { key, hash } = indexedApplicants
  const keys = read.map((row) => row.key)
  const known = await store()
    .select({ key, hash })
    .from(indexedApplicants)
    .where(and(eq(indexedApplicants.indexId, indexId), isAmong(key, keys), wasReadBefore(readAt)))
  const hashes = new Map(known.map((row) => [row.key, row.hash]))
  return read.filter((row) => hashes.has(row.key) && hashes.get(row.key) !== row.hash).map(({ record }) => record)
}

function isRow(indexId: number, key: string) {
  return and(eq(indexedApplicants.indexId, indexId), eq(indexedApplicants.key, key))
}

function wasReadBefore(at: Date) {
  const { readAt } = indexedApplicants
  return or(lt(readAt, at), gt(readAt, latestCredible()))
}
