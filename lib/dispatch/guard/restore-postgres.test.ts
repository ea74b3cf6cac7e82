import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDesk, startSandboxProcess } from '../../testing/desk-process'
import { startPostgres, type TestPostgres } from '../../testing/postgres'
import { readHeld, review, tellRestoreStory, untilQuiet } from '../../testing/restore-story'
import { setTestEnvironment } from '../../testing/test-store'

let postgres: TestPostgres
let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'desk-restore-'))
  setTestEnvironment(directory)
  postgres = await startPostgres()
  sandbox = await startSandboxProcess()
}, 240_000)
afterAll(async () => {
  await sandbox.stop()
  if ('stop' in postgres) await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
})

type Server = Exclude<TestPostgres, { missing: string }>
const start = (url: string, env: Record<string, string> = {}) =>
  startDesk({
    DATABASE_URL: url,
    PARTNER_API_URL: sandbox.url,
    PARTNER_API_KEY: 'sandbox-full-7d1f9c2ab84e',
    PARTNER_CEILING_SECONDS: '1',
    CHILD_DEADLINE_MS: '10000',
    ...env,
  })

let databases = 0
async function newDatabase(server: Server, options = '') {
  const name = `desk_${++databases}`
  await server.run(`create database ${name} ${options}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return { name, url: url.href }
}

const dump = (server: Server, url: string, ...options: string[]) => server.program('pg_dump', ['-d', url, ...options])
const load = (server: Server, url: string, text: string) =>
  void server.program('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', url], text)

async function longEnoughToSend() {
  // Far longer than a worker needs to claim and send what is due.
  await wait(2_500)
}

test('sends nothing of a dump that is restored in place after the run has finished, until it is reviewed', async ({
  skip,
}) => {
  if ('missing' in postgres) return skip(postgres.missing)
  const server = postgres
  const { url } = await newDatabase(server)
  const desk = await start(url)
  let saved = ''
  const story = await tellRestoreStory(desk, sandbox, async () => {
    saved = dump(server, url, '--clean', '--if-exists')
    return undefined
  })
  await desk.kill()
  const before = (await story.requests()).length
  load(server, url, saved)
  const [one, other] = await Promise.all([start(url), start(url)])
  await longEnoughToSend()
  expect(await story.requests()).toHaveLength(before)
  const held = await readHeld(one)
  expect(held?.summary.why).toBe('another-store')
  expect(held?.runs.map(({ id }) => id)).toEqual([story.run])
  expect(held?.summary.held).toBe(held?.summary.writes)
  expect(held?.summary.held).toBeGreaterThan(30)
  // A restart changes nothing.
  await Promise.all([one.kill(), other.kill()])
  const later = await start(url)
  await longEnoughToSend()
  expect(await story.requests()).toHaveLength(before)

  const count = (await readHeld(later))?.summary.held ?? 0
  expect(await review(later, { what: 'discard', target: { of: 'all' }, count: count + 1 })).toEqual({
    state: 'too-late',
  })
  expect(await review(later, { what: 'discard', target: { of: 'all' }, count })).toMatchObject({ decided: count })
  await untilQuiet(later, 1)
  expect(await readHeld(later)).toBeNull()
  expect(await story.requests()).toHaveLength(before)
  expect(await story.doubled()).toEqual([])
  const states = new Set((await later.outcomes()).map(({ state }) => state))
  // Nothing is said to be unsent that may have been sent.
  expect([...states].sort()).toEqual(['abandoned', 'succeeded'])
  await later.kill()
}, 240_000)

test('sends nothing of a dump in another database; what a person then sends, goes, run and single writes', async ({
  skip,
}) => {
  if ('missing' in postgres) return skip(postgres.missing)
  const server = postgres
  const { url } = await newDatabase(server)
  const desk = await start(url)
  let saved = ''
  const story = await tellRestoreStory(desk, sandbox, async () => {
    saved = dump(server, url)
    return undefined
  })
  await desk.kill()
  const { url: copy } = await newDatabase(server)
  load(server, copy, saved)
  const before = (await story.requests()).length
  const restored = await start(copy)
  await longEnoughToSend()
  expect(await story.requests()).toHaveLength(before)
  const held = await readHeld(restored)
  expect(held?.summary.why).toBe('another-store')
  const [run] = held?.runs ?? []
  expect(await review(restored, { what: 'send', target: { of: 'run', id: story.run }, count: run?.rows ?? 0 })).toEqual(
    {
      state: 'decided',
      decided: run?.rows,
    },
  )
  await untilRunEnds(restored, story.run)
  const sentOfRun = (await story.requests()).length - before
  expect(sentOfRun).toBe(run?.rows)
  const left = await readHeld(restored)
  expect(left?.runs).toEqual([])
  expect(left?.summary.held).toBe(held?.single)
  const sentBefore = (await story.requests()).length
  const single = left?.writes[0]?.dispatch.id ?? ''
  expect(await review(restored, { what: 'send', target: { of: 'write', id: single }, count: 1 })).toMatchObject({
    decided: 1,
  })
  while ((await story.requests()).length === sentBefore) await wait(50)
  await restored.kill()
}, 240_000)

test('sends nothing of a dump that is restored while the desk runs', async ({ skip }) => {
  if ('missing' in postgres) return skip(postgres.missing)
  const server = postgres
  const { url } = await newDatabase(server)
  const desk = await start(url)
  let saved = ''
  const story = await tellRestoreStory(desk, sandbox, async () => {
    saved = dump(server, url, '--clean', '--if-exists')
    return undefined
  })
  const before = (await story.requests()).length
  load(server, url, saved)
  // The server notices at its next sign of life at the latest.
  await expect.poll(() => readHeld(desk), { timeout: 20_000 }).toMatchObject({ summary: { why: 'went-back' } })
  await longEnoughToSend()
  expect(await story.requests()).toHaveLength(before)
  expect((await readHeld(desk))?.runs.map(({ id }) => id)).toEqual([story.run])
  await desk.kill()
}, 240_000)

test('sends nothing from a database made with TEMPLATE, nor for another partner', async ({ skip }) => {
  if ('missing' in postgres) return skip(postgres.missing)
  const server = postgres
  const { name, url } = await newDatabase(server)
  const desk = await start(url)
  await sandbox.set({ latencyMs: 0 })
  const jobs = ['one', 'two'].map(() => crypto.randomUUID())
  await sandbox.fail({ endpoint: 'GET /jobs', status: 429 })
  for (const id of jobs) desk.order({ what: 'job', id, body: { name: `Baker ${id}`, team_id: 11 } })
  while (!jobs.every((id) => desk.has(`recorded ${id}`))) await wait(10)
  await desk.kill()
  await sandbox.clear()
  const { url: copy } = await newDatabase(server, `template ${name}`)
  const cloned = await start(copy)
  expect((await readHeld(cloned))?.summary).toMatchObject({ why: 'another-store', held: 2 })
  await cloned.kill()
  const elsewhere = await start(url, { PARTNER_API_URL: `${sandbox.url}/elsewhere` })
  expect((await readHeld(elsewhere))?.summary).toMatchObject({ why: 'another-partner', held: 2 })
  await elsewhere.kill()
  const created = (await sandbox.log()).filter(({ endpoint }) => endpoint === 'POST /jobs')
  expect(created.filter(({ body }) => jobs.some((id) => JSON.stringify(body).includes(id)))).toEqual([])
}, 240_000)

async function untilRunEnds(desk: Awaited<ReturnType<typeof startDesk>>, id: string) {
  for (;;) {
    const run = await desk.run(id)
    if (run?.endedAt) return
    await wait(100)
  }
}
