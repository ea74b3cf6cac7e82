import 'server-only'
import { and, asc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import { isStoreShared, store } from '../store/connection'
import { applicantIndexes, applicantLooks, indexedApplicants } from '../store/index-tables'
import { deleteSightings } from './end-walk'
import { timing } from './timing'

const batchSize = 2_000

/** Completes erasures that a stopped server left unfinished. */
export async function finishErasing(): Promise<void> {
  await eraseWhere(eq(applicantIndexes.state, 'erasing'))
}

/**
 * Erases the indexes of other sources that no server uses any more: after `timing.unusedMs`, or at once if this is the
 * only server.
 */
export async function eraseUnused(source: string): Promise<void> {
  const { usedAt } = applicantIndexes
  const isUnused = isStoreShared() ? sql`${usedAt} < now() - ${timing.unusedMs} * interval '1 millisecond'` : undefined
  await eraseWhere(and(ne(applicantIndexes.source, source), isUnused))
}

/** Erases the indexes of all sources, and the records of users' visits: the index was switched off. */
export async function eraseAll(): Promise<void> {
  await eraseWhere(undefined)
  await store().delete(applicantLooks)
}

async function eraseWhere(condition: SQL | undefined): Promise<void> {
  const indexes = await store().select({ id: applicantIndexes.id }).from(applicantIndexes).where(condition)
  for (const { id } of indexes) await eraseIndex(id)
}

/** Sets the state first, so that no walk writes any more; then deletes the rows in batches. */
async function eraseIndex(id: number): Promise<void> {
  await store()
    .update(applicantIndexes)
    .set({ state: 'erasing', leaseBy: null, leaseUntil: null })
    .where(eq(applicantIndexes.id, id))
  const isOf = eq(indexedApplicants.indexId, id)
  for (;;) {
    const [last] = await store()
      .select({ key: indexedApplicants.key })
      .from(indexedApplicants)
      .where(isOf)
      .orderBy(asc(indexedApplicants.key))
      .offset(batchSize)
      .limit(1)
    await store()
      .delete(indexedApplicants)
      .where(last ? and(isOf, lte(indexedApplicants.key, last.key)) : isOf)
    if (!last) break
  }
  await deleteSightings(id)
  await store().delete(applicantIndexes).where(eq(applicantIndexes.id, id))
}
