import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runInRequest } from '../runtime/request-context'
import { store } from '../store/connection'
import { addTestPerson } from '../testing/add-test-person'
import { carryCookie, signInBrowser } from '../testing/cookie-browser'
import { openTestStore } from '../testing/test-store'
import { changeRole } from './change-role'
import { createFirstAdmin } from './create-first-admin'
import { deactivate } from './deactivate'
import { endSessionsOf } from './end-sessions'
import { requireRole } from './require-role'
import { currentSession } from './session'
import { followAccess } from './session-cache'
import { signOut } from './sign-out'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'boss', name: 'Boss' }
let personId = ''
let cookie = ''
beforeAll(() => openTestStore())
beforeAll(async () => {
  await followAccess()
  await createFirstAdmin()
})
/** Each test has a new person who has already made a request, so that their check is cached. */
beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.com`
  personId = await addTestPerson({ name: 'Rosa', email, password: 'long enough 1', role: 'recruiter' })
  // Setting the password changes what the person may do, so their checks are not cached for a minute.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001)
  cookie = await signInBrowser(email)
  expect(await asReader()).toBe('answered')
})

type Method = 'GET' | 'POST'
async function ask(method: Method, role: 'viewer' | 'recruiter' = 'recruiter'): Promise<number | 'answered'> {
  carryCookie(cookie)
  const access = await runInRequest({ requestId: 'r', address: 'none', method }, requireRole(role))
  return 'status' in access ? access.status : 'answered'
}
const asReader = () => ask('GET')

/** Makes a change without notifying this server. */
async function changeUnheard(change: ReturnType<typeof sql>) {
  await store().execute(sql`alter table users disable trigger users_changed`)
  await store().execute(change)
  await store().execute(sql`alter table users enable trigger users_changed`)
}
const toViewer = () => sql`update users set role = 'viewer' where id = ${personId}`

test('reads use a cached session check for five seconds', async () => {
  await changeUnheard(toViewer())
  expect(await asReader()).toBe('answered')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001)
  expect(await asReader()).toBe(403)
})

test('writes check the session in the store each time', async () => {
  await changeUnheard(toViewer())
  expect(await ask('POST')).toBe(403)
})

test.each<[string, () => Promise<unknown>, number]>([
  ['signs out', () => runInRequest({ requestId: 'r', address: 'none', method: 'POST' }, signOut), 401],
  ['is deactivated', () => deactivate({ personId }, by), 401],
  ['has their sessions ended', () => endSessionsOf({ personId }, by), 401],
  ['gets a lower role', () => changeRole({ personId, role: 'viewer' }, by), 403],
])('a user who %s on this server is rejected at the next request', async (_, change, status) => {
  carryCookie(cookie)
  await change()
  expect(await asReader()).toBe(status)
})

test.each<[string, () => ReturnType<typeof sql>, number]>([
  ['is deactivated', () => sql`update users set banned = true where id = ${personId}`, 401],
  ['gets a lower role', toViewer, 403],
  ['has their session ended', () => sql`delete from sessions where user_id = ${personId}`, 401],
  ['has an expired session', () => sql`update sessions set expires_at = now() where user_id = ${personId}`, 401],
  [
    'now needs a second factor',
    () => sql`insert into sign_in_policy (id, requires_second_factor) values (1, true)`,
    403,
  ],
])('a user who %s on another server is rejected as soon as this server is notified', async (_, change, status) => {
  await store().execute(change())
  await expect.poll(asReader, { interval: 1 }).toBe(status)
  await store().execute(sql`delete from sign_in_policy`)
})

test('a session ends when it expires, even between two checks', async () => {
  await store().execute(sql`update sessions set expires_at = now() + interval '1 second' where user_id = ${personId}`)
  await expect.poll(asReader).toBe('answered')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001)
  await store().execute(sql`select pg_sleep(1)`)
  expect(await asReader()).toBe(401)
})

test('a check in progress while access is removed is not cached', async () => {
  await store().execute(sql`update sessions set last_used_at = now() where user_id = ${personId}`)
  carryCookie(cookie)
  const checking = runInRequest({ requestId: 'r', address: 'none', method: 'GET' }, currentSession)
  await Promise.all([checking, deactivate({ personId }, by)])
  expect(await asReader()).toBe(401)
})
