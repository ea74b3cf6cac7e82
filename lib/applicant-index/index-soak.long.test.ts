import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fullKey } from '../sandbox/keys'
import type { Desk } from '../testing/desk-process'
import { expectEqual, indexEnv, listed, setUpDatabases, statusOf, walkTwice, whileTrue } from '../testing/indexed-desks'
import { seeded } from '../testing/seeded'
import { setUpDesks } from '../testing/test-desks'
import { byLength } from '../testing/test-length'

/** INDEX_KILLS: how many desks to kill; INDEX_SEED: selects another history. */
const kills = Number(process.env.INDEX_KILLS ?? byLength(2, 3, 50))
const seed = Number(process.env.INDEX_SEED ?? 20_261_123)
const random = seeded(seed)
const below = (count: number) => Math.floor(random() * count)

const desks = setUpDesks({
  sandbox: { latencyMs: 20 },
  env: { ...indexEnv({ walkMs: 3_000, restlessWalkMs: 2_000, refreshMs: 300 }), CHILD_DEADLINE_MS: '2000' },
})
const newDatabase = setUpDatabases('kills at random moments of walks and refreshes')

const ofDesks = { endpoint: 'GET /applicants', match: { key: fullKey.secret } }

/** Applies changes that can happen at the partner between two kills. */
async function changeList(): Promise<void> {
  const list = await listed(desks.sandbox)
  const some = (most: number) => Array.from({ length: below(most) }, () => list[below(list.length)])
  const idsOf = (records: typeof list) => [...new Set(records.map(({ id }) => String(id)))]
  const gone = some(6).filter((record) => record !== undefined)
  const moved = [...new Set(some(4))].filter((record) => record !== undefined && !gone.includes(record))
  const leaving = idsOf([...gone, ...moved.filter((record) => record !== undefined)])
  if (leaving.length > 0) await desks.sandbox.applicants({ delete: leaving })
  await desks.sandbox.applicants({
    insert: 1 + below(12),
    records: moved.map((record) => ({ ...record, status: `Round ${below(1_000)}` })),
  })
  const faults = [{ status: 429 }, { status: 500 }, { status: 504 }, { transport: 'hang' }, { transport: 'drop' }]
  if (below(2) === 0) await desks.sandbox.fail({ ...ofDesks, times: 1 + below(3), ...faults[below(5)] })
}

test(`after ${kills} servers killed at random while the list changes, the index equals it (seed ${seed})`, async ({
  skip,
}) => {
  const env = await newDatabase(skip)
  await desks.sandbox.applicants({ insert: 500 })
  let [one, other]: [Desk, Desk] = await Promise.all([desks.start(env), desks.start(env)])
  let looks = 0
  for (let killed = 0; killed < kills; killed += 1) {
    await changeList()
    await one.askIndex('index-walk')
    const survivor = other
    looks += (await whileTrue(survivor, wait(below(1_500)))).looks
    await one.kill()
    one = survivor
    other = await desks.start(env)
  }
  await desks.sandbox.clear()
  await walkTwice(one)
  await expectEqual(one, desks.sandbox)
  const { state, total } = await statusOf(other)
  expect({ state, total }).toEqual({ state: 'ready', total: (await listed(desks.sandbox)).length })
  console.log(`${kills} kills (seed ${seed}): ${total} applicants, true at ${looks} looks`)
  await Promise.all([one.kill(), other.kill()])
}, 3_600_000)
