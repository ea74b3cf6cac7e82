import 'server-only'
import { and, count, eq, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { normalizeEmail } from '../text/normalize-email'
import type { FoundApplicant } from './contract'
import { readFoundApplicants } from './read-hits'
import type { SearchContext } from './search-context'

/** The records with this e-mail address, ignoring case: the latest application first, those without a time last. */
export async function readByEmail(
  index: Pick<SearchContext, 'indexId' | 'fields'>,
  email: string,
  limit: number,
): Promise<{ rows: FoundApplicant[]; total: number }> {
  const { indexId, key, appliedAt } = indexedApplicants
  const address = normalizeEmail(email)
  if (address === '') return { rows: [], total: 0 }
  const isTheirs = and(eq(indexId, index.indexId), eq(indexedApplicants.email, address))
  const [keys, [all]] = await Promise.all([
    store()
      .select({ key })
      .from(indexedApplicants)
      .where(isTheirs)
      .orderBy(sql`${appliedAt} desc nulls last`, key)
      .limit(limit),
    store().select({ total: count() }).from(indexedApplicants).where(isTheirs),
  ])
  const rows = await readFoundApplicants(
    index,
    keys.map((row) => row.key),
  )
  return { rows, total: all?.total ?? 0 }
}
