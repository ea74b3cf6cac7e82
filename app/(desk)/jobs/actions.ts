'use server'

import { jobsWords } from '@/components/jobs/words'
import { canManage } from '@/lib/accounts/contract'
import { requireRole } from '@/lib/accounts/require-role'
import { checkSentBody } from '@/lib/connection/forms/check-sent-body'
import { refuseUnconfirmed } from '@/lib/connection/mapping/mapping-state'
import { profile } from '@/lib/connection/profile'
import { authorizeAction } from '@/lib/http/authorize-action'
import type { CreateJobAnswer } from '@/lib/jobs/contract'
import { createJob } from '@/lib/jobs/create-job'
import { findSimilarJobs } from '@/lib/jobs/find-similar-jobs'
import { createJobSchema } from '@/lib/jobs/input'

/** Records a new job under the id from the browser. `body` is validated again against the profile's schema. */
export async function createJobAction(input: unknown): Promise<CreateJobAnswer> {
  const access = await authorizeAction(requireRole('recruiter'))
  if ('error' in access) return access.error
  const unconfirmed = refuseUnconfirmed(canManage(access.session.person.role))
  if (unconfirmed) return unconfirmed
  const parsed = createJobSchema.safeParse(input)
  if (!parsed.success) return { state: 'invalid', errors: { '': jobsWords.notAJob } }
  const { id, body, isMeant } = parsed.data
  const { person } = access.session
  const errors = await checkSentBody('create-job', profile().jobs.create, body, person)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  const similar = isMeant ? [] : await findSimilarJobs(id, body, person)
  if (similar.length > 0) return { state: 'similar-jobs', similar }
  return (await createJob(id, body, person)) ?? { state: 'invalid', errors: { '': jobsWords.notAJob } }
}
