import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { setAiChats } from '../ai-chat/set-ai-chats'
import { pinKind } from '../boot/pin-kind'
import { writeKinds } from '../boot/start-worker'
import { runGroups } from '../bulk-apply/queue/run-queue'
import { followMappingAlarms } from '../connection/drift/mapping-alarms'
import { watchPartner } from '../connection/drift/partner-watch'
import { displayProfile } from '../connection/profile'
import { followProfileVersions } from '../connection/versions/profile-versions'
import { decide } from '../dispatch/decide'
import type { WriteKind } from '../dispatch/kind'
import { onDue } from '../dispatch/notify'
import { recordDispatch } from '../dispatch/record'
import { registerKinds } from '../dispatch/registry'
import { toDispatch, toDispatchRow } from '../dispatch/row'
import { runWorker } from '../dispatch/worker'
import { submitApplication } from '../easy-apply/submit-application'
import { createJob } from '../jobs/create-job'
import { listJobs } from '../jobs/list-jobs'
import { createPartner } from '../partner/client'
import { config } from '../runtime/config'
import { onStop, shutDownOnSignals } from '../runtime/lifecycle'
import { partnerKey } from '../runtime/partner-key'
import { singleton } from '../runtime/singleton'
import { closeStore, openStore, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { type IndexOrder, isIndexOrder, obeyIndexOrder, startTestedSync } from './index-orders'
import { isProfileOrder, obeyProfileOrder, type ProfileOrder } from './profile-orders'
import { isRunOrder, obeyRunOrder, type RunOrder } from './run-orders'

/**
 * The worker in a separate process, started as instrumentation does. Lines on standard input say what to record, and
 * may name the point at which the process kills itself with SIGKILL, which no handler can catch.
 */
type Order = {
  what: 'job' | 'job-later' | 'apply' | 'chat' | 'bulk' | 'decide' | 'outcomes'
  id: string
  body: Record<string, unknown>
  dieAt?: string
}

const chatSchema = z.object({ isOn: z.boolean().optional(), teamId: z.string().optional() })
const decisionSchema = z.object({ what: z.enum(['cancel', 'try-now', 'send-again', 'abandon', 'recheck']) })
const person = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }
const points = new Map<string, string>()

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

function mayDie(kind: WriteKind): WriteKind {
  const { prepare } = kind
  return {
    ...kind,
    ...(prepare && {
      async prepare(row, signal) {
        const asked = prepare(row, signal)
        if (points.get(row.id) === 'in the baseline GET') void wait(2).then(die)
        return asked
      },
    }),
    async send(row, turn) {
      const point = points.get(row.id)
      const result = await kind.send(row, {
        ...turn,
        async beforeSend() {
          if (point === 'before sending is committed') return die()
          const mayGo = await turn.beforeSend()
          if (mayGo) console.log(`sent ${row.id}`)
          if (point === 'after sending was committed') return die()
          const afterMs = Number(/after (\d+) ms under way/.exec(point ?? '')?.[1] ?? Number.NaN)
          if (afterMs >= 0) void wait(afterMs).then(die)
          return mayGo
        },
      })
      return point === 'after the answer' ? die() : result
    },
  }
}

async function obey(order: Order | RunOrder | ProfileOrder | IndexOrder) {
  if (isIndexOrder(order)) return obeyIndexOrder(order)
  if (isProfileOrder(order)) return obeyProfileOrder(order, person)
  if (isRunOrder(order)) return obeyRunOrder(order, person, die)
  const { what, id, body, dieAt } = order
  if (what === 'outcomes') {
    const rows = await store().select().from(dispatches).orderBy(asc(dispatches.createdAt))
    console.log(`outcomes ${JSON.stringify(rows.map((row) => toDispatch(toDispatchRow(row))))}`)
    return
  }
  if (what === 'decide') {
    const answer = await decide(id, decisionSchema.parse(body), person)
    return console.log(`${answer?.state ?? 'not-found'} ${id}`)
  }
  if (dieAt === 'before it is recorded') return die()
  if (dieAt) points.set(id, dieAt)
  if (what === 'job' || what === 'job-later') await createJob(id, body, person)
  if (what === 'apply') await submitApplication(id, body, person, { isAgain: true })
  if (what === 'bulk')
    await recordDispatch({
      id,
      kind: 'submit-application',
      person,
      subject: 'In bulk',
      body,
      entered: body,
      lane: 'bulk',
    })
  if (what === 'chat') {
    const { isOn = true, teamId = '11' } = chatSchema.parse(body)
    await setAiChats({ teams: [{ id, teamId }], isOn, body: {} }, person)
  }
  if (dieAt === 'after it was recorded') return die()
  console.log(`recorded ${id}`)
  if (what === 'job') await decide(id, { what: 'try-now' }, person)
}

await openStore()
await followProfileVersions()
await followMappingAlarms()
const { url } = config().partner
// A deadline that fits a ceiling of one second; everything else as in `connection/partner`.
singleton('partner', () => {
  const plain = createPartner({
    sender: {
      url,
      get key() {
        return partnerKey()
      },
      newReference: () => crypto.randomUUID(),
      deadlineMs: Number(process.env.CHILD_DEADLINE_MS ?? 1_200),
    },
    profile: displayProfile,
  })
  return process.env.CHILD_WATCHES_FIELDS ? watchPartner(plain) : plain
})
shutDownOnSignals(closeStore)
onStop(() => console.log('stopping'))
if (!process.env.CHILD_LISTS_NO_JOBS) await listJobs()
if (process.env.CHILD_TELLS_DUE) onDue(() => console.log(`due ${Date.now()}`))
registerKinds(
  Object.fromEntries(Object.entries(writeKinds).map(([name, kind]) => [name, mayDie(pinKind(kind))])),
  runGroups,
)
await runWorker()
if (process.env.CHILD_INDEX) await startTestedSync(process.env.CHILD_INDEX)
console.log('ready')
createInterface({ input: process.stdin }).on('line', (line) => {
  // Only the test writes these lines.
  void obey(JSON.parse(line) as Order | RunOrder | ProfileOrder | IndexOrder).catch((error: unknown) =>
    console.log(`fault ${String(error)}`),
  )
})
