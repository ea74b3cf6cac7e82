import { endpointName } from '../endpoint'
import type { PartnerFailure } from './failure'

/** What an operator needs to find the request in the logs, one fact per line. No body, person or complete key. */
export function detailsForOperator(failure: PartnerFailure): string {
  return [
    `Partner Desk, reference ${failure.reference}`,
    `Time: ${failure.at}`,
    `Request: ${endpointName(failure.endpoint)}`,
    `Status: ${failure.status ?? 'no answer'}`,
    `Kind: ${failure.kind}, body shape ${failure.shape}`,
    ...connectionFacts(failure),
    failure.keyEnd === null ? 'Key: not shown' : `Key ending in ${failure.keyEnd}`,
  ].join('\n')
}

function connectionFacts({ issue, code, facts }: PartnerFailure): string[] {
  const cause = [issue, code].filter(Boolean).join(', ')
  return [
    ...(cause === '' ? [] : [`Cause: ${cause}`]),
    ...(facts.contentType && issue ? [`Content type: ${facts.contentType}`] : []),
    ...(facts.redirectTarget ? [`Points to: ${facts.redirectTarget}`] : []),
  ]
}
