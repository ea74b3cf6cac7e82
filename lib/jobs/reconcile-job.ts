import 'server-only'
import { isFieldMissing } from '../connection/drift/mapping-alarms'
import { partner } from '../connection/partner'
import type { Candidate, Uncertainty } from '../dispatch/contract'
import type { Reconciliation } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import type { PartnerFailure } from '../partner/failure/failure'
import { mayBePageSize } from '../partner/paging/may-be-page-size'
import { backoffMs, defaultRetryPolicy } from '../partner/retry/retry'
import type { PartnerRecord } from '../records/record'
import { config } from '../runtime/config'
import { storeNowMs } from '../store/store-clock'
import { createdJobFromList } from './created-job'
import { withSimilarTitle } from './find-new-jobs'
import { findNewSince, haveIdsMovedSince } from './find-new-since'
import { fieldsOfList, idsOf, type ListBefore, listBefore } from './job-list'
import { isListIncomplete } from './look-for-created'
import { nextCheckMs } from './next-check'
import { readOtherJobs } from './other-jobs'

/** Consecutive failed reads of the list before a person is asked: about two minutes' worth. */
const maxFailedReads = 12
/** How often the list is read while this desk's other jobs are in progress: their ids will tell which are theirs. */
const maxReconcileAttempts = 20

/**
 * Looks for the job in GET /jobs. Exactly one new job with every value: created. No new job in the last check: not
 * created. Otherwise a person decides.
 */
export async function reconcileJob(row: DispatchRow, signal: AbortSignal): Promise<Reconciliation> {
  const before = listBefore(row)
  if (!before) return cannotCheck('no-list-before')
  // What a slow answer shows may be as old as its request.
  const nowMs = storeNowMs()
  const list = await partner().listJobs({ lane: row.lane, signal })
  if (!list.ok) return afterFailedRead(row, list.failure)
  if (list.value.isCut) return cannotCheck('list-cut')
  const { items } = list.value
  if ((await isFieldMissing(fieldsOfList)) || !idsOf(items) || haveIdsMovedSince(row, before, items))
    return cannotCheck('list-without-ids')
  const others = await readOtherJobs(row, before.atMs)
  const { exact, candidates } = await findNewSince(row, before, items)
  const [only] = exact
  if (only && exact.length === 1 && !before.isOld && !others.mayHaveCreated(only, items))
    return { to: 'succeeded', result: createdJobFromList(only) }
  const afterMs = nextCheckMs(row, { nowMs, ceilingMs: config().partner.ceilingMs })
  if (afterMs !== null) return { to: 'later', afterMs, isCounted: true }
  if (candidates.length === 0) return afterNoneFound(row, { before, items, signal })
  if (others.areUnderWay && row.reconcileAttempts < maxReconcileAttempts)
    return { to: 'later', afterMs: config().partner.ceilingMs / 6, isCounted: true }
  return askWhichJob(row, before, candidates)
}

function cannotCheck(why: Extract<Uncertainty, { what: 'unknown' }>['why']): Reconciliation {
  return { to: 'person', uncertainty: { what: 'unknown', why } }
}

function askWhichJob(row: DispatchRow, before: ListBefore, candidates: Candidate[]): Reconciliation {
  // Without a list from right before, every older job that the desk has never seen would be offered too.
  const similar = before.isOld ? withSimilarTitle(candidates, row.subject) : []
  return { to: 'person', uncertainty: { what: 'candidates', candidates: similar.length > 0 ? similar : candidates } }
}

/** The list has no new job: it was not created, if the list can prove that. */
async function afterNoneFound(
  row: DispatchRow,
  { before, items, signal }: { before: ListBefore; items: readonly PartnerRecord[]; signal: AbortSignal },
): Promise<Reconciliation> {
  const listed = items.length
  // A full page, before the job was sent and after, does not prove that the job is missing.
  const isFullPage = mayBePageSize(listed) && (before.isOld || listed === before.ids.length)
  if (isFullPage || (await isListIncomplete()))
    return { to: 'person', uncertainty: { what: 'not-made', listedAtMost: listed } }
  const after = await partner().hasJobsAfter(items, { lane: row.lane, signal })
  if (!after.ok) return afterFailedRead(row, after.failure)
  if (after.value) return cannotCheck('list-cut')
  // After a 424 the partner asks for a retry (spec 7), and nothing was created.
  if (row.failure?.kind === 'address-lookup-busy' && row.attempts < defaultRetryPolicy.attempts)
    return { to: 'resend', afterMs: backoffMs(row.attempts, Math.random), mayHaveSucceeded: false }
  return { to: 'person', uncertainty: { what: 'not-made' } }
}

function afterFailedRead(row: DispatchRow, failure: PartnerFailure): Reconciliation {
  if (failure.retry === 'never' || row.backoffCount + 1 >= maxFailedReads) return cannotCheck('no-list')
  return { to: 'later', afterMs: 500 + backoffMs(row.backoffCount + 1, Math.random), isCounted: false, failure }
}
