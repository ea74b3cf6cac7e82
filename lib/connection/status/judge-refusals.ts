import type { Endpoint } from '../../partner/endpoint'
import type { EndpointEvidence } from '../contract'

type Seen = ReadonlyMap<Endpoint, EndpointEvidence>

/**
 * A key that is accepted elsewhere after a 403 is valid, so the 403 was about the kind of call. Its message may suggest
 * otherwise: gateways answer "Forbidden" in both cases.
 */
export function judgeRefusals(evidence: Seen): Map<Endpoint, EndpointEvidence> {
  const acceptedAt = [...evidence.values()].flatMap(({ state, at }) =>
    statesAfterAcceptedKey.includes(state) ? [at] : [],
  )
  return new Map(
    [...evidence].map(([endpoint, seen]) => {
      const isOfCall = mayBeAboutKey(seen) && acceptedAt.some((at) => at >= seen.at)
      return [endpoint, isOfCall ? { ...seen, state: 'not-permitted', kind: 'not-permitted' } : seen]
    }),
  )
}

/** Whether the answer may be about the key as a whole, or about this kind of call alone. */
export function mayBeAboutKey({ kind, status }: { kind: string; status: number | null }): boolean {
  return status === 403 && (kind === 'key-rejected' || kind === 'forbidden')
}

const statesAfterAcceptedKey: EndpointEvidence['state'][] = ['works', 'not-permitted', 'out-of-scope']
