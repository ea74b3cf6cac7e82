import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts, invitations, passkeys, sessions, signInAttempts, users } from '../store/account-tables'
import { store } from '../store/connection'
import { addTestPerson } from '../testing/add-test-person'
import { openTestStore } from '../testing/test-store'
import { acceptInvitation, readInvitation } from './accept-invitation'
import type { AccountRefusal, Invited } from './contract'
import { deactivate, reactivate } from './deactivate'
import { invite, makeSignInLink, withdrawLink } from './invite'
import { listPeople, readListedPerson } from './list-people'
import { openSession } from './open-session'
import { signIn } from './sign-in'
import { countAttempt } from './throttle'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'boss', name: 'Boss' }
const ada = { name: 'Ada', email: 'ada@example.com', role: 'viewer' }
const password = 'violet kettle 57 drum'
const dead = { refused: 'dead-link' }

beforeAll(() => openTestStore())
beforeEach(async () => {
  for (const table of [signInAttempts, sessions, invitations, accounts, passkeys, users]) await store().delete(table)
  await addTestPerson({ name: 'Root', email: 'root@example.com', password, role: 'admin' })
})

function tokenOf(answer: Invited | AccountRefusal): string {
  if ('refused' in answer) throw new Error(answer.refused)
  return new URL(answer.link?.url ?? '').hash.slice(1)
}

async function findAda() {
  const { items } = await listPeople({ search: 'ada@', role: null, state: null, offset: 0 })
  return items[0]
}

const idOfAda = async () => (await findAda())?.id ?? ''
const canSignIn = async (word = password) => (await signIn({ ...ada, password: word }, '192.0.2.1')) === 'ok'

test('an invited person sets a password through the link, and can sign in from then on', async () => {
  const link = await invite(ada, by)
  expect(await findAda()).toMatchObject({ state: 'invited', methods: [], lastSignInAt: null })
  expect(await canSignIn()).toBe(false)
  const token = tokenOf(link)
  expect(await readInvitation({ token })).toMatchObject({ name: 'Ada', email: 'ada@example.com' })
  expect(await acceptInvitation({ token, password })).toMatchObject({ name: 'Ada', email: 'ada@example.com' })
  expect(await findAda()).toMatchObject({ state: 'active', methods: ['password'] })
  expect(await canSignIn()).toBe(true)
})

test('the token is in the part of the link that browsers do not send, and the store has only its hash', async () => {
  const link = await invite(ada, by)
  expect('link' in link && link.link).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/invitation#[\w-]{43}$/),
  })
  const [row] = await store().select().from(invitations)
  expect(JSON.stringify(row)).not.toContain(tokenOf(link))
})

test('a link works for seven days', async () => {
  const token = tokenOf(await invite(ada, by))
  const move = (interval: string) =>
    store()
      .update(invitations)
      .set({ expiresAt: sql`${invitations.expiresAt} - ${interval}::interval` })
  await move('6 days 23 hours 59 minutes')
  expect(await readInvitation({ token })).toMatchObject({ name: 'Ada' })
  await move('1 minute')
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await acceptInvitation({ token, password })).toEqual(dead)
  expect(await findAda()).toMatchObject({ state: 'invited' })
})

test('a link works once', async () => {
  const token = tokenOf(await invite(ada, by))
  await acceptInvitation({ token, password })
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await acceptInvitation({ token, password: 'another violet kettle' })).toEqual(dead)
  expect(await canSignIn()).toBe(true)
})

test('when many people use one link at once, only one sets the password', async () => {
  const token = tokenOf(await invite(ada, by))
  const words = Array.from({ length: 6 }, (_, number) => `violet kettle ${number} drum`)
  const answers = await Promise.all(words.map((password) => acceptInvitation({ token, password })))
  expect(answers.filter((answer) => 'email' in answer)).toHaveLength(1)
  expect(answers.filter((answer) => 'refused' in answer)).toEqual(words.slice(1).map(() => dead))
  const winner = answers.findIndex((answer) => 'email' in answer)
  expect(await canSignIn(words[winner])).toBe(true)
})

test.each(['', 'x', 'A'.repeat(43), 5, null, { $ne: 1 }])('rejects the token %j', async (token) => {
  await invite(ada, by)
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await acceptInvitation({ token, password })).toEqual(dead)
})

