import 'server-only'
import { isFieldMissing } from '../connection/mapping-alarms'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import type { Candidate } from '../dispatch/contract'
import type { Prepared, Reconciliation, WriteKind } from '../dispatch/kind'
import { backoffMs } from '../dispatch/next-state'
import { outcomeOfFailure } from '../dispatch/outcome-table'
import type { DispatchRow } from '../dispatch/row'
import { storeNowMs } from '../dispatch/store-clock'
import { clearDraft } from '../drafts/drafts'
import type { PartnerFailure } from '../partner/failure/failure'
import { mayBePageSize } from '../partner/paging/may-be-page-size'
import { redactTokens } from '../partner/redact'
import { defaultRetryPolicy } from '../partner/retry/retry'
import { textAt } from '../records/read-field'
import { type PartnerRecord, recordOf } from '../records/record'
import { config } from '../runtime/config'
import type { CreatedJob } from './contract'
import { echoedFields, findNewJobs, mayBeSubmitted, withSimilarTitle } from './find-new-jobs'
import {
  fieldsOfList,
  haveIdsMoved,
  idsOf,
  isUnpreparedRow,
  type ListBefore,
  lastKnownList,
  listBefore,
  listToKeep,
  wasMissing,
} from './job-list'
import { jobValues } from './job-values'
import { learnJobs, saveJobs } from './learn-jobs'
import { isListIncomplete } from './look-for-created'
import { nextCheckMs } from './next-check'
import { idsOfOthers, readOtherJobs, readOwnJobs } from './other-jobs'
import { readCreatedJob } from './read-created-job'
import { readJob } from './read-job'
import { spelledAsListed } from './spelled-as-listed'

/** Consecutive failed reads of the list before a person is asked: about two minutes' worth. */
const maxFailedReads = 12
/** Backoffs in a row after which a job is sent without the list, if the list is unreadable. */
const maxUnreadable = 5
/** How often the list is read while this desk's other jobs are in progress: their ids will tell which are theirs. */
const maxReconcileAttempts = 20

/** How a job is created (spec 4, POST /jobs): not idempotent, so an uncertain one is reconciled with GET /jobs. */
export const jobWrite: WriteKind = {
  isIdempotent: false,
  canBeRechecked: true,
  erasesBodyOnSuccess: false,
  /**
   * Reads the ids in GET /jobs right before sending. Without them an uncertain job could hardly be reconciled. Whether
   * an earlier attempt's job is listed by now is checked too: a list may lag behind by more than the partner's ceiling.
   */
  async prepare(row, signal): Promise<Prepared> {
    const earlier = listBefore(row)
    const mayBeListed = earlier !== null && wasMissing(row)
    // A newer list could contain the job that an earlier attempt created.
    if (row.mayHaveSucceeded && earlier && !mayBeListed) return { before: undefined }
    const atMs = storeNowMs()
    const list = await partner().listJobs({ signal })
    if (list.ok) learnJobs(list.value.items.map((record) => readJob(record, { places: profile().jobs })))
    if (list.ok && mayBeListed) {
      const candidates = await findLate(row, earlier, list.value.items)
      if (candidates.length > 0) return { doubt: { what: 'candidates', candidates } }
      if (row.mayHaveSucceeded) return { before: undefined }
    }
    const before = list.ok && !list.value.isCut ? listToKeep(list.value.items, atMs) : null
    if (before) return { before }
    if (!list.ok && isRepeated(row, list.failure)) return { wait: list.failure }
    return { before: await lastKnownList(row, atMs) }
  },
  send: (row, turn) => partner().createJob(JSON.parse(row.body), turn),
  readResult(row, end): CreatedJob {
    if ('chosen' in end) return { id: end.chosen.id, title: end.chosen.title, answer: null }
    const created = createdJob('answer' in end ? end.answer : null)
    return { ...created, id: created.id && spelledAsListed(created.id, listBefore(row)?.ids ?? []) }
  },
  reconcile,
  async onOutcome(store, row, outcome) {
    if (!('result' in outcome)) return
    await clearDraft(store, row.id, row.personId)
    // Created by `readResult`, or by `reconcile`.
    const { id } = outcome.result as CreatedJob
    if (id !== null) await saveJobs(store, [{ id, team: row.teamId }])
  },
}

/**
 * Whether the job waits for the list: until it can be read, or a person cancels the job or has it sent without the
 * list. A list that this key may never read, or that the desk cannot read, is no reason to hold the job.
 */
function isRepeated(row: DispatchRow, failure: PartnerFailure): boolean {
  if (isUnpreparedRow(row)) return false
  const isUnreadable = failure.kind === 'unreadable-answer' || failure.kind === 'answer-too-large'
  if (isUnreadable && row.backoffCount >= maxUnreadable) return false
  return outcomeOfFailure(jobWrite, failure) !== 'refused'
}

