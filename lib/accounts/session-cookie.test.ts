import { expect, test } from 'vitest'
import { sessionCookieName } from './session-cookie'

test('the session cookie is bound to its host over HTTPS, and has a plain name over HTTP', () => {
  expect([sessionCookieName(true), sessionCookieName(false)]).toEqual(['__Host-desk.session', 'desk.session'])
})
