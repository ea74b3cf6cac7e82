import type { EndpointRow, KnownTeam } from '@/lib/connection/contract'
import { endpointName } from '@/lib/partner/endpoint'

type Facts = {
  address: string
  environment: string
  keyEnd: string | null
  teams: readonly Pick<KnownTeam, 'id' | 'source'>[]
}

/** What to ask the partner's operator for: only they can change what a key may do (spec 5.2). Holds no key. */
export function operatorText(rows: readonly EndpointRow[], { address, environment, keyEnd, teams }: Facts): string {
  const named = (state: string) => rows.filter(({ evidence }) => evidence?.state === state).map(nameOf)
  const isRejected = rows.some(({ evidence }) => evidence?.kind === 'key-rejected')
  const refused = named('not-permitted')
  const outside = named('out-of-scope')
  const known = teams.filter(({ source }) => source === 'partner').map(({ id }) => id)
  const asks = [
    isRejected && 'Please enable this key for this environment: it is answered with 403 Forbidden.',
    refused.length > 0 && `Please permit these endpoints for this key:\n${list(refused)}`,
    outside.length > 0 &&
      `Please check the teams of this key: it was answered that a team is not among its memberships, at\n${list(outside)}`,
  ].filter((ask) => ask !== false)
  return [
    `About the API key ${keyEnd === null ? '' : `that ends in ${keyEnd}, `}used at ${address} (${environment}).`,
    ...(asks.length > 0 ? asks : ['Please tell us which endpoints, teams and jobs this key is enabled for.']),
    ...(known.length > 0 ? [`Teams that we have seen with it: ${known.join(', ')}.`] : []),
  ].join('\n\n')
}

function nameOf({ endpoint, evidence }: EndpointRow): string {
  const when = evidence ? `, last answered so on ${evidence.at.slice(0, 10)}` : ''
  return `${endpointName(endpoint)}${when}${evidence?.status ? ` with ${evidence.status}` : ''}`
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
