import { failureFromTransport } from './failure/make-failure'
import type { Pacer, PassEnd } from './pacing/pacer'
import type { Result } from './result'
import { attempt, originOf, type PartnerRequest, type Sender } from './send'

/** `attempt`, in the pacer's order and at its pace. A request that is aborted while it waits is never sent. */
export async function attemptPaced(sender: Sender, pacer: Pacer, call: PartnerRequest): Promise<Result<unknown>> {
  const pass = await pacer.enter(call.lane ?? 'person', call.signal)
  if (!pass) return aborted(sender, call)
  let end: PassEnd = 'lost'
  try {
    if (call.beforeSend && !(await call.beforeSend())) {
      end = 'answered'
      return aborted(sender, call)
    }
    const result = await attempt(sender, call)
    end = endOf(result)
    return result
  } finally {
    pass.leave(end)
  }
}

function aborted(sender: Sender, call: PartnerRequest): Result<never> {
  return { ok: false, failure: failureFromTransport(originOf(sender, call), 'stopped') }
}

function endOf(result: Result<unknown>): PassEnd {
  if (result.ok || result.failure.kind === 'stopped') return 'answered'
  if (result.failure.kind === 'rate-limited') return 'refused'
  const isOverloaded = result.failure.status === null || result.failure.kind === 'too-slow'
  return isOverloaded ? 'lost' : 'answered'
}
