import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskEnvironment, sandboxEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer, sandboxServer } from '../../lib/commands/servers.mjs'
import { compare } from './compare.mjs'
import { firstView } from './first-view.mjs'
import { floorServer } from './floor.mjs'
import { signIn } from './sign-in.mjs'
import { table } from './table.mjs'
import { conditions } from './visit.mjs'
import { withBrowser } from './with-browser.mjs'
import { withServers } from './with-servers.mjs'

/**
 * A measurement: `measure(browser, target)` visits a target, `{ url, storageState }`, and returns the figures of one run;
 * each of its `lines` names one of them, its unit and its aim: `most`, `under` (in the unit) or `mostRatio` (of the floor's).
 */
const measurements = [firstView]
const runs = 5
const applicants = 100_000

/** Measures the built desk beside the built floor and prints a table for each measurement. Throws when it cannot. */
export async function bench(signal) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-bench-'))
  try {
    const port = await findFreePort(3410)
    const floorPort = await findFreePort(port + 1)
    const sandboxPort = await findFreePort(4410)
    const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'a-secret-for-the-bench-on-this-machine' })
    const sandbox = sandboxEnvironment(sandboxPort, { SANDBOX_APPLICANTS: String(applicants) })
    const log = (name) => inRoot('.data', `bench-${name}.log`)
    const floor = floorServer(env, floorPort, log('floor'))
    const servers = [sandboxServer(sandbox, log('sandbox')), deskServer(env, log('desk')), floor]
    await withServers(servers, signal, () =>
      withBrowser(signal, async (browser) => {
        const desk = { url: `${env.APP_URL}/applicants`, storageState: await signIn(browser, env.APP_URL) }
        await measureAll(browser, { desk, floor: { url: floor.answersAt } })
      }),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureAll(browser, targets) {
  for (const measurement of measurements) {
    process.stdout.write(`Measuring ${measurement.title} `)
    const results = await compare(measurement, targets, browser, { runs, onRun: () => process.stdout.write('.') })
    console.log(`\n
${measurement.title}: production build, ${applicants.toLocaleString('en')} applicants in the sandbox
${conditions}, ${browser.version()}; ${runs} runs: median (least–most)

${table(measurement, results)}

The floor is an empty Next page with the same 50 rows rendered on the server.
`)
  }
}
