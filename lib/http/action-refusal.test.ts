import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { actionRefusal } from './action-refusal'

const own = { 'next-action': '40ab', origin: 'https://desk.example', host: 'desk.example' }
const refusal = (body: string, headers: IncomingHttpHeaders = own, method = 'POST') =>
  actionRefusal({ method, headers }, [Buffer.from(body)])

test.each([
  '[]',
  '[null]',
  '["x"]',
  '[{"id":"1","price":"$$5"}]',
  '["$undefined"]',
  '[{"at":"$D2026-01-01T00:00:00.000Z"}]',
  '["$-0"]',
  '[{"one":{"a":1},"other":"$0:0:one"}]',
])('accepts what React sends for a page: %s', (body) => expect(refusal(body)).toBeNull())

test.each([
  '',
  ' ',
  '{',
  '"x"',
  '7',
  'null',
  '{}',
  '["$F1"]',
  '[{"a":["$1"]}]',
  '["$@1"]',
  '["$n99"]',
  '["$0"]',
  '["$0:a:b"]',
  '[{"a":"$0:0:a"}]',
  '["$Dx"]',
  '["$"]',
  `[${'1,'.repeat(100)}1]`,
])('rejects what React cannot decode as a bad request: %s', (body) =>
  expect(refusal(body)).toMatchObject({ status: 400 }),
)

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a proxy with another name', { 'x-forwarded-host': 'evil.example, desk.example' }],
])('rejects an action from %s', (_, headers) =>
  expect(refusal('[]', { ...own, ...headers })).toMatchObject({ status: 403 }),
)

test('leaves an action without an origin to the action, and ignores other requests', () => {
  const { origin: _origin, ...without } = own
  expect(refusal('[]', without)).toBeNull()
  expect(refusal('[]', { ...own, host: 'desk-1:3000', 'x-forwarded-host': 'desk.example' })).toBeNull()
  expect(refusal('no action', { host: 'desk.example' })).toBeNull()
  expect(refusal('', own, 'GET')).toBeNull()
})

test('rejects a multipart form even without a body', () => {
  const headers = { host: 'desk.example', 'content-type': 'multipart/form-data' }
  expect(actionRefusal({ method: 'POST', headers }, [])).toMatchObject({ status: 415 })
})
