import 'server-only'
import type { Person } from '../accounts/contract'
import type { ApplicationVerdict } from '../activity/contract'
import { recordActivity } from '../activity/record-activity'
import { config } from '../config'
import type { Verdict } from '../dispatch/contract'
import { jobInWords } from '../jobs/known-titles'
import { textAt } from '../jobs/read-job'
import { requestId } from '../server/request-context'
import type { Submitted } from './contract'

/** Writes into the activity what became of an application: for whom, to which job, by whom. Never rejects. */
export async function recordApplication(
  body: Record<string, unknown>,
  verdict: Verdict<Submitted>,
  person: Person,
): Promise<void> {
  const places = config().partner.profile.easyApply
  const jobId = textAt(body, places.job)
  const failure = verdict.state === 'done' ? null : verdict.failure
  await recordActivity({
    kind: 'easy-apply',
    verdict: verdictOf(verdict),
    person,
    applicantEmail: textAt(body, places.email),
    subject: jobInWords(jobId),
    reference: failure?.reference ?? requestId() ?? null,
    details: {
      jobId,
      applicationFormId: verdict.state === 'done' ? verdict.done.applicationFormId : null,
      failure: failure?.kind ?? null,
    },
  })
}

function verdictOf(verdict: Verdict<Submitted>): ApplicationVerdict {
  return verdict.state === 'done' ? verdict.done.outcome : verdict.state
}
