import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { fullKey, keys } from '../sandbox/keys'
import type { Desk } from '../testing/desk-process'
import type { IndexShown, ListedPage } from '../testing/index-orders'
import {
  expectEqual,
  heldAt,
  heldFrom,
  indexEnv,
  isReady,
  listed,
  nothingShown,
  rowsOf,
  setUpDatabases,
  setUpIndexedDesks,
  shownOf,
  statusOf,
  tablesWith,
  untilStatus,
} from '../testing/indexed-desks'

const desks = setUpIndexedDesks({ isEmbedded: true })
const newDatabase = setUpDatabases('what the key may see, on two servers')
const smallKey = keys.find(({ teams, canSeeApplicants }) => teams.length === 2 && canSeeApplicants)?.secret ?? ''
const refused = {
  endpoint: 'GET /applicants',
  times: null,
  status: 403,
  body: { developer_message: 'invalid permission for api!', extra: null },
}

const list = (desk: Desk) => desk.askIndex<ListedPage>('list-applicants', { offset: 0, limit: 50 })
const all = (count: number): IndexShown => ({ search: count, samePerson: 0, overview: count })

beforeEach(async () => {
  await desks.sandbox.reset()
  await desks.sandbox.applicants({ insert: 290 })
})

describe('when the partner denies access to the list', () => {
  test('one denied request hides the index on both servers at once, and it returns with the list', async ({ skip }) => {
    // Keeps the sync's refreshes from reaching the partner first.
    const env = {
      ...(await newDatabase(skip)),
      ...indexEnv({ refreshMs: 3_600_000, maxRefusedPauseMs: 3_600_000, firstPauseMs: 3_600_000 }),
    }
    const [one, other] = await Promise.all([desks.start(env), desks.start(env)])
    await Promise.all([one, other].map((desk) => untilStatus(desk, isReady)))
    expect([await shownOf(one), await shownOf(other)]).toEqual([all(300), all(300)])
    await desks.sandbox.fail(refused)
    expect(await list(one)).toMatchObject({ failure: 'not-permitted' })
    expect([await shownOf(one), await shownOf(other)]).toEqual([nothingShown, nothingShown])
    expect(await statusOf(other)).toMatchObject({ state: 'hidden', failure: { title: expect.any(String) } })
    await desks.sandbox.clear()
    expect(await list(other)).toMatchObject({ failure: null })
    await Promise.all([one, other].map((desk) => untilStatus(desk, isReady)))
    expect([await shownOf(one), await shownOf(other)]).toEqual([all(300), all(300)])
    await Promise.all([one.kill(), other.kill()])
  })

  test('the sync notices without any user request, even during a walk, and also notices its end', async ({ skip }) => {
    const env = await newDatabase(skip)
    const desk = await desks.start(env)
    await untilStatus(desk, isReady)
    await desks.sandbox.fail(heldAt(150))
    await desk.askIndex('index-walk')
    await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 100)
    await desks.sandbox.clear()
    await desks.sandbox.fail(refused)
    await untilStatus(desk, ({ state }) => state === 'hidden')
    expect(await shownOf(desk)).toEqual(nothingShown)
    await desks.sandbox.clear()
    await untilStatus(desk, isReady)
    await expectEqual(desk, desks.sandbox)
    await desk.kill()
  })
})

describe('with another key', () => {
  test('nothing read with the first key is shown, and it is erased when no server has that key any more', async ({
    skip,
  }) => {
    const env = await newDatabase(skip)
    const one = await desks.start(env)
    await untilStatus(one, isReady)
    const other = await desks.start({ ...env, PARTNER_API_KEY: smallKey })
    const seen: IndexShown[] = [await shownOf(other)]
    const ready = untilStatus(other, isReady)
    while (!(await Promise.race([ready.then(() => true), wait(20, false)]))) seen.push(await shownOf(other))
    const truth = await listed(desks.sandbox, smallKey)
    expect(seen.filter(({ search }) => search !== null && search !== truth.length)).toEqual([])
    expect(await shownOf(other)).toEqual(all(truth.length))
    expect(await shownOf(one)).toEqual(all(300))
    expect((await rowsOf(other)).records).toEqual(truth)
    const [gone = ''] = await strangersTo(truth)
    expect(await tablesWith(other, gone)).toEqual(['public.indexed_applicants'])
    await one.kill()
    while ((await tablesWith(other, gone)).length > 0) await wait(100)
    expect(await shownOf(other)).toEqual(all(truth.length))
    await other.kill()
  })

  test('a key change during a walk ends the walk, and another environment has another index', async () => {
    const file = join(desks.directory, 'key')
    writeFileSync(file, fullKey.secret)
    const embedded = { PARTNER_API_KEY: '', PARTNER_API_KEY_FILE: file }
    await desks.sandbox.fail({ ...heldFrom(150), match: { offsetAtLeast: 150, key: fullKey.secret } })
    const desk = await desks.start(embedded)
    await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 100)
    writeFileSync(file, smallKey)
    desk.child.kill('SIGHUP')
    await untilStatus(desk, isReady)
    const truth = await listed(desks.sandbox, smallKey)
    expect((await rowsOf(desk)).records).toEqual(truth)
    const [gone = ''] = await strangersTo(truth)
    // With one server, nothing can use the first key any more: its copy is erased at once.
    expect(await tablesWith(desk, gone)).toEqual([])
    await desk.kill()

    await desks.sandbox.fail({ ...heldFrom(0), match: { offsetAtLeast: 0, key: smallKey } })
    const elsewhere = await desks.start({ ...embedded, PARTNER_ENVIRONMENT: 'staging' })
    expect(await shownOf(elsewhere)).toEqual(nothingShown)
    await untilStatus(elsewhere, ({ state }) => state === 'building')
    while ((await tablesWith(elsewhere, String(truth[0]?.email))).length > 0) await wait(100)
    await desks.sandbox.clear()
    await untilStatus(elsewhere, isReady)
    expect(await shownOf(elsewhere)).toEqual(all(truth.length))
    await elsewhere.kill()
  })
})

/** Email addresses of applicants that only the first key may see. */
async function strangersTo(truth: Record<string, unknown>[]): Promise<string[]> {
  const own = new Set(truth.map(({ email }) => email))
  const all = (await listed(desks.sandbox)).map(({ email }) => email)
  return all.filter((email) => !own.has(email)).map(String)
}
