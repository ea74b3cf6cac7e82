import { afterEach, expect, test } from 'vitest'
import { compileMessages } from './compile-words.mjs'
import type { Language } from './language'
import { words } from './words'

const jobs = words({
  en: { lead: 'All jobs', found: '{count, plural, one {# job} other {# jobs}}', states: { open: 'Open since {day}' } },
  de: {
    lead: 'Alle Stellen',
    found: '{count, plural, one {# Stelle} other {# Stellen}}',
    states: { open: 'Offen seit {day}' },
  },
})

function read(language: Language): string[] {
  globalThis.requestLanguage = () => language
  return [jobs.lead, jobs.found({ count: 1 }), jobs.found({ count: 1250 }), jobs.states.open({ day: 'Monday' })]
}

afterEach(() => {
  globalThis.requestLanguage = undefined
})

test('a text is read in the language of the moment', () => {
  const english = ['All jobs', '1 job', '1,250 jobs', 'Open since Monday']
  expect(read('en')).toEqual(english)
  expect(read('de')).toEqual(['Alle Stellen', '1 Stelle', '1.250 Stellen', 'Offen seit Monday'])
  expect(read('en')).toEqual(english)
})

test('a table of texts can be listed', () => {
  expect(Object.keys(jobs)).toEqual(['lead', 'found', 'states'])
})

test('the build refuses a message that is malformed', () => {
  expect(() => compileMessages("export const a = { b: '{count, plural, one {# job}}' }")).toThrow()
})

test('the build compiles messages and leaves plain texts alone', () => {
  expect(compileMessages("export const a: object = { b: 'It isn’t', c: 'Team {id}' }")).toBe(
    `export const a: object = { b: 'It isn’t', c: ["Team ",["id"]] }`,
  )
})
