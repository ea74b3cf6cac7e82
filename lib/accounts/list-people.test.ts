import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPostgres } from '../testing/postgres'
import type { PeopleQuery } from './contract'

vi.mock('./derive-key', async () => ({ deriveKey: (await import('../testing/derive-cheaply')).deriveCheaply }))
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const anyone: PeopleQuery = { search: '', role: null, state: null, offset: 0 }
const by = { id: 'boss', name: 'Boss' }
const given = ['Zoë', 'Łukasz', 'İbrahim', 'Иван', 'Ørjan', 'ANNA', 'Bjørn', 'Chloé', 'Siân', 'Jürgen']
const family = ['Müller', 'Żaneta', 'O’Brien', 'Nguyễn', 'Петров', 'Smith', 'García', 'Ångström', 'Straße', 'Lee']

describe.each(['embedded', 'PostgreSQL'])('with 200 people on the %s store', (kind) => {
  let close = async () => {}
  let list: typeof import('./list-people')
  let missing: string | null = null

  beforeAll(async () => {
    vi.resetModules()
    Reflect.deleteProperty(globalThis, Symbol.for('partner-desk.store'))
    const server = kind === 'PostgreSQL' ? await startPostgres() : null
    if (server && 'missing' in server) {
      missing = `NOT TESTED: ${server.missing}`
      return
    }
    const before = process.env.TEST_DATABASE_URL
    process.env.TEST_DATABASE_URL = server?.url ?? ''
    const closeStore = await (await import('../testing/test-store')).openTestStore()
    close = async () => {
      await closeStore()
      await server?.stop()
      process.env.TEST_DATABASE_URL = before ?? ''
      delete process.env.DATABASE_URL
    }
    list = await import('./list-people')
    await addPeople()
  }, 240_000)
  afterAll(() => close())

  async function addPeople() {
    const { store } = await import('../store/connection')
    const { invite } = await import('./invite')
    const { writePassword } = await import('./write-password')
    const { deactivate } = await import('./deactivate')
    for (let index = 0; index < 200; index += 1) {
      const name = `${given[index % 10]} ${family[Math.floor(index / 10) % 10]}`
      const role = index % 20 === 0 ? 'admin' : 'viewer'
      await invite({ name, email: `person.${index}@${index % 2 ? 'north' : 'south'}.example`, role }, by)
    }
    const { items } = await list.listPeople({ ...anyone, search: 'south' })
    const admins = (await list.listPeople({ ...anyone, role: 'admin' })).items
    for (const { id } of [...items, ...admins]) await writePassword(store(), id, 'hash')
    for (const { id } of items.slice(0, 7)) await deactivate({ personId: id }, by)
  }

  const find = async (query: Partial<PeopleQuery>) => list.listPeople({ ...anyone, ...query })
  const totalOf = async (search: string) => (await find({ search })).total

  test('pages of fifty list everyone once, by name', async ({ skip }) => {
    if (missing) return skip(missing)
    const names: string[] = []
    const ids = new Set<string>()
    for (let offset: number | null = 0; offset !== null; ) {
      const page = await find({ offset })
      expect(page.total).toBe(200)
      expect(page.items.length).toBe(50)
      for (const { id, name } of page.items) {
        ids.add(id)
        names.push(name)
      }
      offset = page.nextOffset
    }
    expect(ids.size).toBe(200)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare))
    expect(names[0]).toBe('ANNA Ångström')
  })

  test.each([
    ['zoe', 20],
    ['ZOË MULLER', 2],
    ['lukasz', 20],
    ['иван ПЕТРОВ', 2],
    ['orjan', 20],
    ['nguyen', 20],
    ["o'brien", 20],
    ['strasse', 20],
    ['Person.17@', 1],
    ['NORTH', 100],
    ['north zoe', 0],
    ['  anna   smith ', 2],
    ['%', 0],
    ['_', 0],
    ['nobody', 0],
  ])('%j finds %i, ignoring case and accents', async (search, count) => {
    if (missing) return
    expect(await totalOf(search)).toBe(count)
  })

  test('role and state filter the results', async ({ skip }) => {
    if (missing) return skip(missing)
    expect((await find({ role: 'admin' })).total).toBe(10)
    expect((await find({ state: 'deactivated' })).total).toBe(7)
    expect((await find({ state: 'active' })).total).toBe(53)
    expect((await find({ state: 'invited' })).total).toBe(140)
    expect((await find({ state: 'invited', search: 'south' })).total).toBe(40)
    expect((await find({ role: 'admin', search: 'south' })).total).toBe(10)
  })

  test('passkeys, authenticator apps and sign-in methods are listed with the right people', async ({ skip }) => {
    if (missing) return skip(missing)
    const { store } = await import('../store/connection')
    const { accounts, passkeys, twoFactors } = await import('../store/account-tables')
    const [one, two, three] = (await find({ search: 'person.11 north' })).items.map(({ id }) => id)
    const key = { id: 'key', name: 'Key', publicKey: 'k', counter: 0, isBackedUp: false }
    await store()
      .insert(passkeys)
      .values({ ...key, userId: one ?? '' })
    await store()
      .insert(twoFactors)
      .values({ id: 'codes', secret: 's', backupCodes: 'b', userId: two ?? '', verified: true })
    await store()
      .insert(accounts)
      .values({ id: 'oidc', accountId: 'sub', providerId: 'oidc', userId: two ?? '' })
    expect(await list.readListedPerson(one ?? '')).toMatchObject({
      hasSecondFactor: true,
      methods: ['passkey'],
      state: 'active',
    })
    expect(await list.readListedPerson(two ?? '')).toMatchObject({
      hasSecondFactor: true,
      methods: ['oidc'],
      state: 'active',
    })
    expect(await list.readListedPerson(three ?? '')).toMatchObject({
      hasSecondFactor: false,
      methods: [],
      state: 'invited',
    })
    expect(await list.readListedPerson('nobody')).toBeNull()
  })

  test('an erased account is not listed, counted or found', async ({ skip }) => {
    if (missing) return skip(missing)
    const { store } = await import('../store/connection')
    const { users } = await import('../store/account-tables')
    const { erasedEmailOf } = await import('../privacy/deactivated-colleagues')
    const id = (await find({ state: 'deactivated' })).items[0]?.id ?? ''
    await store()
      .update(users)
      .set({ name: 'Former colleague 67A103', email: erasedEmailOf(id) })
      .where(eq(users.id, id))
    expect((await find({})).total).toBe(199)
    expect((await find({ state: 'deactivated' })).total).toBe(6)
    for (const search of ['former colleague', 'erased.invalid']) expect(await totalOf(search), search).toBe(0)
    expect(await list.readListedPerson(id)).toBeNull()
  })
})
