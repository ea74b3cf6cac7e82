import 'server-only'
import { sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'

const { search, indexId, key, position, nameKey, email, status, jobId, teamId, appliedAt, firstSeenAt, isNewcomer } =
  indexedApplicants

/** What PostgreSQL estimates from, a few at a time: others wait meanwhile on the embedded store. */
const estimated = [
  [search],
  [indexId, key, position],
  [nameKey, email],
  [status, jobId, teamId],
  [appliedAt, firstSeenAt, isNewcomer],
]

/**
 * After a whole walk: pages and counts are read from indexes alone where PostgreSQL knows that nothing has changed
 * since, and it looks for rows as fits the list of today. Puts the rows that wait into the trigram index, too.
 */
export async function tidyRows(): Promise<void> {
  await store().execute(sql`vacuum ${indexedApplicants}`)
  for (const columns of estimated) {
    const names = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    await store().execute(sql`analyze ${indexedApplicants} (${names})`)
  }
}
