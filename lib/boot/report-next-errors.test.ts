import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readErrorDigest } from '../http/contract'
import { runInRequest } from '../runtime/request-context'
import { reportPrintedErrors, reportRequestError } from './report-next-errors'

const lines = vi.hoisted((): Record<string, unknown>[] => [])
vi.mock('../runtime/log', () => ({
  log: {
    error: (fields: Record<string, unknown>, message: string) => lines.push({ ...fields, message }),
    warn: (_: unknown, message: string) => lines.push({ message }),
  },
}))

const print = console.error
const warn = console.warn
const printed: unknown[][] = []
beforeAll(() => {
  console.error = (...given: unknown[]) => void printed.push(given)
  reportPrintedErrors()
})
afterAll(() => {
  console.error = print
  console.warn = warn
})

const errorWith = (digest: string) => Object.assign(new Error('relation "runs" does not exist'), { digest })

test('logs an error of Next once under a new ID, which the browser shows too', () => {
  const one = errorWith('1234567')
  const other = errorWith('1234567')
  const request = { requestId: 'r-1', address: '192.0.2.1', method: 'GET', route: '/jobs', personId: 'rosa' }
  runInRequest(request, () => console.error(one))
  console.error('⨯', other)
  expect(one.digest).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/)
  expect(other.digest).not.toBe(one.digest)
  // How the error arrives again from rendering to HTML, and at the hook in instrumentation.ts.
  console.error(errorWith(one.digest))
  reportRequestError(one, '/jobs')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toEqual({
    err: one,
    errorId: one.digest,
    where: 'page',
    method: 'GET',
    route: '/jobs',
    personId: 'rosa',
    message: 'unexpected error',
  })
  expect(printed).toEqual([])
})

test('says next to the ID that the database was down', () => {
  lines.length = 0
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const error = Object.assign(new DrizzleQueryError('select 1', [], refused), { digest: '1234567' })
  console.error(error)
  expect(readErrorDigest(error.digest)).toEqual({
    errorId: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/),
    isStoreAway: true,
  })
  console.error(error)
  expect(lines).toHaveLength(1)
})

test('logs forged actions and actions of another release as warnings without an error ID', () => {
  lines.length = 0
  const forged = Object.assign(new Error('Invalid Server Actions request.'), { digest: '7654321' })
  console.error('`host` header does not match `origin` header. Aborting the action.')
  console.error('⨯', forged)
  reportRequestError(forged, '/jobs')
  console.warn(new Error('Failed to find Server Action "x". This request might be from an older deployment.'))
  expect(lines).toEqual([
    { message: 'refused a server action that did not come from a page of the desk' },
    { message: 'refused a server action of a page of another release: it must be reloaded' },
  ])
  expect(forged.digest).toBe('7654321')
  expect(printed).toEqual([])
})

test('logs other errors and warnings printed by Next as lines without colours', () => {
  lines.length = 0
  const error = new Error('socket hang up')
  console.error('\u001b[31m⨯\u001b[39m Failed to handle request for /jobs', error)
  console.warn('\u001b[33m⚠\u001b[39m metadataBase is not set\n')
  console.error('')
  expect(lines).toEqual([
    { part: 'next', err: error, message: 'Failed to handle request for /jobs' },
    { message: 'metadataBase is not set' },
  ])
  expect(printed).toEqual([])
})

test('logs errors that Next does not print', () => {
  lines.length = 0
  reportRequestError(new Error('not printed'), '/api/runs/[id]')
  expect(lines).toMatchObject([{ where: 'page', route: '/api/runs/[id]' }])
})
