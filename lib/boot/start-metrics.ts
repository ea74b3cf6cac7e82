import 'server-only'
import { sql } from 'drizzle-orm'
import { collectDefaultMetrics } from 'prom-client'
import { countSessions } from '../accounts/count-sessions'
import { countRunRows } from '../bulk-apply/count-run-rows'
import { countQueue } from '../dispatch/count-queue'
import { readHeldSummary } from '../held-writes/read-summary'
import { errorSources } from '../http/report-unexpected'
import { metrics, metricsRegistry } from '../metrics/metrics'
import { readOnScrape } from '../metrics/read-on-scrape'
import { config } from '../runtime/config'
import { logLineCounts } from '../runtime/log'
import { resolveWithin } from '../runtime/resolve-within'
import { singleton } from '../runtime/singleton'
import { version } from '../runtime/version'
import { lastBackup } from '../store/backup/start-upkeep'
import { store } from '../store/connection'
import { readiness } from './ready'

/** Makes the gauges available to scrapes, if METRICS_TOKEN is set. */
export function startMetrics(): void {
  if (config().metricsToken === null) return
  singleton('metrics-started', () => {
    collectDefaultMetrics({ register: metricsRegistry() })
    // Start at 0, so that the first error shows as an increase.
    for (const where of errorSources) metrics().unexpectedErrors.inc({ where }, 0)
    // These gauges start at 0, which would mean a backup in 1970.
    metrics().lastBackup.remove()
    metrics().lastBackupFailure.remove()
    const store = config().store.url ? 'postgresql' : 'embedded'
    metrics().build.set({ version, node: process.version, store }, 1)
    for (const reader of [readReadiness, readStorePing, readQueue, readRuns, readSessions, readLogLines, readBackup])
      readOnScrape(reader)
    return true
  })
}

async function readReadiness(): Promise<void> {
  // Shorter than the time after which a scrape gives up on the store.
  const found = await resolveWithin(readiness(), 1_500)
  metrics().ready.set(found?.isReady ? 1 : 0)
}

async function readStorePing(): Promise<void> {
  const startedAt = performance.now()
  await store().execute(sql`select 1`)
  metrics().storePing.set((performance.now() - startedAt) / 1000)
}

async function readQueue(): Promise<void> {
  const { queue, queueAge, undecided, undecidedAge, held } = metrics()
  const [{ depth, oldestDue, awaiting }, summary] = await Promise.all([countQueue(), readHeldSummary()])
  queue.reset()
  for (const { state, lane, count } of depth) queue.set({ state, lane }, count)
  for (const { lane, seconds } of oldestDue) queueAge.set({ lane }, seconds)
  undecided.set(awaiting.count)
  undecidedAge.set(awaiting.oldestSeconds)
  held.set(summary?.held ?? 0)
}

async function readRuns(): Promise<void> {
  const { runs, runRows } = metrics()
  const open = await countRunRows()
  runs.reset()
  runRows.reset()
  for (const { state, count } of open.runs) runs.set({ state }, count)
  for (const { outcome, count } of open.rows) runRows.set({ outcome }, count)
}

async function readSessions(): Promise<void> {
  metrics().sessions.set(await countSessions())
}

async function readLogLines(): Promise<void> {
  const { logLines } = metrics()
  logLines.reset()
  for (const level of ['fatal', 'error', 'warn'] as const) logLines.inc({ level }, logLineCounts[level])
}

async function readBackup(): Promise<void> {
  const { succeededAt, failedAt } = lastBackup()
  if (succeededAt) metrics().lastBackup.set(succeededAt.getTime() / 1000)
  if (failedAt) metrics().lastBackupFailure.set(failedAt.getTime() / 1000)
}
