import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inRoot, root } from '../../lib/commands/root.mjs'
import { toolEnvironment } from '../../lib/commands/run.mjs'
import { alignRows } from './table.mjs'

const stores = ['embedded', 'postgres']

/**
 * Searches an index of made-up applicants, on both stores: how long the screens' queries take, and a walk's work in the
 * store. Counting all hits of a common word reads them all, and has no aim.
 */
export const search = {
  name: 'search',
  needsBuild: false,
  options: { rows: '100000', rounds: '5', store: stores.join(',') },
  async run({ rows, rounds, store }, signal) {
    const aimMs = Number(rows) > 100_000 ? 150 : 100
    let isWithin = true
    for (const kind of store.split(',')) {
      for await (const [word, told] of runChild([kind, rows, rounds], signal)) {
        if (word === 'filled')
          console.log(`\n${kind}: ${Number(rows).toLocaleString('en')} rows, written in ${Math.round(told / 1000)} s`)
        if (word !== 'lines') continue
        const judged = told.map((line) => judge(line, aimMs))
        isWithin &&= judged.every(({ isOver }) => !isOver)
        console.log(
          `\n${alignRows([['', 'p50 ms', 'p95 ms', `aim ${aimMs} ms`], ...judged.map(({ cells }) => cells)])}`,
        )
      }
    }
    return isWithin
  },
}

const withoutAim = ['exact count of a common word', 'page of a walk']

function judge({ name, times }, aimMs) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const hasAim = !withoutAim.some((prefix) => name.startsWith(prefix))
  const isOver = hasAim && at(0.95) >= aimMs
  const word = isOver ? 'over' : hasAim ? 'within' : ''
  return { isOver, cells: [name, at(0.5).toFixed(1), at(0.95).toFixed(1), word] }
}

/** Yields each result as soon as the child prints it, so that a stopped bench has shown what it measured by then. */
async function* runChild(args, signal) {
  const program = ['--conditions', 'react-server', '--import', 'tsx', inRoot('e2e', 'bench', 'search.child.ts')]
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  const ended = once(child, 'close')
  for await (const line of createInterface(child.stdout)) {
    const [, word, value] = /^(filled|lines) (.*)$/.exec(line) ?? []
    if (word) yield [word, JSON.parse(value)]
    else console.log(line)
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`The measurement ended early with ${code}`)
}
