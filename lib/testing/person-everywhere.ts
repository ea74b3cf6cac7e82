import { randomUUID } from 'node:crypto'
import { recordActivity } from '../activity/record-activity'
import { recordErasure } from '../activity/record-erasure'
import { registerAllHoldings } from '../boot/register-holdings'
import { saveColumnMappings } from '../bulk-apply/column-mappings'
import type { LeftOutRow } from '../bulk-apply/contract'
import { createRun } from '../bulk-apply/create-run'
import { decideRun } from '../bulk-apply/decide-run'
import { exportResults } from '../bulk-apply/export-results'
import { saveLeftOutRows } from '../bulk-apply/save-left-out'
import { saveRows } from '../bulk-apply/save-rows'
import type { SaveUpload } from '../bulk-apply/sheet/saved-upload'
import { startRun } from '../bulk-apply/start-run'
import { saveUpload } from '../bulk-apply/uploads/save-upload'
import { saveDraft } from '../drafts/drafts'
import { submitApplication } from '../easy-apply/submit-application'
import { listJobs } from '../jobs/list-jobs'
import { erasePerson, previewErasure } from '../privacy/erase-person'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { activity, dispatches, drafts, repeatApplications, savedViews } from '../store/schema'
import { plainView } from '../views/plain-view'
import { saveView } from '../views/saved-views'
import { isOver, runOf, untilRun } from './test-runs'
import type { TestWorker } from './test-worker'

export const zoe = {
  email: 'Zoe.Quinones+jobs@Example.com',
  name: 'Zoë Quíñones',
  phone: '+49 30 9018207',
  hobby: 'Marquetry',
}
export const namesake = { email: 'zoe2@example.net', name: 'Zoe Quinones' }
export const rosa = { id: 'rosa', name: 'Rosa Límová', email: 'rosa.limova@example.org', role: 'recruiter' as const }
export const admin = { id: 'admin', name: 'Ida', email: 'ida@example.org', role: 'admin' as const }
export const job = '881252'

/** Clears everything but two accounts. */
export async function emptyDesk(): Promise<void> {
  registerAllHoldings()
  for (const table of [activity, dispatches, runs, drafts, savedViews, repeatApplications, users])
    await store().delete(table)
  for (const { role, ...person } of [rosa, admin])
    await store()
      .insert(users)
      .values({ ...person, role })
  await listJobs()
}

const bodyOf = (
  { email, name }: { email: string; name: string },
  phoneNumber = email === zoe.email ? zoe.phone : '1',
) => ({
  applicant: { email, fullName: name, phoneNumber },
  job: { jobId: job },
})
export const over = ({ state }: { state: string }) => ['succeeded', 'refused'].includes(state)

export async function apply(
  worker: TestWorker,
  person: { email: string; name: string },
  isAgain = false,
): Promise<string> {
  const recorded = await submitApplication(randomUUID(), bodyOf(person), rosa, { isAgain })
  if (recorded?.state !== 'recorded') throw new Error(`It was not recorded: ${JSON.stringify(recorded)}`)
  await worker.until(recorded.dispatch.id, over)
  return recorded.dispatch.id
}

/** A refusal in which the partner quotes her data. */
export const quoting = {
  endpoint: 'POST /easy-apply',
  status: 400,
  body: { error: `${zoe.email.toUpperCase()} (${zoe.name}) is on our list: ${zoe.phone}` },
}

