import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reasonSchema } from '../../partner/discovery/reason'
import { timeFormats } from '../../records/field-path'
import { type Language, languages } from '../../text/language'
import { type FieldReason, fieldReasonInWords, storedReasonInWords } from './field-reason'
import { fieldReasonWords } from './words'

const sample = { part: 48, whole: 1_250, values: 7, records: 1_370, fields: 23, listed: 2_500, share: 0.96 }
const paths = { path: '/data/rows', other: '/data/more' }

/** A reason of every code, with all arguments that the schema gives it. */
const reasons: FieldReason[] = [
  ...reasonSchema.options.flatMap(({ shape }) =>
    shape.code.options.map((code) => {
      const given = Object.entries({ ...sample, ...paths, format: 'iso' }).filter(([name]) => name in shape)
      return reasonSchema.parse({ code, ...Object.fromEntries(given) })
    }),
  ),
  { code: 'partner-asked' },
  { code: 'partner-refused' },
]

const read = (language: Language, reason: FieldReason) => {
  globalThis.requestLanguage = () => language
  return fieldReasonInWords(reason)
}

afterEach(() => {
  globalThis.requestLanguage = undefined
})

test('every code has a sentence, and no other code does', () => {
  const named = Object.keys(fieldReasonWords).filter((name) => !['answerItself', 'dateFormats'].includes(name))
  expect(named.sort()).toEqual(reasons.map(({ code }) => code).sort())
})

describe.each(reasons)('the reason $code', (reason) => {
  test.each(languages)('is a whole sentence with all its values, in the language %s', (language) => {
    const sentence = read(language, reason)
    expect(sentence).toMatch(/^[\p{Lu}\d/].*\.$/u)
    for (const [name, value] of Object.entries(reason))
      if (name === 'share') expect(sentence).toContain(value.toLocaleString(language, { style: 'percent' }))
      else if (typeof value === 'number') expect(sentence).toContain(value.toLocaleString(language))
      else if (name in paths) expect(sentence).toContain(value)
  })

  test('is translated into German', () => {
    expect(read('de', reason)).not.toBe(read('en', reason))
  })
})

test('each date format has its own sentence', () => {
  for (const language of languages) {
    const sentences = timeFormats.map((format) => read(language, { code: 'dates', part: 1, whole: 2, format }))
    expect(new Set(sentences).size).toBe(timeFormats.length)
  }
})

test('names a path that is the answer itself', () => {
  expect(read('en', { code: 'applicants-lead-to', path: '', other: '/more' })).toBe(
    'Applicants name jobs from the answer itself, not from /more.',
  )
  expect(read('de', { code: 'applicants-lead-to', path: '/rows', other: '' })).toBe(
    'Bewerbende nennen Stellen aus /rows, nicht aus der Antwort selbst.',
  )
})

describe('a stored reason', () => {
  beforeEach(() => {
    globalThis.requestLanguage = () => 'de'
  })

  test('is shown unchanged when an older release stored a sentence', () => {
    expect(storedReasonInWords('Its name says that it is an ID.')).toEqual(['Its name says that it is an ID.'])
  })

  test('is shown in the reader’s language when it is a code', () => {
    expect(storedReasonInWords({ code: 'few-records', records: 1 })).toEqual(['Nur 1 Datensatz wurde gelesen.'])
    for (const reason of reasons)
      expect(storedReasonInWords(JSON.parse(JSON.stringify(reason)))).toEqual([fieldReasonInWords(reason)])
  })

  test.each([{ code: 'of-a-newer-release' }, { code: 'few-records' }, null, 7])(
    'is left out when this release cannot read it: %j',
    (stored) => {
      expect(storedReasonInWords(stored)).toEqual([])
    },
  )
})
