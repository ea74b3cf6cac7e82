import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { reportUnexpected } from '../http/report-unexpected'
import type { Result } from '../partner/result'
import { backoffMs } from '../partner/retry/retry'
import { log } from '../runtime/log'
import { inSpan, runInRequest } from '../runtime/request-context'
import type { SpanOptions } from '../runtime/tracing'
import { hasErrorCode } from '../store/error-code'
import { storeClockJumps } from '../store/store-clock'
import { cancelIfStopped, release } from './claim'
import type { Reconciliation, WorkerId, WriteKind } from './kind'
import { markSending } from './mark-sending'
import { reschedule } from './reschedule'
import type { DispatchRow } from './row'
import { saveAnswer, saveInternalError, saveReconciliation, saveUnsent } from './save-outcome'

const maxPauseMs = 5_000

/**
 * Takes one claimed dispatch as far as it can go now: prepares and sends it, or reconciles it. `recall` releases it
 * while it waits for its turn, and ends reads; writes already sent are not affected.
 */
export function processDispatch(
  kind: WriteKind,
  row: DispatchRow,
  worker: WorkerId,
  recall: AbortSignal,
): Promise<void> {
  const reference = randomUUID()
  const at = { kind, row, worker, recall, reference }
  return runInRequest({ requestId: reference, address: 'worker', isBackground: row.lane === 'bulk' }, () =>
    inSpan(
      row.state === 'reconciling' ? 'reconcile dispatch' : 'attempt dispatch',
      traceOf(row, reference),
      async () => {
        try {
          await (row.state === 'reconciling' ? reconcile(at) : attempt(at))
        } catch (error) {
          reportUnexpected(error, 'worker', { dispatch: row.id })
          // A dispatch in flight is left until its lease expires: it may have succeeded.
          await saveInternalError(row, worker)
        }
      },
    ),
  )
}

/** Whatever follows from a click belongs to its trace. Rows of a run have no trace, and each begins its own. */
function traceOf({ id, kind, lane, attempts, traceparent }: DispatchRow, reference: string): Partial<SpanOptions> {
  const facts = { 'desk.dispatch.id': id, 'desk.dispatch.kind': kind, 'desk.dispatch.lane': lane }
  return {
    kind: 'consumer',
    parent: traceparent,
    facts: { ...facts, 'desk.dispatch.attempts_before': attempts, 'desk.reference': reference },
  }
}

type At = { kind: WriteKind; row: DispatchRow; worker: WorkerId; recall: AbortSignal; reference: string }

async function attempt(at: At): Promise<void> {
  const { kind, row, worker, recall, reference } = at
  if (await cancelIfStopped(row, worker)) return
  const prepared = await kind.prepare?.(row, recall)
  if (recall.aborted) return release(row, worker)
  if (prepared && 'wait' in prepared) {
    const waitMs = backoffMs(row.backoffCount + 1, Math.random)
    return reschedule(row, worker, { waitMs, failure: prepared.wait })
  }
  if (prepared && 'uncertainty' in prepared) {
    const found = { to: 'person', uncertainty: prepared.uncertainty } as const
    return void (await retryUntilSaved({ id: row.id, outcome: found.to }, () => saveReconciliation(kind, row, found)))
  }
  const { result, hadTurn, sentAt, isCommitted } = await send(at, prepared?.before)
  if (isCommitted === null) return putBack(at)
  if (sentAt === null) {
    // Recalled, or moved on by another server or a person; or the login before it failed, which is an answer too.
    if (hadTurn || recall.aborted) return release(row, worker)
    if (result.ok || result.failure.endpoint !== 'log-in') throw new Error('A dispatch was neither sent nor recalled')
    return saveFailedLogin(at, result)
  }
  const durationMs = Math.round(performance.now() - sentAt)
  const sent = { ...row, attempts: row.attempts + 1, reference, before: prepared?.before ?? row.before }
  const isSaved = await retryUntilSaved({ id: row.id, outcome: outcomeOfResult(result) }, () =>
    saveAnswer(kind, sent, result, durationMs),
  )
  if (!isSaved)
    log.warn({ dispatch: row.id, reference, ok: result.ok }, 'an answer came after the dispatch had moved on')
}

