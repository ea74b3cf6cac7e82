import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { Agent, request } from 'undici'
import { sandboxAdmin, sandboxKey } from '../../lib/commands/desk-environment.mjs'
import { cpuMsOf } from './cpu-of.mjs'
import { percentile } from './load-report.mjs'
import { alignRows } from './table.mjs'
import { withDesk } from './with-desk.mjs'

const { Visitor } = await tsImport('../visitor.ts', import.meta.url)

const stores = ['embedded', 'postgresql']
const indexes = ['off', 'on']
const warmUps = 60
/** For this long after a sign-in every request checks the session in the store (lib/accounts/kept-checks.ts). */
const firstMinuteMs = 61_000

/**
 * How much longer a page of applicants takes from the desk than from the partner, measured in turns, and the CPU time
 * of an answer and of a rendered page. The partner answers at once and there is one person: this measures the desk.
 */
export const server = {
  name: 'server',
  needsBuild: true,
  options: { rounds: '300', pages: '80', store: stores.join(','), index: indexes.join(',') },
  async run({ rounds, pages, store, index }, signal) {
    let isWithin = true
    for (const kind of store.split(','))
      for (const state of index.split(',')) {
        const lines = await measure({ store: kind, index: state, rounds: Number(rounds), pages: Number(pages) }, signal)
        isWithin &&= lines.every(({ value, most }) => most === undefined || value <= most)
        console.log(`\n${kind} store, index ${state}\n\n${alignRows([['', 'ms', 'aim'], ...lines.map(cells)])}`)
      }
    return isWithin
  },
}

function cells({ name, value, most }) {
  const aim = most === undefined ? '' : `${value <= most ? 'within' : 'over'} ${most}`
  return [name, value === null ? 'not on this system' : value.toFixed(1), aim]
}

async function measure({ store, index, rounds, pages }, signal) {
  const more = { APPLICANT_INDEX: index, LOG_LEVEL: 'info' }
  const partner = { SANDBOX_LATENCY_MS: '0', SANDBOX_APPLICANTS: '1000' }
  return withDesk({ store, more, partner }, signal, async ({ sandbox, desk, url }) => {
    const visitor = new Visitor(url)
    await visitor.signIn(sandboxAdmin)
    const signedInAt = performance.now()
    if (index === 'on') await untilIndexed(visitor)
    while (performance.now() - signedInAt < firstMinuteMs) {
      signal.throwIfAborted()
      await visitor.ask('/api/applicants?offset=0&limit=50', { headers: asBrowser })
    }
    const times = await compareReads({ visitor, sandbox, rounds, signal })
    const answerCpuMs = await cpuOf(desk, visitor, '/api/applicants?offset=0&limit=50', pages)
    const pageCpuMs = await cpuOf(desk, visitor, '/applicants', pages)
    await visitor.leave()
    const added = (share) => percentile(times.desk, share) - percentile(times.partner, share)
    return [
      { name: 'GET /applicants of the partner, p50', value: percentile(times.partner, 0.5) },
      { name: 'GET /api/applicants, p50', value: percentile(times.desk, 0.5) },
      { name: 'What the desk adds, p50', value: added(0.5), most: 2 },
      { name: 'What the desk adds, p95', value: added(0.95), most: 5 },
      { name: 'Processor time of an answer', value: answerCpuMs },
      { name: 'Processor time of /applicants', value: pageCpuMs, most: 8 },
    ]
  })
}

async function untilIndexed(visitor) {
  for (;;) {
    const { body } = await visitor.ask('/api/applicants/index')
    if (JSON.parse(body).state === 'ready') return
    await wait(200)
  }
}

/** Reads from one right after the other, on kept-alive connections. */
async function compareReads({ visitor, sandbox, rounds, signal }) {
  const agent = new Agent({ keepAliveTimeout: 60_000 })
  const asPartner = { dispatcher: agent, headers: { 'x-api-key': sandboxKey, accept: 'application/json' } }
  const base = new URL(sandbox.answersAt).origin
  const times = { partner: [], desk: [] }
  for (let round = -warmUps; round < rounds; round += 1) {
    signal.throwIfAborted()
    const query = `offset=${((round + warmUps) % 10) * 50}&limit=50`
    const partner = await timed(async () => (await request(`${base}/applicants?${query}`, asPartner)).body.text())
    const desk = await timed(() => visitor.ask(`/api/applicants?${query}`, { headers: asBrowser }))
    if (round < 0) continue
    times.partner.push(partner)
    times.desk.push(desk)
  }
  await agent.close()
  return times
}

const asBrowser = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, deflate, br, zstd' }

async function timed(work) {
  const at = performance.now()
  await work()
  return performance.now() - at
}

/** The CPU time of one answer over all threads of the desk, after as many uncounted ones. */
async function cpuOf(desk, visitor, path, count) {
  for (let made = 0; made < count; made += 1) await visitor.ask(path, { headers: asBrowser })
  const before = cpuMsOf(desk.pid)
  if (before === null) return null
  for (let made = 0; made < count; made += 1) {
    const { status } = await visitor.ask(path, { headers: asBrowser })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
  return (cpuMsOf(desk.pid) - before) / count
}
