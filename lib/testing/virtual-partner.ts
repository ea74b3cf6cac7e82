import { AsyncLocalStorage } from 'node:async_hooks'
import type { DispatchKind } from '../dispatch/contract'
import type { Turn, WriteKind } from '../dispatch/kind'
import type { Endpoint } from '../partner/endpoint'
import type { PartnerFailure } from '../partner/failure/failure'
import { failureFromAnswer, failureFromTransport } from '../partner/failure/make-failure'
import type { Result } from '../partner/result'

/** How one attempt goes at the partner: its answer, and whether and how late it does the work anyway. */
export type Plan = {
  /** 0: the connection is lost; -1: it was never made; -2: our deadline; other numbers are a status. */
  answer: number
  works: boolean
  /** How long work may still go on after an inconclusive answer, in thousandths of the maximum time. */
  latePermille: number
}

/** `breakOff`: nothing waits for its answer anymore, though its work may still happen. */
type Attempt = {
  id: string
  kind: DispatchKind
  atMs: number
  isOver: boolean
  hasWorked: boolean
  breakOff(): void
}

type Work = { attempt: Attempt; atMs: number; run: () => boolean }
type Job = { id: string; maker: string | null; record: Record<string, unknown> }

const endpoints: Record<DispatchKind, Endpoint> = {
  'create-job': 'create-job',
  'submit-application': 'submit-application',
  'set-ai-chat': 'set-ai-chat',
}
const clear = new Set([200, 400, 403, 404, 409, 412, 422, 429, -1])

/** Never reused, as no partner assigns an id twice: the desk keeps all the ids it has seen. */
let latestJob = 1

/**
 * A partner in virtual time, without a network. Every step waits at a gate until a test lets it through, so that a
 * worker can be stopped between any two steps. Uncertain attempts take effect within the ceiling of 30 s (spec 8).
 */
