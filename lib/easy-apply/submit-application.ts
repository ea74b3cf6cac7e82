import 'server-only'
import type { Person } from '../accounts/contract'
import { profile, profileVersion } from '../connection/profile'
import { type Recorded, recordUnless } from '../dispatch/record'
import { withoutAutofilled } from '../forms/autofill'
import { autofilledFields } from '../forms/form-node'
import { jobInWords, knownTeamOf } from '../jobs/known-jobs'
import { storedTeamOf } from '../jobs/learn-jobs'
import { textAt } from '../records/read-field'
import { sanitizeText } from '../text/sanitize'
import type { AppliedBefore, Submitted } from './contract'
import { findEarlier } from './find-earlier'

/**
 * Records a valid application; the worker sends it. Returns the earlier application of the same person to the same job
 * instead, if there is one, unless `isAgain`. Null: the id belongs to another person.
 */
export async function submitApplication(
  id: string,
  body: Record<string, unknown>,
  person: Person,
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<Recorded<Submitted> | AppliedBefore | null> {
  const places = profile().easyApply
  const jobId = textAt(body, places.job)
  const applicantEmail = textAt(body, places.email)
  const application = {
    id,
    kind: 'submit-application' as const,
    person,
    subject: jobInWords(jobId),
    applicantEmail,
    jobId,
    teamId: jobId === null ? null : (knownTeamOf(jobId) ?? (await storedTeamOf(jobId))),
    body,
    profileVersion: profileVersion(),
    entered: withoutAutofilled(body, autofilledFields(places.body)),
  }
  const answer = await recordUnless<Submitted, AppliedBefore['earlier']>(application, async (inside) =>
    isAgain || jobId === null || applicantEmail === null
      ? null
      : findEarlier(inside, { applicantEmail, jobId: sanitizeText(jobId) }),
  )
  return answer?.state === 'objected' ? { state: 'applied-before', earlier: answer.found } : answer
}
