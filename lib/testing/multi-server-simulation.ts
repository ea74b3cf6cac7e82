import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { claimDue, renewLeases } from '../dispatch/claim'
import type { Decision, DispatchKind } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import type { WriteKinds } from '../dispatch/kind'
import { processDispatch } from '../dispatch/process-dispatch'
import { recordDispatch } from '../dispatch/record'
import { recoverExpiredLeases } from '../dispatch/recover-expired-leases'
import { kindOf, registerKinds } from '../dispatch/registry'
import { toDispatchRow } from '../dispatch/row'
import type { Reservation } from '../dispatch/worker'
import { store } from '../store/connection'
import { aiChatSettings, dispatches, repeatApplications } from '../store/schema'
import { known, type VirtualPartner } from './virtual-partner'

type Item = {
  /** What was read before sending, while a server has the item in hand. */
  listed?: { atMs: number }
  id: string
  worker: string
  end: Promise<void>
  gate: { name: string; open: () => void } | null
  isOver: boolean
}
type Server = { worker: string; items: Item[]; isFrozen: boolean }

/** A user's request to send once more while it was unknown whether an earlier attempt had worked. */
type RecordedIntent = {
  kind: DispatchKind
  email: string
  saidAgain: number
  chose: boolean
  /** How often it had been sent when a user cancelled it; null if it was not cancelled, or was resent since. */
  sentAtCancel: number | null
}

/**
 * Simulates servers with the real store and functions, one step at a time; they may die or freeze between steps. Time
 * passes by moving the timestamps of all rows back.
 */
