import { afterAll, describe, expect, test } from 'vitest'
import { wordingIssues } from '../../testing/wording-issues'
import { type Endpoint, endpoints } from '../endpoint'
import type { BodyShape, PartnerFailure } from './failure'
import { failureFromAnswer, failureFromTransport, type TransportFailureKind } from './make-failure'
import type { Origin } from './origin'

const every = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name))
const origin = (endpoint: Endpoint): Origin => ({ endpoint, reference: 'R1', keyEnd: '4be8' })

/** Who can act and whether anything changed (`?`: unknown), written by hand from spec 7 and lib/dispatch/README.md. */
const table = `
status kind                retry     lists       create-job   submit       set-ai-chat  log-in
199    unexpected          never     admin/no admin/?   admin/?   admin/?   admin/no
301    redirected          never     admin/no admin/?   admin/?   admin/?   admin/no
304    unexpected          never     admin/no admin/?   admin/?   admin/?   admin/no
400    bad-request         never     admin/no recruiter/no recruiter/no recruiter/no admin/no
401    key-rejected        never     admin/no admin/no  admin/no  admin/no  -
401    login-failed        never     -           -            -            -            admin/no
404    not-found           never     admin/no recruiter/no recruiter/no recruiter/no admin/no
405    wrong-method        never     admin/no admin/no  admin/no  admin/no  admin/no
409    conflict            never     admin/no recruiter/no -            recruiter/no admin/no
409    already-applied     never     -           -            nobody/no    -            -
412    conflict            never     admin/no recruiter/no -            recruiter/no admin/no
412    job-unavailable     never     -           -            recruiter/no -            -
418    unexpected          never     admin/no admin/?   admin/?   admin/?   admin/no
422    invalid             never     admin/no recruiter/no recruiter/no nobody/no    admin/no
424    address-lookup-busy backoff   nobody/no   recruiter/?  recruiter/?  nobody/?     nobody/no
429    rate-limited        backoff   nobody/no   nobody/no    nobody/no    nobody/no    nobody/no
500    server-error        once      nobody/no   recruiter/?  recruiter/?  nobody/?     nobody/no
501    unexpected          never     admin/no admin/?   admin/?   admin/?   admin/no
502    dependency-failed   backoff   nobody/no   recruiter/?  recruiter/?  nobody/?     nobody/no
503    unavailable         backoff   nobody/no   recruiter/?  recruiter/?  nobody/?     nobody/no
504    too-slow            less-data nobody/no   recruiter/?  recruiter/?  nobody/?     nobody/no
599    unexpected          never     admin/no admin/?   admin/?   admin/?   admin/no
600    unexpected          never     admin/no admin/?   admin/?   admin/?   admin/no
`

const titles: Record<number, string> = {
  199: 'spec 7, status: 199 is in no table, so it is never repeated',
  301: 'spec 7, status: 301 is in no table; it is neither followed nor repeated',
  304: 'spec 7, status: 304 is in no table; nothing was asked for on a condition',
  400: 'spec 7, 400: the values break a rule; the recruiter corrects them, the admin where the desk asked by itself',
  401: 'spec 5.5; spec 7, 401: a refused login, or else the desk’s key; never the session of the person',
  404: 'spec 7, 404: the record that was named does not exist',
  405: 'spec 4.5; spec 7, 405: the endpoint exists, but not for this method',
  409: 'spec 4.2; spec 7, 409: already applied on easy apply; a refusal elsewhere',
  412: 'spec 4.2; spec 7, 412: job closed or missing on easy apply; a refusal elsewhere',
  418: 'spec 7, status: 418 is in no table, so a write may have worked and nothing is repeated',
  422: 'spec 7, 422: understood and not possible, never repeated unchanged',
  424: 'spec 4.3; spec 7, 424: the address lookup is limited; with backoff',
  429: 'spec 7, 429: the rate of the key is exceeded; with backoff, and nothing was done',
  500: 'spec 7, 500: a fault of the partner; once, with backoff',
  501: 'spec 7, status: 501 is in no table, and only those of the table are repeated',
  502: 'spec 7, 502: a dependency failed; with backoff',
  503: 'spec 7, 503: a dependency was unreachable; with backoff',
  504: 'spec 8, cutoff; spec 7, 504: the cutoff; after asking for less data',
  599: 'spec 7, status: 599 is in no table, and only those of the table are repeated',
  600: 'spec 7, status: 600 is in no table, so it is never repeated',
}

