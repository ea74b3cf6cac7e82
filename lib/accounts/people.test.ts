import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../runtime/config'
import { accounts, sessions, signInAttempts, users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { addTestPerson } from '../testing/add-test-person'
import { openTestStore } from '../testing/test-store'
import { changeOwnPassword } from './change-own-password'
import { changeRole } from './change-role'
import { createFirstAdmin } from './create-first-admin'
import { deactivate, reactivate } from './deactivate'
import { endSessionsOf } from './end-sessions'
import { invite, makeSignInLink, withdrawLink } from './invite'
import { listNames, listPeople } from './list-people'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'boss', name: 'Boss' }
const password = 'long enough 1'

beforeAll(() => openTestStore())
beforeEach(async () => {
  for (const table of [signInAttempts, activity, sessions, accounts, users]) await store().delete(table)
})

function add(name: string, role = 'viewer'): Promise<string> {
  return addTestPerson({ name, email: `${name}@example.com`, password, role })
}

/** Inserts a session of the person, in the form that actions get. */
async function sessionOf(personId: string) {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + 60_000)
  const now = new Date()
  await store().insert(sessions).values({ id, token: id, userId: personId, expiresAt, createdAt: now, updatedAt: now })
  return { id, expiresAt, person: { id: personId, name: 'Ada', email: 'ada@example.com', role: 'viewer' as const } }
}

test('lists names ignoring case, with no other data of the people', async () => {
  for (const name of ['bea', 'Cleo', 'Ada']) await add(name)
  expect((await listNames()).map(({ name }) => name)).toEqual(['Ada', 'bea', 'Cleo'])
  expect(Object.keys((await listNames())[0] ?? {}).sort()).toEqual(['id', 'name'])
})

test('an e-mail address belongs to only one person', async () => {
  await add('ada')
  expect(await invite({ name: 'Ada', email: ' ADA@example.com', role: 'viewer' }, by)).toEqual({
    refused: 'email-taken',
  })
})

test('every function rejects invalid input with the field', async () => {
  const session = await sessionOf(await add('ada'))
  for (const verb of [invite, changeRole, reactivate, deactivate, makeSignInLink, withdrawLink, endSessionsOf])
    expect(await verb({ personId: 5, role: 'viewer', password }, by)).toMatchObject({ refused: 'invalid' })
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'short' })).toEqual({
    refused: 'invalid',
    fields: { password: ['At least 10 characters'] },
  })
})

test('creates the first admin only when there are no accounts', async () => {
  await add('ada')
  expect(await createFirstAdmin()).toBe('not-needed')
  await store().delete(users)
  expect(await createFirstAdmin()).toBe('created')
  const { items } = await listPeople({ search: '', role: null, state: null, offset: 0 })
  expect(items).toMatchObject([{ name: 'Admin', email: 'admin@example.com', role: 'admin', state: 'active' }])
})

test('does not create the first admin with an easily guessed password, and names the variable', async () => {
  const { firstAdmin, app } = config()
  if (!firstAdmin) throw new Error('no admin')
  const { password } = firstAdmin
  app.isLocal = false
  firstAdmin.password = 'partnerdesk1'
  await expect(createFirstAdmin()).rejects.toThrow(
    /ADMIN_PASSWORD is easy to guess\. This is mostly .* the name of this desk/,
  )
  expect(await store().$count(users)).toBe(0)
  firstAdmin.password = password
  expect(await createFirstAdmin()).toBe('created')
  app.isLocal = true
  firstAdmin.password = 'partnerdesk1'
  expect(await createFirstAdmin(), 'it is not used any more').toBe('not-needed')
  await store().delete(users)
  expect(await createFirstAdmin(), 'a desk for trying out only warns').toBe('created')
  firstAdmin.password = password
})

test('blocks a password change after too many wrong attempts, even with the right password', async () => {
  const personId = await add('ada')
  const session = await sessionOf(personId)
  const attempt = (currentPassword: string) =>
    changeOwnPassword(session, { currentPassword, password: 'another 12345' })
  for (let time = 0; time < 5; time += 1) expect(await attempt('wrong')).toEqual({ refused: 'wrong-password' })
  expect(await attempt(password)).toEqual({ refused: 'blocked', until: expect.any(Date) })
})

test('a refused new password is no attempt at the current one', async () => {
  const session = await sessionOf(await add('ada'))
  const choose = (next: string) => changeOwnPassword(session, { currentPassword: password, password: next })
  for (let time = 0; time < 6; time += 1) expect(await choose(password)).toMatchObject({ refused: 'invalid' })
  expect(await choose('another 12345')).toBe('done')
})

test('changing one’s own password ends the other sessions, keeps this one, and is recorded', async () => {
  const personId = await add('ada')
  const [session] = [await sessionOf(personId), await sessionOf(personId)]
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'another 12345' })).toBe('done')
  expect((await store().select().from(sessions)).map(({ id }) => id)).toEqual([session.id])
  const outcomes = (await store().select().from(activity)).map(({ outcome }) => outcome)
  expect(outcomes).toContain('password-changed')
})

test('a new password must differ from the current one, also in another Unicode form', async () => {
  const current = 'violet kettle caf\u00e9 57'
  const session = await sessionOf(
    await addTestPerson({ name: 'ada', email: 'ada@example.com', password: current, role: 'viewer' }),
  )
  const fields = { password: ['Choose a password that is different from the current one.'] }
  for (const password of [current, current.normalize('NFD')])
    expect(await changeOwnPassword(session, { currentPassword: current, password })).toEqual({
      refused: 'invalid',
      fields,
    })
  expect(await changeOwnPassword(session, { currentPassword: 'wrong', password: 'wrong wrong 1' })).toEqual({
    refused: 'wrong-password',
  })
})

test('a person without a password cannot change it, and does not get one by trying', async () => {
  const personId = await add('ada')
  await store().update(accounts).set({ providerId: 'elsewhere' }).where(eq(accounts.userId, personId))
  const session = await sessionOf(personId)
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'another 12345' })).toEqual({
    refused: 'wrong-password',
  })
})

test('rejects an easily guessed new password, with the reason', async () => {
  const session = await sessionOf(await add('ada'))
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'football2024' })).toEqual({
    refused: 'invalid',
    fields: { password: ['This is close to a common password. Choose another one.'] },
  })
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'another 12345' })).toBe('done')
})

test('ends all sessions of one person, who can sign in again', async () => {
  const [ada, bea] = [await add('ada'), await add('bea')]
  for (const personId of [ada, ada, bea]) await sessionOf(personId)
  expect(await endSessionsOf({ personId: ada }, by)).toBe('done')
  expect((await store().select().from(sessions)).map(({ userId }) => userId)).toEqual([bea])
  expect(await endSessionsOf({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
})
