import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Endpoint, isRead } from '../../partner/endpoint'
import type { AttemptReport } from '../../partner/send'
import { config } from '../../runtime/config'
import { log } from '../../runtime/log'
import { partnerKey } from '../../runtime/partner-key'
import { runInRequest } from '../../runtime/request-context'
import { singleton } from '../../runtime/singleton'
import { trackInFlight } from '../../runtime/track-in-flight'
import { store } from '../../store/connection'
import { endpointEvidence } from '../../store/connection-tables'
import type { EndpointEvidence, EvidenceSource, EvidenceState } from '../contract'
import { type Evidence, evidenceOf } from './evidence-of'
import { judgeRefusals } from './judge-refusals'

/** An unchanged state is not written again within this time. */
const restMs = 5 * 60_000

type Noted = { state: string; kind: string; atMs: number }

const noted = singleton('endpoint-evidence', () => new Map<string, Noted>())
/** Writes run one after the other, so that the later of two answers counts. */
const writes = singleton('endpoint-evidence-writes', () => ({ last: Promise.resolve() }))
const sources = singleton('endpoint-evidence-source', () => new AsyncLocalStorage<EvidenceSource>())

/**
 * Starts watching an attempt that begins now. Call the returned function when it ends, to note what it shows about the
 * key.
 */
export function watchAttempt(): (attempt: AttemptReport) => void {
  // Taken at the start: the key may be replaced while the request is in flight.
  const key = keyHash()
  const source = sources.getStore() ?? 'seen'
  return (attempt) => {
    const evidence = evidenceOf(attempt)
    if (evidence) note(key, source, attempt, evidence)
  }
}

/**
 * Calls the partner to gather evidence, which is always written, however recent the last is, and stored when this
 * resolves.
 */
export async function withEvidence<T>(source: 'checked' | 'tested', work: () => Promise<T>): Promise<T> {
  const result = await sources.run(source, work)
  await writes.last
  return result
}

/** Returns the latest evidence of what this key may do, by endpoint; empty for a key that has not been used yet. */
export async function readEvidence(): Promise<Map<Endpoint, EndpointEvidence>> {
  const rows = await store().select().from(endpointEvidence).where(eq(endpointEvidence.key, keyHash()))
  return judgeRefusals(
    new Map(
      rows.map(({ endpoint, state, source, status, kind, at }) => [
        // Safe: only `write` fills these columns.
        endpoint as Endpoint,
        { state: state as EvidenceState, source: source as EvidenceSource, status, kind, at: at.toISOString() },
      ]),
    ),
  )
}

function note(key: string, source: EvidenceSource, attempt: AttemptReport, evidence: Evidence): void {
  const { endpoint, kind } = attempt
  const name = `${key} ${endpoint}`
  const last = noted.get(name)
  const isSame = last?.state === evidence.state && last.kind === kind
  if (isSame && source === 'seen' && Date.now() - last.atMs < restMs) return
  // Evidence that contradicts this is written when it is next seen, however soon: the newest evidence counts.
  for (const [other, { state }] of noted) if (state !== evidence.state) noted.delete(other)
  noted.set(name, { state: evidence.state, kind, atMs: Date.now() })
  writes.last = writes.last.then(() =>
    runInRequest({ requestId: '', address: 'none', isBackground: true }, () =>
      trackInFlight(() => write(key, source, attempt, evidence)),
    ).catch((error: unknown) => {
      noted.delete(name)
      log.warn({ err: error, endpoint }, 'what the key may do could not be kept')
    }),
  )
}

async function write(
  key: string,
  source: EvidenceSource,
  { endpoint, kind, status }: AttemptReport,
  { state, weight }: Evidence,
): Promise<void> {
  const values = { state, source, status, kind, at: sql`now()` }
  const condition = replaces({ endpoint, kind, state, weight })
  await store()
    .insert(endpointEvidence)
    .values({ key, endpoint, ...values })
    .onConflictDoUpdate({
      target: [endpointEvidence.key, endpointEvidence.endpoint],
      set: values,
      ...(condition ? { setWhere: condition } : {}),
    })
}

type Newer = Pick<AttemptReport, 'endpoint' | 'kind'> & Evidence

/** Returns the condition under which newer evidence replaces a stored row; undefined if it always does. */
function replaces({ endpoint, kind, state, weight }: Newer): SQL | undefined {
  if (weight === 'inferred') return ne(endpointEvidence.state, 'works')
  if (state !== 'failed') return undefined
  // A failing list keeps the time at which it began to fail; for a refused write the latest refusal counts.
  const isNew = or(ne(endpointEvidence.state, 'failed'), ne(endpointEvidence.kind, kind))
  if (isRead(endpoint)) return isNew
  // The next write may be days away: until then a stored outage would hide what the key may do.
  return weight === 'firm' ? undefined : and(eq(endpointEvidence.state, 'failed'), isNew)
}

/** Identifies the key at this partner; the key cannot be recovered from it by reading the store. */
function keyHash(): string {
  const { auth, partner } = config()
  return createHmac('sha256', auth.secret).update(`partner key ${partner.url} ${partnerKey()}`).digest('base64url')
}