/** The jobs that are new since an earlier attempt and may be its job: those with every value or a similar title. */
async function findLate(row: DispatchRow, earlier: ListBefore, items: readonly PartnerRecord[]): Promise<Candidate[]> {
  if (!idsOf(items) || haveMoved(row, earlier, items)) return []
  const { candidates } = await findNew(row, earlier, items)
  const similar = new Set(withSimilarTitle(candidates, row.subject))
  return candidates.filter((job) => similar.has(job) || (!earlier.isOld && job.of > 0 && job.holds === job.of))
}

async function findNew(row: DispatchRow, before: ListBefore, items: readonly PartnerRecord[]) {
  return findNewJobs(items, {
    known: new Set([...before.ids, ...(await idsOfOthers(row))]),
    values: jobValues(row),
    places: profile().jobs,
    echoed: echoedFields(await readOwnJobs(items)),
  })
}

function haveMoved(row: DispatchRow, before: ListBefore, items: readonly PartnerRecord[]): boolean {
  return haveIdsMoved(before, items, (record) => mayBeSubmitted(record, jobValues(row), profile().jobs))
}

/**
 * Exactly one new job with every value: created. No new job in the last check: not created. Otherwise a person decides.
 */
async function reconcile(row: DispatchRow): Promise<Reconciliation> {
  const before = listBefore(row)
  if (!before) return { to: 'person', uncertainty: { what: 'unknown', why: 'no-list-before' } }
  const list = await partner().listJobs({ lane: row.lane })
  if (!list.ok) return afterFailedRead(row, list.failure)
  if (list.value.isCut) return { to: 'person', uncertainty: { what: 'unknown', why: 'list-cut' } }
  const { items } = list.value
  if ((await isFieldMissing(fieldsOfList)) || !idsOf(items) || haveMoved(row, before, items))
    return { to: 'person', uncertainty: { what: 'unknown', why: 'list-without-ids' } }
  const others = await readOtherJobs(row, before.atMs)
  const { exact, candidates } = await findNew(row, before, items)
  const [only] = exact
  if (only && exact.length === 1 && !before.isOld && !others.mayHaveMade(only, items))
    return { to: 'succeeded', result: listedJob(only) }
  const afterMs = nextCheckMs(row, { nowMs: storeNowMs(), ceilingMs: config().partner.ceilingMs })
  if (afterMs !== null) return { to: 'later', afterMs, isCounted: true }
  if (candidates.length > 0) {
    if (others.areUnderWay && row.reconcileAttempts < maxReconcileAttempts)
      return { to: 'later', afterMs: config().partner.ceilingMs / 6, isCounted: true }
    // Without a list from right before, every older job that the desk has never seen would be offered too.
    const like = before.isOld ? withSimilarTitle(candidates, row.subject) : []
    return { to: 'person', uncertainty: { what: 'candidates', candidates: like.length > 0 ? like : candidates } }
  }
  // Such a list, before the job was sent and after, does not prove that the job is missing.
  const isFullPage = mayBePageSize(items.length) && (before.isOld || items.length === before.ids.length)
  if (isFullPage || (await isListIncomplete()))
    return { to: 'person', uncertainty: { what: 'not-made', listedAtMost: items.length } }
  // After a 424 the partner asks for a retry (spec 7), and nothing was created.
  if (row.failure?.kind === 'address-lookup-busy' && row.attempts < defaultRetryPolicy.attempts)
    return { to: 'resend', afterMs: backoffMs(row.attempts, Math.random), mayHaveSucceeded: false }
  return { to: 'person', uncertainty: { what: 'not-made' } }
}

function afterFailedRead(row: DispatchRow, failure: PartnerFailure): Reconciliation {
  if (failure.retry === 'never' || row.backoffCount + 1 >= maxFailedReads)
    return { to: 'person', uncertainty: { what: 'unknown', why: 'no-list' } }
  return { to: 'later', afterMs: 500 + backoffMs(row.backoffCount + 1, Math.random), isCounted: false, failure }
}

/** A job from the list, whose id is read where the list has it, not where the answer to a POST has it. */
function listedJob(record: PartnerRecord): CreatedJob {
  const { jobs: places, login } = profile()
  return {
    id: textAt(record, places.id),
    title: textAt(record, places.title),
    answer: recordOf(redactTokens(record, login)),
  }
}

function createdJob(record: unknown): CreatedJob {
  const { jobs: places, login } = profile()
  return {
    ...readCreatedJob(record, places),
    answer: recordOf(redactTokens(record, login)),
  }
}
