import { describe, expect, test } from 'vitest'
import { wordingIssues } from '../../testing/wording-issues'
import { type Endpoint, endpoints } from '../endpoint'
import { changedBy, chooseWords } from './choose-words'
import { connectionIssues } from './connection-issue'
import { type FailureKind, failureKinds } from './failure'
import { failureFromTransport } from './make-failure'

/** The issues that `issueOfConnect` returns, before anything is sent. */
const whileConnecting = new Set<string>(connectionIssues.slice(0, connectionIssues.indexOf('needs-tls')))

const every = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name))

describe('the text of a failure', () => {
  test.each<[string, FailureKind, Endpoint, keyof ReturnType<typeof chooseWords>, RegExp]>([
    ['spec 7, 400: a list is the admin’s', 'bad-request', 'list-jobs', 'nextStep', /admin/],
    ['spec 7, 400: a job is corrected by the recruiter', 'bad-request', 'create-job', 'nextStep', /correct them/],
    [
      'spec 7, 401: the desk’s sign-in, not the person’s',
      'login-failed',
      'log-in',
      'meaning',
      /Your own sign-in is fine/,
    ],
    ['spec 5.4: a refused token', 'login-rejected', 'submit-application', 'title', /does not accept this desk’s login/],
    ['spec 7, 403 key: the key', 'key-rejected', 'list-jobs', 'title', /this desk’s key/],
    ['spec 7, 403 key: the key, or its rights', 'key-rejected', 'create-job', 'meaning', /or the partner/],
    [
      'spec 7, 403 permission: names what is not permitted',
      'not-permitted',
      'create-job',
      'title',
      /may not create jobs/,
    ],
    ['spec 7, 403 scope: the team', 'out-of-scope', 'set-ai-chat', 'title', /This team is outside/],
    ['spec 7, 404: the team of AI chat', 'not-found', 'set-ai-chat', 'title', /cannot find this team/],
    ['spec 7, 404: the job of easy apply', 'not-found', 'submit-application', 'title', /cannot find this job/],
    [
      'spec 7, 409: already applied',
      'already-applied',
      'submit-application',
      'meaning',
      /has already applied to this job/,
    ],
    [
      'spec 7, 412: job closed',
      'job-unavailable',
      'submit-application',
      'title',
      /^This job isn’t accepting applications$/,
    ],
    ['spec 7, 422: AI chat of a team', 'invalid', 'set-ai-chat', 'meaning', /does not allow it for this team/],
    [
      'spec 7, 422: sending the same again would fail again',
      'invalid',
      'set-ai-chat',
      'nextStep',
      /would be refused again/,
    ],
    ['spec 7, 424: the address lookup of jobs', 'address-lookup-busy', 'create-job', 'title', /address lookup/],
    ['spec 7, 424: short form', 'address-lookup-busy', 'create-job', 'short', /^Address lookup busy$/],
    [
      'spec 7, 424: no addresses for other endpoints',
      'address-lookup-busy',
      'submit-application',
      'title',
      /^A service behind/,
    ],
    ['spec 7, 429: short form', 'rate-limited', 'list-applicants', 'short', /^Rate limited$/],
    [
      'spec 7, 502: easy apply reads attached files',
      'dependency-failed',
      'submit-application',
      'meaning',
      /file was attached/,
    ],
    ['a redirect: what the partner did', 'redirected', 'set-ai-chat', 'meaning', /^The partner pointed to another/],
    ['spec 7, 502: jobs use templates', 'dependency-failed', 'create-job', 'meaning', /document templates/],
    ['spec 7, 504: fewer applicants help', 'too-slow', 'list-applicants', 'nextStep', /fewer applicants/],
    ['spec 7, 504: jobs have no paging', 'too-slow', 'list-jobs', 'nextStep', /cannot be asked for in parts/],
    [
      'spec 7, retry rule 4: a job may have been created',
      'too-slow',
      'create-job',
      'nextStep',
      /^Check .* before you create it again/,
    ],
    [
      'spec 7, retry rule 4: an application may have been submitted',
      'too-slow',
      'submit-application',
      'meaning',
      /It may have been submitted/,
    ],
    ['spec 7, retry rule 4: setting AI chat again is safe', 'too-slow', 'set-ai-chat', 'nextStep', /does no harm/],
    [
      'spec 9.2: failure of the deprecated login',
      'too-slow',
      'log-in',
      'meaning',
      /^This happened at the desk’s login/,
    ],
  ])('%s', (_, kind, endpoint, part, expected) => {
    expect(chooseWords(kind, endpoint)[part]).toMatch(expected)
  })

  test('does not mention a résumé for a 502 when the application has none', () => {
    const { short, title, meaning, nextStep } = chooseWords('dependency-failed', 'submit-application')
    expect(`${short} ${title} ${meaning} ${nextStep}`).not.toMatch(/résumé/i)
  })

  test('mentions the address lookup and a repeated application only for their own kinds', () => {
    for (const kind of failureKinds)
      for (const endpoint of every) {
        const { title, meaning } = chooseWords(kind, endpoint)
        if (!['address-lookup-busy', 'already-applied'].includes(kind))
          expect(`${title} ${meaning}`).not.toMatch(/address lookup|already applied/)
      }
  })

  test('spec 4.4: says that nothing changed after a read, a login or a rejected write', () => {
    for (const kind of failureKinds)
      for (const endpoint of ['list-applicants', 'list-jobs', 'log-in'] as const)
        expect(changedBy(kind, endpoint)).toBe('no')
    for (const kind of ['rate-limited', 'unreachable', 'conflict', 'login-rejected'] as const)
      expect(changedBy(kind, 'create-job')).toBe('no')
  })
})

test('exists for every kind of failure at every endpoint', () => {
  for (const kind of failureKinds)
    for (const endpoint of every)
      for (const [part, text] of Object.entries(chooseWords(kind, endpoint)))
        expect([kind, endpoint, part, text === '' || text === undefined]).toEqual([kind, endpoint, part, false])
})

test('refers to the admin when only an admin can help, and says what to check before a write is repeated', () => {
  const unclear = failureKinds.filter((kind) => changedBy(kind, 'create-job') === 'unknown')
  const byAdmin = unclear.filter((kind) => chooseWords(kind, 'list-jobs').turn === 'admin')
  expect(byAdmin).not.toEqual([])
  for (const kind of byAdmin) {
    expect(chooseWords(kind, 'create-job').nextStep).toMatch(/^Tell your admin, and check/)
    expect(chooseWords(kind, 'submit-application').nextStep).toMatch(/^Tell your admin, and check/)
    expect(chooseWords(kind, 'set-ai-chat').nextStep).toMatch(/^Tell your admin\. Setting it again/)
  }
})

test('follows the style rules for every connection issue and endpoint', () => {
  for (const issue of connectionIssues)
    for (const endpoint of every)
      for (const kind of ['unreachable', 'connection-lost', 'unreadable-answer', 'unexpected', 'forbidden'] as const) {
        const isSent = kind !== 'unreachable'
        if (isSent === whileConnecting.has(issue)) continue
        const failure = failureFromTransport({ endpoint, reference: 'R1', keyEnd: null }, 'unreachable')
        const words = { kind, ...chooseWords(kind, endpoint, issue), changed: changedBy(kind, endpoint) }
        expect(wordingIssues({ ...failure, ...words }), `${issue} ${kind} ${endpoint}`).toEqual([])
      }
})
