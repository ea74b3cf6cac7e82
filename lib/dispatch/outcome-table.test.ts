import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPartner, type Partner } from '../partner/client'
import { failureKinds } from '../partner/failure/failure'
import { failureFromTransport } from '../partner/failure/make-failure'
import { parseProfile } from '../partner/profile/profile'
import type { Result } from '../partner/result'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { dispatchKinds } from './contract'
import { type AnswerOutcome, outcomeOfFailure, outcomeTable } from './outcome-table'

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

type Said = AnswerOutcome | 'done'
/** PUT, POST /jobs, POST /easy-apply: the table of lib/dispatch/README.md, written out once more. */
type Row = [name: string, fault: object, put: Said, job: Said, application: Said]
const html = '<html><body><h1>Internal Server Error</h1></body></html>'
const membership = "team_id 99 does not belong to the logged-in user's memberships: [11, 12]"
const table: Row[] = [
  ['2xx', { delayMs: 1 }, 'done', 'done', 'done'],
  ['2xx that cannot be read', { status: 200, body: 'oops {', when: 'after' }, 'done', 'done', 'done'],
  ['2xx cut off in its body', { transport: 'truncate' }, 'done', 'done', 'done'],
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
    'there',
  ],
  ['412', { status: 412 }, 'refused', 'refused', 'refused'],
  ['422', { status: 422 }, 'refused', 'refused', 'refused'],
  ['424', { status: 424 }, 'repeat', 'unclear', 'unclear'],
  ['429', { status: 429 }, 'wait', 'wait', 'wait'],
  ['500', { status: 500, body: { message: 'x' } }, 'repeat', 'unclear', 'unclear'],
  ['500 in HTML', { status: 500, body: html }, 'repeat', 'unclear', 'unclear'],
  ['500 cut off in its body', { status: 500, transport: 'truncate' }, 'repeat', 'unclear', 'unclear'],
  ['502', { status: 502 }, 'repeat', 'unclear', 'unclear'],
  ['503', { status: 503 }, 'repeat', 'unclear', 'unclear'],
  ['504', { status: 504 }, 'repeat', 'unclear', 'unclear'],
  ['302', { status: 302 }, 'unclear', 'unclear', 'unclear'],
  ['418, which the law does not know', { status: 418 }, 'unclear', 'unclear', 'unclear'],
  ['a dropped connection', { transport: 'drop' }, 'repeat', 'unclear', 'unclear'],
  ['no answer within our deadline', { transport: 'hang' }, 'repeat', 'unclear', 'unclear'],
]

const said = (kind: (typeof dispatchKinds)[number], result: Result<unknown>): Said =>
  result.ok ? 'done' : outcomeOfFailure(kind, result.failure)

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

test('the connection was never made: waits, whatever it is', async () => {
  expect(await askAll(nobody)).toEqual(['wait', 'wait', 'wait'])
})

test('what was stopped may have left', () => {
  const origin = { endpoint: 'create-job', reference: 'r', keyEnd: null } as const
  expect(said('create-job', { ok: false, failure: failureFromTransport(origin, 'stopped') })).toBe('unclear')
})

test('a login that failed before it: the write itself was never sent', () => {
  const about = (kind: 'unreachable' | 'connection-lost' | 'no-answer-in-time' | 'unreadable-answer') =>
    outcomeOfFailure(
      'submit-application',
      failureFromTransport({ endpoint: 'log-in', reference: 'r', keyEnd: null }, kind),
    )
  expect([about('unreachable'), about('connection-lost'), about('no-answer-in-time')]).toEqual(['wait', 'wait', 'wait'])
  expect(about('unreadable-answer')).toBe('refused')
})

test('every failure means something for every kind, and a POST that may have worked is never repeated by itself', () => {
  for (const failure of failureKinds)
    for (const kind of dispatchKinds) {
      expect(outcomeTable[failure][kind], `${failure} ${kind}`).toBeDefined()
      if (kind !== 'set-ai-chat') expect(outcomeTable[failure][kind], `${failure} ${kind}`).not.toBe('repeat')
    }
})
