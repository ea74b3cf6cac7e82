import '../../lib/commands/node-version.mjs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from '../../lib/commands/install.mjs'
import { root } from '../../lib/commands/root.mjs'
import { quietStep, runNpm } from '../../lib/commands/run.mjs'
import { isBuildCurrent } from '../../lib/commands/sources.mjs'

if (!(await install())) process.exit(1)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())

const { longRuns } = await import('./long-runs.mjs')
const { makeBrowserAvailable } = await import('../../lib/commands/make-browser-available.mjs')
const [first, ...others] = process.argv.slice(2)
const longRun = longRuns.find(({ name }) => name === first)
try {
  const isDone = await (longRun ? runLong(longRun, others) : measureWithBrowser(process.argv.slice(2)))
  if (!isDone) process.exitCode = 1
} catch (error) {
  console.error(stop.signal.aborted ? '\nStopped.' : `\nCould not measure: ${error.message}`)
  process.exitCode = 1
}

/** Runs a benchmark that takes options of its own, such as `--seconds 60`. */
async function runLong({ options, needsBuild, needsBrowser = false, needsOtherApps = false, run }, args) {
  const known = Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }])
  const { values } = parseArgs({ args, options: Object.fromEntries(known) })
  if (needsBrowser && !(await makeBrowserAvailable())) return false
  if (needsBuild && !(await makeBuildCurrent())) return false
  if (needsOtherApps && !(await makeOtherAppsCurrent())) return false
  return run(values, stop.signal)
}

/**
 * `--runs 3` instead of five; `--from file`: use a record instead of measuring; `--against file`: compare with an
 * earlier record; `--markdown`: print the README's table.
 */
async function measureWithBrowser(args) {
  const text = { type: 'string' }
  const options = { runs: text, from: text, against: text, markdown: { type: 'boolean', default: false } }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const { readRecord, readSource, writeRecord } = await import('./record.mjs')
  const before = values.against && readRecord(values.against)
  if (values.from) return show(readRecord(values.from), before, values)

  const source = await readSource()
  const measured = await measure(positionals, values.runs)
  if (!measured) return false
  const { isWhole, ...run } = measured
  if (run.figures.length === 0) return false
  const { record, file } = writeRecord(source, run)
  await show(record, before, values)
  console.log(`Written to ${relative(root, file)}.`)
  return isWhole
}

async function measure(wanted, runs) {
  if (!(await makeBrowserAvailable())) return null
  const { bench, names } = await import('./bench.mjs')
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) {
    const all = [...names, ...longRuns.map(({ name }) => name)]
    console.error(`There is no measurement "${unknown}". There are: ${all.join(', ')}`)
    return null
  }
  if (runs !== undefined && !(Number(runs) >= 1)) throw new Error(`--runs is a number from 1 on, not "${runs}".`)
  if (!(await makeBuildCurrent()) || !(await makeOtherAppsCurrent())) return null
  return bench(stop.signal, wanted, runs && Number(runs))
}

async function show(record, before, { markdown }) {
  const { against } = await import('./against.mjs')
  const { markdownTable } = await import('./table.mjs')
  if (markdown) console.log(`${markdownTable(record.figures)}\n`)
  if (before) console.log(`${against(before, record)}\n`)
  return true
}

/** The builds of the floor and the peer. */
async function makeOtherAppsCurrent() {
  const { build, floor, isCurrent, peer } = await import('./beside.mjs')
  for (const app of [floor, peer])
    if (!isCurrent(app) && !(await quietStep(`Building ${app.name}`, () => build(app)))) return false
  return true
}

async function makeBuildCurrent() {
  const buildDesk = () => runNpm(['run', '--silent', 'build'], { isQuiet: true })
  return isBuildCurrent() || quietStep('Building the desk', buildDesk)
}
