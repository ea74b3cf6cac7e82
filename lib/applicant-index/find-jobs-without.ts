import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { sanitizeText } from '../text/sanitize'

/** Returns those of these jobs to which no applicant in the index has applied. */
export async function findJobsWithout(indexId: number, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set()
  const rows = await store()
    .select({ id: sql<string>`wanted.id` })
    .from(sql`unnest(${sql.param(jobIds.map(sanitizeText))}::text[]) as wanted(id)`)
    .where(sql`not exists (select from ${indexedApplicants} where index_id = ${indexId} and job_id = wanted.id)`)
  return new Set(rows.map(({ id }) => id))
}
