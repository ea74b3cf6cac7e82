import 'server-only'
import { findListedOnce } from '../applicants/find-listed-application'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import type { Reconciliation, WriteKind } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { storedTeamOf } from '../jobs/learn-jobs'
import { listJobs } from '../jobs/list-jobs'
import { redactTokens } from '../partner/redact'
import { readPointer } from '../records/pointer'
import { textWithin } from '../records/read-enveloped'
import { recordOf } from '../records/record'
import { storeNowMs } from '../store/store-clock'
import type { Submitted } from './contract'
import { areRepeatApplicationsOff, learnRepeatApplications } from './repeat-applications'

/** After this many attempts, a person must decide how to continue. */
const maxAttempts = 4

/**
 * How an application is submitted (spec 4, POST /easy-apply): not idempotent. An uncertain one is sent again only if
 * the job's team does not allow repeat applications (spec 4.2): then a 409 proves that it had succeeded.
 */
export const applicationWrite: WriteKind = {
  isIdempotent: false,
  outcomes: { 'already-applied': 'already-there' },
  resendsAfterCeiling: true,
  erasesBodyOnSuccess: true,
  // Created by `readResult`.
  forgetPerson: (result): Submitted => ({ ...(result as Submitted), applicationFormId: null, answer: null }),
  send: (row, turn) => partner().submitApplication(bodyOf(row), turn),
  readResult(row, end): Submitted {
    if ('there' in end)
      return {
        outcome: row.mayHaveSucceeded ? 'submitted' : 'already-applied',
        applicationFormId: end.there.facts.applicationFormId ?? null,
        answer: null,
        isProvedByRepeat: row.mayHaveSucceeded,
        mayBeTwice: false,
      }
    const { easyApply, login } = profile()
    const answer = 'answer' in end ? end.answer : null
    return {
      outcome:
        easyApply.enqueue !== undefined && readPointer(bodyOf(row), easyApply.enqueue) === true
          ? 'queued'
          : 'submitted',
      applicationFormId: easyApply.form === undefined ? null : textWithin(answer, easyApply.form),
      answer: recordOf(redactTokens(answer, login)),
      isProvedByRepeat: false,
      mayBeTwice: row.mayHaveSucceeded,
    }
  },
  reconcile,
  findArrived,
  onOutcome: learnRepeatApplications,
}

const bodyOf = ({ body }: DispatchRow): unknown => JSON.parse(body)

async function reconcile(row: DispatchRow, signal: AbortSignal): Promise<Reconciliation> {
  if (row.attempts >= maxAttempts) return { to: 'person', uncertainty: { what: 'unknown', why: 'tried-enough' } }
  if (!(await areRepeatApplicationsOff(row.teamId ?? (await teamOf(row, signal)), row.jobId)))
    return { to: 'person', uncertainty: { what: 'unknown', why: 'repeats-not-known-off' } }
  // While the partner may still be working on the first one, both could go through.
  const afterMs = Math.max(0, (row.ceilingAt?.getTime() ?? 0) - storeNowMs())
  return { to: 'resend', afterMs, mayHaveSucceeded: true }
}

async function findArrived(ids: readonly string[]): Promise<Map<string, Submitted>> {
  const listed = await findListedOnce(ids)
  return new Map(
    [...listed].map(([id, application]) => [
      id,
      {
        outcome: 'submitted',
        applicationFormId: application.id,
        answer: null,
        isProvedByRepeat: false,
        mayBeTwice: false,
        isRecordedAsArrived: true,
      },
    ]),
  )
}

async function teamOf({ jobId, lane }: DispatchRow, signal: AbortSignal): Promise<string | null> {
  const stored = jobId === null ? null : await storedTeamOf(jobId)
  if (stored !== null) return stored
  const jobs = await listJobs({ lane, signal })
  return jobs.ok ? (jobs.value.items.find(({ id }) => id === jobId)?.team ?? null) : null
}
