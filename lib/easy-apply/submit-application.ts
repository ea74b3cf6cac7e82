import 'server-only'
import { config } from '../config'
import { partner } from '../connection/partner'
import type { Verdict } from '../dispatch/contract'
import { judge } from '../dispatch/judge'
import { textAt } from '../jobs/read-job'
import { readPointer } from '../partner/profile/pointer'
import type { Submitted } from './contract'

/** Submits an application that fits the profile's schema, once. A 409 says that it is there already (spec 4.2), which is no failure. */
export async function submitApplication(body: Record<string, unknown>): Promise<Verdict<Submitted>> {
  const { form, enqueue } = config().partner.profile.easyApply
  const result = await partner().submitApplication(body)
  if (!result.ok && result.failure.kind === 'already-applied') {
    const applicationFormId = result.failure.facts.applicationFormId ?? null
    return { state: 'done', done: { outcome: 'already-applied', applicationFormId } }
  }
  const outcome = readPointer(body, enqueue) === true ? 'queued' : 'submitted'
  return judge(result, (answer) => ({ outcome, applicationFormId: form === undefined ? null : textAt(answer, form) }))
}
