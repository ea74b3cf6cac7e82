import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Pointer } from '../records/pointer'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { facetKindOf } from './choose-facets'
import type { OfferedFacet } from './contract'
import { countFacets } from './count-facets'
import type { IndexRecord } from './indexes'
import { keepCounts } from './keep-counts'
import { everyone, openSearch } from './search-context'

const sampleSize = 100

/** `statuses`: all statuses in use, most frequent first; empty if there is only one. */
type Offered = { offered: OfferedFacet[]; statuses: (string | null)[] }

const keepOffered = keepCounts<Offered>('kept-offered-facets')

/** The facets that distinguish an index's applicants, without counts: the columns first, then fields. */
export function offerFacets(index: Pick<IndexRecord, 'id' | 'total' | 'facetPaths'>): Promise<Offered> {
  // Only walks write the column.
  const paths = index.facetPaths as Pointer[]
  return keepOffered(JSON.stringify([index.id, index.total, paths]), async () => {
    const [columns, kinds] = await Promise.all([columnsThatDiffer(index.id), kindsOf(index.id, paths)])
    const counts = columns.includes('status') ? await countFacets(await openSearch(index.id, everyone), ['status']) : {}
    return {
      offered: [...columns.map((name) => ({ name, kind: 'text' as const })), ...kinds],
      statuses: counts.status?.values.map(({ value }) => value) ?? [],
    }
  })
}

/** The two ends of an index on the column answer this, however many rows there are. */
async function columnsThatDiffer(indexId: number): Promise<string[]> {
  const { indexId: index, status, jobId, teamId } = indexedApplicants
  const rows = sql`${indexedApplicants} where ${index} = ${indexId}`
  const differs = (column: PgColumn) =>
    sql<boolean>`((select min(${column}) from ${rows}) <> (select max(${column}) from ${rows})
      or ((select min(${column}) from ${rows}) is not null and exists (select from ${rows} and ${column} is null))) is true`
  const [row] = await store()
    .select({ status: differs(status), jobId: differs(jobId), teamId: differs(teamId) })
    .from(sql`(select 1) as once`)
  return Object.entries(row ?? {}).flatMap(([name, isUseful]) => (isUseful ? [name] : []))
}

async function kindsOf(indexId: number, paths: readonly Pointer[]): Promise<OfferedFacet[]> {
  if (paths.length === 0) return []
  const rows = await store()
    .select({ record: indexedApplicants.record })
    .from(indexedApplicants)
    .where(eq(indexedApplicants.indexId, indexId))
    .limit(sampleSize)
  const records = rows.map(({ record }) => record)
  return paths.map((name) => ({ name, kind: facetKindOf(name, records) }))
}
