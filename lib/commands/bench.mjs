import './node-version.mjs'
import { install } from './install.mjs'
import { quietStep, runNpm } from './run.mjs'
import { isBuildCurrent } from './sources.mjs'

if (!(await install())) process.exit(1)

const { makeBrowserAvailable } = await import('./make-browser-available.mjs')
if (!(await makeBrowserAvailable())) process.exit(1)

const { buildFloor, isFloorCurrent } = await import('../../e2e/bench/floor.mjs')
const buildDesk = () => runNpm(['run', '--silent', 'build'], { isQuiet: true })
if (!isBuildCurrent() && !(await quietStep('Building the desk', buildDesk))) process.exit(1)
if (!isFloorCurrent() && !(await quietStep('Building the empty Next page', buildFloor))) process.exit(1)

const { bench } = await import('../../e2e/bench/bench.mjs')
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
try {
  await bench(stop.signal)
} catch (error) {
  console.error(stop.signal.aborted ? '\nStopped.' : `\nCould not measure: ${error.message}`)
  process.exitCode = 1
}
