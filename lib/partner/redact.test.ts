import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../records/parse-json'
import { mayContainSecret, redactSecrets, redactTokens } from './redact'

const secrets = ['key-4f9a12', 'sk/live\\4f é', 'short']

describe('mayContainSecret', () => {
  test.each([
    ['{"a":"key-4f9a12"}', true],
    ['{"key-4f9a12":1}', true],
    ['{"a":"\\u006bey-4f9a12"}', true],
    ['{"a":"key\\u002d4f9a12"}', true],
  ])('is true for %s', (json, expected) => expect(mayContainSecret(json, ['key-4f9a12'])).toBe(expected))

  test.each(['{"a":"key-4f9a1","b":[1,null]}', '{"a":"line\\nline \\"quoted\\""}', '{"a":"short"}', ''])(
    'is false for %s',
    (json) => expect(mayContainSecret(json, ['key-4f9a12', 'short'])).toBe(false),
  )

  test('is true for secrets that JSON escapes with a backslash', () => {
    expect(mayContainSecret('{}', ['with "quotes"'])).toBe(true)
    expect(mayContainSecret('{}', ['with a\ttab'])).toBe(true)
  })

  test('is never false when redacting would change the value, however the JSON is written', () => {
    const piece = fc.oneof(fc.constantFrom(...secrets, 'key-4f9', 'a12', '"', '\\', '/'), fc.string())
    const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
    const writing = fc.constantFrom(JSON.stringify, escapeAll, escapeSlashes)
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text))), writing, (value, write) => {
        const json = write(value)
        const parsed = parseJson(json)
        expect(parsed).toEqual(value)
        if (!mayContainSecret(json, secrets)) expect(redactSecrets(parsed, secrets)).toEqual(parsed)
      }),
    )
    expect(mayContainSecret(JSON.stringify({ 'key-4f9': 'a12', plain: ['sk/live'] }), secrets)).toBe(false)
  })
})

test('completely redacts a secret that contains another one', () => {
  expect(
    redactSecrets({ 'key-4f9a12-long': ['key-4f9a12-long', 'key-4f9a12'] }, ['key-4f9a12', 'key-4f9a12-long']),
  ).toEqual({
    '…': ['…', '…'],
  })
})

const login = { email: '/email', password: '/password', body: {}, token: ['/access_token', '/info/ticket'] }

test('spec 5.4: redactTokens hides every token in a response and keeps every other field', () => {
  const answer = {
    developer_message: 'Submit Successful',
    info: { ticket: 't1', job_id: 7 },
    more: [{ bearer_token: 't2' }],
    headers: { 'x-api-key': 'k', Authorization: 'Bearer t1' },
  }
  expect(redactTokens(answer, login)).toEqual({
    developer_message: 'Submit Successful',
    info: { ticket: 'Kept on the server', job_id: 7 },
    more: [{ bearer_token: 'Kept on the server' }],
    headers: { 'x-api-key': 'Kept on the server', Authorization: 'Kept on the server' },
  })
})

test.each([null, 'text', 7, [], undefined])('redactTokens leaves a response without fields unchanged: %s', (answer) => {
  expect(redactTokens(answer, login)).toEqual(answer)
})

function escapeSlashes(value: unknown): string {
  return JSON.stringify(value).replaceAll('/', '\\/')
}

/** Escapes every letter inside strings. */
function escapeAll(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[a-z\d-](?![^"]*$)/g, (letter, index, text) =>
    isEscaped(String(text), Number(index)) ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function isEscaped(text: string, index: number): boolean {
  return /\\(u[\da-f]{0,3})?$/i.test(text.slice(Math.max(0, index - 5), index))
}
