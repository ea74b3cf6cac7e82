import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { startPostgres } from '../../lib/testing/postgres'
import { type BuiltDesk, freePort, startBuiltDesk } from './built-desk'
import { DeskClient } from './desk-client'
import { applicationOf, startRunOf } from './rows-of-run'

const builtIn = process.env.PREVIOUS_RELEASE ?? ''
const server = join(builtIn, '.next', 'standalone', 'server.js')
const rowsOfRun = 200

const postgres = await startPostgres()
if ('missing' in postgres) throw new Error(`NOT TESTED: ${postgres.missing}`)

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let change: Record<string, string>
let before: BuiltDesk
let after: BuiltDesk | undefined
let oldPerson: DeskClient
let newPerson: DeskClient
beforeAll(async () => {
  sandbox = await startSandboxProcess({ SANDBOX_APPLICANTS: '120', SANDBOX_LATENCY_MS: '60' })
  change = { APP_URL: `http://localhost:${await freePort()}`, TRUST_PROXY: 'true', DATABASE_URL: postgres.url }
  before = await startBuiltDesk(sandbox.url, change, { server })
  oldPerson = new DeskClient(change.APP_URL ?? '', { at: before.url, builtIn })
  await oldPerson.signIn()
})
afterAll(async () => {
  await Promise.all([before?.stop(), after?.stop(), sandbox?.stop(), oldPerson?.close(), newPerson?.close()])
  await postgres.stop()
})

const worked = async (endpoint: string) =>
  (await sandbox.log()).filter((entry) => entry.endpoint === endpoint && entry.isWorkDone)
const serverErrors = (desk: BuiltDesk) =>
  desk
    .output()
    .split('\n')
    .filter((line) => /"status":5\d\d|"level":"(?:error|fatal)"/.test(line))
const applications = (desk: BuiltDesk) => desk.output().split('"endpoint":"submit-application"').length - 1

test('both releases work on a run started by the previous one, sending each row once', async () => {
  const run = await startRun(oldPerson)
  await expect.poll(async () => (await worked('POST /easy-apply')).length).toBeGreaterThan(5)

  after = await startBuiltDesk(sandbox.url, change)
  newPerson = new DeskClient(change.APP_URL ?? '', { at: after.url })
  // A session of the previous release is also valid in the new one.
  newPerson.cookie = oldPerson.cookie

  const recorded = await Promise.all([oldPerson, newPerson].flatMap((person, index) => doJobs(person, index)))
  for (const { person, id } of recorded)
    await expect
      .poll(async () => JSON.stringify((await person.read(`/api/dispatches/${id}`)).json))
      .toContain('"state":"succeeded"')

  expect(await worked('POST /jobs')).toHaveLength(2)
  expect(await appliedOf(['by.0@example.com', 'by.1@example.com'])).toHaveLength(2)

  const isFinished = async (person: DeskClient) => JSON.stringify((await person.read(`/api/runs/${run.id}`)).json)
  for (const person of [oldPerson, newPerson])
    await expect.poll(() => isFinished(person), { timeout: 80_000 }).toContain('"state":"finished"')
  expect([applications(before), applications(after)].map((count) => count > 5)).toEqual([true, true])
  expect(await appliedOf(run.emails)).toEqual([...run.emails].sort())
  expect(serverErrors(before)).toEqual([])
  expect(serverErrors(after)).toEqual([])
})

test('after a roll-back the previous release continues alone, including work that the new one started', async () => {
  const run = await startRun(newPerson)
  const earlier = (await worked('POST /easy-apply')).length
  await expect.poll(async () => (await worked('POST /easy-apply')).length).toBeGreaterThan(earlier + 5)
  expect(await after?.end('SIGTERM')).toBe(0)
  await expect
    .poll(async () => JSON.stringify((await oldPerson.read(`/api/runs/${run.id}`)).json), { timeout: 80_000 })
    .toContain('"state":"finished"')
  expect(await appliedOf(run.emails)).toEqual([...run.emails].sort())
  expect(await before.end('SIGTERM')).toBe(0)
  await before.start()
  expect((await oldPerson.request('/applicants')).status).toBe(200)
  expect(serverErrors(before)).toEqual([])
})

/** Records a job, an application and a setting as this person; each has succeeded once its dispatch has. */
function doJobs(person: DeskClient, index: number) {
  const [job, application, chat] = Array.from({ length: 3 }, () => crypto.randomUUID())
  const body = applicationOf(`by.${index}@example.com`)
  const input = { id: application ?? '', body, isAgain: false }
  const sent: [id: string | undefined, answer: Promise<string>][] = [
    [job, person.action('createJobAction', { id: job, body: { name: `Baker ${index}`, team_id: 11 }, isMeant: true })],
    // The previous release has an action for it.
    [application, person === oldPerson ? person.action('submitApplicationAction', input) : person.apply(input)],
    [chat, person.action('setAiChatsAction', { teams: [{ id: chat, teamId: `1${index + 1}` }], isOn: true, body: {} })],
  ]
  return sent.map(async ([id, answer]) => {
    expect(await answer).toContain('"state":"recorded"')
    return { person, id }
  })
}

async function startRun(person: DeskClient) {
  const mark = crypto.randomUUID().slice(0, 8)
  const emails = Array.from({ length: rowsOfRun }, (_, index) => `row.${index}.${mark}@example.com`)
  return { id: await startRunOf(person, emails), emails }
}

async function appliedOf(emails: readonly string[]): Promise<string[]> {
  const bodies = (await worked('POST /easy-apply')).map(({ body }) => JSON.stringify(body))
  return bodies.flatMap((body) => emails.filter((email) => body.includes(`"${email}"`))).sort()
}
