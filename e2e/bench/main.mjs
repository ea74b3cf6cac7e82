import '../../lib/commands/node-version.mjs'
import { install } from '../../lib/commands/install.mjs'
import { quietStep, runNpm } from '../../lib/commands/run.mjs'
import { isBuildCurrent } from '../../lib/commands/sources.mjs'

if (!(await install())) process.exit(1)

const { makeBrowserAvailable } = await import('../../lib/commands/make-browser-available.mjs')
if (!(await makeBrowserAvailable())) process.exit(1)

const { bench, names } = await import('./bench.mjs')
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !names.includes(name))
if (unknown) {
  console.error(`There is no measurement "${unknown}". There are: ${names.join(', ')}`)
  process.exit(1)
}

const { buildFloor, isFloorCurrent } = await import('./floor.mjs')
const buildDesk = () => runNpm(['run', '--silent', 'build'], { isQuiet: true })
if (!isBuildCurrent() && !(await quietStep('Building the desk', buildDesk))) process.exit(1)
if (!isFloorCurrent() && !(await quietStep('Building the floor', buildFloor))) process.exit(1)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
try {
  if (!(await bench(stop.signal, wanted))) process.exitCode = 1
} catch (error) {
  console.error(stop.signal.aborted ? '\nStopped.' : `\nCould not measure: ${error.message}`)
  process.exitCode = 1
}
