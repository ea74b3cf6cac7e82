import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { startPostgres } from '../../lib/testing/postgres'
import { type BuiltDesk, freePort, startBuiltDesk } from './built-desk'
import { DeskClient } from './desk-client'
import { proxies, type RunningProxy } from './proxies'
import { applicationOf, startRunOf, untilOver } from './rows-of-run'

/** Enough for the kill to happen in the middle, at the sandbox's pace below. */
const rowsOfRun = 120
const nginx = proxies.find(({ name }) => name === 'nginx')
const postgres = await startPostgres()
const missing = 'missing' in postgres ? postgres.missing : nginx?.isMissing ? 'nginx is not here' : null

if (missing !== null) test.skip(`NOT TESTED: two servers behind nginx on PostgreSQL (${missing})`, () => {})
else testTwoServers()

function testTwoServers() {
  let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
  let desks: [BuiltDesk, BuiltDesk]
  let proxy: RunningProxy
  let person: DeskClient

  beforeAll(async () => {
    if ('missing' in postgres || !nginx) return
    const port = await freePort()
    sandbox = await startSandboxProcess({ SANDBOX_APPLICANTS: '120' })
    const change = { APP_URL: `https://localhost:${port}`, TRUST_PROXY: 'true', DATABASE_URL: postgres.url }
    desks = await Promise.all([startBuiltDesk(sandbox.url, change), startBuiltDesk(sandbox.url, change)])
    proxy = await nginx.start(
      port,
      desks.map((desk) => desk.port),
    )
    person = new DeskClient(proxy.origin, proxy)
    await person.signIn()
  })
  afterAll(async () => {
    await person?.close()
    await Promise.all([proxy?.stop(), ...(desks ?? []).map((desk) => desk.stop()), sandbox?.stop()])
    if (!('missing' in postgres)) await postgres.stop()
  })

  const stateOf = async (id: string) => JSON.stringify((await person.read(`/api/dispatches/${id}`)).json)
  const worked = async (endpoint: string) =>
    (await sandbox.log()).filter((entry) => entry.endpoint === endpoint && entry.isWorkDone)

  test('all four jobs are done, whichever server gets them', async () => {
    const list = await person.read('/api/applicants?offset=0&limit=50')
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.json)).toContain('@')

    const job = crypto.randomUUID()
    const application = crypto.randomUUID()
    const chat = crypto.randomUUID()
    const answers = await Promise.all([
      person.action('createJobAction', { id: job, body: { name: 'Night baker', team_id: 11 }, isMeant: true }),
      person.apply({ id: application, body: applicationOf('ada@example.com'), isAgain: false }),
      person.action('setAiChatsAction', { teams: [{ id: chat, teamId: '11' }], isOn: true, body: {} }),
    ])
    for (const answer of answers) expect(answer).toContain('"state":"recorded"')
    for (const id of [job, application, chat]) await expect.poll(() => stateOf(id)).toContain('"state":"succeeded"')
    for (const endpoint of ['POST /jobs', 'POST /easy-apply', 'PUT /jobs/ai_chat/subscription/:team_id'])
      expect(await worked(endpoint), endpoint).toHaveLength(1)
  })

  test('killing a server in the middle of a run loses nothing and sends nothing twice', async () => {
    await sandbox.set({ latencyMs: 60 })
    const mark = crypto.randomUUID().slice(0, 8)
    const emails = Array.from({ length: rowsOfRun }, (_, index) => `row.${index}.${mark}@example.com`)
    const run = await startRunOf(person, emails)

    const applied = async () =>
      (await worked('POST /easy-apply'))
        .map(({ body }) => emails.find((email) => JSON.stringify(body).includes(`"${email}"`)))
        .filter((email) => email !== undefined)
    await expect.poll(async () => (await applied()).length).toBeGreaterThan(rowsOfRun / 4)
    expect(await desks[0].end('SIGKILL')).toBe('SIGKILL')
    expect((await applied()).length).toBeLessThan(rowsOfRun)
    await untilOver(person, run)
    await sandbox.set({ latencyMs: 0 })
    // Rows in flight at the kill may need a decision: nothing shows the desk whether they arrived.
    const waiting = JSON.stringify((await person.read(`/api/runs/${run}/rows?outcome=needs-decision&limit=200`)).json)
    const done = await applied()
    expect(done.length).toBe(new Set(done).size)
    expect(emails.filter((email) => !done.includes(email) && !waiting.includes(`"${email}"`))).toEqual([])
    await desks[0].start()
  })

  test('a rolling restart fails no request, and writes recorded during it are sent once', async () => {
    const failed: string[] = []
    const chats: string[] = []
    let isOver = false
    const read = async () => {
      while (!isOver) {
        const answer = await person.request('/api/jobs').catch((error: unknown) => ({ status: String(error) }))
        if (answer.status !== 200) failed.push(`GET: ${answer.status}`)
        if ('text' in answer) await answer.text()
      }
    }
    const write = async () => {
      while (!isOver) {
        const id = crypto.randomUUID()
        const order = { teams: [{ id, teamId: '12' }], isOn: chats.length % 2 === 0, body: {} }
        const answer = await person.action('setAiChatsAction', order).catch(String)
        if (answer.includes('"state":"recorded"')) chats.push(id)
        else failed.push(`POST: ${answer.slice(0, 200)}`)
      }
    }
    const traffic = [read(), read(), write()]
    try {
      for (const desk of desks) {
        const before = chats.length
        await expect.poll(() => chats.length).toBeGreaterThan(before + 2)
        const code = await desk.end('SIGTERM')
        expect(code, desk.output()).toBe(0)
        await expect.poll(() => chats.length).toBeGreaterThan(before + 5)
        await desk.start()
      }
    } finally {
      isOver = true
    }
    await Promise.all(traffic)
    expect(failed, proxy.complaints()).toEqual([])
    const [last = ''] = chats.slice(-1)
    await expect.poll(() => stateOf(last)).toContain('"state":"succeeded"')
    for (const id of chats) expect(await stateOf(id)).toMatch(/"state":"(?:succeeded|cancelled)"/)
  })

  test('signing out on one server ends the session on the other and aborts its running requests', async () => {
    const at = desks.map(({ url }) => new DeskClient(proxy.origin, { at: url }))
    for (const client of at) client.cookie = person.cookie
    const [one, other] = at
    expect((await other?.request('/api/jobs'))?.status).toBe(200)
    await sandbox.fail({ endpoint: 'GET /applicants', isHeld: true, times: null, match: { offsetAtLeast: 51 } })
    const file = await other?.request('/api/applicants/export')
    expect(file?.status).toBe(200)
    expect((await one?.post('/api/sign-out', {}))?.status).toBe(200)
    await expect(file?.text()).rejects.toThrow()
    await sandbox.clear()
    if (other) other.cookie = person.cookie
    expect((await other?.request('/api/jobs'))?.status).toBe(401)
    for (const client of at) await client.close()
  })
}
