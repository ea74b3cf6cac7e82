import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { sanitizeText } from '../text/sanitize'

/** Returns one applicant's record for each of these jobs. */
export async function readOnePerJob(indexId: number, jobIds: readonly string[]): Promise<unknown[]> {
  const rows = await store()
    .select({ record: sql<unknown>`found.record` })
    .from(
      sql`unnest(${sql.param(jobIds.map(sanitizeText))}::text[]) as wanted(id) cross join lateral (
        select record from ${indexedApplicants} where index_id = ${indexId} and job_id = wanted.id limit 1
      ) as found`,
    )
  return rows.map(({ record }) => record)
}
