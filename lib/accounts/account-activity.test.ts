import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { openTestStore } from '@/lib/testing/test-store'
import { removeAccess, restoreAccess } from './access'
import { addPerson } from './add-person'
import { changeRole } from './change-role'
import { createFirstAdmin } from './create-first-admin'
import { setPassword } from './set-password'

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
  await createFirstAdmin()
})
afterAll(() => close())

test('records every change of an account once, with its author, and nothing that was refused or changed nothing', async () => {
  const by = { id: 'boss', name: 'Boss' }
  const person = { name: 'Ada', email: 'ada@example.com', password: 'long enough 1', role: 'viewer' }
  const added = await addPerson(person, by)
  const personId = 'personId' in added ? added.personId : ''
  await addPerson(person, by)
  await changeRole({ personId, role: 'recruiter' }, by)
  await changeRole({ personId, role: 'recruiter' }, by)
  await changeRole({ personId: 'nobody', role: 'recruiter' }, by)
  await removeAccess({ personId }, by)
  await restoreAccess({ personId }, by)
  await setPassword({ personId, password: 'another long one' }, by)
  await setPassword({ personId, password: 'short' }, by)
  const rows = await store().select().from(activity).orderBy(asc(activity.at))
  expect(rows.map(({ outcome, details }) => [outcome, details])).toEqual([
    ['person-added', { role: 'viewer', account: personId }],
    ['role-changed', { from: 'viewer', to: 'recruiter', account: personId }],
    ['access-removed', { account: personId }],
    ['access-given-back', { account: personId }],
    ['password-set', { account: personId }],
  ])
  for (const row of rows)
    expect(row).toMatchObject({ kind: 'account', personId: 'boss', personName: 'Boss', subject: 'Ada' })
  expect(JSON.stringify(rows)).not.toMatch(/ada@|long/)
})
