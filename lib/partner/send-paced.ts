import { isRead } from './endpoint'
import { failureFromAnswer, failureFromTransport } from './failure/make-failure'
import type { Pacer, PassEnd } from './pacing/pacer'
import type { Result } from './result'
import { attempt, originOf, type PartnerRequest, type Sender } from './send'

/** Runs `attempt` when the pacer admits it. A request that is aborted while it waits is never sent. */
export async function attemptPaced(sender: Sender, pacer: Pacer, call: PartnerRequest): Promise<Result<unknown>> {
  const heldMs = pacer.heldForMs()
  // A person is told at once; bulk requests and writes wait until the time is over.
  if (heldMs > toldFromMs && isRead(call.endpoint) && call.lane !== 'bulk') return held(sender, call, heldMs)
  const pass = await pacer.enter(call.lane ?? 'person', call.signal)
  if (!pass) return aborted(sender, call)
  let end: PassEnd = 'lost'
  let holdMs = 0
  try {
    if (call.beforeSend && !(await call.beforeSend())) {
      end = 'unknown'
      return aborted(sender, call)
    }
    const result = await attempt(sender, call)
    end = endOf(result)
    if (!result.ok) holdMs = result.failure.retryAfterMs ?? 0
    return result
  } finally {
    pass.leave(end, holdMs)
  }
}

/** Users do not notice shorter waits than this. */
const toldFromMs = 500

/** Fails like the answer that asked to wait, with the remaining time; nothing is sent. */
function held(sender: Sender, call: PartnerRequest, retryAfterMs: number): Result<never> {
  const answer = { status: 429, contentType: null, body: '', retryAfterMs }
  return { ok: false, failure: failureFromAnswer(originOf(sender, call), answer) }
}

function aborted(sender: Sender, call: PartnerRequest): Result<never> {
  return { ok: false, failure: failureFromTransport(originOf(sender, call), 'stopped') }
}

function endOf(result: Result<unknown>): PassEnd {
  if (result.ok) return 'answered'
  if (result.failure.kind === 'stopped') return 'unknown'
  if (result.failure.kind === 'rate-limited') return 'refused'
  const isOverloaded = result.failure.status === null || result.failure.kind === 'too-slow'
  return isOverloaded ? 'lost' : 'answered'
}
