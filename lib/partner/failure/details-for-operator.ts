import { endpointName } from '../endpoint'
import type { PartnerFailure } from './failure'

/** What an operator needs to find the request in the logs, one fact per line. Holds no body, person or whole key. */
export function detailsForOperator(failure: PartnerFailure): string {
  return [
    `Partner Desk, reference ${failure.reference}`,
    `Time: ${failure.at}`,
    `Request: ${endpointName(failure.endpoint)}`,
    `Status: ${failure.status ?? 'no answer'}`,
    `Kind: ${failure.kind}, body shape ${failure.shape}`,
    failure.keyEnd === null ? 'Key: not shown' : `Key ending in ${failure.keyEnd}`,
  ].join('\n')
}
