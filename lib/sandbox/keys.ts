/** The endpoints that a key can be allowed to call, named as in the spec (spec 4). */
export const endpointNames = [
  'GET /applicants',
  'POST /easy-apply',
  'POST /jobs',
  'GET /jobs',
  'PUT /jobs/ai_chat/subscription/:team_id',
  'POST /v1/users/login',
] as const

export type EndpointName = (typeof endpointNames)[number]

/** What one key may do: per environment, per endpoint, per scope (spec 5.3). */
export type Key = {
  secret: string
  /** What the key is for, in one line. */
  about: string
  isEnabled: boolean
  permissions: readonly EndpointName[]
  teams: readonly number[]
  /** When false, the list of applicants answers 200 but is empty, as seen in the wild (public-facts). */
  canSeeApplicants: boolean
}

const allTeams = [11, 12, 13, 14, 15, 16]

/** The key with all permissions; used by the demo and most tests. */
export const fullKey: Key = {
  secret: 'sandbox-full-7d1f9c2ab84e',
  about: 'all endpoints, all teams',
  isEnabled: true,
  permissions: endpointNames,
  teams: allTeams,
  canSeeApplicants: true,
}

function without(...names: EndpointName[]): EndpointName[] {
  return endpointNames.filter((name) => !names.includes(name))
}

/** The sandbox's keys. They work nowhere else. */
export const keys: readonly Key[] = [
  fullKey,
  {
    ...fullKey,
    secret: 'sandbox-no-easy-apply-3c58e01d92f7',
    about: 'everything but POST /easy-apply',
    permissions: without('POST /easy-apply'),
  },
  {
    ...fullKey,
    secret: 'sandbox-no-create-job-a60b47f5d13e',
    about: 'everything but POST /jobs',
    permissions: without('POST /jobs'),
  },
  {
    ...fullKey,
    secret: 'sandbox-read-only-58d2c9b7e041',
    about: 'GET /applicants and GET /jobs, nothing else',
    permissions: ['GET /applicants', 'GET /jobs'],
  },
  { ...fullKey, secret: 'sandbox-teams-11-12-e94a6d03b7c5', about: 'all endpoints, teams 11 and 12', teams: [11, 12] },
  {
    ...fullKey,
    secret: 'sandbox-no-applicants-0f7be3a9c264',
    about: 'no applicant in scope: 200 with an empty list',
    canSeeApplicants: false,
  },
  { ...fullKey, secret: 'sandbox-disabled-b1d85f60e93a', about: 'known, not enabled: 403 Forbidden', isEnabled: false },
]

/** The user who may log in with the deprecated flow (spec 5.4). */
export const loginUser = { email: 'partner@example.com', password: 'sandbox-password' }

export function findKey(secret: string): Key | undefined {
  return keys.find((key) => key.secret === secret)
}

/** One line per key, for a terminal. */
export function describeKeys(): string {
  const width = Math.max(...keys.map((key) => key.secret.length))
  return keys.map((key) => `${key.secret.padEnd(width)}  ${key.about}`).join('\n')
}
