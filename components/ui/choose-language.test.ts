import { afterEach, expect, test, vi } from 'vitest'
import { languageOfRequest } from '@/lib/runtime/request-language'
import { chooseLanguage, isInChosenLanguage, takeOverChosenLanguage } from './choose-language'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', true],
  ['http:', false],
])(
  'the chosen language is kept for a year and read by the server; over %s its cookie is Secure: %s',
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
])('with the cookies %j a page in the language %s is as chosen: %s', (cookie, lang, expected) => {
  vi.stubGlobal('document', { cookie, documentElement: { lang } })
  expect(isInChosenLanguage()).toBe(expected)
})

test('a page that stays goes on in the language that a sign-in has brought, and says whether it is another', async () => {
  const page = { cookie: 'language=de', documentElement: { lang: 'en', dataset: { locale: 'en-GB' } } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { languages: ['en-GB', 'de-AT'] })
  expect(await takeOverChosenLanguage()).toBe(true)
  expect(page.documentElement).toEqual({ lang: 'de', dataset: { locale: 'de-AT' } })
  expect(await takeOverChosenLanguage()).toBe(false)
})