export function createMultiServerSimulation(partner: VirtualPartner, kinds: WriteKinds) {
  registerKinds(kinds)
  const servers: Server[] = [makeServer(), makeServer()]
  const intents = new Map<string, RecordedIntent>()
  const broken: string[] = []
  const counts = { crashes: 0, steps: 0, lateAnswers: 0 }
  let changed = () => {}
  let reservation: Reservation | null = null

  function makeServer(): Server {
    return { worker: randomUUID(), items: [], isFrozen: false }
  }

  const gateOf = (item: Item) => (name: string) =>
    new Promise<void>((resolve) => {
      item.gate = { name, open: resolve }
      changed()
    })

  /** Resolves when each claimed item is waiting at a gate or has ended. */
  async function settleDown(items: Item[]) {
    while (items.some((item) => !item.isOver && item.gate === null))
      await new Promise<void>((resolve) => {
        changed = resolve
      })
  }

  async function begin(server: Server, row: Awaited<ReturnType<typeof claimDue>>[number]) {
    const item: Item = { id: row.id, worker: server.worker, end: Promise.resolve(), gate: null, isOver: false }
    const kind = known(kindOf(row.kind), partner, () => gateOf(item))
    const { prepare } = kind
    if (prepare)
      kind.prepare = async (...args) => {
        const prepared = await prepare(...args)
        if ('before' in prepared) item.listed = prepared.before as { atMs: number }
        return prepared
      }
    item.end = processDispatch(kind, row, server.worker, new AbortController().signal).finally(() => {
      item.isOver = true
      changed()
    })
    server.items.push(item)
    await settleDown([item])
  }

  /** SIGKILL: nothing the server had claimed continues; what it had sent has reached the partner. */
  function crash(which: number) {
    const server = servers[which]
    if (!server) return
    counts.crashes += 1
    for (const { id, gate } of server.items)
      if (gate?.name === 'answer')
        for (const attempt of partner.attempts) if (attempt.id === id && !attempt.isOver) attempt.breakOff()
    servers[which] = makeServer()
  }

  return {
    servers,
    intents,
    broken,
    counts,
    /** What `reserveWorker` answers while something is being recorded. */
    reservation: () => reservation,

    /** Records at a server, which begins it at once or dies first; without a server, any may claim it later. */
    async record(kind: DispatchKind, like: number, at: { server: number; dies: boolean } | null) {
      const server = at && servers[at.server]
      let begun = Promise.resolve()
      reservation = server
        ? {
            worker: server.worker,
            begin(row) {
              if (at.dies) crash(at.server)
              else begun = begin(server, row)
            },
            release() {},
          }
        : null
      const id = randomUUID()
      const email = `${kind}-${intents.size}@example.com`
      const bodies = {
        'create-job': { name: `Job ${like}`, team_id: 11 },
        'submit-application': {
          applicant: { email, fullName: 'A' },
          job: { jobId: like === 0 ? 'on' : 'off' },
          enqueue: false,
        },
        'set-ai-chat': { enabled: like === 0 },
      }
      intents.set(id, { kind, email, saidAgain: 0, chose: false, sentAtCancel: null })
      await recordDispatch({
        id,
        kind,
        person: { id: 'p', name: 'P' },
        subject: 'S',
        applicantEmail: email,
        jobId: like === 0 ? 'on' : 'off',
        teamId: like === 0 ? '15' : '11',
        body: bodies[kind],
        entered: bodies[kind],
        ...(kind === 'set-ai-chat' ? { queue: 'ai-chat/11' } : {}),
        lane: like === 0 ? 'person' : 'bulk',
        undoMs: like === 1 ? 5_000 : 0,
      })
      reservation = null
      await begun
    },

    async claim(which: number) {
      const server = servers[which]
      if (!server) return
      for (const lane of ['person', 'bulk'] as const)
        for (const row of await claimDue(server.worker, lane, 3)) await begin(server, row)
      server.items = server.items.filter(({ isOver }) => !isOver)
    },

    async step(which: number, at: number) {
      const server = servers[which]
      const item = server?.items[at % Math.max(1, server.items.length)]
      if (!server || !item?.gate) return
      counts.steps += 1
      if (server.isFrozen && item.gate.name === 'answer') counts.lateAnswers += 1
      const { open } = item.gate
      item.gate = null
      open()
      await settleDown([item])
      server.items = server.items.filter(({ isOver }) => !isOver)
    },

    crash,

    freeze(which: number) {
      const server = servers[which]
      if (server) server.isFrozen = !server.isFrozen
    },

    async pass(ms: number) {
      partner.pass(ms)
      for (const { items } of servers) for (const { listed } of items) if (listed) listed.atMs -= ms
      const by = sql`${`${ms} ms`}::interval`
      await store().execute(sql`update dispatches set created_at = created_at - ${by}, not_before = not_before - ${by},
        lease_until = lease_until - ${by}, sent_at = sent_at - ${by}, ceiling_at = ceiling_at - ${by}, ended_at = ended_at - ${by},
        before = case when before ? 'atMs' then jsonb_set(before, '{atMs}', to_jsonb((before ->> 'atMs')::float8 - ${ms}::float8)) else before end`)
      for (const { worker, items, isFrozen } of servers)
        if (!isFrozen)
          await renewLeases(
            worker,
            items.map(({ id }) => id),
          )
      await recoverExpiredLeases()
    },

    async decide(at: number, what: Decision['what']) {
      const ids = [...intents.keys()]
      const id = ids[at % Math.max(1, ids.length)]
      if (id === undefined) return
      const [before] = await store().select().from(dispatches).where(eq(dispatches.id, id))
      if (!before) return
      const { uncertainty } = toDispatchRow(before)
      const candidate = uncertainty?.what === 'candidates' ? uncertainty.candidates[0] : undefined
      if (what === 'choose' && !candidate) return
      const answer = await decide(id, what === 'choose' ? { what, candidateId: candidate?.id ?? '' } : { what }, {
        id: 'p',
        name: 'P',
      })
      const person = intents.get(id)
      if (!person || answer?.state !== 'decided') return
      if (what === 'choose') person.chose = true
      if (what === 'cancel') person.sentAtCancel ??= partner.attempts.filter((attempt) => attempt.id === id).length
      if (what === 'send-again') person.sentAtCancel = null
      if (what === 'send-again' && uncertainty?.what !== 'not-made') person.saidAgain += 1
    },

    async rows() {
      return (await store().select().from(dispatches)).map(toDispatchRow)
    },

    async clear() {
      for (const table of [dispatches, repeatApplications, aiChatSettings]) await store().delete(table)
    },
  }
}

export type MultiServerSimulation = ReturnType<typeof createMultiServerSimulation>