test('a weak password is rejected with the reason, and the link still works', async () => {
  const token = tokenOf(await invite(ada, by))
  expect(await acceptInvitation({ token, password: 'short' })).toEqual({
    refused: 'invalid',
    fields: { password: ['At least 10 characters'] },
  })
  expect(await acceptInvitation({ token, password: 'password123' })).toEqual({
    refused: 'invalid',
    fields: { password: ['This password is on lists of common passwords. Choose another one.'] },
  })
  expect(await acceptInvitation({ token, password })).toMatchObject({ name: 'Ada' })
})

test('a new link replaces the previous one', async () => {
  const first = tokenOf(await invite(ada, by))
  const second = tokenOf(await makeSignInLink({ personId: await idOfAda() }, by))
  expect(await readInvitation({ token: first })).toEqual(dead)
  expect(await readInvitation({ token: second })).toMatchObject({ name: 'Ada' })
})

test('after a forgotten password, sessions, the old password and a lock remain until the new password is set', async () => {
  const personId = await addTestPerson({ ...ada, password })
  await openSession(personId, { method: 'password', hasSecondFactor: false })
  for (let time = 0; time < 9; time += 1) await countAttempt({ account: ada.email, address: '192.0.2.1', device: null })
  const token = tokenOf(await makeSignInLink({ personId }, by))
  expect(await store().$count(sessions)).toBe(1)
  await acceptInvitation({ token, password: 'another violet kettle' })
  expect(await store().$count(sessions)).toBe(0)
  expect(await canSignIn('another violet kettle')).toBe(true)
  expect(await canSignIn()).toBe(false)
})

test('the current password is rejected, and the link still works', async () => {
  const personId = await addTestPerson({ ...ada, password })
  const token = tokenOf(await makeSignInLink({ personId }, by))
  expect(await acceptInvitation({ token, password })).toEqual({
    refused: 'invalid',
    fields: { password: ['Choose a password that is different from the current one.'] },
  })
  expect(await acceptInvitation({ token, password: 'another violet kettle' })).toMatchObject({ name: 'Ada' })
})

test('a person who uses single sign-on gets a first password, and can still use single sign-on', async () => {
  const personId = await addTestPerson({ ...ada, password })
  await store().update(accounts).set({ providerId: 'elsewhere' }).where(eq(accounts.userId, personId))
  expect(await readListedPerson(personId)).toMatchObject({ state: 'active', methods: ['oidc'] })
  await acceptInvitation({ token: tokenOf(await makeSignInLink({ personId }, by)), password })
  expect(await readListedPerson(personId)).toMatchObject({ methods: ['password', 'oidc'] })
})

test('the link of a deactivated person is invalid for good, and no new one can be made', async () => {
  const token = tokenOf(await invite(ada, by))
  const personId = await idOfAda()
  await deactivate({ personId }, by)
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await acceptInvitation({ token, password })).toEqual(dead)
  expect(await makeSignInLink({ personId }, by)).toEqual({ refused: 'deactivated' })
  await reactivate({ personId }, by)
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await findAda()).toMatchObject({ state: 'invited' })
})

test('deactivating a person while they set the password leaves nobody signed in', async () => {
  const token = tokenOf(await invite(ada, by))
  const personId = await idOfAda()
  await Promise.all([acceptInvitation({ token, password }), deactivate({ personId }, by)])
  expect(await canSignIn()).toBe(false)
  expect(await findAda()).toMatchObject({ state: 'deactivated' })
})

test('withdrawing an invitation deletes a person who never signed in, so that the address can be invited again', async () => {
  const token = tokenOf(await invite(ada, by))
  expect(await invite(ada, by)).toEqual({ refused: 'email-taken' })
  expect(await withdrawLink({ personId: await idOfAda() }, by)).toBe('done')
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await findAda()).toBeUndefined()
  expect(await invite(ada, by)).toHaveProperty('link.url')
})

test('withdrawing the link of a person who can sign in leaves their account unchanged', async () => {
  const personId = await addTestPerson({ ...ada, password })
  const token = tokenOf(await makeSignInLink({ personId }, by))
  expect(await withdrawLink({ personId }, by)).toBe('done')
  expect(await withdrawLink({ personId }, by)).toEqual({ refused: 'nothing-to-withdraw' })
  expect(await readInvitation({ token })).toEqual(dead)
  expect(await canSignIn()).toBe(true)
})

test('links can be made and withdrawn only for people who exist', async () => {
  for (const verb of [makeSignInLink, withdrawLink]) {
    expect(await verb({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
    expect(await verb({ personId: 5 }, by)).toMatchObject({ refused: 'invalid' })
  }
})
