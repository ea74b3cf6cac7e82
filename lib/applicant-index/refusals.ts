import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { notifyIndex } from './index-setting'

/** What the last attempt failed with, and how many failed in a row. */
export type SavedFailure = { title: string; kind: PartnerFailure['kind'] | 'stuck'; at: string; times: number }

/** Only this room writes the column. */
export const failureOf = (failure: unknown) => failure as SavedFailure | null

const kinds: readonly string[] = [
  'not-permitted',
  'out-of-scope',
  'forbidden',
  'key-rejected',
] satisfies PartnerFailure['kind'][]

/** Whether a failure of the list says that this key may not read it. */
export function isRefusal({ kind }: { kind: string }): boolean {
  return kinds.includes(kind)
}

/** Null where the reader got the same page at every place of the list. */
export function saveableFailure(failure: PartnerFailure | null, times: number): SavedFailure {
  return {
    title: failure?.title ?? 'The partner gives the same page at every place of the list',
    kind: failure?.kind ?? 'stuck',
    at: new Date().toISOString(),
    times,
  }
}

/** A key that may no longer read the list must not show what it read before: hides the index on all servers. */
export async function hideIndex(source: string, failure: PartnerFailure): Promise<void> {
  await store()
    .update(applicantIndexes)
    .set({ state: 'hidden', failure: saveableFailure(failure, 1) })
    .where(and(eq(applicantIndexes.source, source), inArray(applicantIndexes.state, ['building', 'ready'])))
}

/** The partner showed the list to somebody at `readAt`: has a hidden index read it at once. */
export async function askToShow(source: string, readAt: Date): Promise<void> {
  const { id, state, failure } = applicantIndexes
  const asked = await store()
    .update(applicantIndexes)
    .set({ failure: null, refreshedAt: null })
    .where(
      and(
        eq(applicantIndexes.source, source),
        eq(state, 'hidden'),
        sql`(${failure} ->> 'at')::timestamptz < ${readAt.toISOString()}`,
      ),
    )
    .returning({ id })
  if (asked.length > 0) await notifyIndex()
}

/** The change that follows from an answer which was asked for at `readAt`: what was hidden before that is shown. */
export function shownAt(readAt: Date) {
  const { state, failure, walkedAt } = applicantIndexes
  const wasRefusedSince = sql`${state} = 'hidden' and (${failure} ->> 'at')::timestamptz >= ${readAt.toISOString()}`
  return {
    state: sql`case when ${state} <> 'hidden' or (${wasRefusedSince}) then ${state}
      when ${walkedAt} is null then 'building' else 'ready' end`,
    failure: sql`case when ${wasRefusedSince} then ${failure} end`,
  }
}