const columns: Endpoint[][] = [
  ['list-applicants', 'list-jobs'],
  ['create-job'],
  ['submit-application'],
  ['set-ai-chat'],
  ['log-in'],
]
const quoted: PartnerFailure['kind'][] = [
  'key-rejected',
  'bad-request',
  'not-found',
  'conflict',
  'invalid',
  'unexpected',
]
const trace = 'HIDDEN at handler (/srv/app.js:12:3)'

type Sent = {
  name: string
  shape: BodyShape
  body: string
  fields?: PartnerFailure['fields']
  facts?: PartnerFailure['facts']
}

/** The same sentence in each shape of spec 7, beside content that no user may see; and bodies without information. */
function bodiesSaying(sentence: string): Sent[] {
  const json = (body: object) => JSON.stringify({ ...body, trace })
  const validation = { validationErrors: ['interviewer_id is required'] }
  return [
    { name: 'A', shape: 'A', body: json({ message: sentence }) },
    { name: 'B', shape: 'B', body: json({ developer_message: sentence, extra: null }) },
    {
      name: 'C',
      shape: 'C',
      body: json({ developer_message: sentence, errors: { name: ['is too long'] } }),
      fields: { name: ['is too long'] },
    },
    {
      name: 'D',
      shape: 'D',
      body: json({ developerMessage: sentence, errors: { application_form_id: 265733753 } }),
      facts: { applicationFormId: '265733753' },
    },
    {
      name: 'E',
      shape: 'E',
      body: json({ error: 'Bad Request', message: sentence, details: validation }),
      fields: { interviewer_id: ['interviewer_id is required'] },
    },
    { name: 'html', shape: 'html', body: `<!doctype html><h1>HIDDEN</h1><pre>${trace}</pre>` },
    { name: 'empty', shape: 'empty', body: ' \r\n' },
    { name: 'other', shape: 'other', body: `HIDDEN ${sentence}` },
    { name: 'array', shape: 'other', body: JSON.stringify([{ message: sentence, trace }]) },
    { name: 'null', shape: 'other', body: 'null' },
  ]
}

let rowCount = 0
afterAll(() => console.info(`failure table: ${rowCount} rows of status × body × endpoint`))

function expectRow(from: Origin, status: number, sent: Sent, expected: Record<string, unknown>) {
  const failure = failureFromAnswer(from, { status, contentType: 'application/json', body: sent.body })
  // What the partner says about the desk's own login stays on the server.
  const isKept = from.endpoint === 'log-in'
  const where = `${status} ${sent.name} ${from.endpoint}`
  expect(failure, where).toMatchObject(expected)
  expect([failure.shape, failure.fields], where).toEqual([sent.shape, isKept ? {} : (sent.fields ?? {})])
  expect(failure.facts, where).toMatchObject(sent.facts ?? {})
  expect(wordingIssues(failure), where).toEqual([])
  expect(JSON.stringify(failure), where).not.toMatch(/HIDDEN|app\.js|<h1>|trace/)
  rowCount += 1
}

