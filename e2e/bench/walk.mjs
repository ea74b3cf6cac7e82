import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'
import { partnerLatencyMs, percentile } from './load-report.mjs'
import { alignRows } from './table.mjs'
import { watchProcesses } from './watch-processes.mjs'
import { withDesk } from './with-desk.mjs'

const { Visitor } = await tsImport('../support/visitor.ts', import.meta.url)
const { indexedProfile } = await tsImport('../support/indexed-profile.ts', import.meta.url)

/** Routes that send the partner nothing, so that only the walk can delay them. */
const routes = ['/activity', '/bulk-apply', '/account', '/api/runs/followed', '/api/health/ready']
const searches = ['anna', 'smith', 'warehouse', 'ann', 'mül', 'garcia interview', '@example']
const pauseMs = 100
const [pageRows, ownRows] = [50, 45]
/** How long searches are repeated during a second walk. */
const againMs = 30_000
const aims = { ratio: 1.15, pageP95Ms: 150, searchP95Ms: 100, flatWithin: 0.1 }

/**
 * The first walk over the partner's whole list, with a rate limit unknown to the desk, while a user opens page after
 * page; then searches during a second walk. `--rate 0`: no limit, to measure the desk's own speed.
 */
export const walk = {
  name: 'walk',
  needsBuild: true,
  options: { rows: '100000', rate: '10', store: 'both' },
  async run({ rows, rate, store }, signal) {
    let isWithin = true
    for (const kind of store === 'both' ? ['embedded', 'postgresql'] : [store]) {
      const result = await measure({ rows: Number(rows), rate: Number(rate), store: kind }, signal)
      const { text, isGood } = judge(result)
      console.log(text)
      isWithin &&= isGood
    }
    return isWithin
  },
}

