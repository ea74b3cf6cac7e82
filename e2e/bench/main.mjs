import '../../lib/commands/node-version.mjs'
import { parseArgs } from 'node:util'
import { install } from '../../lib/commands/install.mjs'
import { quietStep, runNpm } from '../../lib/commands/run.mjs'
import { isBuildCurrent } from '../../lib/commands/sources.mjs'

if (!(await install())) process.exit(1)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())

const { longRuns } = await import('./long-runs.mjs')
const [first, ...others] = process.argv.slice(2)
const longRun = longRuns.find(({ name }) => name === first)
try {
  const isDone = await (longRun ? runLong(longRun, others) : measureWithBrowser(process.argv.slice(2)))
  if (!isDone) process.exitCode = 1
} catch (error) {
  console.error(stop.signal.aborted ? '\nStopped.' : `\nCould not measure: ${error.message}`)
  process.exitCode = 1
}

/** One that needs no browser and takes options, `--seconds 60`. */
async function runLong({ options, needsBuild, run }, args) {
  const known = Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }])
  const { values } = parseArgs({ args, options: Object.fromEntries(known) })
  return (!needsBuild || (await makeBuildCurrent())) && (await run(values, stop.signal))
}

async function measureWithBrowser(wanted) {
  const { makeBrowserAvailable } = await import('../../lib/commands/make-browser-available.mjs')
  if (!(await makeBrowserAvailable())) return false
  const { bench, names } = await import('./bench.mjs')
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) {
    const all = [...names, ...longRuns.map(({ name }) => name)]
    console.error(`There is no measurement "${unknown}". There are: ${all.join(', ')}`)
    return false
  }
  const { buildFloor, isFloorCurrent } = await import('./floor.mjs')
  if (!(await makeBuildCurrent())) return false
  if (!isFloorCurrent() && !(await quietStep('Building the floor', buildFloor))) return false
  return bench(stop.signal, wanted)
}

async function makeBuildCurrent() {
  const buildDesk = () => runNpm(['run', '--silent', 'build'], { isQuiet: true })
  return isBuildCurrent() || quietStep('Building the desk', buildDesk)
}
