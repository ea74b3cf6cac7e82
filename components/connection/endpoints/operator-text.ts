import type { EndpointRow, KnownTeam } from '@/lib/connection/contract'
import { endpointName } from '@/lib/partner/endpoint'
import { endpointWords } from './words'

type Facts = {
  address: string
  environment: string
  keyEnd: string | null
  teams: readonly Pick<KnownTeam, 'id' | 'source'>[]
}

/**
 * The request to the partner's operator, who alone can change what a key may do (spec 5.2). Does not contain the key.
 */
export function operatorText(rows: readonly EndpointRow[], { address, environment, keyEnd, teams }: Facts): string {
  const named = (state: string) => rows.filter(({ evidence }) => evidence?.state === state).map(nameOf)
  const isRejected = rows.some(({ evidence }) => evidence?.kind === 'key-rejected')
  const refused = named('not-permitted')
  const outside = named('out-of-scope')
  const known = teams.filter(({ source }) => source === 'partner').map(({ id }) => id)
  const asks = [
    isRejected && endpointWords.operatorEnable,
    refused.length > 0 && `${endpointWords.operatorPermit}\n${list(refused)}`,
    outside.length > 0 && `${endpointWords.operatorTeams}\n${list(outside)}`,
  ].filter((ask) => ask !== false)
  return [
    keyEnd === null
      ? endpointWords.operatorAbout({ address, environment })
      : endpointWords.operatorAboutKey({ end: keyEnd, address, environment }),
    ...(asks.length > 0 ? asks : [endpointWords.operatorAsk]),
    ...(known.length > 0 ? [endpointWords.operatorSeen({ teams: known.join(', ') })] : []),
  ].join('\n\n')
}

function nameOf({ endpoint, evidence }: EndpointRow): string {
  const name = endpointName(endpoint)
  if (!evidence) return name
  const day = evidence.at.slice(0, 10)
  return evidence.status
    ? endpointWords.operatorEndpointWith({ name, day, status: String(evidence.status) })
    : endpointWords.operatorEndpoint({ name, day })
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
