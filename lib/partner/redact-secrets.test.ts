import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '../records/parse-json'
import { mayContainSecret, redactSecrets } from './redact-secrets'

const secrets = ['key-4f9a12', 'sk/live\\4f é', 'short']

describe('the quick look at the text of an answer', () => {
  test.each([
    ['{"a":"key-4f9a12"}', true],
    ['{"key-4f9a12":1}', true],
    ['{"a":"\\u006bey-4f9a12"}', true],
    ['{"a":"key\\u002d4f9a12"}', true],
  ])('%s may hold one', (json, expected) => expect(mayContainSecret(json, ['key-4f9a12'])).toBe(expected))

  test.each(['{"a":"key-4f9a1","b":[1,null]}', '{"a":"line\\nline \\"quoted\\""}', '{"a":"short"}', ''])(
    '%s holds none',
    (json) => expect(mayContainSecret(json, ['key-4f9a12', 'short'])).toBe(false),
  )

  test('a secret that would be written with a backslash cannot be ruled out', () => {
    expect(mayContainSecret('{}', ['with "quotes"'])).toBe(true)
    expect(mayContainSecret('{}', ['with a\ttab'])).toBe(true)
  })

  test('never says no where hiding would change anything, however the text is written', () => {
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

function escapeSlashes(value: unknown): string {
  return JSON.stringify(value).replaceAll('/', '\\/')
}

/** Every letter inside of strings as an escape. */
function escapeAll(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[a-z\d-](?![^"]*$)/g, (letter, place, text) =>
    isEscaped(String(text), Number(place)) ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function isEscaped(text: string, place: number): boolean {
  return /\\(u[\da-f]{0,3})?$/i.test(text.slice(Math.max(0, place - 5), place))
}
