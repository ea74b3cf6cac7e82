import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Result } from '../partner/result'
import { log } from '../runtime/log'
import { runInRequest } from '../runtime/request-context'
import { cancelIfSuperseded, markSending, release, type WorkerId } from './claim'
import type { WriteKind } from './kind'
import { nextState } from './next-state'
import type { DispatchRow } from './row'
import { reschedule, saveAnswer, saveInternalError, saveReconciliation } from './save-outcome'

const longestPauseMs = 5_000

/**
 * Takes one claimed dispatch as far as it goes now: prepares and sends it, or finds out about it. `recall` gives it back while it
 * waits for its turn; what is on its way is not touched by it.
 */
export function processDispatch(
  kind: WriteKind,
  row: DispatchRow,
  worker: WorkerId,
  recall: AbortSignal,
): Promise<void> {
  const reference = randomUUID()
  const at = { kind, row, worker, recall, reference }
  return runInRequest({ requestId: reference, address: 'worker' }, async () => {
    try {
      await (row.state === 'unclear' ? findOut(at) : attempt(at))
    } catch (error) {
      log.error({ err: error, dispatch: row.id }, 'a dispatch met a fault of the desk')
      // One that is on its way is left to its lease: it may have worked.
      await saveInternalError(row, worker)
    }
  })
}

type At = { kind: WriteKind; row: DispatchRow; worker: WorkerId; recall: AbortSignal; reference: string }

async function attempt({ kind, row, worker, recall, reference }: At): Promise<void> {
  if (await cancelIfSuperseded(row, worker)) return
  const prepared = await kind.prepare?.(row, recall)
  if (recall.aborted) return release(row, worker)
  if (prepared && 'wait' in prepared) {
    const { waitMs } = nextState(row, { ok: false, failure: prepared.wait })
    return void (await reschedule(row, worker, { waitMs: waitMs ?? 0, failure: prepared.wait }))
  }
  // Once its turn has come the recall has come too late: a request that may have left is never broken off.
  const untilTurn = new AbortController()
  const giveBack = () => untilTurn.abort()
  recall.addEventListener('abort', giveBack, { once: true })
  let isAsked = false
  let isSent = false
  let sentAt = 0
  let result: Result<unknown>
  try {
    result = await kind.send(row, {
      lane: row.lane,
      signal: untilTurn.signal,
      async beforeSend() {
        // Called back at the very moment in which its turn came.
        if (untilTurn.signal.aborted) return isSent
        recall.removeEventListener('abort', giveBack)
        isAsked = true
        // The deprecated login may send a second time after a refusal: that is still the same attempt.
        isSent ||= await markSending(row, worker, { reference, before: prepared?.before })
        sentAt = performance.now()
        return isSent
      },
    })
  } finally {
    recall.removeEventListener('abort', giveBack)
  }
  if (!isSent) {
    // Called back, or moved on by somebody else; or the login before it failed, which is an answer too.
    if (isAsked || recall.aborted) return release(row, worker)
    if (result.ok || result.failure.endpoint !== 'log-in')
      throw new Error('A dispatch was neither sent nor called back')
    return void (await settleLogin({ kind, row, worker, recall, reference }, result))
  }
  const durationMs = Math.round(performance.now() - sentAt)
  const sent = { ...row, attempts: row.attempts + 1, reference }
  const isWritten = await untilWritten({ id: row.id, outcome: outcomeOf(result) }, () =>
    saveAnswer(kind, sent, result, durationMs),
  )
  if (!isWritten)
    log.warn({ dispatch: row.id, reference, ok: result.ok }, 'an answer came after the dispatch had moved on')
}

async function settleLogin({ kind, row, worker, reference }: At, result: Result<never>): Promise<void> {
  if (!(await markSending(row, worker, { reference, before: undefined }))) return release(row, worker)
  await untilWritten({ id: row.id, outcome: outcomeOf(result) }, () =>
    saveAnswer(kind, { ...row, attempts: row.attempts + 1, reference }, result, 0),
  )
}

async function findOut({ kind, row }: At): Promise<void> {
  const settlement = (await kind.settle?.(row)) ?? { to: 'person', finding: { what: 'unknown', why: 'tried-enough' } }
  await untilWritten({ id: row.id, outcome: settlement.to }, () => saveReconciliation(kind, row, settlement))
}

function outcomeOf(result: Result<unknown>): string {
  return result.ok ? 'done' : result.failure.kind
}

/** What the partner said must not be lost to a store that is away for a moment; without it the dispatch would become unclear. */
async function untilWritten(
  { id, outcome }: { id: string; outcome: string },
  write: () => Promise<boolean>,
): Promise<boolean> {
  for (let pauseMs = 100; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      return await write()
    } catch (error) {
      // What the store refuses as it is, it will refuse again.
      if (isRefusedByStore(error)) throw error
      log.error({ err: error, dispatch: id, outcome }, 'a verdict could not be written, trying again')
      await wait(pauseMs)
    }
  }
}

/** PostgreSQL's classes of errors over the data and the statement, not over the connection. */
function isRefusedByStore(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && /^(22|23|42)\w{3}$/.test(String(error.code))) return true
  return isRefusedByStore(error.cause)
}
