import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore } from '@/lib/testing/test-store'
import { removeAccess, restoreAccess } from './access'
import { addPerson } from './add-person'
import { changeRole } from './change-role'
import { createFirstAdmin } from './create-first-admin'
import { listPeople } from './list-people'

const by = { id: 'admin', name: 'Admin' }

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
})
afterAll(() => close())

const admins = async () => (await listPeople()).filter((person) => person.role === 'admin' && person.hasAccess)

describe('the first admin', () => {
  it('is created once, whatever the number of servers that start', async () => {
    const answers = await Promise.all([createFirstAdmin(), createFirstAdmin(), createFirstAdmin()])
    expect(answers.sort()).toEqual(['created', 'not-needed', 'not-needed'])
    expect(await listPeople()).toMatchObject([{ email: 'admin@example.com', role: 'admin', hasAccess: true }])
  })
})

describe('the last admin', () => {
  it('can neither be demoted nor removed', async () => {
    const [admin] = await admins()
    const personId = admin?.id
    expect(await changeRole({ personId, role: 'viewer' }, by)).toEqual({ refused: 'last-admin' })
    expect(await removeAccess({ personId }, by)).toEqual({ refused: 'last-admin' })
    expect(await changeRole({ personId, role: 'admin' }, by)).toBe('done')
    expect(await admins()).toHaveLength(1)
  })

  it('is still there when two admins remove each other at once', async () => {
    const added = await addPerson(
      { name: 'Bea', email: 'bea@example.com', password: 'long enough 1', role: 'admin' },
      by,
    )
    expect(added).toHaveProperty('personId')
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await admins()
      const answers = await Promise.all([
        removeAccess({ personId: one?.id }, by),
        changeRole({ personId: other?.id, role: 'viewer' }, by),
      ])
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
      expect(await admins()).toHaveLength(1)
      for (const person of await listPeople()) {
        await changeRole({ personId: person.id, role: 'admin' }, by)
        await restoreAccess({ personId: person.id }, by)
      }
    }
  })

  it('does not count an admin without access', async () => {
    const [one, other] = await admins()
    expect(await removeAccess({ personId: other?.id }, by)).toBe('done')
    expect(await changeRole({ personId: one?.id, role: 'recruiter' }, by)).toEqual({ refused: 'last-admin' })
  })
})

describe('what cannot be', () => {
  it('is refused with the name of the field', async () => {
    const answer = await addPerson({ name: ' ', email: 'x', password: 'short', role: 'owner' }, by)
    expect(answer).toMatchObject({ refused: 'invalid' })
    expect(Object.keys('fields' in answer ? answer.fields : {}).sort()).toEqual(['email', 'name', 'password', 'role'])
  })

  it('reports people that do not exist', async () => {
    expect(await removeAccess({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
    expect(await changeRole({ personId: 'nobody', role: 'viewer' }, by)).toEqual({ refused: 'unknown-person' })
    expect(await restoreAccess({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
  })
})
