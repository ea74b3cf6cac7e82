import {
  type Answer,
  answerDeveloperMessage,
  answerMessage,
  answerStatus,
  forbidden,
  methodNotAllowed,
  missingPath,
  noPermission,
} from '../../sandbox/answer'
import {
  type Asked,
  createJob,
  type EndpointName,
  easyApply,
  endpointNames,
  listApplicants,
  listJobs,
  login,
  type Partner,
  setAiChat,
} from './partner-endpoints'
import type { createFaults } from './partner-faults'

export type PartnerKey = {
  secret: string
  /** Omitted: all endpoints. */
  endpoints?: EndpointName[]
  /** The number of the partner's teams the key has; omitted: all. */
  teams?: number
}

export type ServedRequest = {
  endpoint: EndpointName | null
  method: string
  path: string
  body: unknown
  status: number
  /** The partner carried out the request, regardless of its answer. */
  isWorkDone: boolean
}

export type Received = {
  method: string
  url: URL
  key: string | string[] | undefined
  contentType: string | undefined
  raw: string
}

type At = {
  partner: Omit<Partner, 'teams'>
  keys: PartnerKey[]
  faults: ReturnType<typeof createFaults>
  requests: ServedRequest[]
}

const work: Record<EndpointName, (partner: Partner, asked: Asked) => Answer> = {
  'GET /applicants': listApplicants,
  'POST /easy-apply': easyApply,
  'POST /jobs': createJob,
  'GET /jobs': listJobs,
  'PUT /jobs/ai_chat/subscription/{team_id}': setAiChat,
  'POST /v1/users/login': login,
}

/** Checks path, key, method, permission and body in this order (spec 5 and 7), then carries out the request. */
export async function answerRequest(at: At, received: Received): Promise<Answer> {
  const { method, url, raw } = received
  const atPath = endpointNames.filter((name) => matchPath(name, url.pathname) !== null)
  const endpoint = atPath.find((name) => name.startsWith(`${method} `)) ?? null
  const body = parseJson(raw)
  const entry: ServedRequest = { endpoint, method, path: url.pathname, body, status: 0, isWorkDone: false }
  at.requests.push(entry)
  const answer = await (async () => {
    const key = at.keys.find(({ secret }) => secret === received.key)
    const refusal = refuse(received, atPath, key, endpoint)
    if (refusal || endpoint === null || !key) return refusal ?? methodNotAllowed
    const fault = await at.faults.take(endpoint)
    if (fault && !fault.isWorkDone) return answerStatus(fault.status)
    const partner = { ...at.partner, teams: at.partner.state.teams.slice(0, key.teams) }
    const teamId = decodeURIComponent(matchPath(endpoint, url.pathname)?.[1] ?? '')
    const own = work[endpoint](partner, { query: url.searchParams, teamId, body })
    entry.isWorkDone = own.status < 400
    return fault ? answerStatus(fault.status) : own
  })()
  entry.status = answer.status
  return answer
}

function refuse(
  { method, contentType = '', raw }: Received,
  atPath: EndpointName[],
  key: PartnerKey | undefined,
  endpoint: EndpointName | null,
): Answer | null {
  if (atPath.length === 0) return missingPath
  if (!key) return forbidden
  if (endpoint === null) return methodNotAllowed
  if (key.endpoints && !key.endpoints.includes(endpoint)) return noPermission
  if (method === 'GET') return null
  if (!/^application\/json\s*(;|$)/i.test(contentType))
    return answerMessage(400, 'Content-Type must be application/json')
  return parseJson(raw) === undefined ? answerDeveloperMessage(400, 'The request body is not valid JSON') : null
}

function matchPath(name: EndpointName, path: string): RegExpExecArray | null {
  const [, pattern = ''] = name.split(' ')
  return new RegExp(`^${pattern.replace('{team_id}', '([^/]+)')}$`).exec(path)
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
