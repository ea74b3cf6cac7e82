import 'server-only'
import { type Endpoint, isRead } from '../../partner/endpoint'
import type { FailureKind } from '../../partner/failure/failure'
import { type ConnectionStatus, type EndpointEvidence, type PartnerRefusal, refusalKinds } from '../contract'
import { readEvidence } from './endpoint-evidence'
import { knownProblem } from './known-problem'

/** Failures of the partner's own servers, or of the network before them: nothing at this desk can fix them. */
const theirs: FailureKind[] = [
  'server-error',
  'dependency-failed',
  'unavailable',
  'too-slow',
  'no-answer-in-time',
  'unreachable',
  'connection-lost',
]

/** Returns whether the partner works for this desk, from what was already seen, without calling it again. */
export async function readConnectionStatus(): Promise<ConnectionStatus> {
  return statusOf(await readEvidence(), knownProblem() !== null)
}

/** `hasProblem`: this server knows of a problem that lasts until someone changes something. */
export function statusOf(evidence: ReadonlyMap<Endpoint, EndpointEvidence>, hasProblem: boolean): ConnectionStatus {
  const lists = [...evidence].flatMap(([endpoint, seen]) => (isRead(endpoint) ? [seen] : []))
  const worksAt = latest([...evidence.values()].filter(({ state }) => state === 'works'))
  const refused = refusalsIn(evidence, worksAt)
  const failed = lists.filter(({ state }) => state !== 'works')
  const own = failed.find(({ kind }) => !theirs.some((known) => known === kind))
  if (own) return { state: 'setup', at: own.at, refused }
  if (failed.length > 0) return { state: 'partner-down', at: earliest(failed), refused }
  const ofKey = refused.find(({ kind, at }) => !refusalsAfterAcceptedKey.includes(kind) && at > worksAt)
  if (ofKey) return { state: 'setup', at: ofKey.at, refused }
  if (hasProblem) return { state: 'setup', at: null, refused }
  const ofCall = refused.find(isOfCall)
  if (ofCall) return { state: 'limited', at: worksAt === '' ? ofCall.at : worksAt, refused }
  return worksAt === '' ? { state: 'unknown', at: null, refused } : { state: 'works', at: worksAt, refused }
}

/** The partner accepted the key itself. */
const refusalsAfterAcceptedKey: PartnerRefusal['kind'][] = ['not-permitted', 'out-of-scope']

/** A single team that is out of scope is not a fault of the connection. */
const isOfCall = ({ kind }: PartnerRefusal) => kind !== 'out-of-scope'

/**
 * A key that worked at `worksAt` was valid before, so an earlier rejection of a write is dropped. Missing permissions
 * still hold.
 */
function refusalsIn(evidence: ReadonlyMap<Endpoint, EndpointEvidence>, worksAt: string): PartnerRefusal[] {
  const refusals = [...evidence].flatMap(([endpoint, { kind, at }]) => {
    const refusal = refusalKinds.find((known) => known === kind)
    const isDisproved = refusal === 'key-rejected' && !isRead(endpoint) && at < worksAt
    return refusal === undefined || isDisproved ? [] : [{ endpoint, kind: refusal, at }]
  })
  return refusals.sort((one, other) => other.at.localeCompare(one.at))
}

function earliest(seen: readonly EndpointEvidence[]): string | null {
  return seen.map(({ at }) => at).sort()[0] ?? null
}

/** Returns '' for none. */
function latest(seen: readonly EndpointEvidence[]): string {
  return (
    seen
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  )
}
