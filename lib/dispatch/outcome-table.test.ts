import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeKinds } from '../boot/start-worker'
import { createPartner, type Partner } from '../partner/client'
import { failureKinds } from '../partner/failure/failure'
import { failureFromTransport } from '../partner/failure/make-failure'
import { parseProfile } from '../partner/profile/profile'
import type { Result } from '../partner/result'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { type AnswerOutcome, outcomeOfFailure, outcomeOfKind } from './outcome-table'

let sandbox: RunningSandbox
let partner: Partner
let nobody: Partner
beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 1 })
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const { profile } = parsed
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => 'reference', deadlineMs: 500 }
  partner = createPartner({ sender, profile })
  nobody = createPartner({ sender: { ...sender, url: 'http://127.0.0.1:1' }, profile })
})
afterAll(() => sandbox.stop())
beforeEach(() => resetState(sandbox.state))

type Said = AnswerOutcome | 'succeeded'
/** PUT, POST /jobs, POST /easy-apply: the table in lib/dispatch/README.md, repeated here. */
type Row = [name: string, fault: object, put: Said, job: Said, application: Said]
const html = '<html><body><h1>Internal Server Error</h1></body></html>'
const membership = "team_id 99 does not belong to the logged-in user's memberships: [11, 12]"
const table: Row[] = [
  ['2xx', { delayMs: 1 }, 'succeeded', 'succeeded', 'succeeded'],
  ['2xx that cannot be read', { status: 200, body: 'oops {', when: 'after' }, 'succeeded', 'succeeded', 'succeeded'],
  ['2xx cut off in its body', { transport: 'truncate' }, 'succeeded', 'succeeded', 'succeeded'],
  ['400', { status: 400 }, 'refused', 'refused', 'refused'],
  ['401', { status: 401 }, 'refused', 'refused', 'refused'],
  ['403 Forbidden', { status: 403, body: { message: 'Forbidden' } }, 'refused', 'refused', 'refused'],
  [
    '403 Missing Authentication Token',
    { status: 403, body: { message: 'Missing Authentication Token' } },
    'refused',
    'refused',
    'refused',
  ],
  [
    '403 invalid permission',
    { status: 403, body: { developer_message: 'invalid permission for api!', extra: null } },
    'refused',
    'refused',
    'refused',
  ],
  [
    '403 outside the memberships',
    { status: 403, body: { developer_message: membership, extra: null } },
    'refused',
    'refused',
    'refused',
  ],
  ['403 of no known words', { status: 403, body: { message: 'no' } }, 'refused', 'refused', 'refused'],
  ['404', { status: 404 }, 'refused', 'refused', 'refused'],
  ['405', { status: 405 }, 'refused', 'refused', 'refused'],
  [
    '409',
    { status: 409, body: { developerMessage: 'x', errors: { application_form_id: 7 } } },
    'refused',
    'refused',
    'already-there',
  ],
  ['412', { status: 412 }, 'refused', 'refused', 'refused'],
  ['422', { status: 422 }, 'refused', 'refused', 'refused'],
  ['424', { status: 424 }, 'retry', 'uncertain', 'uncertain'],
  ['429', { status: 429 }, 'retry-later', 'retry-later', 'retry-later'],
  ['500', { status: 500, body: { message: 'x' } }, 'retry', 'uncertain', 'uncertain'],
  ['500 in HTML', { status: 500, body: html }, 'retry', 'uncertain', 'uncertain'],
  ['500 cut off in its body', { status: 500, transport: 'truncate' }, 'retry', 'uncertain', 'uncertain'],
  ['502', { status: 502 }, 'retry', 'uncertain', 'uncertain'],
  ['503', { status: 503 }, 'retry', 'uncertain', 'uncertain'],
  ['504', { status: 504 }, 'retry', 'uncertain', 'uncertain'],
  ['302', { status: 302 }, 'uncertain', 'uncertain', 'uncertain'],
  ['407, which comes before any work', { status: 407 }, 'refused', 'refused', 'refused'],
  ['410, which comes before any work', { status: 410 }, 'refused', 'refused', 'refused'],
  ['413, which comes before any work', { status: 413 }, 'refused', 'refused', 'refused'],
  ['415, which comes before any work', { status: 415 }, 'refused', 'refused', 'refused'],
  ['421, which comes before any work', { status: 421 }, 'refused', 'refused', 'refused'],
  ['426, which comes before any work', { status: 426 }, 'refused', 'refused', 'refused'],
  ['431, which comes before any work', { status: 431 }, 'refused', 'refused', 'refused'],
  ['451, which comes before any work', { status: 451 }, 'refused', 'refused', 'refused'],
  ['408', { status: 408 }, 'uncertain', 'uncertain', 'uncertain'],
  ['521', { status: 521 }, 'uncertain', 'uncertain', 'uncertain'],
  ['418, which the law does not know', { status: 418 }, 'uncertain', 'uncertain', 'uncertain'],
  ['a dropped connection', { transport: 'drop' }, 'retry', 'uncertain', 'uncertain'],
  ['no answer within our deadline', { transport: 'hang' }, 'retry', 'uncertain', 'uncertain'],
]

const said = (kind: keyof typeof writeKinds, result: Result<unknown>): Said =>
  result.ok ? 'succeeded' : outcomeOfFailure(writeKinds[kind], result.failure)

async function askAll(of: Partner): Promise<[Said, Said, Said]> {
  const application = { applicant: { email: 'a@example.com', fullName: 'A' }, job: { jobId: '881252' }, enqueue: false }
  return [
    said('set-ai-chat', await of.setAiChat('11', { enabled: true })),
    said('create-job', await of.createJob({ name: 'Cook', team_id: 11 })),
    said('submit-application', await of.submitApplication(application)),
  ]
}

for (const [name, fault, ...meant] of table)
  test(`${name}: ${meant.join(', ')} for PUT, POST /jobs, POST /easy-apply`, async () => {
    sandbox.state.faults.add(faultSchema.parse({ endpoint: '*', times: null, ...fault }))
    expect(await askAll(partner)).toEqual(meant)
  })

test('retries any kind of write later when no connection was made', async () => {
  expect(await askAll(nobody)).toEqual(['retry-later', 'retry-later', 'retry-later'])
})

test('treats an aborted request as one that may have been sent', () => {
  const origin = { endpoint: 'create-job', reference: 'r', keyEnd: null } as const
  expect(said('create-job', { ok: false, failure: failureFromTransport(origin, 'stopped') })).toBe('uncertain')
})

test('knows that nothing was sent when the login before it failed', () => {
  const about = (kind: 'unreachable' | 'connection-lost' | 'no-answer-in-time' | 'unreadable-answer') =>
    outcomeOfFailure(
      writeKinds['submit-application'],
      failureFromTransport({ endpoint: 'log-in', reference: 'r', keyEnd: null }, kind),
    )
  expect([about('unreachable'), about('connection-lost'), about('no-answer-in-time')]).toEqual([
    'retry-later',
    'retry-later',
    'retry-later',
  ])
  expect(about('unreadable-answer')).toBe('refused')
})

test('never retries a POST that may have succeeded without reconciling it', () => {
  for (const failure of failureKinds)
    for (const kind of [writeKinds['create-job'], writeKinds['submit-application']])
      expect(outcomeOfKind(kind, failure), failure).not.toBe('retry')
})
