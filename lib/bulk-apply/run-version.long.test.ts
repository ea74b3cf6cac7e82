import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Desk } from '../testing/desk-process'
import { setUpDesks, setUpPostgres } from '../testing/test-desks'
import type { NewRow, Run } from './contract'

const desks = setUpDesks({ env: { CHILD_DEADLINE_MS: '10000', CHILD_WATCHES_FIELDS: '1' } })
const postgres = setUpPostgres('two servers and versions of the field profile')

const rowsOf = (mark: string): NewRow[] =>
  [1, 2, 3].map((row) => {
    const email = `${mark}-${row}@example.com`
    const body = { applicant: { email, fullName: mark }, job: { jobId: '881200' }, enqueue: true }
    return { row, cells: [email], body, isAgain: false }
  })

async function untilVersion(desk: Desk, version: number) {
  const startedAt = performance.now()
  for (;;) {
    const told = await desk.profile()
    if (told.version === version) return { ...told, afterMs: Math.round(performance.now() - startedAt) }
    await wait(5)
  }
}

/** There may be notes beside it, such as one about the field's new name. */
async function untilAlarm(desk: Desk, fieldKey: string, { isOpen }: { isOpen: boolean }) {
  while ((await desk.profile()).alarms.includes(fieldKey) !== isOpen) await wait(5)
}

async function untilRun(desk: Desk, id: string, isSo: (run: Run) => boolean) {
  for (;;) {
    const run = await desk.run(id)
    if (run && isSo(run)) return run
    await wait(50)
  }
}

const untilEnded = (desk: Desk, id: string) => untilRun(desk, id, ({ endedAt }) => endedAt !== null)

/** The body sent for a run's first row: the desk turns its `enqueue` off if the profile has such a field. */
async function firstBody(mark: string) {
  const sent = (await desks.sandbox.log()).find((entry) => JSON.stringify(entry.body ?? '').includes(`${mark}-1@`))
  return sent?.body
}

test('applies a confirmed mapping on all servers, while a run continues with its first version, even after a restart', async ({
  skip,
}) => {
  const { url, run } = postgres(skip)
  const env = { DATABASE_URL: url }
  const [one, other] = await Promise.all([desks.start(env), desks.start(env)])
  const [before, after] = [randomUUID(), randomUUID()]
  one.orderRun({ what: 'draft-run', id: before, body: { rows: rowsOf('Before') } })
  await untilRun(one, before, ({ state }) => state === 'draft')

  one.saveProfile({
    patch: { jobs: { title: '/titel' }, easyApply: { enqueue: null } },
    source: 'confirmed',
    expected: 0,
  })
  const told = await Promise.all([untilVersion(one, 1), untilVersion(other, 1)])
  expect(told).toMatchObject(Array(2).fill({ version: 1, title: '/titel', enqueue: null }))
  console.log(`a version saved on one server was in force on the other within ${told[1]?.afterMs} ms`)

  other.orderRun({ what: 'run', id: after, body: { rows: rowsOf('After') } })
  await untilEnded(other, after)
  expect(await firstBody('After')).toMatchObject({ enqueue: true })

  await Promise.all([one.kill(), other.kill()])
  const [again, second] = await Promise.all([desks.start(env), desks.start(env)])
  expect(await again.profile()).toMatchObject({ version: 1, enqueue: null })
  again.orderRun({ what: 'start-run', id: before, body: { rows: 3 } })
  expect((await untilEnded(again, before)).counts).toMatchObject({ submitted: 1, queued: 2 })
  expect(await firstBody('Before')).toMatchObject({ enqueue: false })
  expect(
    await run('select profile_version as version, count(*)::int as rows from dispatches group by 1 order by 1'),
  ).toEqual([
    { version: 0, rows: 3 },
    { version: 1, rows: 3 },
  ])

  second.saveProfile({ patch: {}, source: 'rolled-back', expected: 1, restored: 0 })
  expect(await Promise.all([untilVersion(again, 2), untilVersion(second, 2)])).toMatchObject(
    Array(2).fill({ version: 2, title: '/name', enqueue: '/enqueue' }),
  )
  await Promise.all([again.kill(), second.kill()])
}, 300_000)

test('a missing field noticed by one server holds the runs of all, until any of them reads it again', async ({
  skip,
}) => {
  const { url } = postgres(skip)
  const env = { DATABASE_URL: url }
  const [one, other] = await Promise.all([desks.start(env), desks.start(env)])
  await one.listJobs(4)
  await desks.sandbox.set({ renames: { jobs: { id: 'job_id' } } })
  await one.listJobs(3)
  await untilAlarm(other, 'jobs.id', { isOpen: true })
  const id = randomUUID()
  other.orderRun({ what: 'run', id, body: { rows: rowsOf('Held') } })
  expect(await untilRun(other, id, ({ state }) => state === 'running')).toMatchObject({ waitsForFields: true })
  expect(await firstBody('Held')).toBeUndefined()
  await desks.sandbox.set({ renames: {} })
  await other.listJobs(3)
  await untilAlarm(one, 'jobs.id', { isOpen: false })
  expect((await untilEnded(one, id)).counts).toMatchObject({ submitted: 1, queued: 2 })
  await Promise.all([one.kill(), other.kill()])
}, 300_000)
