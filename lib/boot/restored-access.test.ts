import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readInvitation } from '../accounts/accept-invitation'
import { checkPassword } from '../accounts/check-password'
import { listenForEndedSessions, watchSession } from '../accounts/ended-sessions'
import { invite } from '../accounts/invite'
import { saveAttempt, takeAttempt } from '../accounts/oidc/attempts'
import { newChallenge, spendChallenge } from '../accounts/passkey-challenge'
import { beginSecondStep, finishSecondStep } from '../accounts/second-step'
import { currentSession } from '../accounts/session'
import { followAccess } from '../accounts/session-cache'
import { noteAttempt } from '../dispatch/guard/guard'
import { stopWorker } from '../dispatch/worker'
import { runInRequest } from '../runtime/request-context'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, cookieHeader, signInBrowser } from '../testing/cookie-browser'
import { openTestStore } from '../testing/test-store'
import { startWorker } from './start-worker'

vi.mock('../accounts/derive-key', async () => ({
  deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply,
}))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const email = 'rosa@example.com'
const boss = { id: 'boss', name: 'Boss' }
let cookie = ''
beforeAll(() => openTestStore())
beforeAll(async () => {
  await listenForEndedSessions()
  await followAccess()
  await addTestPerson({ name: 'Rosa', email, password: 'long enough 1', role: 'recruiter' })
})
beforeEach(async () => {
  await store().execute(sql`truncate sessions, invitations, verifications, activity, servers, store_identity`)
  await startWorker()
  cookie = await signInBrowser(email)
})
afterEach(() => stopWorker())

const signedIn = () => {
  carryCookie(cookie)
  return runInRequest({ requestId: 'r', address: 'none', method: 'GET' }, currentSession)
}
const entries = () =>
  store().select({ kind: activity.kind, outcome: activity.outcome, subject: activity.subject }).from(activity)
const everybodySignedOut = { kind: 'account', outcome: 'sessions-ended', subject: 'everyone' }

/** What a dump does that is loaded into the same database: it writes every row again. */
const loadDump = () => store().execute(sql`update servers set at = at`)

async function inviteSomebody(): Promise<{ token: string }> {
  const invited = await invite({ name: 'Sam', email: `${crypto.randomUUID()}@example.com`, role: 'viewer' }, boss)
  if ('refused' in invited || !invited.link) throw new Error('nobody was invited')
  return { token: invited.link.url.split('#')[1] ?? '' }
}

test('a restored backup signs everybody out, even where no write waits, and says so in the activity', async () => {
  expect(await signedIn()).toMatchObject({ person: { email } })
  await stopWorker()
  await loadDump()
  await startWorker()
  expect(await signedIn()).toBeNull()
  expect(await entries()).toContainEqual(everybodySignedOut)
  cookie = await signInBrowser(email)
  await stopWorker()
  await startWorker()
  expect(await signedIn()).toMatchObject({ person: { email } })
})

test('links, begun second steps and begun single sign-ons do not survive a restored backup; used passkeys stay used', async () => {
  const link = await inviteSomebody()
  const proved = await checkPassword(email, 'long enough 1', null)
  expect(typeof proved === 'object' && (await beginSecondStep(proved, false))).toBe(true)
  const secondStep = cookieHeader()
  const attempt = { nonce: 'n', codeVerifier: 'v', next: '/', purpose: 'sign-in' } as const
  const state = await saveAttempt(attempt, 'browser')
  const challenge = Buffer.from(newChallenge('sign-in', 'browser')).toString('base64url')
  expect(await spendChallenge(challenge)).toBe(true)
  expect(await readInvitation(link)).toMatchObject({ name: 'Sam' })
  await stopWorker()
  await loadDump()
  await startWorker()
  expect(await readInvitation(link)).toEqual({ refused: 'dead-link' })
  carryCookie(secondStep)
  expect(await finishSecondStep({ kind: 'totp', code: '123456' })).toBe('over')
  expect(await takeAttempt(state, 'browser')).toBeNull()
  expect(await spendChallenge(challenge)).toBe(false)
})

test('a store that goes back under a running desk ends sessions and what is being answered in them, on every server', async () => {
  const session = await signedIn()
  if (!session) throw new Error('nobody is signed in')
  const { signal } = watchSession(session)
  // The backup is older than this session, so no row of it is deleted.
  await store().execute(sql`alter table sessions disable trigger all`)
  await store().execute(sql`delete from sessions`)
  await store().execute(sql`alter table sessions enable trigger all`)
  expect(signal.aborted).toBe(false)
  await loadDump()
  noteAttempt('', null)
  await vi.waitFor(() => expect(signal.aborted).toBe(true), 60_000)
  expect(await signedIn()).toBeNull()
})

test.each([
  ['a long pause', sql`update servers set at = at - interval '3 days', xid = pg_current_xact_id()::text::bigint`],
  ['another address', sql`update store_identity set facts = facts || '{"app": "https://old.example.com"}'`],
  ['another partner', sql`update store_identity set facts = facts || '{"partner": "https://old.example.com"}'`],
])('%s, which shows no older state, signs nobody out', async (_, change) => {
  const link = await inviteSomebody()
  await stopWorker()
  await store().execute(change)
  await startWorker()
  expect(await signedIn()).toMatchObject({ person: { email } })
  expect(await readInvitation(link)).toMatchObject({ name: 'Sam' })
  expect(await entries()).not.toContainEqual(everybodySignedOut)
})
