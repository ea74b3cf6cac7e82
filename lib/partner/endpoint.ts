/** The six endpoints of the partner API (spec 4), named by what they do. */
export const endpoints = {
  'list-applicants': { method: 'GET', path: '/applicants' },
  'list-jobs': { method: 'GET', path: '/jobs' },
  'create-job': { method: 'POST', path: '/jobs' },
  'submit-application': { method: 'POST', path: '/easy-apply' },
  'set-ai-chat': { method: 'PUT', path: '/jobs/ai_chat/subscription/{team_id}' },
  'log-in': { method: 'POST', path: '/v1/users/login' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT'; path: string }>

export type Endpoint = keyof typeof endpoints

/** The endpoints that change something at the partner. */
export const writeEndpoints = ['create-job', 'submit-application', 'set-ai-chat'] as const satisfies Endpoint[]
export type WriteEndpoint = (typeof writeEndpoints)[number]

export function isWrite(endpoint: Endpoint): endpoint is WriteEndpoint {
  return writeEndpoints.some((write) => write === endpoint)
}

/** The endpoint's name in messages for operators: `POST /jobs`. */
export function endpointName(endpoint: Endpoint): string {
  return `${endpoints[endpoint].method} ${endpoints[endpoint].path}`
}

/** GET and PUT are safe to repeat (spec 7, retry rule 4). */
export function isIdempotent(endpoint: Endpoint): boolean {
  return endpoints[endpoint].method !== 'POST'
}

export function isRead(endpoint: Endpoint): boolean {
  return endpoints[endpoint].method === 'GET'
}
