import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskEnvironment, sandboxEnvironment, sandboxKey } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer, sandboxServer } from '../../lib/commands/servers.mjs'
import { bulkCheck } from './bulk-check.mjs'
import { bulkRun } from './bulk-run.mjs'
import { compare } from './compare.mjs'
import { dispatch } from './dispatch.mjs'
import { exportAll } from './export.mjs'
import { firstView } from './first-view.mjs'
import { floorServer } from './floor.mjs'
import { scroll } from './scroll.mjs'
import { signIn } from './sign-in.mjs'
import { table } from './table.mjs'
import { wholeList } from './whole-list.mjs'
import { withBrowser } from './with-browser.mjs'
import { withServers } from './with-servers.mjs'

/**
 * A measurement: `targetsOf(places)` names what it visits, a `desk` and mostly a `floor`; `measure(browser, target)`
 * returns the figures of one run; `lines` name a figure, its unit and its aim (`most`, `under`, `mostRatio` or
 * `leastRatio` of the floor's). Optional: `runs` (5) and `warmUps` before them (1).
 */
const measurements = [firstView, scroll, exportAll, wholeList, dispatch, bulkCheck, bulkRun]
const applicants = 100_000

/** What `bench` can measure. */
export const names = measurements.map(({ name }) => name)

/**
 * Measures the built desk beside the built floor, all or `wanted`, and prints tables. Returns whether all could be
 * measured.
 */
export async function bench(signal, wanted) {
  const chosen = measurements.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-bench-'))
  try {
    const port = await findFreePort(3410)
    const floorPort = await findFreePort(port + 1)
    const sandboxPort = await findFreePort(4410)
    const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'the-bench-signs-its-sessions-with-this' })
    const sandboxEnv = sandboxEnvironment(sandboxPort, { SANDBOX_APPLICANTS: String(applicants) })
    const log = (name) => inRoot('.data', `bench-${name}.log`)
    const servers = [
      sandboxServer(sandboxEnv, log('sandbox')),
      deskServer(env, log('desk')),
      floorServer(env, floorPort, log('floor')),
    ]
    return await withServers(servers, signal, ([sandbox, desk, floor]) =>
      withBrowser(signal, async (browser) => {
        const storageState = await signIn(browser, env.APP_URL)
        const deskList = { origin: env.APP_URL, url: `${env.APP_URL}/applicants`, storageState, hasPanel: true }
        const places = { deskList, desk, floor, sandbox: { url: sandbox.answersAt, key: sandboxKey } }
        return measureAll(chosen, browser, places, signal)
      }),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One that cannot be measured does not keep the others from it. */
async function measureAll(chosen, browser, places, signal) {
  let isWhole = true
  for (const measurement of chosen) {
    process.stdout.write(`Measuring ${measurement.title} `)
    try {
      const onRun = () => process.stdout.write('.')
      const results = await compare(measurement, measurement.targetsOf(places), browser, onRun)
      console.log(report(measurement, results, browser))
    } catch (error) {
      signal.throwIfAborted()
      isWhole = false
      console.error(`\nCould not measure: ${error.message}\n`)
    }
  }
  return isWhole
}

function report({ title, conditions, floor, notes, ...measurement }, results, browser) {
  return `

${title}: production build, ${applicants.toLocaleString('en')} applicants in the sandbox
${conditions}; Chromium ${browser.version()}; ${results.desk.length} runs: median (least–most)

${table(measurement, results)}
${floor ? `\nThe floor is ${floor}.` : ''}${notes ? `\n${notes}` : ''}
`
}
