import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu-time'
import { byLength } from '../../testing/test-length'
import { type Endpoint, endpoints } from '../endpoint'
import { detailsForOperator } from './details-for-operator'
import type { PartnerFailure } from './failure'
import { type ErrorAnswer, failureFromAnswer } from './make-failure'

const every = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name))

/** Bodies in the shapes of spec 7 and from gateways, for mutating. */
const realBodies = [
  '{"message":"Forbidden"}',
  '{"message":"Endpoint request timed out"}',
  '{"developer_message":"invalid permission for api!","extra":null}',
  `{"developer_message":"The requested team_id 99 does not belong to the logged-in user's memberships: [11, 12]","extra":null}`,
  '{"developer_message":"Invalid job","errors":{"name":["is too long"],"applicant":{"email":["is taken"]}}}',
  '{"developerMessage":"Already applied","errors":{"application_form_id":265733753}}',
  '{"error":"Bad Request","message":"Validation failed","details":{"validationErrors":["interviewer_id is required"]}}',
  '<!DOCTYPE html>\n<html><head><title>500</title></head><body><pre>Error\n    at run (/srv/app.js:1:2)</pre></body></html>',
]

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  'TypeError: boom\n    at Object.run (/srv/app.js:12:3)',
  'Unexpected token < in JSON at position 0',
  'name\u202Eemit\u0000\uD800 is taken',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'team_id 99 does not belong to memberships [11, {12}, (13',
  'team '.repeat(200),
  `"${'a_'.repeat(300)}" is required`,
  '😀'.repeat(500),
  '"\\'.repeat(500),
  '12345678901234567890',
)
const sentence = fc
  .array(
    fc
      .constantFrom(
        'requested',
        'team_id',
        'team',
        '99',
        'memberships',
        '[11, 12]',
        'belong',
        'name',
        'is',
        'required,',
        '“',
        '"',
      )
      .chain((word) => fc.oneof({ weight: 9, arbitrary: fc.constant(word) }, hostile)),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '))
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(sentence, hostile, fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(hostile, fc.string()), tie('value'), { maxKeys: 4 }),
  ),
}))
const named = fc
  .record(
    {
      message: anyValue,
      developer_message: anyValue,
      developerMessage: anyValue,
      error: anyValue,
      errors: anyValue,
      extra: anyValue,
      details: fc.oneof(anyValue, fc.record({ validationErrors: anyValue })),
      application_form_id: anyValue,
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body))
const mutated = fc
  .tuple(
    fc.constantFrom(...realBodies),
    fc.nat(200),
    fc.nat(40),
    fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.json()),
  )
  .map(([body, at, length, put]) => body.slice(0, at) + put + body.slice(at + length))
const swapped = fc.tuple(fc.constantFrom(...realBodies), fc.nat(6), anyValue).map(([body, at, value]) => {
  let seen = 0
  return body.replaceAll(/"[^"]*"(?!:)/g, (text) => (seen++ === at ? JSON.stringify(value) : text))
})
const charsets = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-2', 'shift_jis', 'gb18030', 'koi8-r']
const misread = fc
  .tuple(
    fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .constantFrom(...realBodies)
        .chain((body) =>
          fc
            .constantFrom<BufferEncoding>('utf8', 'utf16le', 'latin1')
            .map((encoding) => Buffer.from(`\uFEFF${body}`, encoding)),
        ),
    ),
    fc.constantFrom(...charsets),
  )
  .map(([bytes, charset]) => new TextDecoder(charset).decode(bytes))

const anyStatus = fc.oneof(
  fc.constantFrom(400, 401, 403, 404, 405, 409, 412, 422, 424, 429, 500, 502, 503, 504),
  fc.integer({ min: -1, max: 199 }),
  fc.integer({ min: 300, max: 1_000 }),
)
const anyType = fc.oneof(fc.constantFrom(null, 'application/json', 'text/html; charset=utf-8', ''), fc.string())

function makeFailure(endpoint: Endpoint, answer: ErrorAnswer): PartnerFailure {
  return failureFromAnswer({ endpoint, reference: 'R1', keyEnd: '4be8' }, answer)
}

