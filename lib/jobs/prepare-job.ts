import 'server-only'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import type { Candidate } from '../dispatch/contract'
import type { Prepared } from '../dispatch/kind'
import { outcomeOfFailure } from '../dispatch/outcome-table'
import type { DispatchRow } from '../dispatch/row'
import type { PartnerFailure } from '../partner/failure/failure'
import type { PartnerRecord } from '../records/record'
import { storeNowMs } from '../store/store-clock'
import { withSimilarTitle } from './find-new-jobs'
import { findNewSince, haveIdsMovedSince } from './find-new-since'
import { idsOf, isUnpreparedRow, type ListBefore, lastKnownList, listBefore, listToKeep, wasMissing } from './job-list'
import { learnJobs } from './learn-jobs'
import { readJob } from './read-job'

/** Backoffs in a row after which a job is sent without the list, if the list is unreadable. */
const maxUnreadable = 5

/**
 * Reads the ids in GET /jobs right before sending. Without them an uncertain job could hardly be reconciled. Whether
 * an earlier attempt's job is listed by now is checked too: a list may lag behind by more than the partner's ceiling.
 */
export async function prepareJob(row: DispatchRow, signal: AbortSignal): Promise<Prepared> {
  const earlier = listBefore(row)
  const mayBeListed = earlier !== null && wasMissing(row)
  // A newer list could contain the job that an earlier attempt created.
  if (row.mayHaveSucceeded && earlier && !mayBeListed) return { before: undefined }
  const atMs = storeNowMs()
  const list = await partner().listJobs({ signal })
  if (list.ok) learnJobs(list.value.items.map((record) => readJob(record, { mapping: profile().jobs })))
  if (list.ok && mayBeListed) {
    const candidates = await findLate(row, earlier, list.value.items)
    if (candidates.length > 0) return { uncertainty: { what: 'candidates', candidates } }
    if (row.mayHaveSucceeded) return { before: undefined }
  }
  const before = list.ok && !list.value.isCut ? listToKeep(list.value.items, atMs) : null
  if (before) return { before }
  if (!list.ok && waitsForList(row, list.failure)) return { wait: list.failure }
  return { before: await lastKnownList(row, atMs) }
}

/**
 * Whether the job waits for the list: until it can be read, or a person cancels the job or has it sent without the
 * list. A list that this key may never read, or that the desk cannot read, is no reason to hold the job.
 */
function waitsForList(row: DispatchRow, failure: PartnerFailure): boolean {
  if (isUnpreparedRow(row)) return false
  const isUnreadable = failure.kind === 'unreadable-answer' || failure.kind === 'answer-too-large'
  if (isUnreadable && row.backoffCount >= maxUnreadable) return false
  return outcomeOfFailure({ isIdempotent: false }, failure) !== 'refused'
}

/** The jobs that are new since an earlier attempt and may be its job: those with every value or a similar title. */
async function findLate(row: DispatchRow, earlier: ListBefore, items: readonly PartnerRecord[]): Promise<Candidate[]> {
  if (!idsOf(items) || haveIdsMovedSince(row, earlier, items)) return []
  const { candidates } = await findNewSince(row, earlier, items)
  const similar = new Set(withSimilarTitle(candidates, row.subject))
  return candidates.filter((job) => similar.has(job) || (!earlier.isOld && job.of > 0 && job.holds === job.of))
}
