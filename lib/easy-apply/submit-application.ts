import 'server-only'
import type { Person } from '../accounts/contract'
import type { ListedBefore } from '../applicants/contract'
import { findListedPair } from '../applicants/find-listed-pair'
import { profile, profileVersion } from '../connection/profile'
import { type Recorded, recordUnless } from '../dispatch/record'
import { withoutAutofilled } from '../forms/autofill'
import { autofilledFields } from '../forms/form-node'
import { knownTeamOf, storedJobTitle } from '../jobs/known-jobs'
import { storedTeamOf } from '../jobs/learn-jobs'
import { textAt } from '../records/read-field'
import { sanitizeText } from '../text/sanitize'
import type { AppliedBefore, KnownApplications, Submitted } from './contract'
import { findEarlier } from './find-earlier'

/**
 * Records a valid application; the worker sends it. If there are earlier applications of the same person to the same
 * job, from this desk or else in the list of applicants, returns those instead, unless `isAgain`. `listed`: one that
 * the sender sees in the list. Null: the id belongs to another person.
 */
export async function submitApplication(
  id: string,
  body: Record<string, unknown>,
  person: Person,
  { isAgain = false, listed }: { isAgain?: boolean; listed?: ListedBefore | undefined } = {},
): Promise<Recorded<Submitted> | AppliedBefore | null> {
  const mapping = profile().easyApply
  const jobId = textAt(body, mapping.job)
  const applicantEmail = textAt(body, mapping.email)
  const application = {
    id,
    kind: 'submit-application' as const,
    person,
    subject: storedJobTitle(jobId),
    applicantEmail,
    jobId,
    teamId: jobId === null ? null : (knownTeamOf(jobId) ?? (await storedTeamOf(jobId))),
    body,
    profileVersion: profileVersion(),
    entered: withoutAutofilled(body, autofilledFields(mapping.body)),
  }
  const pair = isAgain || jobId === null || applicantEmail === null ? null : { applicantEmail, jobId }
  // Before the transaction: the embedded store has only one connection.
  const inList = pair && ((await findListedPair(pair.applicantEmail, pair.jobId)) ?? listed ?? null)
  const answer = await recordUnless<Submitted, KnownApplications>(application, async (tx) => {
    if (pair === null) return null
    const earlier = await findEarlier(tx, { ...pair, jobId: sanitizeText(pair.jobId) })
    if (earlier !== null) return { earlier, listed: null }
    return inList && { earlier: [], listed: inList }
  })
  return answer?.state === 'objected' ? { state: 'applied-before', ...answer.found } : answer
}
