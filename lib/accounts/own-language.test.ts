import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { languageOfRequest } from '../runtime/request-language'
import { carryCookie, cookieHeader, setCookies, signInBrowser } from '../testing/cookie-browser'
import { accountEmail, accountId, setUpAccounts } from '../testing/test-accounts'
import { openSession } from './open-session'
import { keepOwnLanguage, readOwnLanguage } from './own-language'
import { currentSession } from './session'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

setUpAccounts()
beforeEach(() => store().update(users).set({ language: null }))

/** The language for a French person's browser with its current cookies. */
const languageHere = () => languageOfRequest({ cookie: cookieHeader(), 'accept-language': 'fr' })

async function choose(input: unknown) {
  const session = await currentSession()
  if (!session) throw new Error('not signed in')
  return keepOwnLanguage(session, input)
}

test('saves the choice with the account, and for a year in a cookie that pages can read', async () => {
  await signInBrowser(accountEmail('viewer'))
  expect(await choose({ language: 'de' })).toBe('done')
  expect(await readOwnLanguage(accountId('viewer'))).toBe('de')
  expect(await readOwnLanguage(accountId('recruiter'))).toBeNull()
  expect(setCookies.at(-1)).toEqual({
    name: 'language',
    value: 'de',
    options: { secure: false, httpOnly: false, sameSite: 'lax', path: '/', maxAge: 31_536_000 },
  })
  expect(languageHere()).toBe('de')
})

test('applies in another browser from sign-in on, whatever was chosen there before', async () => {
  await signInBrowser(accountEmail('viewer'))
  await choose({ language: 'de' })
  await signInBrowser(accountEmail('viewer'))
  expect(languageHere()).toBe('de')
  carryCookie('language=en')
  await openSession(accountId('viewer'), { method: 'passkey', hasSecondFactor: true })
  expect(languageHere()).toBe('de')
})

test('an account without a choice leaves the language of every browser unchanged', async () => {
  carryCookie('language=de')
  await openSession(accountId('viewer'), { method: 'password', hasSecondFactor: false })
  expect(setCookies.map(({ name }) => name)).not.toContain('language')
  expect(languageHere()).toBe('de')
})

test('a choice can be reset, here and for later sign-ins', async () => {
  await signInBrowser(accountEmail('viewer'))
  await choose({ language: 'de' })
  expect(await choose({ language: null })).toBe('done')
  expect(await readOwnLanguage(accountId('viewer'))).toBeNull()
  expect(languageHere()).toBe('en')
  await signInBrowser(accountEmail('viewer'))
  expect(languageHere()).toBe('en')
})

test.each([null, {}, { language: 'fr' }, { language: '' }, { language: ['de'] }, 'de'])('ignores %j', async (input) => {
  await signInBrowser(accountEmail('viewer'))
  await choose({ language: 'de' })
  expect(await choose(input)).toBe('invalid')
  expect(await readOwnLanguage(accountId('viewer'))).toBe('de')
  expect(languageHere()).toBe('de')
})

test('ignores and keeps a language that only a later release supports', async () => {
  await store().update(users).set({ language: 'fr' })
  await signInBrowser(accountEmail('viewer'))
  expect(setCookies.map(({ name }) => name)).not.toContain('language')
  expect(await readOwnLanguage(accountId('viewer'))).toBeNull()
  const [row] = await store()
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, accountId('viewer')))
  expect(row).toEqual({ language: 'fr' })
})
