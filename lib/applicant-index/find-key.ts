import 'server-only'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'

const readAtOnce = 5_000

/** Returns the first key that `matches`, among those that are not plain ids, or null. May read all of them. */
export async function findKey(indexId: number, matches: (key: string) => boolean): Promise<string | null> {
  const { indexId: index, key } = indexedApplicants
  for (let from: string | null = ''; from !== null; ) {
    const rows: { key: string }[] = await store()
      .select({ key })
      .from(indexedApplicants)
      .where(and(eq(index, indexId), gt(key, from), sql`${key} !~ '^id:[A-Za-z0-9_.:-]{1,100}$'`))
      .orderBy(asc(key))
      .limit(readAtOnce)
    const found = rows.find((row) => matches(row.key))
    if (found) return found.key
    from = rows.length < readAtOnce ? null : (rows.at(-1)?.key ?? null)
  }
  return null
}