async function measure({ rows, rate, store }, signal) {
  const directory = mkdtempSync(join(tmpdir(), 'partner-desk-walk-'))
  const file = join(directory, 'profile.json')
  writeFileSync(file, JSON.stringify(indexedProfile))
  const more = { APPLICANT_INDEX: 'on', PARTNER_PROFILE: file }
  const partner = { SANDBOX_APPLICANTS: String(rows), ...(rate > 0 && { SANDBOX_RATE: String(rate) }) }
  try {
    return await withDesk({ store, more, partner }, signal, async ({ desk, url }) => {
      const visitor = new Visitor(url)
      await visitor.signIn(sandboxAdmin)
      const watch = await watchProcesses({ desk: desk.pid }, 1_000)
      const walking = untilWalked(visitor, signal)
      const pages = await repeat(walking, () => visitPages(visitor), signal)
      const first = await walking
      const samples = await watch.stop()
      await searchAll(visitor)
      const atRest = await repeat(wait(againMs / 3), () => searchAll(visitor), signal)
      await visitor.act('readAllAgainAction', [])
      const under = await repeat(wait(againMs), () => searchAll(visitor), signal)
      await visitor.leave()
      return { rows, rate, store, seconds: first.seconds, pages, samples, atRest, under }
    })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Resolves when the whole list has been read, with how long that took by the desk's own clock. */
async function untilWalked(visitor, signal) {
  for (let from = null; ; await wait(500, undefined, { signal })) {
    const { status, body } = await visitor.ask('/api/applicants/index')
    if (status !== 200) throw new Error(`The state of the index answered ${status}`)
    const { state, walk, walkedAt, failure } = JSON.parse(body)
    from ??= walk?.startedAt ?? null
    if (failure && state !== 'ready') throw new Error(`The walk failed: ${failure.title}`)
    if (state !== 'ready') continue
    if (from === null) throw new Error('The walk was over before it was seen: take more rows')
    return { seconds: (Date.parse(walkedAt) - Date.parse(from)) / 1_000 }
  }
}

/** Repeats the work until the promise settles; returns all milliseconds, by what was requested. */
async function repeat(until, work, signal) {
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  const times = new Map()
  while (!isOver)
    for (const [name, ms] of await work()) {
      times.set(name, [...(times.get(name) ?? []), ms])
      signal.throwIfAborted()
    }
  return times
}

async function visitPages(visitor) {
  const times = []
  for (const route of routes) times.push([route, await timed(() => visitor.ask(route))])
  return times
}

/** Requests rows as the list does while a user types. */
async function searchAll(visitor) {
  const times = []
  for (const words of searches) {
    const query = new URLSearchParams({ q: words, limit: '50', facets: '', total: 'quick' })
    times.push(['search', await timed(() => visitor.ask(`/api/search/applicants?${query}`))])
  }
  return times
}

async function timed(ask) {
  const startedMs = performance.now()
  const { status, body } = await ask()
  const ms = performance.now() - startedMs
  if (status !== 200) throw new Error(`The desk answered ${status}: ${body.slice(0, 200)}`)
  await wait(pauseMs)
  return ms
}

function judge({ rows, rate, store, seconds, pages, samples, atRest, under }) {
  const own = rate > 0 ? Math.ceil(rows / ownRows) / rate : null
  const plain = rate > 0 ? Math.ceil(rows / pageRows) / rate : null
  const all = [...pages.values()].flat()
  const [pageMs, restMs, underMs] = [all, [...atRest.values()].flat(), [...under.values()].flat()].map(spread)
  const rss = samples.map(({ desk }) => desk.rssMb)
  const third = Math.floor(rss.length / 3)
  const mean = (some) => some.reduce((sum, one) => sum + one, 0) / some.length
  const growth = mean(rss.slice(-third)) / mean(rss.slice(third, 2 * third))
  const ratio = own === null ? 0 : seconds / own
  const isGood =
    ratio <= aims.ratio &&
    pageMs.p95 <= aims.pageP95Ms &&
    Math.max(restMs.p95, underMs.p95) <= aims.searchP95Ms &&
    growth <= 1 + aims.flatWithin
  const line = (name, { p50, p95, most, count }, aim) => [
    name,
    ...[p50, p95, most].map((ms) => `${Math.round(ms)} ms`),
    String(count),
    aim,
  ]
  const lines = [
    ['', 'p50', 'p95', 'most', 'asked', ''],
    ...[...pages].map(([route, times]) => line(route, spread(times), '')),
    line('these pages while it walks', pageMs, `aim p95 ${aims.pageP95Ms} ms`),
    line('search at rest', restMs, `aim p95 ${aims.searchP95Ms} ms`),
    line('search during a walk', underMs, `aim p95 ${aims.searchP95Ms} ms`),
  ]
  const limit =
    rate > 0
      ? `at most ${rate} requests a second, which the desk does not know
${ratio.toFixed(2)}x the ${Math.round(own)} s that its pages take at the limit (they overlap by a tenth), aim ${aims.ratio}x; ${(seconds / plain).toFixed(2)}x the ${Math.round(plain)} s of pages that do not`
      : `no limit: ${((seconds * 1000) / Math.ceil(rows / ownRows)).toFixed(1)} ms a page`
  const text = `
The first walk over ${rows.toLocaleString('en')} applicants on the ${store} store of the built desk: ${seconds.toFixed(1)} s
A partner that takes ${partnerLatencyMs} ms, with ${limit}.
${shares(samples)}

${alignRows(lines)}

Memory (RSS) of the desk: ${Math.round(rss[0])} MB at first, ${Math.round(Math.max(...rss))} MB at most; the last third is ${growth.toFixed(2)}x the one before it, aim ${1 + aims.flatWithin}x.
`
  return { text, isGood }
}

/** CPU shares: time spent waiting for other processes says little about the desk. */
function shares(samples) {
  const [first, last] = [samples[0], samples.at(-1)]
  const shareOf = (name) => ((last[name].cpuSeconds - first[name].cpuSeconds) / (last.seconds - first.seconds)) * 100
  const desk = shareOf('desk')
  return `Processor, of one core: the desk ${Math.round(desk)} %, everything else here ${Math.round(shareOf('machine') - desk)} %.`
}

function spread(times) {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), most: Math.max(...times), count: times.length }
}
