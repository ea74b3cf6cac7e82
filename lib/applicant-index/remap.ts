import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PartnerRecord } from '../records/record'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { type ReadColumns, type RowMaker, readIndexColumns } from './index-row'
import { changeIndex, holdLease, type Lease } from './indexes'
import { noteRowsChanged } from './keep-counts'
import { rowsFromJson } from './rows-from-json'

/** Other queries wait while a batch is written. */
const batchSize = 100

/** Raise it when `readIndexColumns` reads something else from the same record. */
const reading = 'read-2'

/** Changes with the field mapping and with the facets: with a different fingerprint the columns are read again. */
export function columnsFingerprint({ mapping, facetPaths }: Pick<RowMaker, 'mapping' | 'facetPaths'>): string {
  return [reading, mapping.fingerprint, ...facetPaths].join(' ')
}

/** Reads the columns of all rows again from the stored records, without any request to the partner. */
export async function remapIndex(lease: Lease, maker: RowMaker, signal: AbortSignal): Promise<void> {
  for (let from: string | null = ''; from !== null; ) {
    if (signal.aborted) return
    from = await remapBatch(lease, maker, from)
  }
  await changeIndex(store(), lease, { mapping: columnsFingerprint(maker) })
  noteRowsChanged()
}

async function remapBatch(lease: Lease, maker: RowMaker, from: string): Promise<string | null> {
  return store().transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(indexedApplicants)
      .where(and(eq(indexedApplicants.indexId, lease.id), gt(indexedApplicants.key, from)))
      .orderBy(asc(indexedApplicants.key))
      .limit(batchSize)
      // A person erased meanwhile must not come back.
      .for('update')
    await holdLease(tx, lease)
    const changed = rows.flatMap((row) => {
      // The column only ever holds records.
      const columns = readIndexColumns(row.record as PartnerRecord, maker)
      return isSame(row, columns) ? [] : [{ ...row, ...columns }]
    })
    if (changed.length > 0)
      await tx
        .insert(indexedApplicants)
        .select(rowsFromJson(changed))
        .onConflictDoUpdate({ target: [indexedApplicants.indexId, indexedApplicants.key], set: remapped })
    return rows.length < batchSize ? null : (rows.at(-1)?.key ?? null)
  })
}

const remapped = {
  name: sql`excluded.name`,
  nameKey: sql`excluded.name_key`,
  email: sql`excluded.email`,
  jobId: sql`excluded.job_id`,
  status: sql`excluded.status`,
  teamId: sql`excluded.team_id`,
  appliedAt: sql`excluded.applied_at`,
  facets: sql`excluded.facets`,
} satisfies Record<keyof ReadColumns, unknown>

function isSame(row: typeof indexedApplicants.$inferSelect, columns: ReadColumns): boolean {
  const names = Object.keys(remapped) as (keyof ReadColumns)[]
  return names.every((name) => isDeepStrictEqual(row[name], columns[name]))
}
