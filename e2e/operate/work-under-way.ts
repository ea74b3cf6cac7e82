import { expect } from 'vitest'
import type { SandboxEntry, startSandboxProcess } from '../../lib/testing/desk-process'
import type { DeskClient } from './desk-client'
import { applicationOf, startRunOf, untilOver, untilSucceeded } from './rows-of-run'

type Sandbox = Awaited<ReturnType<typeof startSandboxProcess>>
export type Work = Awaited<ReturnType<typeof beginWork>>

/** A job of a team that accepts repeat applications: only the desk prevents a second one. */
export const repeatJob = '881252'
/** A job of the same team as `openJob`. */
export const otherJob = '881278'

/** How many rows are done before the partner stops answering. */
const quickRows = 8
/** With `waitingJobId`, how many more rows are in flight, besides the first one for that job. */
const slowRows = 4

/**
 * Begins a run with some rows done, some in flight and most waiting; an application in flight; and a job that waits for
 * the list of jobs. All stays like this until `goOn`, however slow the machine. `waitingJobId`: the job of most rows,
 * which wait for its first one; then everything that was sent has reached the partner.
 */
export async function beginWork(
  person: DeskClient,
  sandbox: Sandbox,
  { jobId, waitingJobId, rows = 40 }: { jobId: string; waitingJobId?: string; rows?: number },
) {
  const mark = crypto.randomUUID().slice(0, 8)
  const emails = Array.from({ length: rows }, (_, index) =>
    index < quickRows ? `quick.${index}.${mark}@example.com` : `slow.${index}.${mark}@example.com`,
  )
  const single = `slow.single.${mark}@example.com`
  const title = `Baker ${mark}`
  await holdSlowApplications(sandbox)
  // Starting a run reads the list of jobs, so hold the list only afterwards.
  const onTheirWay = quickRows + slowRows
  const run = await startRunOf(person, emails, (index) => (index < onTheirWay ? jobId : (waitingJobId ?? jobId)))
  await holdJobList(sandbox)
  const log = async () =>
    (await sandbox.log()).filter((entry) => entry.endpoint?.startsWith('POST') && has(entry, mark))
  await expect.poll(async () => (await log()).filter(({ isWorkDone }) => isWorkDone).length).toBe(quickRows)
  await expect.poll(async () => (await log()).length).toBeGreaterThan(quickRows)
  const [application, job] = [crypto.randomUUID(), crypto.randomUUID()]
  const recorded = await Promise.all([
    person.apply({ id: application, body: applicationOf(single, jobId), isAgain: false }),
    person.action('createJobAction', { id: job, body: { name: title, team_id: 11 }, isMeant: true }),
  ])
  for (const answer of recorded) expect(answer).toContain('"state":"recorded"')
  // On a busy machine its undo window may already have expired.
  const hurried = await person.action('decideAction', { id: job, decision: { what: 'try-now' } })
  expect(hurried).toMatch(/"state":"(?:decided|too-late)"/)
  if (waitingJobId) await expect.poll(async () => (await log()).map(nameIn)).toHaveLength(onTheirWay + 2)
  return {
    run,
    application,
    job,
    goOn: () => sandbox.clear(),
    /** Every POST of this work that reached the partner. */
    log,
    /** Waits until a desk has done all of it. */
    async untilDone(at: DeskClient) {
      await untilOver(at, run)
      await Promise.all([application, job].map((id) => untilSucceeded(at, id)))
    },
    /** Expects, by the sandbox's log, that every application and the job were created exactly once. */
    async expectDoneOnce() {
      const done = async () => (await log()).filter(({ isWorkDone }) => isWorkDone).map(nameIn)
      await expect.poll(async () => (await done()).sort()).toEqual([...emails, single, title].sort())
    },
    /** Returns what was sent more than once, with or without effect. */
    async repeated() {
      const names = (await log()).map(nameIn)
      return names.filter((name, index) => names.indexOf(name) !== index)
    },
  }
}

const held = { times: null, isHeld: true }

/** Makes the partner receive applications for "slow" addresses, and answer them only once cleared. */
export async function holdSlowApplications(sandbox: Sandbox): Promise<void> {
  await sandbox.fail({ endpoint: 'POST /easy-apply', match: { bodyContains: '"slow.' }, ...held })
}

async function holdJobList(sandbox: Sandbox): Promise<void> {
  await sandbox.fail({ endpoint: 'GET /jobs', ...held })
}

const has = ({ body }: SandboxEntry, mark: string) => JSON.stringify(body ?? null).includes(mark)
const nameIn = ({ body }: SandboxEntry) => /"(?:email|name)":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
