import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts, sessions, signInAttempts, users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { removeAccess, restoreAccess } from './access'
import { addPerson } from './add-person'
import { changeOwnPassword } from './change-own-password'
import { changeRole } from './change-role'
import { createFirstAdmin } from './create-first-admin'
import { listNames, listPeople } from './list-people'
import { setPassword } from './set-password'
import { countAttempt, uncountAttempt } from './throttle'

vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'boss', name: 'Boss' }
const password = 'long enough 1'

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
})
afterAll(() => close())
beforeEach(async () => {
  for (const table of [signInAttempts, activity, sessions, accounts, users]) await store().delete(table)
})

async function add(name: string, role = 'viewer'): Promise<string> {
  const added = await addPerson({ name, email: `${name}@example.com`, password, role }, by)
  return 'personId' in added ? added.personId : `refused: ${added.refused}`
}

/** A session of the person, as the actions get it. */
async function sessionOf(personId: string) {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + 60_000)
  const now = new Date()
  await store().insert(sessions).values({ id, token: id, userId: personId, expiresAt, createdAt: now, updatedAt: now })
  return { id, expiresAt, person: { id: personId, name: 'Ada', email: 'ada@example.com', role: 'viewer' as const } }
}

test('people and names are listed by name without regard to case, those without access too', async () => {
  for (const name of ['bea', 'Cleo', 'Ada']) await add(name)
  const people = await listPeople()
  await removeAccess({ personId: people[1]?.id }, by)
  await add('Root', 'admin')
  expect(await removeAccess({ personId: people[1]?.id }, by)).toBe('done')
  expect((await listPeople()).map(({ name, hasAccess }) => [name, hasAccess])).toEqual([
    ['Ada', true],
    ['bea', false],
    ['Cleo', true],
    ['Root', true],
  ])
  expect(people[0]).toEqual({
    id: people[0]?.id,
    name: 'Ada',
    email: 'ada@example.com',
    role: 'viewer',
    hasAccess: true,
    addedAt: expect.any(Date),
  })
  expect((await listNames()).map(({ name }) => name)).toEqual(['Ada', 'bea', 'Cleo', 'Root'])
  expect(Object.keys((await listNames())[0] ?? {}).sort()).toEqual(['id', 'name'])
})

test('an e-mail address belongs to one person', async () => {
  await add('ada')
  expect(await add('ada')).toBe('refused: email-taken')
  expect(await listPeople()).toHaveLength(1)
})

test('every function refuses invalid input with the field', async () => {
  const session = await sessionOf(await add('ada'))
  for (const verb of [addPerson, changeRole, restoreAccess, removeAccess, setPassword])
    expect(await verb({ personId: 5, role: 'viewer', password }, by)).toMatchObject({ refused: 'invalid' })
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'short' })).toEqual({
    refused: 'invalid',
    fields: { password: ['At least 10 characters'] },
  })
})

test('sets no password for a person that does not exist', async () => {
  expect(await setPassword({ personId: 'nobody', password }, by)).toEqual({ refused: 'unknown-person' })
  expect(await store().$count(activity)).toBe(0)
})

test('creates the first admin only while there are no accounts', async () => {
  await add('ada')
  expect(await createFirstAdmin()).toBe('not-needed')
  await store().delete(users)
  expect(await createFirstAdmin()).toBe('created')
  expect(await listPeople()).toMatchObject([{ name: 'Admin', email: 'admin@example.com', role: 'admin' }])
})

test('blocks a password change after too many wrong attempts, even with the right password', async () => {
  const personId = await add('ada')
  const session = await sessionOf(personId)
  const attempt = (currentPassword: string) =>
    changeOwnPassword(session, { currentPassword, password: 'another 12345' })
  for (let time = 0; time < 8; time += 1) expect(await attempt('wrong')).toEqual({ refused: 'wrong-password' })
  expect(await attempt(password)).toEqual({ refused: 'blocked', until: expect.any(Date) })
  await setPassword({ personId, password }, by)
  expect(await attempt(password)).toBe('done')
})

test('changing one’s own password ends the other sessions, keeps this one and is recorded', async () => {
  const personId = await add('ada')
  const [session] = [await sessionOf(personId), await sessionOf(personId)]
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'another 12345' })).toBe('done')
  expect((await store().select().from(sessions)).map(({ id }) => id)).toEqual([session.id])
  const outcomes = (await store().select().from(activity)).map(({ outcome }) => outcome)
  expect(outcomes).toContain('password-changed')
})

test('sets a first password for a person without one and changes nothing else', async () => {
  const personId = await add('ada')
  await store().update(accounts).set({ providerId: 'elsewhere' }).where(eq(accounts.userId, personId))
  const session = await sessionOf(personId)
  expect(await changeOwnPassword(session, { currentPassword: password, password: 'another 12345' })).toEqual({
    refused: 'wrong-password',
  })
  expect(await setPassword({ personId, password: 'another 12345' }, by)).toBe('done')
  const rows = await store().select().from(accounts).where(eq(accounts.userId, personId))
  expect(rows.map(({ providerId, accountId }) => [providerId, accountId === personId])).toEqual(
    expect.arrayContaining([
      ['elsewhere', true],
      ['credential', true],
    ]),
  )
})

test('a block ends fifteen minutes after the first attempt', async () => {
  let until: Date | null = null
  for (let time = 0; time < 9; time += 1) until = await countAttempt('account', 'ada@example.com')
  const minutes = (Number(until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15.1)
  expect(await countAttempt('account', ' ADA@example.com ')).toEqual(until)
  expect(await countAttempt('address', 'ada@example.com')).toBeNull()
})

test('deletes expired counters after a sign-in, and no others', async () => {
  await countAttempt('account', 'old@example.com')
  await store().update(signInAttempts).set({ startedAt: sql`now() - interval '16 minutes'` })
  await countAttempt('account', 'new@example.com')
  await uncountAttempt('ada@example.com', '192.0.2.1')
  expect(await store().$count(signInAttempts)).toBe(1)
})
