import { afterEach, describe, expect, test } from 'vitest'
import { compileMessages } from './compile-words.mjs'
import type { Language } from './language'
import { readGermanOf } from './leave-german-out.mjs'
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
  globalThis.germanTexts = undefined
})

test('reads a text in the current language', () => {
  const english = ['All jobs', '1 job', '1,250 jobs', 'Open since Monday']
  expect(read('en')).toEqual(english)
  expect(read('de')).toEqual(['Alle Stellen', '1 Stelle', '1.250 Stellen', 'Offen seit Monday'])
  expect(read('en')).toEqual(english)
})

test('can list a table of texts', () => {
  expect(Object.keys(jobs)).toEqual(['lead', 'found', 'states'])
})

test('the build rejects a malformed message', () => {
  expect(() => compileMessages("export const a = { b: '{count, plural, one {# job}}' }")).toThrow()
})

test('the build compiles messages and leaves plain texts unchanged', () => {
  expect(compileMessages("export const a: object = { b: 'It isn’t', c: 'Team {id}' }")).toBe(
    `export const a: object = { b: 'It isn’t', c: ["Team ",["id"]] }`,
  )
})

describe('in a browser', () => {
  const source = `import { words } from '@/lib/text/words'
import { jobsGerman } from './words.de'
export const jobWords = words({ en: { lead: 'All jobs' }, de: jobsGerman.list })
`
  test('scripts contain no German, and read it from the German file', () => {
    expect(readGermanOf(source, 'components/jobs')).toBe(`import { words } from '@/lib/text/words'

export const jobWords = words({ en: { lead: 'All jobs' }, de: () => globalThis.germanTexts?.["components/jobs"]?.jobsGerman.list })
`)
  })

  test('German outside words.de.ts fails the build', () => {
    expect(() => readGermanOf(source.replace('jobsGerman.list', 'other'), 'components/jobs')).toThrow('de: other')
  })

  test('texts are in German once the file has loaded, and in English when it could not be loaded', () => {
    const german = () => globalThis.germanTexts?.['components/jobs']?.list
    // Safe: this is what the build turns "de: list" into.
    const apart = () => words({ en: { lead: 'All jobs' }, de: german as unknown as { lead: string } })
    globalThis.requestLanguage = () => 'de'
    expect(apart().lead).toBe('All jobs')
    const late = apart()
    globalThis.germanTexts = { 'components/jobs': { list: { lead: 'Alle Stellen' } } }
    expect(late.lead).toBe('Alle Stellen')
  })
})
