import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../lib/testing/postgres'
import { openJob } from './desk-client'
import { chooseCreatedJob, decideAllHeld, expectNothingLeaves, readHeld, signInAfterRestore } from './held-pages'
import { untilOver } from './rows-of-run'
import { createDesks } from './signed-in-desks'
import { beginWork, holdSlowApplications, repeatJob, type Work } from './work-under-way'

const postgres = await startPostgres()
if ('missing' in postgres) test.skip(`NOT TESTED: dumps and clones of PostgreSQL (${postgres.missing})`, () => {})
else testRestores(postgres)

type Desks = Awaited<ReturnType<typeof createDesks>>
type Started = Awaited<ReturnType<Desks['start']>>

function testRestores(server: RunningPostgres) {
  let desks: Desks
  beforeAll(async () => {
    desks = await createDesks()
  })
  afterAll(async () => {
    await desks?.stop()
    await server.stop()
  })

  async function newDatabase(name: string, options = '') {
    await server.run(`create database ${name} ${options}`)
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  function load(url: string, dump: string) {
    // If it and a running desk deadlock, the desk is the one that fails and retries.
    const patient = `${url}?options=-c%20deadlock_timeout%3D60s`
    server.program('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', patient], dump)
  }

  describe('a dump taken in the middle of a run', () => {
    let url: string
    let first: Started
    let work: Work
    let dump: string
    test('lets the original desk continue', async () => {
      url = await newDatabase('desk')
      first = await desks.start({ DATABASE_URL: url })
      work = await beginWork(first.person, desks.sandbox, { jobId: repeatJob })
      dump = server.program('pg_dump', ['-d', url, '--clean', '--if-exists'])
      await work.goOn()
      await work.untilDone(first.person)
      await work.expectDoneOnce()
      expect(await work.repeated()).toEqual([])
      expect(await readHeld(first.person)).toBeNull()
    })

    test('sends nothing from a new database, such as a staging clone, even after a restart', async () => {
      const clone = await newDatabase('staging')
      load(clone, dump)
      const { desk, person } = await desks.start({ DATABASE_URL: clone })
      const review = (await readHeld(person))?.review
      expect(review).toContain('a restored backup, a copy or a clone')
      expect(review).toContain('Access and roles may be as they were then, too. Check people')
      await expectNothingLeaves(person, work)
      expect(await desk.end('SIGTERM')).toBe(0)
      await desk.start()
      await expectNothingLeaves(person, work)
      // The waiting rows of the run, the application and the job.
      expect((await readHeld(person))?.writes).toBeGreaterThanOrEqual(34)
      await decideAllHeld(person, 'discard')
      await untilOver(person, work.run, 'cancelled')
      expect(await readHeld(person)).toBeNull()
      expect(await work.repeated()).toEqual([])
      await desk.end('SIGKILL')
    })

    test('sends nothing from the same database until a person finds the job and discards the rest', async () => {
      const { desk, person } = first
      expect(await desk.end('SIGTERM')).toBe(0)
      load(url, dump)
      await desk.start()
      await signInAfterRestore(person)
      await expectNothingLeaves(person, work)
      await chooseCreatedJob(person, work)
      await decideAllHeld(person, 'discard')
      await untilOver(person, work.run, 'cancelled')
      expect(await readHeld(person)).toBeNull()
      await work.expectDoneOnce()
      expect(await work.repeated()).toEqual([])
    })

    test('sends nothing when it is restored under the running desk', async () => {
      const { desk, person } = first
      load(url, dump)
      await signInAfterRestore(person)
      await expectNothingLeaves(person, work)
      expect(await work.repeated()).toEqual([])
      await desk.end('SIGKILL')
    })
  })

  describe('a desk stopped in the middle of a run', () => {
    let url: string
    let stopped: Started
    let work: Work
    /** Stops the desk: what is in flight finishes, the rest waits. */
    async function stop() {
      const ended = stopped.desk.end('SIGTERM')
      await expect.poll(() => stopped.desk.output()).toContain('"msg":"stopping"')
      await work.goOn()
      expect(await ended).toBe(0)
    }

    test('sends nothing from a copy made with TEMPLATE', async () => {
      url = await newDatabase('stopped')
      stopped = await desks.start({ DATABASE_URL: url })
      work = await beginWork(stopped.person, desks.sandbox, { jobId: openJob })
      await stop()
      const { desk, person } = await desks.start({ DATABASE_URL: await newDatabase('copy', 'template stopped') })
      await expectNothingLeaves(person, work)
      expect(await readHeld(person)).not.toBeNull()
      await desk.end('SIGKILL')
    })

    test('continues on its own when it is started again', async () => {
      const sent = (await work.log()).length
      await holdSlowApplications(desks.sandbox)
      await stopped.desk.start()
      await expect.poll(async () => (await work.log()).length).toBeGreaterThan(sent)
      expect(await readHeld(stopped.person)).toBeNull()
    })

    test('after three days off, asks first and sends what a person approves', async () => {
      const { desk, person } = stopped
      await stop()
      await passThreeDays(url)
      await desk.start()
      expect((await readHeld(person))?.review).toContain('No server had used the database for some minutes')
      await expectNothingLeaves(person, work)
      await decideAllHeld(person, 'send')
      await work.untilDone(person)
      await work.expectDoneOnce()
      expect(await work.repeated()).toEqual([])
    })

    test('after three days off, asks nothing when no writes are waiting', async () => {
      const { desk, person } = stopped
      expect(await desk.end('SIGTERM')).toBe(0)
      await passThreeDays(url)
      await desk.start()
      expect(await readHeld(person)).toBeNull()
      await expectNothingLeaves(person, work)
    })
  })

  /** Makes the servers' last heartbeats three days old, written as by the servers, as after a weekend. */
  async function passThreeDays(url: string) {
    server.program('psql', [
      ...['-q', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c'],
      `update servers set at = at - interval '3 days', stopped_at = stopped_at - interval '3 days',
        xid = pg_current_xact_id()::text::bigint`,
    ])
  }
}
