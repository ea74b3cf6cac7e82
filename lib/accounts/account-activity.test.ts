import { asc } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { openTestStore } from '@/lib/testing/test-store'
import { acceptInvitation } from './accept-invitation'
import { changeRole } from './change-role'
import type { AccountRefusal, Invited } from './contract'
import { createFirstAdmin } from './create-first-admin'
import { deactivate, reactivate } from './deactivate'
import { endSessionsOf } from './end-sessions'
import { invite, makeSignInLink, withdrawLink } from './invite'
import { listPeople } from './list-people'
import { readPersonDetails } from './read-person'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const by = { id: 'boss', name: 'Boss' }

beforeAll(() => openTestStore())
beforeAll(async () => {
  await createFirstAdmin()
})

const tokenOf = (answer: Invited | AccountRefusal) => ('link' in answer ? answer.link?.url.split('#')[1] : '')

test('records every account change once, with its author, and nothing that was rejected or changed nothing', async () => {
  const person = { name: 'Ada', email: 'ada@example.com', role: 'viewer' }
  const link = await invite(person, by)
  const personId = (await listPeople({ search: 'ada', role: null, state: null, offset: 0 })).items[0]?.id ?? ''
  await invite(person, by)
  await acceptInvitation({ token: tokenOf(link), password: 'short' })
  await acceptInvitation({ token: tokenOf(link), password: 'violet kettle 57 drum' })
  await acceptInvitation({ token: tokenOf(link), password: 'violet kettle 57 drum' })
  await changeRole({ personId, role: 'recruiter' }, by)
  await changeRole({ personId, role: 'recruiter' }, by)
  await changeRole({ personId: 'nobody', role: 'recruiter' }, by)
  await makeSignInLink({ personId }, by)
  await withdrawLink({ personId }, by)
  await withdrawLink({ personId }, by)
  await endSessionsOf({ personId }, by)
  await deactivate({ personId }, by)
  await makeSignInLink({ personId }, by)
  await reactivate({ personId }, by)
  const rows = await store().select().from(activity).orderBy(asc(activity.at))
  expect(rows.map(({ outcome, personName, details }) => [outcome, personName, details])).toEqual([
    ['person-invited', 'Boss', { role: 'viewer', account: personId }],
    ['password-set', 'Ada', { account: personId }],
    ['role-changed', 'Boss', { from: 'viewer', to: 'recruiter', account: personId }],
    ['sign-in-link-made', 'Boss', { account: personId }],
    ['sign-in-link-withdrawn', 'Boss', { account: personId }],
    ['sessions-ended', 'Boss', { account: personId }],
    ['access-removed', 'Boss', { account: personId }],
    ['access-given-back', 'Boss', { account: personId }],
  ])
  for (const row of rows) expect(row).toMatchObject({ kind: 'account', subject: 'Ada' })
  expect(JSON.stringify(rows)).not.toMatch(/ada@|violet/)
  expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
  const history = (await readPersonDetails(personId))?.history ?? []
  expect(history.map(({ who, outcome, from, to }) => [who, outcome, from, to]).slice(-3)).toEqual([
    ['Boss', 'role-changed', 'viewer', 'recruiter'],
    ['Ada', 'password-set', null, null],
    ['Boss', 'person-invited', null, 'viewer'],
  ])
})