/** Puts the applicant everywhere the desk would put her, and a namesake next to her. */
export async function fill(worker: TestWorker): Promise<{ applied: string; formId: string }> {
  const applied = await apply(worker, zoe)
  worker.fail({ endpoint: 'POST /easy-apply', status: 400 })
  await apply(worker, namesake)
  worker.fail(quoting)
  await apply(worker, zoe, true)
  const runId = randomUUID()
  // Uploaded without a header row: her values are used as headings.
  const header = [zoe.email, zoe.name, zoe.hobby]
  await createRun({ id: runId, name: 'zoe-quinones.csv', header, stopsAtRefusal: true }, rosa)
  await saveColumnMappings({ [zoe.email]: '/applicant/email', [zoe.hobby]: null }, rosa)
  const row = (at: number, person: { email: string; name: string }, note: string) => ({
    row: at,
    cells: [person.email, person.name, note],
    body: bodyOf(person),
    isAgain: true,
  })
  const ada = { email: 'ada@example.com', name: 'Ada' }
  await saveRows(runId, [row(1, zoe, zoe.hobby), row(2, ada, `Friend of ${zoe.name}, ${zoe.email}`)], rosa)
  const leftOut = (row: number, cells: string[]): LeftOutRow => ({ row, cells, reason: 'by-person', target: null })
  const ofOther = leftOut(4, ['grace@example.com', 'Grace', `Friend of ${zoe.name}, ${zoe.email}`])
  await saveLeftOutRows(runId, [leftOut(3, [zoe.email, zoe.name, zoe.hobby]), ofOther], rosa)
  worker.fail(quoting)
  await startRun({ id: runId, rows: 2 }, rosa)
  await untilRun(runId, ({ state }) => state === 'stopped')
  await decideRun(runId, { what: 'cancel' }, rosa)
  await untilRun(runId, isOver)
  const file = await exportResults(runId, 'all', rosa)
  if (file === null || file === 'being-cancelled') throw new Error('There are no results')
  await new Response(file.body).text()
  await saveView(rosa.id, 'applicants', { name: 'Zoë', view: { ...plainView, filter: 'zoe quinones' } })
  const kept = { mark: '', fields: { '/description': `Ask\n${zoe.email} or QUINONES, Zoe` }, others: [], body: {} }
  await saveUpload(randomUUID(), uploadOf(`${zoe.name}.csv`, header, [[zoe.email, zoe.name, zoe.phone]]), rosa)
  await saveDraft(rosa, 'new-job', { dispatchId: randomUUID(), replaces: null, kept })
  await recordActivity({
    kind: 'export',
    outcome: 'whole',
    person: rosa,
    subject: `1 applicant like ${zoe.name}`,
    reference: null,
    details: { filter: [`email%3D${encodeURIComponent(zoe.email)}`] },
  })
  const [first] = await store().select().from(dispatches).orderBy(dispatches.createdAt)
  const { applicationFormId } = Object(first?.result)
  if (typeof applicationFormId !== 'string') throw new Error('The partner named no application form')
  return { applied, formId: applicationFormId }
}

/** An unfinished upload of these rows, with the first one left out. */
function uploadOf(name: string, header: string[], rows: string[][]): SaveUpload {
  return {
    tab: randomUUID(),
    takesOver: true,
    source: { header, rows, numbers: rows.map((_, index) => index + 1), readAs: '', notes: [], splitFrom: null },
    work: {
      ...{ name, rows: rows.length, toFix: 0, step: 'match' },
      matching: { columns: header.map(() => null), constants: {} },
      plan: { name, stopsAtRefusal: false, runId: null },
      corrections: { cells: [[1, 2, zoe.hobby]], leftOut: [1], accepted: [] },
      isFromDesk: false,
    },
  }
}

/** One of her rows waits because the job does not accept applications. */
export async function leaveWaiting(worker: TestWorker): Promise<void> {
  worker.sandbox.state.jobs.setOpen(job, false)
  const people = [
    { email: 'ada@example.com', jobId: job },
    { email: zoe.email, jobId: job, name: zoe.name },
  ]
  await untilRun(await runOf(people), isOver)
}

/** The answer to her application was lost. */
export async function leaveUndecided(worker: TestWorker): Promise<void> {
  worker.fail({ endpoint: 'POST /easy-apply', when: 'after', transport: 'drop' })
  const recorded = await submitApplication(randomUUID(), bodyOf(zoe), rosa)
  if (recorded?.state !== 'recorded') throw new Error('It was not recorded')
  await worker.until(recorded.dispatch.id, ({ state }) => state === 'needs-decision')
}

/** The number of records per holding that the preview announces, and that the report then accounts for. */
export async function announcedAndReported(target: Parameters<typeof previewErasure>[0], stops = false) {
  const preview = await previewErasure(target)
  if ('refused' in preview) throw new Error(preview.refused)
  const report = await eraseAll(target, stops)
  return {
    announced: preview.holdings.map(({ title, count }) => ({ title, count })),
    reported: report.holdings.map(({ title, erased, left }) => ({ title, count: erased + left })),
    total: preview.total,
    reportedTotal: report.erased + report.left,
  }
}

/** Erases what the preview shows, and records the erasure. */
export const eraseAll = async (target: Parameters<typeof previewErasure>[0], stops = false) => {
  const preview = await previewErasure(target)
  if ('refused' in preview) throw new Error(preview.refused)
  const answer = await erasePerson({ target, expected: preview.total, stops }, admin)
  if (!('report' in answer)) throw new Error(JSON.stringify(answer))
  await recordErasure('who' in target ? 'applicant' : 'colleague', answer.report, admin)
  return answer.report
}
