import 'server-only'
import { config } from '../config'
import { partner } from '../connection/partner'
import type { Verdict } from '../dispatch/contract'
import { sendOnce } from '../dispatch/send-once'
import { hideTokens } from '../partner/hide-tokens'
import { recordOf } from '../partner/read-list'
import type { CreatedJob } from './contract'
import { textAt } from './read-job'

/** Creates a job from a body that fits the profile's schema. Not idempotent (spec 4.4): it is sent once. */
export function createJob(body: Record<string, unknown>): Promise<Verdict<CreatedJob>> {
  const { jobs: places, login } = config().partner.profile
  return sendOnce(
    () => partner().createJob(body),
    (answer) => ({
      id: textAt(answer, places.id),
      title: textAt(answer, places.title),
      answer: recordOf(hideTokens(answer, login)),
    }),
  )
}
