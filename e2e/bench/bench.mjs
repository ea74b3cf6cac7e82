import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskEnvironment, sandboxEnvironment, sandboxKey } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer, sandboxServer } from '../../lib/commands/servers.mjs'
import { floor, peer, serverOf } from './beside.mjs'
import { bulkCheck } from './bulk-check.mjs'
import { bulkRun } from './bulk-run.mjs'
import { compare } from './compare.mjs'
import { dispatch } from './dispatch.mjs'
import { exportAll } from './export.mjs'
import { figuresOf } from './figures.mjs'
import { firstViews } from './first-view.mjs'
import { interaction } from './interaction.mjs'
import { lighthouse } from './lighthouse.mjs'
import { scroll } from './scroll.mjs'
import { signIn } from './sign-in.mjs'
import { table } from './table.mjs'
import { wholeList } from './whole-list.mjs'
import { withBrowser } from './with-browser.mjs'
import { withServers } from './with-servers.mjs'

/**
 * A measurement: `targetsOf(places)` returns what it visits, a `desk` and mostly a `floor` and a `peer`;
 * `measure(browser, target)` returns the figures of one run; `lines` give each figure's name, unit and aim (`most`,
 * `under`, `least`; `mostRatio` or `leastRatio` of the floor's, `mostPeerRatio` of the peer's). Optional: `id` when
 * several share a name, `runs` (5) and `warmUps` before them (1), the partner's `latencyMs` (0), and `within`, which
 * does the work with more places.
 */
const measurements = [
  ...firstViews,
  scroll,
  interaction,
  lighthouse,
  exportAll,
  wholeList,
  dispatch,
  bulkCheck,
  bulkRun,
]
const applicants = 100_000

/** Names that `bench` accepts; an id picks one of several measurements with the same name. */
export const names = [...new Set(measurements.flatMap(({ name, id }) => [name, id ?? name]))]

/**
 * Measures the built desk beside the built floor and the built peer, everything or only `wanted`, and prints tables.
 * Returns the figures, the browser's version and whether everything could be measured.
 */
export async function bench(signal, wanted, runs) {
  const chosen = measurements
    .filter(({ name, id }) => wanted.length === 0 || wanted.includes(name) || wanted.includes(id))
    .map((measurement) => ({ ...measurement, ...(runs && { runs }) }))
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-bench-'))
  try {
    // Different for benches that start at the same time: a port is taken only once its server is up.
    const port = await findFreePort(20_000 + (process.pid % 1_000) * 10)
    const floorPort = await findFreePort(port + 1)
    const peerPort = await findFreePort(floorPort + 1)
    const sandboxPort = await findFreePort(peerPort + 1)
    const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'the-bench-signs-its-sessions-with-this' })
    const ownSandbox = { SANDBOX_APPLICANTS: String(applicants), SANDBOX_CONTROL: '1' }
    const log = (name) => inRoot('.data', `bench-${name}.log`)
    const servers = [
      sandboxServer(sandboxEnvironment(sandboxPort, ownSandbox), log('sandbox')),
      deskServer(env, log('desk')),
      serverOf(floor, env, floorPort, log('floor')),
      serverOf(peer, env, peerPort, log('peer')),
    ]
    return await withServers(servers, signal, ([sandbox, desk, floor, peer]) =>
      withBrowser(signal, async (browser) => {
        const storageState = await signIn(browser, env.APP_URL)
        const deskList = { origin: env.APP_URL, url: `${env.APP_URL}/applicants`, storageState, hasPanel: true }
        const partner = { url: sandbox.answersAt, key: sandboxKey, port: sandboxPort }
        return measureAll(chosen, browser, { deskList, desk, floor, peer, sandbox: partner }, signal)
      }),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures all; one that fails does not stop the others. */
async function measureAll(chosen, browser, places, signal) {
  const figures = []
  let isWhole = true
  for (const measurement of chosen) {
    process.stdout.write(`Measuring ${measurement.title} `)
    try {
      const results = await measureOne(measurement, browser, places, signal)
      const own = figuresOf(measurement, results)
      figures.push(...own)
      console.log(report(measurement, own, results.desk.length, browser))
    } catch (error) {
      signal.throwIfAborted()
      isWhole = false
      console.error(`\nCould not measure: ${error.message}\n`)
    }
  }
  return { figures, browser: browser.version(), isWhole }
}

async function measureOne({ within, latencyMs = 0, ...measurement }, browser, places, signal) {
  const onRun = () => process.stdout.write('.')
  const work = async (places) => {
    await setLatency(places.sandbox, latencyMs)
    return compare(measurement, measurement.targetsOf(places), browser, onRun)
  }
  try {
    return await (within ? within(places, browser, signal, work) : work(places))
  } finally {
    if (!signal.aborted) await setLatency(places.sandbox, 0)
  }
}

async function setLatency({ url }, latencyMs) {
  const answer = await fetch(`${url}/__sandbox/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ latencyMs }),
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to its settings.`)
}

function report({ title, conditions, floor, notes }, figures, runs, browser) {
  return `

${title}: production build, ${applicants.toLocaleString('en')} applicants in the sandbox
${conditions}; Chromium ${browser.version()}; ${runs} runs: median (least–most)

${table(figures)}
${floor ? `\nThe floor is ${floor}.` : ''}${notes ? `\n${notes}` : ''}
`
}
