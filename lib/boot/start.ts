import 'server-only'
import { writeSync } from 'node:fs'
import { createDemoRecruiter } from '@/lib/accounts/create-demo-recruiter'
import { createFirstAdmin } from '@/lib/accounts/create-first-admin'
import { listenForEndedSessions } from '@/lib/accounts/ended-sessions'
import { hasSignedSession } from '@/lib/accounts/has-signed-session'
import { lookForIssuer } from '@/lib/accounts/oidc/issuer'
import { followAccess } from '@/lib/accounts/session-cache'
import { unreadableFactors } from '@/lib/accounts/totp-check'
import { startRetention } from '@/lib/activity/start-retention'
import { startIndexSync } from '@/lib/applicant-index/start-sync'
import { indexSource } from '@/lib/applicants/index-source'
import { followMappingAlarms } from '@/lib/connection/drift/mapping-alarms'
import { followGuesses } from '@/lib/connection/guess/guess-mapping'
import { followProfileVersions } from '@/lib/connection/versions/profile-versions'
import { ConfigError, config } from '@/lib/runtime/config'
import { startUpkeep } from '@/lib/store/backup/start-upkeep'
import { closeStore, openStore } from '@/lib/store/connection'
import { guardServers } from '../http/guard-servers'
import { observeRequests } from '../http/observe-requests'
import { filesOfBuild } from '../http/serve-static'
import { describeError } from '../runtime/describe-error'
import { shutDownOnSignals } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { logOutput } from '../runtime/log-output'
import { scrub } from '../runtime/scrub'
import { serverState } from '../runtime/server-state'
import { version } from '../runtime/version'
import { checkAtStart } from './check-at-start'
import { configurationIssues, configurationWarnings } from './check-configuration'
import { registerAllHoldings } from './register-holdings'
import { reloadOnSignal } from './reload-on-signal'
import { reportPrintedErrors } from './report-next-errors'
import { reportNoAccount } from './report-no-account'
import { startMetrics } from './start-metrics'
import { startTracing } from './start-tracing'
import { startWorker } from './start-worker'

/** Starts this process as a desk: everything needed before the first answer. Exits the process on an error. */
export async function startServer(): Promise<void> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  try {
    const issues = configurationIssues()
    if (issues.length > 0) throw new ConfigError(issues)
    const { app, store, partner, allowedInsecure } = config()
    // Only this account may read what the process writes. Not in development, where it also writes the build.
    if (process.env.NODE_ENV === 'production') process.umask(0o077)
    observeRequests()
    guardServers({
      trustsProxy: app.trustsProxy,
      hasSession: hasSignedSession,
      takesUpgrades: process.env.NODE_ENV === 'development',
      files: filesOfBuild(),
    })
    logOutput()
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
    for (const warning of configurationWarnings())
      log.warn(`${warning}: tolerated, as APP_URL is of this machine alone`)
    if (allowedInsecure.length > 0)
      log.warn({ allowed: allowedInsecure }, 'ALLOW_INSECURE lets this desk run less safely')
    if (app.isSecure && !app.trustsProxy)
      log.warn('APP_URL is https, so a proxy is in front: without TRUST_PROXY=true everyone seems to have its address')
    await openStore()
    await listenForEndedSessions()
    await followAccess()
    await followProfileVersions()
    await followGuesses()
    await followMappingAlarms()
    const firstAdmin = await createFirstAdmin()
    if (firstAdmin === 'created') log.info('the first admin was created from ADMIN_EMAIL')
    if (firstAdmin === 'not-configured') reportNoAccount()
    await createDemoRecruiter()
    const unreadable = await unreadableFactors()
    if (unreadable.length > 0)
      log.warn({ people: unreadable.length }, 'the second factor of people cannot be read: AUTH_SECRET is another one')
    registerAllHoldings()
    await startWorker()
    await startIndexSync(indexSource)
    startMetrics()
    startRetention()
    startUpkeep()
    lookForIssuer()
    serverState.isStarted = true
    log.info('ready')
    checkAtStart()
  } catch (error) {
    const message =
      error instanceof ConfigError ? error.message : `Partner Desk cannot start. ${scrub(describeError(error))}`
    // For a person to read, so not through `process.stderr`, which goes to the log.
    writeSync(2, `${message}\n`)
    process.exit(1)
  }
}
