import { beforeEach, expect, test } from 'vitest'
import type { AttemptReport } from '../../partner/send'
import { knownProblem, noteConnection, noteUnreachable } from './known-problem'

const attempt = (report: Partial<AttemptReport>): AttemptReport => ({
  endpoint: 'list-applicants',
  status: 200,
  kind: 'ok',
  durationMs: 1,
  reference: 'R1',
  ...report,
})
const closed = { status: null, kind: 'unreachable', issue: 'port-closed', code: 'ECONNREFUSED' } as const

beforeEach(() => {
  for (const endpoint of ['list-applicants', 'list-jobs'] as const) noteConnection(attempt({ endpoint }))
})

test('remembers why the partner cannot be reached until it answers', () => {
  noteConnection(attempt({ endpoint: 'create-job', ...closed }))
  expect(knownProblem()).toMatchObject({ title: 'The partner doesn’t accept connections', code: 'ECONNREFUSED' })
  noteConnection(attempt({ status: 429, kind: 'rate-limited' }))
  expect(knownProblem()).toBeNull()
})

test('remembers a rejected key until the partner accepts it', () => {
  noteConnection(attempt({ status: 403, kind: 'key-rejected' }))
  expect(knownProblem()).toMatchObject({ adminStep: expect.stringContaining('PARTNER_API_KEY'), code: '403' })
  noteConnection(attempt({ endpoint: 'list-jobs' }))
  expect(knownProblem()).toBeNull()
})

test('remembers that a list is a web page until that list is read', () => {
  noteConnection(attempt({ endpoint: 'list-jobs', kind: 'unreadable-answer', issue: 'web-page' }))
  noteConnection(attempt({}))
  expect(knownProblem()).toMatchObject({ title: 'A web page came instead of data' })
  noteConnection(attempt({ endpoint: 'list-jobs' }))
  expect(knownProblem()).toBeNull()
})

test.each<Partial<AttemptReport>>([
  { status: 504, kind: 'too-slow' },
  { status: 500, kind: 'server-error' },
  { status: null, kind: 'connection-lost', issue: 'closed-unanswered' },
  { status: 404, kind: 'not-found', endpoint: 'submit-application' },
  { status: 403, kind: 'not-permitted', endpoint: 'create-job' },
  { status: 403, kind: 'key-rejected', endpoint: 'submit-application' },
])('ignores a failure that is temporary or concerns one request: %o', (report) => {
  noteConnection(attempt(report))
  expect(knownProblem()).toBeNull()
})

test('also remembers a check that got no connection', () => {
  const steps = [{ step: 'dns', state: 'failed', code: 'ENOTFOUND', ms: 1 }] as const
  const reach = { url: 'http://x', steps: [...steps], contentType: null, redirectTarget: null, advice: null }
  noteUnreachable({ ...reach, issue: 'unknown-host' })
  expect(knownProblem()).toMatchObject({ title: 'The partner’s address cannot be found', code: 'ENOTFOUND' })
})
