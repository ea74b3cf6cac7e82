import 'server-only'
import { sql } from 'drizzle-orm'
import { commaList } from '../store/comma-list'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'

const { search, indexId, key, position, nameKey, email, status, jobId, teamId, appliedAt, firstSeenAt, isNewcomer } =
  indexedApplicants

/** The columns whose statistics the planner needs, a few at a time: the embedded store blocks others meanwhile. */
const analyzed = [
  [search],
  [indexId, key, position],
  [nameKey, email],
  [status, jobId, teamId],
  [appliedAt, firstSeenAt, isNewcomer],
]

/**
 * VACUUM and ANALYZE after a whole walk: pages and counts can then be read from database indexes alone, and queries are
 * planned for the current list. Also moves the pending rows into the trigram index.
 */
export async function vacuumRows(): Promise<void> {
  await store().execute(sql`vacuum ${indexedApplicants}`)
  for (const columns of analyzed) {
    const names = commaList(columns.map(({ name }) => sql`${sql.identifier(name)}`))
    await store().execute(sql`analyze ${indexedApplicants} (${names})`)
  }
}
