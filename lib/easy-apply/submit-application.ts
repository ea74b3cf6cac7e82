import 'server-only'
import type { Person } from '../accounts/contract'
import { config } from '../config'
import { partner } from '../connection/partner'
import type { Verdict } from '../dispatch/contract'
import { sendOnce } from '../dispatch/send-once'
import { textAt } from '../jobs/read-job'
import { hideTokens } from '../partner/hide-tokens'
import { readPointer } from '../partner/profile/pointer'
import { recordOf } from '../partner/read-list'
import type { Submitted } from './contract'
import { recordApplication } from './record-application'

/**
 * Submits an application that fits the profile's schema, once, and writes what became of it into the activity. A 409 says that it
 * is there already (spec 4.2), which is no failure.
 */
export async function submitApplication(body: Record<string, unknown>, person: Person): Promise<Verdict<Submitted>> {
  const verdict = await send(body)
  await recordApplication(body, verdict, person)
  return verdict
}

async function send(body: Record<string, unknown>): Promise<Verdict<Submitted>> {
  const { easyApply, login } = config().partner.profile
  const { form, enqueue } = easyApply
  const outcome = readPointer(body, enqueue) === true ? 'queued' : 'submitted'
  const verdict = await sendOnce<Submitted>(
    () => partner().submitApplication(body),
    (answer) => ({
      outcome,
      applicationFormId: form === undefined ? null : textAt(answer, form),
      answer: recordOf(hideTokens(answer, login)),
    }),
  )
  if (verdict.state !== 'refused' || verdict.failure.kind !== 'already-applied') return verdict
  const applicationFormId = verdict.failure.facts.applicationFormId ?? null
  return { state: 'done', done: { outcome: 'already-applied', applicationFormId, answer: null } }
}
