import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, root } from '../../lib/commands/root.mjs'
import { toolEnvironment } from '../../lib/commands/run.mjs'

const mostAvoidable = 0.01

/**
 * Crash histories: people submit while the partner fails and desks are killed, on both stores; then what the desk says
 * is compared with what the partner did. Aims: 0 duplicated, 0 lost, 0 wrong, under 1 % needlessly unclear.
 */
export const histories = {
  name: 'histories',
  needsBuild: false,
  options: { count: '300', seed: '1', parallel: '2' },
  async run(options, signal) {
    const [count, first, parallel] = [options.count, options.seed, options.parallel].map(Number)
    const seeds = Array.from({ length: count }, (_, index) => first + index)
    const shares = Array.from({ length: parallel }, (_, share) => seeds.filter((_, at) => at % parallel === share))
    const reports = []
    const startedMs = performance.now()
    const onReport = (report) => {
      reports.push(report)
      process.stdout.write(report.issues.length > 0 ? describeFailure(report) : '.')
    }
    await Promise.all(shares.filter((share) => share.length > 0).map((share) => playShare(share, onReport, signal)))
    const { text, isWithin } = summarize(reports, (performance.now() - startedMs) / 1000)
    console.log(text)
    return isWithin && reports.length === count
  },
}

async function playShare(seeds, onReport, signal) {
  const program = ['--conditions', 'react-server', '--import', 'tsx', inRoot('e2e', 'bench', 'histories.child.ts')]
  const child = spawn(process.execPath, [...program, ...seeds.map(String)], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  const ended = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('result ')) onReport(JSON.parse(line.slice('result '.length)))
  await ended
}

function describeFailure({ seed, issues, story }) {
  return `\n\nHistory ${seed}, again with --seed ${seed} --count 1:\n${[...story, ...issues].join('\n')}\n\n`
}

function summarize(reports, seconds) {
  const sum = (of) => reports.reduce((total, report) => total + of(report), 0)
  const outcomes = {}
  for (const report of reports)
    for (const [outcome, times] of Object.entries(report.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + times
  const issues = sum((report) => report.issues.length)
  const [writes, avoidable] = [
    sum(({ reconcilable }) => reconcilable.writes),
    sum(({ reconcilable }) => reconcilable.avoidable),
  ]
  const share = writes === 0 ? 0 : avoidable / writes
  const lines = Object.entries(outcomes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, times]) => `${String(times).padStart(7)}  ${outcome}`)
  return {
    isWithin: issues === 0 && share < mostAvoidable,
    text: `

${reports.length} histories with ${sum(({ ends }) => ends)} ends of a desk, ${sum(({ writes }) => writes)} writes, in ${Math.round(seconds)} s
${lines.join('\n')}

Doubled, lost or wrong: ${issues}; aim 0
Unclear without need, where GET /jobs works: ${avoidable} of ${writes} writes, ${(share * 100).toFixed(2)} %; aim under ${mostAvoidable * 100} %
Unclear in all: ${sum(({ unclear }) => unclear)}
`,
  }
}