describe('spec 7, status codes', () => {
  const [, ...rows] = table.trim().split('\n')
  test.each(Object.keys(titles).map((status) => [titles[Number(status)], Number(status)]))('%s', (_, status) => {
    const covered = new Set<Endpoint>()
    for (const row of rows) {
      const [code, kind, retry, ...cells] = row.trim().split(/\s+/)
      if (Number(code) !== status) continue
      for (const [index, cell] of cells.entries()) {
        if (cell === '-') continue
        const [turn, changed] = cell.replace('?', 'unknown').split('/')
        for (const endpoint of columns[index] ?? []) {
          covered.add(endpoint)
          for (const sent of bodiesSaying('The night bakery has moved')) {
            const says = endpoint !== 'log-in' && /^[A-E]$/.test(sent.name) && quoted.some((one) => one === kind)
            const said = says ? 'The night bakery has moved' : null
            const isPage = sent.name === 'html' && (status === 404 || status === 405)
            expectRow(origin(endpoint), Number(status), sent, {
              kind,
              retry,
              turn: isPage ? 'admin' : turn,
              changed,
              said,
            })
          }
        }
      }
    }
    expect([...covered].sort()).toEqual([...every].sort())
  })
})

describe('spec 7, the four kinds of 403', () => {
  const membership = 'The requested team_id 99 does not belong to the logged-in user’s memberships: [11, 12]'
  test.each<[string, string, PartnerFailure['kind'], PartnerFailure['turn'], PartnerFailure['kind']]>([
    [
      'spec 5.5; spec 7, 403 key: missing, wrong or not enabled',
      'Forbidden',
      'key-rejected',
      'admin',
      'login-rejected',
    ],
    [
      'spec 4.5; spec 7, 403 path: no such path or method',
      'Missing Authentication Token',
      'unknown-path',
      'admin',
      'unknown-path',
    ],
    [
      'spec 5.3; spec 7, 403 permission: a valid key that may not call this endpoint',
      'invalid permission for api!',
      'not-permitted',
      'admin',
      'not-permitted',
    ],
    [
      'spec 5.3; spec 7, 403 scope: a valid key, outside of its teams',
      membership,
      'out-of-scope',
      'admin',
      'out-of-scope',
    ],
    ['spec 7, 403: an unknown message', 'No entry on Sundays', 'forbidden', 'admin', 'login-rejected'],
  ])('%s', (_, sentence, kind, turn, kindByLogin) => {
    const facts = kind === 'out-of-scope' ? { requestedTeam: '99', memberships: ['11', '12'] } : {}
    for (const endpoint of every)
      for (const sent of bodiesSaying(sentence)) {
        const isSaid = /^[A-E]$/.test(sent.name)
        const expected = isSaid ? { kind, turn, facts } : { kind: 'forbidden' as const, turn: 'admin' as const }
        const said = isSaid && kind === 'forbidden' && endpoint !== 'log-in' ? sentence : null
        const common = { retry: 'never', changed: 'no', said } as const
        expectRow(origin(endpoint), 403, sent, { ...expected, ...common })
      }
    const body = JSON.stringify({ message: sentence })
    const from: Origin = { ...origin('submit-application'), signedInBy: 'login' }
    const byLogin = failureFromAnswer(from, { status: 403, contentType: null, body })
    expect(byLogin).toMatchObject({ kind: kindByLogin, changed: 'no', retry: 'never' })
    expect(`${byLogin.title} ${byLogin.meaning} ${byLogin.nextStep}`).not.toMatch(/\bkey\b/)
  })

  test('spec 5.4: a 401 for a bearer token mentions the desk’s login, not the key', () => {
    const from: Origin = { ...origin('submit-application'), signedInBy: 'login' }
    expect(failureFromAnswer(from, { status: 401, contentType: null, body: '' }).kind).toBe('login-rejected')
  })

  test('spec 5.5: no 401 or 403 from the partner makes a user sign in again', () => {
    const told = every.flatMap((endpoint) =>
      [401, 403].map((status) => failureFromAnswer(origin(endpoint), { status, contentType: null, body: '{}' })),
    )
    for (const { title, meaning, nextStep } of told) {
      expect(`${title} ${meaning} ${nextStep}`).not.toMatch(/sign in again|signed out|session|your password/i)
      expect(meaning).toContain('Your own sign-in is fine.')
    }
  })
})

