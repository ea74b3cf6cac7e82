import { expect, test } from 'vitest'
import { languageOfRequest, localeOfRequest } from './request-language'

test.each([
  ['language=de', 'en-US', 'de'],
  ['theme=dark; language=en; time-zone=Europe/Berlin', 'de', 'en'],
  ['language=de', undefined, 'de'],
])('with the cookie %s and a browser in %s, uses %s', (cookie, accepted, expected) => {
  expect(languageOfRequest({ cookie, 'accept-language': accepted })).toBe(expected)
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-de', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5,de;q=0.8', 'de'],
  ['en;q=0.5, de; q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4', 'de'],
  ['fr,es', 'en'],
  ['de;q=0,fr', 'en'],
  ['*', 'en'],
  ['den,dev', 'en'],
  ['de;q=most', 'en'],
  [';;;,,;q=,=', 'en'],
])('without a cookie, a browser with %j gets %s', (accepted, expected) => {
  expect(languageOfRequest({ 'accept-language': accepted })).toBe(expected)
})

test.each([
  ['en-GB,en;q=0.9', '', 'en-GB'],
  ['de-AT,de;q=0.9,en-AU;q=0.8', 'language=en', 'en-AU'],
  ['fr-FR', '', 'en'],
  ['de', '', 'de'],
  ['en-u-nu-arab-ca-buddhist', '', 'en'],
  ['en-US@posix,en-IE', '', 'en-IE'],
])('a browser with %j and the cookie %j gets the locale %s', (accepted, cookie, expected) => {
  expect(localeOfRequest({ cookie, 'accept-language': accepted })).toBe(expected)
})

test.each(['language=fr', 'language=', 'mylanguage=de', 'a=b;language=', 'language=../de', 'language=DE'])(
  'ignores the cookie %j',
  (cookie) => {
    expect(languageOfRequest({ cookie, 'accept-language': 'en' })).toBe('en')
    expect(languageOfRequest({ cookie, 'accept-language': 'de' })).toBe('de')
  },
)