/**
 * `hadTurn`: its turn came; `sentAt`: when the send was committed, null when nothing was sent; `isCommitted`: the
 * result of `commitSending`.
 */
async function send(at: At, before: unknown) {
  const { kind, row, recall } = at
  const untilTurn = new AbortController()
  const leaveQueue = () => untilTurn.abort()
  recall.addEventListener('abort', leaveQueue, { once: true })
  let hadTurn = false
  let sentAt: number | null = null
  let isCommitted: boolean | null = false
  try {
    const result = await kind.send(row, {
      lane: row.lane,
      signal: untilTurn.signal,
      async beforeSend() {
        // Recalled just as its turn came.
        if (untilTurn.signal.aborted) return sentAt !== null
        // Ignore recalls from here on: aborting a request that may have left would make its outcome unknowable.
        recall.removeEventListener('abort', leaveQueue)
        hadTurn = true
        // The deprecated login may make it send again after a refusal: that is still the same attempt.
        isCommitted = isCommitted === true || (await commitSending(at, before))
        if (isCommitted) sentAt = performance.now()
        return isCommitted === true
      },
    })
    return { result, hadTurn, sentAt, isCommitted }
  } finally {
    recall.removeEventListener('abort', leaveQueue)
  }
}

/** Whether it may be sent; null when the store failed: the row may then be in `sending` although nothing was sent. */
async function commitSending({ row, worker, reference }: At, before: unknown): Promise<boolean | null> {
  try {
    return await markSending(row, worker, { reference, before })
  } catch (error) {
    log.error({ err: error, dispatch: row.id }, 'a dispatch was not sent: the store failed before it')
    return null
  }
}

/** Only this process knows that it was not sent. If it dies before saving that, the dispatch becomes uncertain. */
async function putBack({ kind, row, worker, reference }: At): Promise<void> {
  await retryUntilSaved({ id: row.id, outcome: 'not-sent' }, () => saveUnsent(kind, row, worker, reference))
}

async function saveFailedLogin(at: At, result: Result<never>): Promise<void> {
  const { kind, row, worker, reference } = at
  const isCommitted = await commitSending(at, undefined)
  if (isCommitted === null) return putBack(at)
  if (!isCommitted) return release(row, worker)
  await retryUntilSaved({ id: row.id, outcome: outcomeOfResult(result) }, () =>
    saveAnswer(kind, { ...row, attempts: row.attempts + 1, reference }, result, 0),
  )
}

async function reconcile({ kind, row, worker, recall }: At): Promise<void> {
  const jumps = storeClockJumps()
  const found: Reconciliation = (await kind.reconcile?.(row, recall)) ?? {
    to: 'person',
    uncertainty: { what: 'unknown', why: 'tried-enough' },
  }
  // If the clock was set meanwhile, the partner's ceiling may seem to have passed too early.
  const isUnproved = recall.aborted || storeClockJumps() !== jumps
  if (isUnproved && found.to !== 'succeeded') return release(row, worker)
  await retryUntilSaved({ id: row.id, outcome: found.to }, () => saveReconciliation(kind, row, found))
}

function outcomeOfResult(result: Result<unknown>): string {
  return result.ok ? 'succeeded' : result.failure.kind
}

/** Retries while the store is unreachable: a lost answer would make the dispatch uncertain. */
async function retryUntilSaved(
  { id, outcome }: { id: string; outcome: string },
  write: () => Promise<boolean>,
): Promise<boolean> {
  for (let pauseMs = 100; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
    try {
      return await write()
    } catch (error) {
      // If the store rejects the values themselves, it will reject them again.
      if (hasErrorCode(error, refusedValues)) throw error
      log.error({ err: error, dispatch: id, outcome }, 'an outcome could not be saved, trying again')
      await wait(pauseMs)
    }
  }
}

/** PostgreSQL's error classes about the data and the statement, not about the connection. */
const refusedValues = /^(22|23|42)\w{3}$/