describe('a request without a usable response', () => {
  test.each<[TransportFailureKind, PartnerFailure['retry'], string, string, string]>([
    ['unreachable', 'backoff', 'admin/no', 'admin/no', 'admin/no'],
    ['connection-lost', 'backoff', 'nobody/no', 'recruiter/unknown', 'nobody/unknown'],
    ['no-answer-in-time', 'less-data', 'nobody/no', 'recruiter/unknown', 'nobody/unknown'],
    ['answer-too-large', 'less-data', 'admin/no', 'admin/unknown', 'admin/unknown'],
    ['unreadable-answer', 'once', 'admin/no', 'admin/unknown', 'admin/unknown'],
    ['stopped', 'never', 'recruiter/no', 'recruiter/unknown', 'recruiter/unknown'],
  ])('without a status, %s is retried: %s', (kind, retry, read, post, put) => {
    const expected = { 'list-applicants': read, 'list-jobs': read, 'create-job': post, 'submit-application': post }
    for (const [endpoint, cell] of Object.entries({ ...expected, 'set-ai-chat': put, 'log-in': read })) {
      const failure = failureFromTransport(origin(every.find((name) => name === endpoint) ?? 'log-in'), kind)
      expect(`${failure.turn}/${failure.changed}`, endpoint).toBe(cell)
      expect(failure).toMatchObject({ kind, retry, status: null, shape: 'none', said: null, fields: {}, facts: {} })
      expect(wordingIssues(failure)).toEqual([])
    }
  })
})

describe('a rejected AI chat setting', () => {
  const nextStepAt = (body: object, status = 422) =>
    failureFromAnswer(origin('set-ai-chat'), { status, contentType: null, body: JSON.stringify(body) }).nextStep

  test.each([
    { message: 'agent_name is required' },
    { message: 'Missing required field: agent' },
    { message: 'A value for agentName is missing' },
    { developer_message: 'Invalid for this team', errors: { agent_name: ['is required'] } },
  ])('does not suggest another team when the partner names fields: %j', (body) => {
    expect(nextStepAt(body)).not.toMatch(/ask the partner/)
    expect(nextStepAt(body)).toMatch(/fields/)
    expect(nextStepAt(body, 400)).toMatch(/fields/)
  })

  test.each([
    {},
    { message: 'AI chat needs a paid plan' },
    { message: 'This team has no interviewers' },
    { message: 'team_id is not eligible' },
    { developer_message: 'Invalid', errors: { team_id: ['is not eligible'] } },
  ])('has to be allowed by the partner when it names the team, or no field: %j', (body) => {
    expect(nextStepAt(body)).toMatch(/ask the partner/)
  })
})

test('a 403 with a field message is explained by it, and never called unexplained', () => {
  const answer = (errors: object) => ({
    status: 403,
    contentType: 'application/json',
    body: JSON.stringify({ errors }),
  })
  const failure = failureFromAnswer(origin('create-job'), answer({ permission: ['invalid permission'] }))
  expect(failure).toMatchObject({ kind: 'not-permitted', title: 'This desk may not create jobs at the partner' })
  expect(failure.meaning).not.toContain('did not say why')
  expect(failureFromAnswer(origin('create-job'), answer({ team: ['is not a member'] })).kind).toBe('out-of-scope')
})

test('spec 7, 403 key: "Forbidden" as a label beside a reason does not blame the key', () => {
  const kindOf = (body: object) =>
    failureFromAnswer(origin('create-job'), { status: 403, contentType: null, body: JSON.stringify(body) }).kind
  expect(kindOf({ error: 'Forbidden', message: 'Daily quota for this source is used up' })).toBe('forbidden')
  expect(kindOf({ error: 'Forbidden', message: '' })).toBe('key-rejected')
  expect(kindOf({ error: 'Forbidden', message: 'Forbidden', detail: 'See the manual' })).toBe('key-rejected')
})