export function createVirtualPartner(ceilingMs: number) {
  const whose = new AsyncLocalStorage<{ id: string; gate: (name: string) => Promise<void> }>()
  let shiftedMs = 0
  let plans: Plan[] = []
  const kindPlan: Plan = { answer: 200, works: true, latePermille: 0 }
  const jobs: Job[] = [{ id: '1', maker: null, record: { id: 1, name: 'Old job', team_id: 11 } }]
  const applications = new Map<string, number>()
  const attempts: Attempt[] = []
  let pending: Work[] = []

  const nowMs = () => Date.now() + shiftedMs
  const takePlan = () => plans.shift() ?? kindPlan

  function flush() {
    const due = pending.filter(({ atMs }) => atMs <= nowMs())
    pending = pending.filter(({ atMs }) => atMs > nowMs())
    for (const { attempt, run } of due.sort((one, other) => one.atMs - other.atMs)) attempt.hasWorked = run()
  }

  /** Work that is refused, as by a partner that does not accept a second application, has not happened. */
  function runWork(done: (() => void) | number): boolean {
    if (typeof done === 'number') return false
    done()
    return true
  }

  async function write(
    kind: DispatchKind,
    { signal, beforeSend }: Turn,
    work: (maker: string) => (() => void) | number,
  ): Promise<Result<unknown>> {
    const { id, gate } = whose.getStore() ?? { id: '', gate: async () => {} }
    await gate('turn')
    if (signal.aborted || !(await beforeSend())) return fail(endpoints[kind], -3)
    const plan = takePlan()
    const isClear = clear.has(plan.answer)
    const later = (maxMs: number) => {
      const atMs = nowMs() + (plan.latePermille / 1000) * maxMs
      pending.push({ attempt, atMs, run: () => runWork(work(id)) })
    }
    const attempt: Attempt = {
      id,
      kind,
      atMs: nowMs(),
      isOver: false,
      hasWorked: false,
      breakOff() {
        if (attempt.isOver) return
        attempt.isOver = true
        if (plan.answer === 200 && plan.works) later(Math.max(0, attempt.atMs + 1.9 * ceilingMs - nowMs()))
        flush()
      },
    }
    attempts.push(attempt)
    // From here on the worker may die, as the partner has the request.
    if (!isClear && plan.works) later(0.9 * ceilingMs)
    await gate('answer')
    if (attempt.isOver) return fail(endpoints[kind], -2)
    attempt.isOver = true
    flush()
    if (plan.answer !== 200) return fail(endpoints[kind], plan.answer)
    const done = work(id)
    if (typeof done === 'number') return fail(endpoints[kind], done)
    done()
    attempt.hasWorked = true
    return { ok: true, value: kind === 'create-job' ? jobs.at(-1)?.record : {} }
  }

  return {
    whose,
    jobs,
    attempts,
    nowMs,
    isPending: (id: string) => pending.some(({ attempt }) => attempt.id === id),
    works: (id: string) => attempts.filter((attempt) => attempt.id === id && attempt.hasWorked).length,
    plan(more: Plan[]) {
      plans.push(...more)
    },
    beKind() {
      plans = []
    },
    /** Lets time pass: the work the partner still had to do by then gets done. */
    pass(ms: number) {
      shiftedMs += ms
      for (const attempt of attempts) if (nowMs() - attempt.atMs > ceilingMs) attempt.breakOff()
      flush()
    },
    /** Takes the place where `connection/partner` finds the real one. */
    client: {
      async listJobs(): Promise<Result<{ items: Record<string, unknown>[]; isCut: boolean }>> {
        await whose.getStore()?.gate('list')
        flush()
        const { answer } = plans.length > 0 && (plans[0]?.latePermille ?? 0) % 5 === 0 ? takePlan() : kindPlan
        if (answer === 429 || answer === 503) return fail('list-jobs', answer)
        return { ok: true, value: { items: jobs.map(({ record }) => record), isCut: false } }
      },
      async hasJobsAfter(items: readonly unknown[]): Promise<Result<boolean>> {
        await whose.getStore()?.gate('list')
        flush()
        return { ok: true, value: jobs.length > items.length }
      },
      createJob: (body: Record<string, unknown>, turn: Turn) =>
        write('create-job', turn, (maker) => () => {
          latestJob += 1
          jobs.push({ id: String(latestJob), maker, record: { ...body, id: latestJob } })
        }),
      submitApplication: (body: { applicant: { email: string }; job: { jobId: string } }, turn: Turn) =>
        write('submit-application', turn, () => {
          const key = `${body.applicant.email} ${body.job.jobId}`
          const isTwice = applications.has(key) && body.job.jobId === 'off'
          return isTwice ? 409 : () => applications.set(key, (applications.get(key) ?? 0) + 1)
        }),
      setAiChat: (_team: string, _body: unknown, turn: Turn) => write('set-ai-chat', turn, () => () => {}),
    },
  }
}

export type VirtualPartner = ReturnType<typeof createVirtualPartner>

/** Wraps a kind of write so that the virtual partner knows which dispatch each call belongs to. */
export function known(
  kind: WriteKind,
  { whose }: VirtualPartner,
  gateOf: (id: string) => (name: string) => Promise<void>,
): WriteKind {
  const { prepare, reconcile } = kind
  const as = <T>(id: string, work: () => T) => whose.run({ id, gate: gateOf(id) }, work)
  return {
    ...kind,
    send: (row, turn) => as(row.id, () => kind.send(row, turn)),
    ...(prepare ? { prepare: (row, signal) => as(row.id, () => prepare(row, signal)) } : {}),
    ...(reconcile ? { reconcile: (row, signal) => as(row.id, () => reconcile(row, signal)) } : {}),
  }
}

/** A failure, as from the partner's answer with this status; numbers below 1 as in `Plan`. */
export function fail(endpoint: Endpoint, answer: number): { ok: false; failure: PartnerFailure } {
  const origin = { endpoint, reference: 'virtual', keyEnd: null }
  const lost = { '0': 'connection-lost', '-1': 'unreachable', '-2': 'no-answer-in-time', '-3': 'stopped' } as const
  const transport = Object.entries(lost).find(([number]) => Number(number) === answer)?.[1]
  const failure = transport
    ? failureFromTransport(origin, transport)
    : failureFromAnswer(origin, { status: answer, contentType: 'application/json', body: '{"message":"no"}' })
  return { ok: false, failure }
}
