import 'server-only'
import type { Person } from '../accounts/contract'
import { config } from '../config'
import { recordDispatch } from '../dispatch/record'
import { withoutFilled } from '../forms/fill-in'
import { filledBy } from '../forms/form-node'
import { jobInWords, knownTeamOf } from '../jobs/known-jobs'
import { textAt } from '../jobs/read-job'
import type { Submitted } from './contract'

/** Records an application that fits the profile's schema; the engine sends it. Null: the id is somebody else's. */
export function submitApplication(id: string, body: Record<string, unknown>, person: Person) {
  const places = config().partner.profile.easyApply
  const jobId = textAt(body, places.job)
  return recordDispatch<Submitted>({
    id,
    kind: 'submit-application',
    person,
    subject: jobInWords(jobId),
    applicantEmail: textAt(body, places.email),
    jobId,
    teamId: jobId === null ? null : knownTeamOf(jobId),
    body,
    entered: withoutFilled(body, filledBy(places.body)),
  })
}
