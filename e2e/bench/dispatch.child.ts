import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { startWorker } from '../../lib/boot/start-worker'
import { partner } from '../../lib/connection/partner'
import { onChanged } from '../../lib/dispatch/notify'
import { recordDispatch } from '../../lib/dispatch/record'
import { stopWorker } from '../../lib/dispatch/worker'
import { closeStore, openStore, store } from '../../lib/store/connection'
import { dispatches } from '../../lib/store/schema'

/** The worker in a separate process, timed from the inside; prints one line of JSON. */
const [what = '', count = '40'] = process.argv.slice(2)

const application = (id: string) => ({
  applicant: { email: `${id}@example.com`, fullName: 'Grace Hopper' },
  job: { jobId: '881252' },
  enqueue: false,
})

/** Milliseconds from the recording call until the outcome is committed and notified in this process. */
async function timeDispatch(): Promise<number> {
  const id = randomUUID()
  const body = application(id)
  let heard = () => {}
  const isOver = new Promise<void>((resolve) => {
    // The table notifies three times: when this person's row is recorded, when it is sent, and of its outcome.
    let told = 0
    heard = onChanged((personId) => {
      if (personId === id) told += 1
      if (told === 3) resolve()
    })
  })
  const startedAt = performance.now()
  await recordDispatch({ id, kind: 'submit-application', person: { id, name: 'P' }, subject: 'S', body, entered: body })
  await isOver
  const ms = performance.now() - startedAt
  heard()
  const [row] = await store().select({ state: dispatches.state }).from(dispatches).where(eq(dispatches.id, id))
  if (row?.state !== 'succeeded') throw new Error(`A dispatch ended as ${row?.state}`)
  return ms
}

async function timeBare(): Promise<number> {
  const startedAt = performance.now()
  const answer = await partner().submitApplication(application(randomUUID()))
  if (!answer.ok) throw new Error(answer.failure.title)
  return performance.now() - startedAt
}

async function measureAdded() {
  await startWorker()
  const bare: number[] = []
  const dispatched: number[] = []
  for (let run = -5; run < Number(count); run += 1) {
    const [one, other] = [await timeBare(), await timeDispatch()]
    if (run >= 0) bare.push(one)
    if (run >= 0) dispatched.push(other)
  }
  return { bare, dispatched }
}

async function measureBulk() {
  for (let made = 0; made < Number(count); made += 1) {
    const id = randomUUID()
    const body = application(id)
    await recordDispatch({
      id,
      kind: 'submit-application',
      person: { id: 'p', name: 'P' },
      subject: 'S',
      body,
      entered: body,
      lane: 'bulk',
    })
  }
  const startedAt = performance.now()
  await startWorker()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const [row] = await store()
      .select({ open: sql<number>`count(*)::int` })
      .from(dispatches)
      .where(sql`state <> 'succeeded'`)
    if (row?.open === 0) return { ms: performance.now() - startedAt }
  }
}

await openStore()
const result = what === 'bulk' ? await measureBulk() : await measureAdded()
await stopWorker()
await closeStore()
console.log(`result ${JSON.stringify(result)}`)
process.exit(0)
