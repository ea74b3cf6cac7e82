import 'server-only'
import { config } from '../config'
import { partner } from '../connection/partner'
import type { Verdict } from '../dispatch/contract'
import { judge } from '../dispatch/judge'
import type { CreatedJob } from './contract'
import { textAt } from './read-job'

/** Creates a job from a body that fits the profile's schema. Not idempotent (spec 4.4): it is sent once. */
export async function createJob(body: Record<string, unknown>): Promise<Verdict<CreatedJob>> {
  const places = config().partner.profile.jobs
  const result = await partner().createJob(body)
  return judge(result, (answer) => ({ id: textAt(answer, places.id), title: textAt(answer, places.title) }))
}
