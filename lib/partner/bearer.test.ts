import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faultSchema } from '../sandbox/faults'
import { loginUser } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { createPartner, type Partner } from './client'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 10 })
})
afterAll(() => sandbox.stop())
beforeEach(() => resetState(sandbox.state))

const makePartner = (login = loginUser): Partner =>
  createPartner({
    sender: { url: sandbox.url, key: 'sandbox-full-7d1f9c2ab84e', newReference: () => 'R1' },
    profile: sandbox.state.options.profile,
    login,
  })
const application = (email: string) => ({
  applicant: { email, fullName: 'Zoë' },
  job: { jobId: '881200' },
  enqueue: false,
})
/** The requests that reached the sandbox: the endpoint, and the last four characters of the key if one was sent. */
const sent = () => sandbox.state.log.list(0).map(({ endpoint, keyLast4, status }) => [endpoint, keyLast4, status])
const order = (fault: { endpoint: string; times?: number; status: number; body?: { message: string } }) =>
  sandbox.state.faults.add(faultSchema.parse(fault))

test('spec 5.4: one login serves many applications, with the token in place of the key; other endpoints keep the key', async () => {
  const partner = makePartner()
  for (const email of ['a@example.com', 'b@example.com'])
    expect(await partner.submitApplication(application(email))).toMatchObject({ ok: true })
  expect(await partner.listJobs()).toMatchObject({ ok: true })
  expect(sent()).toEqual([
    ['POST /v1/users/login', 'b84e', 200],
    ['POST /easy-apply', null, 200],
    ['POST /easy-apply', null, 200],
    ['GET /jobs', 'b84e', 200],
  ])
})

test('spec 5.4: uses the token in an /easy-apply response from then on', async () => {
  const partner = makePartner()
  await partner.submitApplication(application('a@example.com'))
  const [oldest] = sandbox.state.tokens.keys()
  sandbox.state.tokens.delete(oldest ?? '')
  expect(await partner.submitApplication(application('b@example.com'))).toMatchObject({ ok: true })
  expect(sent().map(([endpoint]) => endpoint)).toEqual(['POST /v1/users/login', 'POST /easy-apply', 'POST /easy-apply'])
})

test('spec 5.4: reads the token where the profile in force says that it is', async () => {
  const { profile } = sandbox.state.options
  let current = { ...profile, login: { ...profile.login, token: ['/not/here'] } }
  const sender = { url: sandbox.url, key: 'sandbox-full-7d1f9c2ab84e', newReference: () => 'R1' }
  const partner = createPartner({ sender, profile: () => current, login: loginUser })
  expect(await partner.submitApplication(application('a@example.com'))).toMatchObject({ ok: false })
  current = profile
  expect(await partner.submitApplication(application('a@example.com'))).toMatchObject({ ok: true })
})

test('spec 5.4: concurrent applications wait for one login', async () => {
  const partner = makePartner()
  const emails = ['a@example.com', 'b@example.com', 'c@example.com']
  const answers = await Promise.all(emails.map((email) => partner.submitApplication(application(email))))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(sent().filter(([endpoint]) => endpoint === 'POST /v1/users/login')).toHaveLength(1)
})

test('spec 5.4; spec 5.5: renews a token once when it is rejected with 403', async () => {
  const partner = makePartner()
  await partner.submitApplication(application('a@example.com'))
  sandbox.state.tokens.clear()
  expect(await partner.submitApplication(application('b@example.com'))).toMatchObject({ ok: true })
  expect(sent().slice(2)).toEqual([
    ['POST /easy-apply', null, 403],
    ['POST /v1/users/login', 'b84e', 200],
    ['POST /easy-apply', null, 200],
  ])
})

test('renews a rejected token only once, and explains the failure by the login', async () => {
  order({ endpoint: 'POST /easy-apply', times: 9, status: 403, body: { message: 'Forbidden' } })
  const answer = await makePartner().submitApplication(application('a@example.com'))
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'login-rejected', changed: 'no', retry: 'never' } })
  expect(sent().map(([endpoint]) => endpoint)).toEqual([
    'POST /v1/users/login',
    'POST /easy-apply',
    'POST /v1/users/login',
    'POST /easy-apply',
  ])
})

test('does not renew the token for a 403 about a team', async () => {
  order({ endpoint: 'POST /easy-apply', status: 403, body: { message: 'Missing Authentication Token' } })
  const answer = await makePartner().submitApplication(application('a@example.com'))
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'unknown-path' } })
  expect(sent()).toHaveLength(2)
})

test('spec 7, 401: sends no application when the login fails, and says so', async () => {
  const answer = await makePartner({ ...loginUser, password: 'wrong' }).submitApplication(application('a@example.com'))
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'login-failed', changed: 'no', endpoint: 'log-in' } })
  expect(sent()).toEqual([['POST /v1/users/login', 'b84e', 401]])
})

test.each(['', 'bad\r\ntoken', 'tokené'])(
  'sends no application when the login’s token cannot be a header (%j)',
  async (token) => {
    sandbox.state.faults.add(
      faultSchema.parse({ endpoint: 'POST /v1/users/login', status: 200, body: { access_token: token } }),
    )
    const answer = await makePartner().submitApplication(application('a@example.com'))
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'unreadable-answer', changed: 'no' } })
    expect(sent()).toHaveLength(1)
  },
)

test('does not send an application again after a 401', async () => {
  order({ endpoint: 'POST /easy-apply', status: 401 })
  const answer = await makePartner().submitApplication(application('a@example.com'))
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'login-rejected', status: 401 } })
  expect(sent()).toHaveLength(2)
})

test('logs in again for the application after a 401', async () => {
  order({ endpoint: 'POST /easy-apply', status: 401 })
  const partner = makePartner()
  expect(await partner.submitApplication(application('a@example.com'))).toMatchObject({ ok: false })
  expect(await partner.submitApplication(application('b@example.com'))).toMatchObject({ ok: true })
  expect(sent()).toEqual([
    ['POST /v1/users/login', 'b84e', 200],
    ['POST /easy-apply', null, 401],
    ['POST /v1/users/login', 'b84e', 200],
    ['POST /easy-apply', null, 200],
  ])
})

test('sends no application when the login response has no token', async () => {
  order({ endpoint: 'POST /v1/users/login', status: 200, body: { message: 'welcome' } })
  const answer = await makePartner().submitApplication(application('a@example.com'))
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'unreadable-answer', changed: 'no' } })
  expect(sent()).toHaveLength(1)
})
