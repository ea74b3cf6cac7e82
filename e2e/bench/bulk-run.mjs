import { startPostgres } from './start-postgres.mjs'
import { runChild, withSandbox } from './with-engine.mjs'

const rows = 10_000
const limitedRows = 2_000
const limitPerSecond = 20
const limitSeconds = limitedRows / limitPerSecond
const largestRows = 50_000
const written = (count) => count.toLocaleString('en')

/** A run's cost on the server, how well it uses the partner's rate limit, and the largest run's store work. */
export const bulkRun = {
  name: 'bulk-run',
  title: 'A run of bulk applications, from its start to its end at the server',
  conditions: `the engine in a process of its own, on the embedded store where nothing else is said; ${written(rows)} rows without a limit, ${written(limitedRows)} at a hidden one of ${limitPerSecond} a second, ${written(largestRows)} started and cancelled`,
  runs: 1,
  warmUps: 0,
  targetsOf: () => ({ desk: {} }),
  lines: [
    {
      name: `${written(rows)} rows, no limit`,
      unit: '/s',
      digits: 0,
      of: ({ free }) => rows / free.seconds,
      least: 250,
    },
    {
      name: `${written(rows)} rows on PostgreSQL, no limit`,
      unit: '/s',
      digits: 0,
      of: ({ onServer }) => rows / onServer.seconds,
      least: 400,
    },
    {
      name: 'Memory (RSS), highest over before',
      unit: 'MB',
      digits: 0,
      of: ({ free }) => free.rssMb.highest - free.rssMb.before,
      under: 80,
    },
    {
      name: 'Memory (RSS), after over before',
      unit: 'MB',
      digits: 0,
      of: ({ free }) => free.rssMb.after - free.rssMb.before,
    },
    {
      name: 'JavaScript heap, after over before',
      unit: 'MB',
      digits: 1,
      of: ({ free }) => free.heapMb.after - free.heapMb.before,
    },
    {
      name: `${written(limitedRows)} rows, time of the limit`,
      unit: 'x',
      digits: 2,
      of: ({ limited }) => limited.seconds / limitSeconds,
      most: 1.05,
    },
    { name: 'Answered 429', unit: '%', digits: 1, of: ({ refusedPercent }) => refusedPercent },
    { name: `${written(largestRows)} rows, starting`, unit: 'ms', digits: 0, of: ({ largest }) => largest.startingMs },
    { name: 'Longest wait for the store', unit: 'ms', digits: 0, of: ({ largest }) => largest.startingWaitMs },
    { name: 'Reading the run', unit: 'ms', digits: 0, of: ({ largest }) => largest.readRunMs },
    { name: 'Reading rows at its end', unit: 'ms', digits: 0, of: ({ largest }) => largest.farRowsMs },
    { name: 'Cancelling it', unit: 'ms', digits: 0, of: ({ largest }) => largest.cancelMs },
    { name: 'Longest wait for the store', unit: 'ms', digits: 0, of: ({ largest }) => largest.cancelWaitMs },
  ],
  async measure() {
    const free = await withSandbox({}, (sandbox) => runChild('bulk-run.child.ts', sandbox, ['run', String(rows)]))
    const onServer = await measureOnPostgres()
    const limited = await withSandbox({ SANDBOX_RATE: String(limitPerSecond) }, async (sandbox) => {
      const measured = await runChild('bulk-run.child.ts', sandbox, ['run', String(limitedRows)])
      const { requests } = await (await fetch(`${sandbox.answersAt}/__sandbox/log`)).json()
      const refused = requests.filter(({ status }) => status === 429).length
      return { measured, refusedPercent: (refused / requests.length) * 100 }
    })
    const largest = await withSandbox({}, (sandbox) =>
      runChild('bulk-run.child.ts', sandbox, ['largest', String(largestRows)]),
    )
    return { free, onServer, limited: limited.measured, refusedPercent: limited.refusedPercent, largest }
  },
}

async function measureOnPostgres() {
  const postgres = await startPostgres()
  try {
    return await withSandbox({}, (sandbox) =>
      runChild('bulk-run.child.ts', sandbox, ['run', String(rows)], { DATABASE_URL: postgres.url }),
    )
  } finally {
    await postgres.stop()
  }
}
