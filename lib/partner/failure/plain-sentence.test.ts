import { describe, expect, test } from 'vitest'
import { plainSentence, quotableSentence } from './plain-sentence'

describe('partner messages', () => {
  test.each([
    'must be at least 2 characters',
    'The interview is at office 12, at 09:30:00 (local time)',
    'with the exception of Mr O’Neill',
    'must not be null',
    'ist schon vergeben: „Bäcker“',
    '夜間のパン屋はすでに存在します',
  ])('may be shown: %s', (sentence) => {
    expect(plainSentence(sentence)).toBe(sentence)
  })

  test.each([
    '<b>boom</b>',
    'Error\n    at handler (/srv/app.js:12:3)',
    'boom at Object.run (/srv/app:12:3)',
    'at com.partner.Api.run(Api.java:7)',
    'Traceback (most recent call last):\n  File "/srv/app", line 7, in run',
    'Unexpected token < at position 0',
    'Unexpected end of input',
    'TypeError: Cannot read properties of undefined',
    'java.lang.NullPointerException',
    'connect ECONNREFUSED 10.0.0.1:5432',
    'SELECT * FROM users WHERE id = 1',
    'new row violates check constraint "x"',
    '[object Object]',
    '{"message":"x"}',
    'eyJhbGciOi'.repeat(10),
    '12345',
    '— … —',
  ])('are not shown: %s', (sentence) => {
    expect(plainSentence(sentence)).toBe('')
  })

  test('lose control characters, lone surrogates and direction marks', () => {
    expect(plainSentence('\u202Ename\u202C \uD800is\0 \u200Btaken\t\u00A0here\u0007')).toBe('name is taken here')
  })

  test('are shown up to the first line break and 240 characters', () => {
    expect(plainSentence('is taken\r\nsee the log')).toBe('is taken')
    expect([...plainSentence('😀 é'.repeat(200))]).toHaveLength(240)
  })

  test('are empty for a value that is not text', () => {
    for (const value of [null, undefined, 7, true, [], {}]) expect(plainSentence(value)).toBe('')
  })
})

describe('quotable messages', () => {
  test.each([
    'Bad Request',
    'Validation failed',
    'Not Found',
    'Invalid request body.',
    'One or more validation errors occurred.',
    'The requested resource could not be found.',
    'Something went wrong, please try again later',
    'Invalid subscription',
    'Ungültige Anfrage',
    'Requête incorrecte',
    'Anwendungsfehler 17',
  ])('exclude the label "%s"', (sentence) => {
    expect(quotableSentence([sentence])).toBeNull()
  })

  test('begin with the first sentence that is more than a label', () => {
    const told = 'Team 99 does not exist'
    expect(quotableSentence(['Bad Request', '<b>', told, 'Another one of them'])).toBe(told)
    expect(quotableSentence(['夜間のパン屋はすでに存在します'])).not.toBeNull()
  })

  test.each([
    'E-Mail-Adresse ungültig',
    'Invalid email',
    'Stelle geschlossen',
    'Téléphone invalide',
    'Équipe inconnue',
  ])('include "%s", which names a field', (sentence) => {
    expect(quotableSentence(['Bad Request', sentence])).toBe(sentence)
  })

  test.each(['em missing', 'zip required'])('include "%s", which names what is missing', (sentence) => {
    expect(quotableSentence(['Bad Request', sentence])).toBe(sentence)
  })
})
