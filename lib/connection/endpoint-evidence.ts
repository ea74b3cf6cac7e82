import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Endpoint, isRead } from '../partner/endpoint'
import type { AttemptReport } from '../partner/send'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { partnerKey } from '../runtime/partner-key'
import { runInRequest } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'
import { trackInFlight } from '../runtime/track-in-flight'
import { store } from '../store/connection'
import { endpointEvidence } from '../store/connection-tables'
import type { EndpointEvidence, EvidenceSource, EvidenceState } from './contract'
import { type Evidence, evidenceOf } from './evidence-of'
import { judgeRefusals } from './judge-refusals'

/** The same state is not written again before that. */
const restMs = 5 * 60_000

type Noted = { state: string; kind: string; atMs: number }

const noted = singleton('endpoint-evidence', () => new Map<string, Noted>())
/** Written one after the other: of two answers the later one counts. */
const writes = singleton('endpoint-evidence-writes', () => ({ last: Promise.resolve() }))
const sources = singleton('endpoint-evidence-source', () => new AsyncLocalStorage<EvidenceSource>())

/** What an attempt that begins now will show of the key in use: call the result with its end. */
export function watchAttempt(): (attempt: AttemptReport) => void {
  // Taken at the start: the key may be replaced while the request is under way.
  const key = keyHash()
  const source = sources.getStore() ?? 'seen'
  return (attempt) => {
    const evidence = evidenceOf(attempt)
    if (evidence) note(key, source, attempt, evidence)
  }
}

/** Calls the partner for the sake of evidence, which is in the store when this resolves, however recent the last is. */
export async function withEvidence<T>(source: 'checked' | 'tested', work: () => Promise<T>): Promise<T> {
  const result = await sources.run(source, work)
  await writes.last
  return result
}

/** What this key was last seen to be allowed, by endpoint; nothing for a key that was not used yet. */
export async function readEvidence(): Promise<Map<Endpoint, EndpointEvidence>> {
  const rows = await store().select().from(endpointEvidence).where(eq(endpointEvidence.key, keyHash()))
  return judgeRefusals(
    new Map(
      rows.map(({ endpoint, state, source, status, kind, at }) => [
        // Only `write` fills these columns.
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
  // What contradicts it is written when it is next seen, however soon: the newest evidence counts.
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

/** What a stored row must be for the newer evidence to take its place. */
function replaces({ endpoint, kind, state, weight }: Newer): SQL | undefined {
  if (weight === 'inferred') return ne(endpointEvidence.state, 'works')
  if (state !== 'failed') return undefined
  // A list that fails keeps the time since which it does; of a write that is refused, the latest counts.
  const isNew = or(ne(endpointEvidence.state, 'failed'), ne(endpointEvidence.kind, kind))
  if (isRead(endpoint)) return isNew
  // Of a write nobody knows when the next one follows: an outage would hide for days what the key may do.
  return weight === 'firm' ? undefined : and(eq(endpointEvidence.state, 'failed'), isNew)
}

/** Stands for the key at this partner; whoever reads the store cannot find the key from it. */
function keyHash(): string {
  const { auth, partner } = config()
  return createHmac('sha256', auth.secret).update(`partner key ${partner.url} ${partnerKey()}`).digest('base64url')
}
