import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reactivate } from '../accounts/deactivate'
import { recordActivity } from '../activity/record-activity'
import { setAiChats } from '../ai-chat/set-ai-chats'
import { accounts, invitations, passkeys, sessions, users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity, dispatches, repeatApplications } from '../store/schema'
import { dumpStore, tablesHolding } from '../testing/dump-store'
import { admin, announcedAndReported, emptyDesk, eraseAll, fill, over, rosa } from '../testing/person-everywhere'
import { setUpTestWorker } from '../testing/test-worker'
import { erasePerson, previewErasure } from './erase-person'

const worker = setUpTestWorker({ deadlineMs: 20_000 })
beforeEach(emptyDesk)

async function work(): Promise<void> {
  await fill(worker)
  const [chat] = await setAiChats({ teams: [{ id: randomUUID(), teamId: '11' }], isOn: true, body: {} }, rosa)
  await worker.until(chat?.id ?? '', over)
  const refused = {
    ...columnsOfEntry,
    id: randomUUID(),
    personId: rosa.id,
    personName: 'Somebody',
    subject: rosa.name,
  }
  await store().insert(activity).values(refused)
  await recordActivity({
    kind: 'account',
    outcome: 'role-changed',
    person: admin,
    subject: rosa.name,
    reference: null,
    details: { account: rosa.id, was: rosa.email },
  })
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: rosa.name })
  await store()
    .insert(sessions)
    .values({ id: 's', token: 't', userId: rosa.id, expiresAt: new Date(), ipAddress: '198.51.100.77' })
  const invitation = { invitedBy: rosa.name, expiresAt: new Date() }
  await store()
    .insert(invitations)
    .values({ ...invitation, tokenHash: 'h', userId: admin.id })
  await store().insert(accounts).values({ id: 'a', accountId: rosa.email, providerId: 'oidc', userId: rosa.id })
  await store()
    .insert(passkeys)
    .values({
      id: 'p',
      userId: rosa.id,
      name: `Phone of ${rosa.name}`,
      publicKey: '',
      counter: 0,
      isBackedUp: false,
    })
}
test('removes the person’s earlier names too, and keeps a namesake’s', async () => {
  await work()
  await store().insert(users).values({ id: 'other', name: rosa.name, email: 'other@example.org' })
  await recordActivity({ ...export1, person: { id: 'other', name: rosa.name } })
  await recordActivity({ ...export1, person: { id: rosa.id, name: 'Rosa Nováková' } })
  await store().update(users).set({ banned: true }).where(eq(users.id, rosa.id))
  await eraseAll({ colleagueId: rosa.id })
  const dump = await dumpStore()
  expect(tablesHolding(dump, 'Rosa Nováková')).toEqual([])
  const left = (await store().select().from(activity)).filter(({ personName }) => personName === rosa.name)
  expect(left.map(({ personId }) => personId)).toEqual(['other'])
})

const export1 = { kind: 'export', outcome: 'whole', subject: '1 row', reference: null, details: {} } as const
const columnsOfEntry = { kind: 'sign-in', outcome: 'wrong', details: { address: '198.51.100.77' } }

test('replaces the erased colleague with the same pseudonym in every table', async () => {
  await work()
  await store().update(users).set({ banned: true }).where(eq(users.id, rosa.id))
  const before = await dumpStore()
  expect(tablesHolding(before, rosa.name).length).toBeGreaterThanOrEqual(5)
  await eraseAll({ colleagueId: rosa.id })
  const dump = await dumpStore()
  for (const text of [rosa.name, rosa.email, '198.51.100.77']) expect(tablesHolding(dump, text), text).toEqual([])
  const [account] = (await store().select().from(users)).filter(({ id }) => id === rosa.id)
  expect(account?.name).toMatch(/^Former colleague [0-9A-F]{6}$/)
  const whole = JSON.stringify([...dump.values()])
  expect(new Set(whole.match(/Former colleague \w+/g))).toEqual(new Set([account?.name]))
  expect((await store().select().from(dispatches)).every(({ personName }) => personName === account?.name)).toBe(true)
  expect(tablesHolding(dump, admin.name)).not.toEqual([])
  expect(await previewErasure({ colleagueId: rosa.id })).toEqual({ refused: 'not-deactivated' })
  expect(await reactivate({ personId: rosa.id }, admin)).toEqual({ refused: 'unknown-person' })
})

test('erases as many records of a colleague in each area as announced', async () => {
  await work()
  await store().update(users).set({ banned: true }).where(eq(users.id, rosa.id))
  const { announced, reported, total, reportedTotal } = await announcedAndReported({ colleagueId: rosa.id })
  expect(announced).toEqual(expect.arrayContaining([{ title: 'Account', count: 1 }]))
  expect(announced.length).toBeGreaterThanOrEqual(10)
  expect(reported).toEqual(announced)
  expect(reportedTotal).toBe(total)
})

test('refuses to erase a colleague who may still sign in, and so never erases the last admin', async () => {
  await work()
  for (const colleagueId of [rosa.id, admin.id, 'nobody'])
    expect(await previewErasure({ colleagueId })).toEqual({ refused: 'not-deactivated' })
  expect(await erasePerson({ target: { colleagueId: admin.id }, expected: 0, stops: true }, admin)).toEqual({
    refused: 'not-deactivated',
  })
  expect(tablesHolding(await dumpStore(), admin.email)).toEqual(['public.users'])
})
