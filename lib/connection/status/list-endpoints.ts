import 'server-only'
import { type Endpoint, endpoints } from '../../partner/endpoint'
import { config } from '../../runtime/config'
import type { EndpointRow } from '../contract'
import { readEvidence } from './endpoint-evidence'

/** Returns every endpoint with the latest evidence of what the key may do there; the sign-in only if it is used. */
export async function listEndpoints(): Promise<EndpointRow[]> {
  const evidence = await readEvidence()
  const isSignInUsed = config().partner.login?.isUsed ?? false
  return endpointNames
    .filter((endpoint) => endpoint !== 'log-in' || isSignInUsed)
    .map((endpoint) => ({
      endpoint,
      evidence: evidence.get(endpoint) ?? null,
      isBySignIn: isSignInUsed && endpoint === 'submit-application',
    }))
}

/** Safe: `Object.keys` loses the type of the names. */
const endpointNames = Object.keys(endpoints) as Endpoint[]
