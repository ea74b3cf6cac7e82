import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { activity } from '@/lib/store/schema'
import { registerAllHoldings } from '../../boot/register-holdings'
import { addTestPerson } from '../../testing/add-test-person'
import { testOidcSettings } from '../../testing/oidc-settings'
import { eraseAll } from '../../testing/person-everywhere'
import { openTestStore } from '../../testing/test-store'
import { changeRole } from '../change-role'
import { deactivate } from '../deactivate'
import { openSession } from '../open-session'
import { admitPerson } from './admit-person'
import type { OidcIdentity } from './contract'

vi.mock('../derive-key', async () => ({ deriveKey: (await import('../../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../../testing/cookie-browser')).nextHeaders)

const boss = { id: 'boss', name: 'Boss' }
const settings = testOidcSettings
const withoutAdmins = { ...settings, roles: { ...settings.roles, admin: [] } }
const ada: OidcIdentity = {
  issuer: 'https://login.example.com',
  subject: 'ada-1',
  name: 'Ada',
  email: 'ada@example.com',
  isEmailVerified: true,
  groups: ['hr'],
  hasSecondFactor: false,
  authenticatedAt: null,
}

beforeAll(() => openTestStore())
beforeEach(async () => {
  for (const table of [activity, sessions, accounts, users]) await store().delete(table)
})

async function admit(change: Partial<OidcIdentity> = {}, of = settings): Promise<string> {
  const answer = await admitPerson({ ...ada, ...change }, of)
  return 'refused' in answer ? answer.refused : answer.personId
}

function addLocal(role: string, email = 'ada@example.com'): Promise<string> {
  return addTestPerson({ name: 'Local', email, password: 'long enough 1 x', role })
}

const roleOf = async (personId: string) => (await store().select().from(users).where(eq(users.id, personId)))[0]?.role
const openSessions = () => store().$count(sessions)
const written = async () =>
  (await store().select().from(activity).orderBy(activity.at)).map(({ outcome, details, personName }) => ({
    outcome,
    details,
    personName,
  }))

describe('roles from groups', () => {
  it.each([
    [['everyone'], 'viewer'],
    [['everyone', 'admins', 'hr'], 'admin'],
    [['hr', 'somewhere else'], 'recruiter'],
  ])('from %j give %s', async (groups, role) => {
    expect(await roleOf(await admit({ groups }))).toBe(role)
  })

  it('are compared in full and case-sensitively', async () => {
    for (const groups of [[], ['HR'], ['hr-interns'], ['a,hr']]) expect(await admit({ groups })).toBe('no-role')
    expect(await store().$count(users)).toBe(0)
  })

  it('fall back on the default role if there is one', async () => {
    expect(await roleOf(await admit({ groups: [] }, { ...settings, defaultRole: 'viewer' }))).toBe('viewer')
  })

  it('change at the next sign-in, and the change is recorded as the provider’s', async () => {
    const personId = await admit({ groups: ['hr'] })
    expect(await admit({ groups: ['everyone'] })).toBe(personId)
    expect(await roleOf(personId)).toBe('viewer')
    expect(await written()).toEqual([
      { outcome: 'person-added', personName: 'Contoso', details: expect.objectContaining({ role: 'recruiter' }) },
      {
        outcome: 'role-changed',
        personName: 'Contoso',
        details: expect.objectContaining({ from: 'recruiter', to: 'viewer' }),
      },
    ])
  })

  it('that were removed reject the person and end open sessions', async () => {
    const personId = await admit()
    await openSession(personId, { method: 'oidc', hasSecondFactor: false })
    expect(await openSessions()).toBe(1)
    expect(await admit({ groups: [] })).toBe('no-role')
    expect(await openSessions()).toBe(0)
  })

  it('change the role of even the last admin, as the provider can name another one at any time', async () => {
    const personId = await admit({ groups: ['admins'] })
    expect(await admit({ groups: ['hr'] })).toBe(personId)
    expect(await roleOf(personId)).toBe('recruiter')
    expect(await roleOf(await admit({ groups: ['admins'] }))).toBe('admin')
  })

  it('leave an admin of this desk in place when no group is for admins', async () => {
    const personId = await admit({}, withoutAdmins)
    expect(await changeRole({ personId, role: 'admin' }, boss)).toBe('done')
    expect(await admit({}, withoutAdmins)).toBe(personId)
    expect(await roleOf(personId)).toBe('admin')
  })
})

describe('who has an account', () => {
  it('is one person, however many sign-ins are concurrent', async () => {
    const answers = await Promise.all([admit(), admit(), admit()])
    expect(new Set(answers).size).toBe(1)
    expect(await store().$count(users)).toBe(1)
  })

  it('is rejected when an admin of this desk has removed their access', async () => {
    const personId = await admit()
    await addLocal('admin', 'admin@example.com')
    expect(await deactivate({ personId }, boss)).toBe('done')
    expect(await admit()).toBe('no-access')
    expect(await openSessions()).toBe(0)
  })

  it('gets a new account after being erased, while the groups still give a role', async () => {
    registerAllHoldings()
    const personId = await admit()
    await addLocal('admin', 'admin@example.com')
    await deactivate({ personId }, boss)
    await eraseAll({ colleagueId: personId })
    const again = await admit()
    expect([personId, 'no-access']).not.toContain(again)
    expect(await roleOf(again)).toBe('recruiter')
    expect(await admit({ groups: [] })).toBe('no-role')
  })

  it('needs an e-mail address', async () => {
    expect(await admit({ email: null })).toBe('no-email')
  })

  it('is identified by issuer and subject: the same subject of another issuer is another person', async () => {
    const first = await admit()
    const other = { issuer: 'https://other.example.com', email: 'other@example.com' }
    expect(await admit(other)).not.toBe(first)
  })
})

describe('an existing account with the same e-mail address', () => {
  it('is linked when the provider has verified the address, and keeps its ID', async () => {
    const personId = await addLocal('recruiter')
    expect(await admit()).toBe(personId)
    expect(await admit({ email: 'new@example.com' })).toBe(personId)
    expect((await written()).map(({ outcome }) => outcome)).toEqual(['identity-linked'])
  })

  it('gets the higher role from the groups', async () => {
    const personId = await addLocal('viewer')
    expect(await admit()).toBe(personId)
    expect(await roleOf(personId)).toBe('recruiter')
  })

  it('is not linked by an address that the provider has not verified', async () => {
    const personId = await addLocal('viewer')
    expect(await admit({ isEmailVerified: false })).toBe('email-taken')
    expect(await roleOf(personId)).toBe('viewer')
  })

  it('is not linked when its role is higher than the groups give', async () => {
    const personId = await addLocal('admin')
    expect(await admit({ groups: ['hr'] })).toBe('email-taken')
    expect(await admit({ groups: ['hr'] }, withoutAdmins)).toBe('email-taken')
    expect(await roleOf(personId)).toBe('admin')
  })

  it('is not linked to a second person of the provider', async () => {
    await admit()
    expect(await admit({ subject: 'ada-2' })).toBe('email-taken')
  })

  it('is rejected when its access was removed', async () => {
    const personId = await addLocal('viewer')
    await addLocal('admin', 'admin@example.com')
    await deactivate({ personId }, boss)
    expect(await admit()).toBe('no-access')
  })

  it('keeps its address when the person’s new one is unverified or belongs to another account', async () => {
    const personId = await admit()
    await addLocal('viewer', 'taken@example.com')
    const emailOf = async () => (await store().select().from(users).where(eq(users.id, personId)))[0]?.email
    await admit({ email: 'taken@example.com' })
    await admit({ email: 'unverified@example.com', isEmailVerified: false })
    expect(await emailOf()).toBe('ada@example.com')
  })
})
