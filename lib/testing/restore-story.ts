import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { NewRow } from '../bulk-apply/contract'
import { isOpen } from '../dispatch/contract'
import type { HeldDecision, HeldWrites } from '../held-writes/contract'
import type { Desk, SandboxProcess } from './desk-process'

const rowCount = 60
/** Of a team that takes repeat applications, so that nothing but the desk prevents a second one. */
const jobId = '881252'

/**
 * The story of fault 1: a store is copied in the middle of a run, with a job and an application waiting besides; the
 * run and all else finish, on the desk that `copyStore` answers where it killed this one; then a desk is started on the
 * copy.
 */
export async function tellRestoreStory(
  desk: Desk,
  sandbox: SandboxProcess,
  copyStore: () => Promise<Desk | undefined>,
) {
  const mark = randomUUID().slice(0, 8)
  const run = randomUUID()
  const [job, application] = [randomUUID(), randomUUID()]
  const rows: NewRow[] = Array.from({ length: rowCount }, (_, index) => {
    const email = `${mark}-${index + 1}@example.com`
    const body = { applicant: { email, fullName: 'Grace Hopper' }, job: { jobId }, enqueue: false }
    return { row: index + 1, cells: [email, jobId], body, isAgain: false }
  })
  await sandbox.set({ latencyMs: 150 })
  desk.orderRun({ what: 'run', id: run, body: { rows } })
  while (desk.count('sent ') < 8) await wait(5)
  // The job waits for the list of jobs, which is read before it is sent.
  await sandbox.fail({ endpoint: 'GET /jobs', status: 429 })
  desk.order({
    what: 'apply',
    id: application,
    body: { ...rows[0]?.body, applicant: { email: `${mark}-single@example.com` } },
  })
  desk.order({ what: 'job', id: job, body: { name: `Baker ${mark}`, team_id: 11 } })
  while (![job, application].every((id) => desk.has(`recorded ${id}`))) await wait(5)
  const worksOn = (await copyStore()) ?? desk
  await sandbox.clear()
  await untilQuiet(worksOn, rowCount + 2)
  const isOwn = ({ body }: { body: unknown }) => JSON.stringify(body ?? null).includes(mark)
  const requests = async () =>
    (await sandbox.log()).filter((entry) => entry.endpoint?.startsWith('POST') && isOwn(entry))
  return {
    run,
    mark,
    requests,
    /** Who was applied for, or which job was created, more than once. */
    async doubled(): Promise<string[]> {
      const done = (await requests()).filter(({ isWorkDone }) => isWorkDone)
      const names = done.map(({ body }) => /"(?:email|name)":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '')
      return names.filter((name, index) => names.indexOf(name) !== index)
    },
  }
}

/** Until nothing goes on by itself in this desk any more. */
export async function untilQuiet(desk: Desk, count: number): Promise<void> {
  for (;;) {
    const dispatches = await desk.outcomes()
    if (
      dispatches.length >= count &&
      !dispatches.some((one) => isOpen(one) || (one.groupId && one.state === 'scheduled'))
    )
      return
    await wait(100)
  }
}

/** What the desk holds; null where it holds nothing. */
export function readHeld(desk: Desk): Promise<HeldWrites | null> {
  return desk.ask({ what: 'tell-held', id: '', body: {} }, 'held ')
}

export function review(desk: Desk, decision: HeldDecision): Promise<unknown> {
  return desk.ask({ what: 'review', id: '', body: decision }, 'reviewed ')
}
