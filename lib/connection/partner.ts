import 'server-only'
import { metrics } from '../metrics/metrics'
import { readOnScrape } from '../metrics/read-on-scrape'
import { createPartner, type Partner } from '../partner/client'
import { type Endpoint, endpointName, endpoints } from '../partner/endpoint'
import { lanes } from '../partner/pacing/lanes'
import { createPacer, type Pacer } from '../partner/pacing/pacer'
import type { AttemptReport } from '../partner/send'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { partnerKey } from '../runtime/partner-key'
import { currentSpan, requestId } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'
import { startSpan } from '../runtime/tracing'
import { watchPartner } from './drift/partner-watch'
import { learnFields } from './forms/learn-fields'
import { proveFields } from './forms/prove-fields'
import { noteRefusedField } from './forms/refused-fields'
import { noteAnswer } from './guess/note-answers'
import { displayProfile, profile } from './profile'
import { watchAttempt } from './status/endpoint-evidence'
import { noteConnection } from './status/known-problem'
import { noteHealth } from './status/partner-health'
import { verifyKeyAfter } from './status/verify-key'
import { learnTeams } from './teams/learn-teams'
import { saveTeams } from './teams/save-teams'

/**
 * Returns the client for the partner that this desk is connected to, with one pacer per process. A failure's reference
 * is the request's ID, so that one search finds both in the log.
 */
export function partner(): Partner {
  return singleton('partner', () => {
    const { url, login } = config().partner
    const pacer = createPacer()
    readOnScrape(async () => showPace(pacer))
    const plain = createPartner({
      sender: {
        url,
        get key() {
          return partnerKey()
        },
        newReference: () => requestId() ?? crypto.randomUUID(),
        onAttempt(attempt) {
          log.info({ partner: attempt }, 'partner call')
          countAttempt(attempt)
          noteHealth(attempt)
          noteConnection(attempt)
        },
        trace: traceAttempt,
      },
      profile: displayProfile,
      onList: noteAnswer,
      pacer,
      login: login?.isUsed ? login : null,
    })
    const watched = watchPartner(learnTeams(plain, profile, saveTeams))
    return learnFields(watched, profile, noteRefusedField, proveFields)
  })
}

function countAttempt({ endpoint: key, status, kind, durationMs }: AttemptReport): void {
  const endpoint = endpointName(key)
  metrics().partnerRequests.inc({ endpoint, status: status ?? 'none', outcome: kind })
  metrics().partnerSeconds.observe({ endpoint }, durationMs / 1000)
}

function showPace(pacer: Pacer): void {
  const { ratePerSecond, concurrency, inFlight, waiting } = pacer.state()
  const { partnerRate, partnerConcurrency, partnerInFlight, partnerWaiting } = metrics()
  partnerRate.set(ratePerSecond)
  partnerConcurrency.set(concurrency)
  partnerInFlight.set(inFlight)
  for (const lane of lanes) partnerWaiting.set({ lane }, waiting[lane])
}

/** Trace headers are sent to the partner only if configured. */
function traceAttempt(endpoint: Endpoint) {
  const { method, path } = endpoints[endpoint]
  const span = startSpan(endpointName(endpoint), {
    kind: 'client',
    parent: currentSpan()?.traceparent ?? null,
    facts: { 'http.request.method': method, 'url.template': path, 'peer.service': 'partner' },
  })
  const noteEvidence = watchAttempt()
  const headers: Record<string, string> = {}
  if (span && config().tracing.isShownToPartner) headers.traceparent = span.traceparent
  return {
    headers,
    onEnd(attempt: AttemptReport) {
      noteEvidence(attempt)
      verifyKeyAfter(attempt, () => partner().listApplicants({ offset: 0, limit: 1 }, { lane: 'bulk' }))
      const { status, kind, reference } = attempt
      if (status !== null) span?.set({ 'http.response.status_code': status })
      span?.set({ 'desk.reference': reference })
      span?.end(kind === 'ok' ? undefined : kind)
    },
  }
}
