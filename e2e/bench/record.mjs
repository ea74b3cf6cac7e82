import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { inRoot } from '../../lib/commands/root.mjs'
import { run } from '../../lib/commands/run.mjs'

/** The commit being measured, read before a run, as others may follow during it. */
export async function readSource() {
  const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')])
  return { commit: commit ?? 'unknown', isChanged: changes !== '' }
}

/** Writes a run's figures and machine to `.data/bench-<time>.json`; returns the run and its file. */
export function writeRecord(source, { figures, browser }) {
  const at = new Date().toISOString()
  const machine = {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    loadAtEnd: loadavg()[0],
  }
  const record = { at, ...source, machine, browser, figures }
  const file = inRoot('.data', `bench-${at.replaceAll(':', '-').slice(0, 19)}.json`)
  mkdirSync(inRoot('.data'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
  return { record, file }
}

export function readRecord(file) {
  const record = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(record.figures)) throw new Error(`${file} is no record of a bench.`)
  return record
}

/** Null without git, as in a container. */
async function git(...args) {
  const { isOk, output } = await run('git', args, { isQuiet: true })
  return isOk ? output.trim() : null
}
