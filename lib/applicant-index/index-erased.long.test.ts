import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SearchAnswer } from '../applicants/contract'
import {
  expectEqual,
  heldFrom,
  isReady,
  listed,
  nothingShown,
  rowsOf,
  setUpIndexedDesks,
  shownOf,
  statusOf,
  tablesWith,
  untilStatus,
  walkTwice,
} from '../testing/indexed-desks'
import { setUpPostgres } from '../testing/test-desks'

const desks = setUpIndexedDesks({ isEmbedded: true, times: { refreshMs: 3_600_000 }, env: { APPLICANT_INDEX: '' } })
const postgres = setUpPostgres('the text that pg_dump writes after the index was switched off')

beforeEach(async () => {
  await desks.sandbox.reset()
  await desks.sandbox.applicants({ insert: 490 })
})

const emailsOf = async () => (await listed(desks.sandbox)).map(({ email }) => String(email).toLowerCase())
const isOff = ({ state }: { state: string }) => state === 'off'

describe('after the index is switched off', () => {
  test('the PostgreSQL dump has no applicant data, even when switched off in the middle of a walk', async ({
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
    expect(await shownOf(one)).toEqual(nothingShown)
    while (found() > 0) await wait(50)

    await desks.sandbox.fail(heldFrom(250))
    await one.askIndex('index-switch', { isOn: true })
    await untilStatus(other, ({ walk }) => (walk?.found ?? 0) > 200)
    await one.askIndex('index-switch', { isOn: false })
    const before = Date.now()
    while (found() > 0) await wait(50)
    // The partner is still holding back the page that the walk waits for: erasing does not wait for that.
    expect(Date.now() - before).toBeLessThan(8_000)
    await wait(1_000)
    expect(found()).toBe(0)
    await Promise.all([one.kill(), other.kill()])
  })

  test('no table of the embedded store has applicant data', async () => {
    const desk = await desks.start()
    const [email = ''] = await emailsOf()
    await desk.askIndex('index-switch', { isOn: true })
    await untilStatus(desk, isReady)
    expect(await tablesWith(desk, email)).toEqual(['public.indexed_applicants'])
    await desks.sandbox.fail(heldFrom(250))
    await desk.askIndex('index-walk')
    await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 200)
    await desk.askIndex('index-switch', { isOn: false })
    await untilStatus(desk, isOff)
    while ((await tablesWith(desk, '@')).length > 0) await wait(50)
    await desk.kill()
  })
})

test('an erased person disappears at once, returns while the partner lists them, and not afterwards', async ({
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
  expect(await tablesWith(desk, email)).toEqual([])
  // The index's own status is correct at once.
  expect(await statusOf(desk)).toMatchObject({ total: 499 })
  expect((await shownOf(desk)).search).toBe(499)
  await walkTwice(desk)
  expect(await count()).toBe(1)
  await expectEqual(desk, desks.sandbox)

  await desks.sandbox.applicants({ delete: [String(one?.id)] })
  await desk.askIndex('index-erase', { email })
  await walkTwice(desk)
  expect(await tablesWith(desk, email)).toEqual([])
  await expectEqual(desk, desks.sandbox)
  expect((await rowsOf(desk)).total).toBe(499)
  await desk.kill()
})
