import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../lib/testing/postgres'
import { createDatabaseAddress } from './database-address'
import { openJob } from './desk-client'
import { chooseCreatedJob, decideAllHeld, expectNothingLeaves, readHeld, signInAfterRestore } from './held-pages'
import { untilSucceeded } from './rows-of-run'
import { createDesks } from './signed-in-desks'
import { beginWork, repeatJob } from './work-under-way'

const postgres = await startPostgres()
if ('missing' in postgres) test.skip(`NOT TESTED: fail-overs of PostgreSQL (${postgres.missing})`, () => {})
else testFailOver(postgres)

type Desks = Awaited<ReturnType<typeof createDesks>>
type Started = Awaited<ReturnType<Desks['start']>>

function testFailOver(first: RunningPostgres) {
  let desks: Desks
  let address: Awaited<ReturnType<typeof createDatabaseAddress>>
  let one: Started
  let other: Started
  /** The server that accepts writes. */
  let primary = first
  let replica: RunningPostgres
  beforeAll(async () => {
    ;[desks, address, replica] = await Promise.all([
      createDesks(),
      createDatabaseAddress(primary.url),
      primary.startReplica(),
    ])
    one = await desks.start({ DATABASE_URL: address.url })
    other = await desks.start({ DATABASE_URL: address.url })
  })
  afterAll(async () => {
    await desks?.stop()
    await address?.stop()
    await Promise.all([primary.stop(), replica && replica !== primary ? replica.stop() : undefined])
  })

  /** Kills the primary and points the address to the replica, which is promoted a moment later. */
  async function failOver() {
    await primary.kill()
    address.lead(replica.url)
    await replica.run('select pg_promote()')
    primary = replica
    await Promise.all([one, other].map(({ desk }) => desk.untilReady()))
  }
  const replication = (column: string) => primary.run(`select ${column} as is from pg_stat_replication`)

  test('after failing over to a replica that lacks the last changes, all waiting writes are held until a person decides', async () => {
    const work = await beginWork(one.person, desks.sandbox, { jobId: openJob })
    await caughtUp()
    await replica.run("alter system set primary_conninfo = ''")
    await replica.run('select pg_reload_conf()')
    await expect.poll(() => replication('pid')).toEqual([])
    await work.goOn()
    // Sent and answered, but the replica will never receive it.
    await untilSucceeded(one.person, work.job)
    await failOver()

    // Each server that has lost something holds all waiting writes, including those recorded since another one did so.
    const hasJudged = /the store may have gone back|another PostgreSQL server has taken over/
    for (const { desk } of [one, other]) await expect.poll(() => desk.output()).toMatch(hasJudged)
    for (const { person } of [one, other]) await signInAfterRestore(person)
    expect((await readHeld(one.person))?.review).toMatch(/lost what this desk had just stored|has taken over/)
    await Promise.all([one, other].map(({ person }) => expectNothingLeaves(person, work)))
    expect(await work.repeated()).toEqual([])

    await chooseCreatedJob(other.person, work)
    // The team accepts no repeat applications: "already applied" proves those that the replica did not know.
    await decideAllHeld(other.person, 'send')
    await work.untilDone(one.person)
    await work.expectDoneOnce()
    expect(await readHeld(one.person)).toBeNull()
  })

  test('after failing over to an up-to-date replica, work continues, and nothing is sent twice or lost', async () => {
    replica = await primary.startReplica()
    await primary.run("alter system set synchronous_standby_names = '*'")
    await primary.run('select pg_reload_conf()')
    await expect.poll(() => replication('sync_state')).toEqual([{ is: 'sync' }])
    // More rows than both desks send at once.
    const work = await beginWork(one.person, desks.sandbox, { jobId: repeatJob, rows: 120 })
    await failOver()
    await work.goOn()
    await work.untilDone(other.person)
    await work.expectDoneOnce()
    expect(await work.repeated()).toEqual([])
    for (const { person } of [one, other]) expect(await readHeld(person)).toBeNull()
  })

  /** Waits until the replica has everything that the primary has written so far. */
  async function caughtUp() {
    const [now] = await primary.run('select pg_current_wal_lsn() as lsn')
    await expect
      .poll(() => primary.run(`select replay_lsn >= '${String(now?.lsn)}' as is from pg_stat_replication`))
      .toEqual([{ is: true }])
  }
}
