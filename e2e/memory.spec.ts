import { randomUUID } from 'node:crypto'
import { expect } from './fixtures'
import { people } from './support/people'
import { type ServerProcess, test } from './support/server-process'
import { Visitor } from './support/visitor'

const probe = new URL('memory-probe.mjs', import.meta.url).href
const rounds = 12
/** A kept-alive connection's last response stays with its socket, and streams end in the background. */
const mostHeld = 4

const pages = [
  '/',
  '/applicants',
  '/jobs',
  '/jobs/new',
  '/easy-apply',
  '/bulk-apply',
  `/bulk-apply/${randomUUID()}`,
  '/ai-chat',
  '/activity',
  '/people',
  '/account',
  '/no/such/page',
]
const reads = ['/api/applicants?offset=0&limit=50', '/api/jobs', '/api/activity', '/api/ai-chat', '/api/no/such/thing']

test('neither a rendered page nor a timer stays in memory after the response', async ({ startDesk, sandbox }) => {
  const server = await startDesk({ NODE_OPTIONS: `--import ${probe}` })
  await server.untilReady()
  const stranger = new Visitor(server.url)
  const admin = new Visitor(server.url)
  await admin.signIn(people.admin)
  const viewAll = async () => {
    for (const path of [...pages, ...reads]) expect((await admin.ask(path)).status, path).not.toBe(500)
    for (const path of ['/', '/sign-in', '/api/jobs']) await stranger.ask(path)
    await leavePoll(admin)
    await leaveExport(admin)
  }
  await viewAll()
  const first = await readMemory(server)
  for (let round = 0; round < rounds; round += 1) await viewAll()
  expect((await sandbox.requests('GET /jobs')).length).toBeGreaterThan(rounds)
  // Work still in progress after the last answer ends soon; leaks stay.
  await expect(async () => {
    const { timers, held } = await readMemory(server)
    expect(timers - first.timers, 'timers').toBeLessThan(rounds)
    for (const [path, count] of Object.entries(held)) expect(count, path).toBeLessThanOrEqual(mostHeld)
  }).toPass({ timeout: 60_000 })
  await Promise.all([stranger.leave(), admin.leave()])
})

/** Long-polls for the next change and disconnects while the desk is waiting for it. */
async function leavePoll(visitor: Visitor) {
  const { mark } = JSON.parse((await visitor.ask('/api/dispatches')).body)
  const left = new AbortController()
  const poll = visitor.ask(`/api/dispatches?mark=${mark}`, { signal: left.signal })
  await visitor.ask('/api/health/live')
  left.abort()
  await expect(poll).rejects.toThrow('aborted')
}

async function leaveExport(visitor: Visitor) {
  const left = new AbortController()
  const answer = visitor.ask('/api/applicants/export', { signal: left.signal })
  await visitor.ask('/api/health/live')
  left.abort()
  await answer.catch(() => {})
}

type Memory = { timers: number; held: Record<string, number> }

async function readMemory(server: ServerProcess): Promise<Memory> {
  const reports = () => [...server.output.matchAll(/^memory (\{.*\})$/gm)].map(([, json = '']) => json)
  const before = reports().length
  server.send('SIGUSR2')
  await expect.poll(() => reports().length).toBe(before + 1)
  return JSON.parse(reports().at(-1) ?? '')
}