function expectFit(failure: PartnerFailure) {
  const { short, title, meaning, nextStep, said, fields, facts } = failure
  const messages = Object.values(fields).flat()
  const own = [short, title, meaning, nextStep, ...Object.keys(fields), ...(said === null ? [] : [said])]
  const shown = [...own, ...messages]
  for (const text of [short, title, meaning, nextStep, ...messages]) expect(text.trim()).not.toBe('')
  // A field's message may name bounds, as in "must be < 5".
  for (const text of own) expect(text).not.toContain('<')
  for (const text of shown) {
    expect(text).not.toMatch(/<\/?[a-z!]|Unexpected token|\bat .*\/.*:\d|\wError: |\[object/)
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
  }
  expect(Object.keys(fields).length).toBeLessThanOrEqual(100)
  for (const id of [facts.applicationFormId, facts.requestedTeam, ...(facts.memberships ?? [])])
    expect(id ?? 'none').toMatch(/^[\w-]{1,64}$/)
  const text = JSON.stringify(failure)
  expect(JSON.parse(text)).toEqual(failure)
  expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024)
  expect(detailsForOperator(failure).split('\n').length).toBeLessThanOrEqual(9)
}

describe('any body becomes a failure, and no internals are shown', () => {
  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 2_000 })],
    [
      'any JSON',
      fc.oneof(
        fc.json(),
        anyValue.map((value) => JSON.stringify(value)),
      ),
    ],
    ['the keys of the five shapes with values of any type', named],
    ['real bodies, broken', mutated],
    ['real bodies, with another value in one place', swapped],
    ['bytes read in the wrong charset', misread],
  ])('with %s', (_, anyBody) => {
    fc.assert(
      fc.property(fc.constantFrom(...every), anyStatus, anyType, anyBody, (endpoint, status, contentType, body) => {
        expectFit(makeFailure(endpoint, { status, contentType, body }))
      }),
      { numRuns: byLength(500, 2_000) },
    )
  })

  test('spec 7, status: kind and retry policy of all but a 403 come from the status, whatever the body says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), anyStatus, fc.oneof(named, mutated), (endpoint, status, body) => {
        fc.pre(status !== 403)
        const { kind, retry, changed } = makeFailure(endpoint, { status, contentType: null, body })
        const silent = makeFailure(endpoint, { status, contentType: null, body: '' })
        expect({ kind, retry, changed }).toEqual({
          kind: silent.kind,
          retry: silent.retry,
          changed: silent.changed,
        })
      }),
      { numRuns: byLength(500, 2_000) },
    )
  })
})

describe('a body of a hostile size or depth takes less than a second', () => {
  const mebibyte = 1024 * 1024
  const filled = (start: string, unit: string, end: string) =>
    start + unit.repeat(Math.floor((mebibyte - start.length - end.length) / unit.length)) + end
  test.each<[string, string]>([
    ['10 MB of text', 'x'.repeat(10 * mebibyte)],
    ['10 MB of white space', ' '.repeat(10 * mebibyte)],
    ['10 MB of brackets', '['.repeat(10 * mebibyte)],
    ['a message of 10 MB', JSON.stringify({ message: 'a '.repeat(5 * mebibyte) })],
    ['a message of nearly 1 MiB', filled('{"message":"', 'team member ', '"}')],
    ['a word of nearly 1 MiB', filled('{"developer_message":"team_id ', 'a', ' member"}')],
    ['white space in a sentence', filled('{"developer_message":"member team', ' ', '"}')],
    ['as many errors as fit', filled('{"errors":{"x":[', '"SELECT ",', '""]}}')],
    [
      'as many fields as fit',
      `{"errors":{${Array.from({ length: 60_000 }, (_, at) => `"f${at}":["x${at}"]`).join(',')}}}`,
    ],
    ['as many objects as fit', filled('{"errors":[', '{},', '{}]}')],
    ['100,000 open brackets', '['.repeat(100_000)],
    ['100,000 nested lists', `{"errors":${'['.repeat(100_000)}"x"${']'.repeat(100_000)}}`],
    ['the same with a long number', `{"x":1234567890123456789,"errors":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a path of 100,000 lists', `{"errors":[{"path":[${'['.repeat(100_000)}${']'.repeat(100_000)}],"message":"x"}]}`],
    ['a long name over many objects', filled(`{"errors":{"${'k'.repeat(500_000)}":[`, '{"a":"x"},', '{}]}}')],
    ['100,000 nested objects', `{"errors":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
  ])('with %s', async (_, body) => {
    const make = () => makeFailure('create-job', { status: 400, contentType: 'application/json', body })
    expect(await cpuMsOf(make)).toBeLessThan(1_500)
    expectFit(make())
  })
})
