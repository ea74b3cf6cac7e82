import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import { titleInWords } from '../partner/failure/in-words'
import { stepWords } from '../partner/failure/steps/words'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { storeNowMs } from '../store/store-clock'
import { inLanguage } from '../text/language'
import { latestCredible } from './index-clock'
import { notifyIndex } from './index-setting'

/** How the last attempt failed, and the number of consecutive failures. */
type SavedFailure = {
  title: string
  kind: PartnerFailure['kind'] | 'stuck'
  /** Absent from what earlier releases stored. */
  issue?: PartnerFailure['issue']
  at: string
  times: number
}

/** The type of the JSON column `failure`, which only this room writes. */
export const failureOf = (failure: unknown) => failure as SavedFailure | null

/** The title in the reader's language. */
export function savedTitleOf({ title, kind, issue }: SavedFailure): string {
  return kind === 'stuck' ? stepWords.listStuck : titleInWords({ title, kind, issue, endpoint: 'list-applicants' })
}

const refusalKinds: readonly string[] = [
  'not-permitted',
  'out-of-scope',
  'forbidden',
  'key-rejected',
] satisfies PartnerFailure['kind'][]

/** Whether a failure of the list means that this key may not read it. */
export function isRefusal({ kind }: { kind: string }): boolean {
  return refusalKinds.includes(kind)
}

/** `failure`: null if every offset returned the same page; `times`: consecutive failures, this one included. */
export function saveableFailure(failure: PartnerFailure | null, times: number): SavedFailure {
  return {
    title: failure?.title ?? inLanguage('en', () => stepWords.listStuck),
    kind: failure?.kind ?? 'stuck',
    issue: failure?.issue ?? null,
    at: new Date(storeNowMs()).toISOString(),
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

/**
 * The partner showed the list to a request sent at `readAt`: lets the next round read it at once if an earlier refusal
 * has hidden the index.
 */
export async function askToShow(source: string, readAt: Date): Promise<void> {
  const { id, state } = applicantIndexes
  const asked = await store()
    .update(applicantIndexes)
    .set({ failure: null, refreshedAt: null })
    .where(and(eq(applicantIndexes.source, source), eq(state, 'hidden'), sql`not ${wasRefusedSince(readAt)}`))
    .returning({ id })
  if (asked.length > 0) await notifyIndex()
}

/**
 * The changes to the index when the partner answers a request sent at `readAt`: an index hidden before then is shown
 * again, and its failure is cleared.
 */
export function shownAt(readAt: Date) {
  const { state, failure, walkedAt } = applicantIndexes
  const wasHiddenSince = sql`${state} = 'hidden' and ${wasRefusedSince(readAt)}`
  return {
    state: sql`case when ${state} <> 'hidden' or (${wasHiddenSince}) then ${state}
      when ${walkedAt} is null then 'building' else 'ready' end`,
    failure: sql`case when ${wasHiddenSince} then ${failure} end`,
  }
}

function wasRefusedSince(readAt: Date) {
  const at = sql`(${applicantIndexes.failure} ->> 'at')::timestamptz`
  return sql`${at} between ${readAt.toISOString()} and ${latestCredible().toISOString()}`
}
