import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureFromAnswer, failureFromTransport } from '@/lib/partner/failure/make-failure'
import { FailureNotice } from './failure-notice'
import { AdminProvider } from './role-context'

const address = vi.hoisted(() => ({ path: '/jobs' }))
vi.mock('next/navigation', () => ({ usePathname: () => address.path }))

const origin = { endpoint: 'list-jobs', reference: 'R1', keyEnd: null } as const
const wrongKey = failureFromAnswer(origin, { status: 403, contentType: null, body: '{"message":"Forbidden"}' })
const busy = failureFromAnswer(origin, { status: 429, contentType: null, body: '' })
const closedPort = failureFromTransport({ ...origin, endpoint: 'create-job' }, 'unreachable', { code: 'ECONNREFUSED' })

const read = (failure: typeof busy, isAdmin: boolean) =>
  renderToStaticMarkup(
    <AdminProvider value={isAdmin}>
      <FailureNotice failure={failure} />
    </AdminProvider>,
  )

test('tells an admin what to check and where, and others where to see who has to act', () => {
  expect(read(wrongKey, true)).toContain('Check PARTNER_API_KEY')
  expect(read(wrongKey, true)).toContain('href="/connection"')
  expect(read(wrongKey, true)).not.toMatch(/\badmin\b/)
  expect(read(wrongKey, false)).toContain('Ask your admin to check the API key')
  expect(read(wrongKey, false)).toContain('>Is it us or them?<')
})

test('does not mention the connection for failures that pass on their own', () => {
  for (const isAdmin of [true, false]) expect(read(busy, isAdmin)).not.toContain('/connection')
  expect(read(busy, true)).toContain('Wait a moment')
})

test('says that nothing was changed when nothing could be sent', () => {
  for (const isAdmin of [true, false]) expect(read(closedPort, isAdmin)).toContain('Nothing was changed.')
})

test('shows an outcome stored by an earlier release as before', () => {
  const { adminStep: _, issue: __, code: ___, ...stored } = wrongKey
  expect(read(stored, true)).toContain(wrongKey.nextStep)
})

test('does not link to the connection page from that page', () => {
  address.path = '/connection'
  onTestFinished(() => {
    address.path = '/jobs'
  })
  for (const isAdmin of [true, false]) expect(read(wrongKey, isAdmin)).not.toContain('href="/connection"')
})

test('tells everyone but admins first that only an admin can fix it', () => {
  const lead = /your admin has to fix it/
  expect(read(wrongKey, false)).toMatch(lead)
  expect(read(wrongKey, false)).toContain(wrongKey.title)
  expect(read(wrongKey, true)).not.toMatch(lead)
  expect(read(busy, false)).not.toMatch(lead)
})

test('says who can fix it, and nothing when nobody can', () => {
  const wrong = failureFromAnswer({ ...origin, endpoint: 'create-job' }, { status: 422, contentType: null, body: '' })
  expect(read(wrong, false)).toContain('You can fix this.')
  expect(read(closedPort, false)).toContain('Your admin can fix this.')
  expect(read(busy, false)).not.toContain('can fix this')
})

test('names the first fields of a long refusal, and says how many more there are', () => {
  const validationErrors = Array.from({ length: 500 }, (_, at) => `field_${at + 1} is required`)
  const body = JSON.stringify({ error: 'Bad Request', message: 'Invalid', details: { validationErrors } })
  const html = read(
    failureFromAnswer({ ...origin, endpoint: 'create-job' }, { status: 400, contentType: null, body }),
    true,
  )
  expect(html.match(/<li>/g)).toHaveLength(11)
  expect(html).toMatch(/<li>and \d+ more fields<\/li>/)
})
