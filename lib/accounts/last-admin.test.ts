import { beforeAll, describe, expect, it, vi } from 'vitest'
import { config } from '@/lib/runtime/config'
import { accounts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { testOidcSettings } from '@/lib/testing/oidc-settings'
import { openTestStore } from '@/lib/testing/test-store'
import { addTestPerson } from '../testing/add-test-person'
import { changeRole } from './change-role'
import { createFirstAdmin } from './create-first-admin'
import { deactivate, reactivate } from './deactivate'
import { invite } from './invite'
import { listPeople } from './list-people'
import { providerIdOf } from './oidc/linked-people'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))

const by = { id: 'admin', name: 'Admin' }

beforeAll(() => openTestStore())

const everyone = async () => (await listPeople({ search: '', role: null, state: null, offset: 0 })).items
const admins = async () => (await everyone()).filter(({ role, state }) => role === 'admin' && state === 'active')

describe('the first admin', () => {
  it('is created once, however many servers start at once', async () => {
    const answers = await Promise.all([createFirstAdmin(), createFirstAdmin(), createFirstAdmin()])
    expect(answers.sort()).toEqual(['created', 'not-needed', 'not-needed'])
    expect(await everyone()).toMatchObject([{ email: 'admin@example.com', role: 'admin', state: 'active' }])
  })
})

describe('the last admin', () => {
  it('can neither be demoted nor removed', async () => {
    const [admin] = await admins()
    const personId = admin?.id
    expect(await changeRole({ personId, role: 'viewer' }, by)).toEqual({ refused: 'last-admin' })
    expect(await deactivate({ personId }, by)).toEqual({ refused: 'last-admin' })
    expect(await changeRole({ personId, role: 'admin' }, by)).toBe('done')
    expect(await admins()).toHaveLength(1)
  })

  it('remains when two admins remove each other at once', async () => {
    await addTestPerson({ name: 'Bea', email: 'bea@example.com', password: 'long enough 1', role: 'admin' })
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await admins()
      const answers = await Promise.all([
        deactivate({ personId: one?.id }, by),
        changeRole({ personId: other?.id, role: 'viewer' }, by),
      ])
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
      expect(await admins()).toHaveLength(1)
      for (const person of await everyone()) {
        await changeRole({ personId: person.id, role: 'admin' }, by)
        await reactivate({ personId: person.id }, by)
      }
    }
  })

  it('does not count an invited admin without a password', async () => {
    const [admin] = await admins()
    for (const other of (await admins()).slice(1)) await changeRole({ personId: other.id, role: 'viewer' }, by)
    await invite({ name: 'Ina', email: 'ina@example.com', role: 'admin' }, by)
    expect(await deactivate({ personId: admin?.id }, by)).toEqual({ refused: 'last-admin' })
    for (const { id } of await everyone()) await changeRole({ personId: id, role: 'admin' }, by)
  })

  it('does not count a deactivated admin', async () => {
    const [one, other] = await admins()
    expect(await deactivate({ personId: other?.id }, by)).toBe('done')
    expect(await changeRole({ personId: one?.id, role: 'recruiter' }, by)).toEqual({ refused: 'last-admin' })
  })

  it('does not count an admin with only a password on a desk that takes none', async () => {
    const [one] = await admins()
    const personId = await addTestPerson({ name: 'Cleo', email: 'cleo@example.com', password: 'long 1', role: 'admin' })
    Object.assign(config(), { takesPasswords: false, oidc: testOidcSettings })
    expect(await deactivate({ personId }, by)).toEqual({ refused: 'last-admin' })
    const providerId = providerIdOf(testOidcSettings.issuer)
    const link = { id: 'link', accountId: 'one-1', providerId, userId: one?.id ?? '' }
    await store().insert(accounts).values(link)
    expect(await deactivate({ personId }, by)).toBe('done')
    Object.assign(config(), { takesPasswords: true, oidc: null })
  })
})

describe('an invalid change', () => {
  it('is rejected with the name of the field', async () => {
    const answer = await invite({ name: ' ', email: 'x', role: 'owner' }, by)
    expect(answer).toMatchObject({ refused: 'invalid' })
    expect(Object.keys('fields' in answer ? answer.fields : {}).sort()).toEqual(['email', 'name', 'role'])
  })

  it('is rejected for a person who does not exist', async () => {
    expect(await deactivate({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
    expect(await changeRole({ personId: 'nobody', role: 'viewer' }, by)).toEqual({ refused: 'unknown-person' })
    expect(await reactivate({ personId: 'nobody' }, by)).toEqual({ refused: 'unknown-person' })
  })
})
