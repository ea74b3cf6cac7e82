import { afterEach, expect, test, vi } from 'vitest'
import { languageOfRequest } from '@/lib/runtime/request-language'
import { chooseLanguage, isInChosenLanguage, takeOverChosenLanguage } from './choose-language'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', true],
  ['http:', false],
])(
  'keeps the chosen language for a year, readable by the server; over %s its cookie is Secure: %s',
  (protocol, isSecure) => {
    const page = { cookie: '' }
    const reload = vi.fn()
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol, reload })
    chooseLanguage('de')
    expect(page.cookie).toMatch(/^language=de; Path=\/; Max-Age=31536000; SameSite=Lax/)
    expect(page.cookie.endsWith('; Secure')).toBe(isSecure)
    expect(languageOfRequest({ cookie: page.cookie.split(';')[0] })).toBe('de')
    expect(reload).toHaveBeenCalledOnce()
  },
)

test.each([
  ['', 'en', true],
  ['theme=dark; language=en', 'en', true],
  ['theme=dark; language=de', 'en', false],
  ['mylanguage=de', 'en', true],
  ['language=de; theme=dark', 'de', true],
])('with the cookies %j, detects whether a page in %s is in the chosen language: %s', (cookie, lang, expected) => {
  vi.stubGlobal('document', { cookie, documentElement: { lang } })
  expect(isInChosenLanguage()).toBe(expected)
})

test('an open page takes on the language after signing in, and says whether it changed', async () => {
  const page = { cookie: 'language=de', documentElement: { lang: 'en', dataset: { locale: 'en-GB' } } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { languages: ['en-GB', 'de-AT'] })
  expect(await takeOverChosenLanguage()).toBe(true)
  expect(page.documentElement).toEqual({ lang: 'de', dataset: { locale: 'de-AT' } })
  expect(await takeOverChosenLanguage()).toBe(false)
})
