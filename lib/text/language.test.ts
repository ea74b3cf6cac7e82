import { describe, expect, test, vi } from 'vitest'
import { language } from './language'

describe('a page in the browser', () => {
  test.each([
    ['de', 'language=en', ['en-GB'], 'de'],
    ['en', 'language=de', ['de-AT'], 'en'],
    ['', 'theme=dark; language=de', ['en-GB'], 'de'],
    ['', 'language=en', ['de-AT'], 'en'],
    ['', '', ['fr-FR', 'de-AT', 'en'], 'de'],
    ['', '', ['fr-FR'], 'en'],
    ['', '', [], 'en'],
  ])('with lang=%j and the cookies %j, for a browser in %j, uses %s', (lang, cookie, languages, expected) => {
    vi.stubGlobal('document', { documentElement: { lang }, cookie })
    vi.stubGlobal('navigator', { languages })
    expect(language()).toBe(expected)
    vi.unstubAllGlobals()
  })
})
