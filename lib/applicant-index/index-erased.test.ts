import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SearchAnswer } from '../applicants/contract'
import type { Desk } from '../testing/desk-process'
import type { IndexShown } from '../testing/index-orders'
import {
  expectEqual,
  heldFrom,
  indexEnv,
  isReady,
  listed,
  rowsOf,
  statusOf,
  untilStatus,
  walkTwice,
} from '../testing/indexed-desks'
import { setUpDesks, setUpPostgres } from '../testing/test-desks'

const desks = setUpDesks({
  isEmbedded: true,
  sandbox: { latencyMs: 5 },
  env: { ...indexEnv({ refreshMs: 3_600_000 }), APPLICANT_INDEX: '', CHILD_DEADLINE_MS: '20000' },
})
const postgres = setUpPostgres('the text that pg_dump writes after the index was switched off')

beforeEach(async () => {
  await desks.sandbox.reset()
  await desks.sandbox.applicants({ insert: 490 })
})

const emailsOf = async () => (await listed(desks.sandbox)).map(({ email }) => String(email).toLowerCase())
const holding = (desk: Desk, text: string) => desk.askIndex<string[]>('index-dump', { text })
const isOff = ({ state }: { state: string }) => state === 'off'

describe('switched off', () => {
  test('no word of an applicant is left in the dump of PostgreSQL, also where it happens in the middle of a walk', async ({
    skip,
  }) => {
    const server = postgres(skip)
    const env = { DATABASE_URL: server.url }
    const [one, other] = await Promise.all([desks.start(env), desks.start(env)])
    const emails = await emailsOf()
    const found = () => {
      const dump = server.program('pg_dump', ['--dbname', server.url, '--inserts']).toLowerCase()
      return emails.filter((email) => dump.includes(email)).length
    }
    await one.askIndex('index-switch', { isOn: true })
    await Promise.all([one, other].map((desk) => untilStatus(desk, isReady)))
    expect(found()).toBe(emails.length)
    await other.askIndex('index-switch', { isOn: false })
    expect(await one.askIndex('index-shown')).toEqual({ search: null, samePerson: null, overview: null })
    while (found() > 0) await wait(50)

    await desks.sandbox.fail(heldFrom(250))
    await one.askIndex('index-switch', { isOn: true })
    await untilStatus(other, ({ walk }) => (walk?.found ?? 0) > 200)
    await one.askIndex('index-switch', { isOn: false })
    const before = Date.now()
    while (found() > 0) await wait(50)
    // The partner still holds the page that the walk waits for: nobody waits for that.
    expect(Date.now() - before).toBeLessThan(8_000)
    await wait(1_000)
    expect(found()).toBe(0)
    await Promise.all([one.kill(), other.kill()])
  })

  test('every table of the embedded store is free of them', async () => {
    const desk = await desks.start()
    const [email = ''] = await emailsOf()
    await desk.askIndex('index-switch', { isOn: true })
    await untilStatus(desk, isReady)
    expect(await holding(desk, email)).toEqual(['public.indexed_applicants'])
    await desks.sandbox.fail(heldFrom(250))
    await desk.askIndex('index-walk')
    await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 200)
    await desk.askIndex('index-switch', { isOn: false })
    await untilStatus(desk, isOff)
    while ((await holding(desk, '@')).length > 0) await wait(50)
    await desk.kill()
  })
})

test('a person who is erased is gone at once, comes back while the partner lists them, and not after that', async ({
  skip,
}) => {
  const desk = await desks.start({ DATABASE_URL: postgres(skip).url })
  await desk.askIndex('index-switch', { isOn: true })
  await untilStatus(desk, isReady)
  const [one] = (await listed(desks.sandbox)).slice(7)
  const email = String(one?.email)
  const count = async () => (await desk.askIndex<SearchAnswer>('index-search', { words: `"${email}"` })).total.count
  expect(await count()).toBe(1)

  expect(await desk.askIndex('index-erase', { email })).toBe(1)
  expect(await count()).toBe(0)
  expect(await holding(desk, email)).toEqual([])
  // What it says of itself is true at once.
  expect(await statusOf(desk)).toMatchObject({ total: 499 })
  expect((await desk.askIndex<IndexShown>('index-shown')).search).toBe(499)
  await walkTwice(desk)
  expect(await count()).toBe(1)
  await expectEqual(desk, desks.sandbox)

  await desks.sandbox.applicants({ delete: [String(one?.id)] })
  await desk.askIndex('index-erase', { email })
  await walkTwice(desk)
  expect(await holding(desk, email)).toEqual([])
  await expectEqual(desk, desks.sandbox)
  expect((await rowsOf(desk)).total).toBe(499)
  await desk.kill()
})
