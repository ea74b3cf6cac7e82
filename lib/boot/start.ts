import 'server-only'
import { createFirstAdmin } from '@/lib/accounts/create-first-admin'
import { startRetention } from '@/lib/activity/start-retention'
import { ConfigError, config } from '@/lib/runtime/config'
import { startUpkeep } from '@/lib/store/backup/start-upkeep'
import { closeStore, openStore } from '@/lib/store/connection'
import { observeRequests } from '../http/observe-requests'
import { describeError } from '../runtime/describe-error'
import { shutDownOnSignals } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { scrub, scrubOutput } from '../runtime/scrub'
import { serverState } from '../runtime/server-state'
import { version } from '../runtime/version'
import { configurationIssues } from './check-configuration'
import { reloadOnSignal } from './reload-on-signal'
import { reportPrintedErrors } from './report-next-errors'
import { startMetrics } from './start-metrics'
import { startTracing } from './start-tracing'
import { startWorker } from './start-worker'

/** Starts this process as a desk: everything needed before the first answer. Exits the process on an error. */
export async function startServer(): Promise<void> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  try {
    const issues = configurationIssues()
    if (issues.length > 0) throw new ConfigError(issues)
    const { app, store, partner } = config()
    observeRequests()
    scrubOutput()
    reloadOnSignal()
    reportPrintedErrors()
    const stopTracing = await startTracing()
    shutDownOnSignals(async () => {
      await closeStore()
      await stopTracing()
    })
    const kept = store.url
      ? { store: 'PostgreSQL server' }
      : { store: 'embedded PostgreSQL', directory: store.directory }
    log.info({ version, ...kept, address: app.url, partner: partner.url, environment: partner.environment }, 'starting')
    if (partner.login?.isUsed)
      log.warn('easy apply signs in with PARTNER_LOGIN_EMAIL: the partner is ending this flow, use the key instead')
    else if (partner.login)
      log.warn('PARTNER_LOGIN_EMAIL is not used, since the key does its work: PARTNER_EASY_APPLY_WITH=login uses it')
    await openStore()
    const firstAdmin = await createFirstAdmin()
    if (firstAdmin === 'created') log.info('the first admin was created from ADMIN_EMAIL')
    if (firstAdmin === 'not-configured')
      log.warn('nobody can sign in: there is no account yet, set ADMIN_EMAIL and ADMIN_PASSWORD and start again')
    await startWorker()
    startMetrics()
    startRetention()
    startUpkeep()
    serverState.isStarted = true
    log.info('ready')
  } catch (error) {
    const message =
      error instanceof ConfigError ? error.message : `Partner Desk cannot start. ${scrub(describeError(error))}`
    process.stderr.write(`${message}\n`)
    process.exit(1)
  }
}
