import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { Agent, request } from 'undici'
import { sandboxAdmin, sandboxKey } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { floor, peer, serverOf } from './beside.mjs'
import { cpuMsOf } from './cpu-of.mjs'
import { percentile } from './load-report.mjs'
import { isWithinAim, timesTable } from './table.mjs'
import { withDesk } from './with-desk.mjs'
import { withServers } from './with-servers.mjs'

const { Visitor } = await tsImport('../support/visitor.ts', import.meta.url)

const stores = ['embedded', 'postgresql']
const indexes = ['off', 'on']
const warmUps = 60
const firstRows = 'offset=0&limit=50'
/** For this long after a sign-in every request checks the session in the store (lib/accounts/session-cache.ts). */
const firstMinuteMs = 61_000

/**
 * How much longer a page of applicants takes from the desk, and from the peer, than from the partner, measured in turns,
 * and the CPU time of an answer and of a rendered page. The partner answers at once and there is one person: this
 * measures the servers. The floor and the peer check no session and write no log.
 */
export const server = {
  name: 'server',
  needsBuild: true,
  needsOtherApps: true,
  options: { rounds: '300', pages: '80', store: stores.join(','), index: indexes.join(',') },
  async run({ rounds, pages, store, index }, signal) {
    let isWithin = true
    for (const kind of store.split(','))
      for (const state of index.split(',')) {
        const lines = await measure({ store: kind, index: state, rounds: Number(rounds), pages: Number(pages) }, signal)
        isWithin &&= lines.every(isWithinAim)
        console.log(`\n${kind} store, index ${state}\n\n${timesTable(lines)}`)
      }
    return isWithin
  },
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
      await visitor.ask(`/api/applicants?${firstRows}`, { headers: asBrowser })
    }
    const lines = await withOtherApps(sandbox, signal, async (others) => {
      const times = await compareReads({ visitor, peerVisitor: others.peer.visitor, sandbox, rounds, signal })
      const added = (to, share) => percentile(times[to], share) - percentile(times.partner, share)
      const cpu = (server, path) => cpuOf(server, path, pages)
      const own = { pid: desk.pid, visitor }
      return [
        { name: 'GET /applicants of the partner, p50', value: percentile(times.partner, 0.5) },
        { name: 'What the desk adds, p50', value: added('desk', 0.5), most: 2 },
        { name: 'What the desk adds, p95', value: added('desk', 0.95), most: 5 },
        { name: 'What the peer adds, p50', value: added('peer', 0.5) },
        { name: 'What the peer adds, p95', value: added('peer', 0.95) },
        { name: 'Processor time of an answer', value: await cpu(own, `/api/applicants?${firstRows}`) },
        { name: 'The same of the peer', value: await cpu(others.peer, `/rows?${firstRows}`) },
        { name: 'Processor time of /applicants', value: await cpu(own, '/applicants'), most: 8 },
        { name: 'The same of the peer', value: await cpu(others.peer, '/') },
        { name: 'The same of the floor', value: await cpu(others.floor, '/') },
      ]
    })
    await visitor.leave()
    return lines
  })
}

/** The floor and the peer at the same partner, each with someone to ask them. */
async function withOtherApps(sandbox, signal, work) {
  const env = { PARTNER_API_URL: new URL(sandbox.answersAt).origin, PARTNER_API_KEY: sandboxKey, HOSTNAME: 'localhost' }
  const servers = [
    serverOf(floor, env, await findFreePort(3620), inRoot('.data', 'bench-server-floor.log')),
    serverOf(peer, env, await findFreePort(3630), inRoot('.data', 'bench-server-peer.log')),
  ]
  return withServers(servers, signal, async (running) => {
    const [askFloor, askPeer] = running.map(({ pid, answersAt }) => ({
      pid,
      visitor: new Visitor(new URL(answersAt).origin),
    }))
    const result = await work({ floor: askFloor, peer: askPeer })
    for (const { visitor } of [askFloor, askPeer]) await visitor.leave()
    return result
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
async function compareReads({ visitor, peerVisitor, sandbox, rounds, signal }) {
  const agent = new Agent({ keepAliveTimeout: 60_000 })
  const asPartner = { dispatcher: agent, headers: { 'x-api-key': sandboxKey, accept: 'application/json' } }
  const base = new URL(sandbox.answersAt).origin
  const times = { partner: [], desk: [], peer: [] }
  for (let round = -warmUps; round < rounds; round += 1) {
    signal.throwIfAborted()
    const query = `offset=${((round + warmUps) % 10) * 50}&limit=50`
    const partner = await timed(async () => (await request(`${base}/applicants?${query}`, asPartner)).body.text())
    const desk = await timed(() => visitor.ask(`/api/applicants?${query}`, { headers: asBrowser }))
    const peersOwn = await timed(() => peerVisitor.ask(`/rows?${query}`, { headers: asBrowser }))
    if (round < 0) continue
    times.partner.push(partner)
    times.desk.push(desk)
    times.peer.push(peersOwn)
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

/** The CPU time of one answer over all threads of a server, after as many uncounted ones. */
async function cpuOf({ pid, visitor }, path, count) {
  for (let made = 0; made < count; made += 1) await visitor.ask(path, { headers: asBrowser })
  const before = cpuMsOf(pid)
  if (before === null) return null
  for (let made = 0; made < count; made += 1) {
    const { status } = await visitor.ask(path, { headers: asBrowser })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
  return (cpuMsOf(pid) - before) / count
}
