import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Run } from '../lib/bulk-apply/contract'
import { axe, expect, test } from './fixtures'
import { RunPage } from './pages/run'
import { applicantsFor, startRun, type UploadedRow, uploadRun } from './support/runs'
import type { Sandbox } from './support/sandbox'

const job = 'Warehouse associate'
/** A job of a team that accepts repeats: a lost answer cannot be reconciled there. */
const repeating = 'Verkäufer:in Teilzeit (m/w/d)'
const send = 'POST /easy-apply'

test.beforeEach(({ tray }) => tray.clear())

test('a run can be followed to its end, and each row shows its outcome', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  await sandbox.set({ latencyMs: 150 })
  const rows = applicantsFor(job, 40)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Autumn fair', rows })
  await run.open(id, 'Autumn fair')
  await expect(run.sent).toHaveAttribute('aria-valuemax', '40')
  await expect(run.table).toHaveAttribute('aria-rowcount', '41')
  await expect(run.notice('All 40 are done: 40 submitted.')).toBeVisible()
  await expect(run.sent).toHaveAttribute('aria-valuetext', '40 of 40')
  await expect(run.outcome('Submitted')).toHaveText('Submitted40')
  await expect(run.pause).toBeHidden()
  await expect(run.failedRows).toBeHidden()
  const first = run.row(rows[0]?.email ?? '')
  await expect(first).toContainText('Submitted')
  await axe(page)
  await first.click()
  await expect(run.details).toContainText(rows[0]?.email ?? '')
  await expect(run.details).toContainText('Submitted')
  await page.keyboard.press('Escape')
  await expect(run.details).toBeHidden()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(run.details).toContainText(rows[1]?.email ?? '')
  expect(await sandbox.works(send)).toBe(40)
})

test('a finished run is not polled any more', async ({ context, desk, names, page, run, sandbox }) => {
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Short one', rows: applicantsFor(job, 3) })
  await run.open(id, 'Short one')
  await expect(run.notice('All 3 are done')).toBeVisible()
  const later = new RunPage(await context.newPage())
  const asked: string[] = []
  later.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/runs')) asked.push(request.url())
  })
  const before = later.page.waitForResponse(/\/api\/runs\/followed/)
  await later.open(id, 'Short one')
  await before
  await expect(later.row('row.3.')).toContainText('Submitted')
  await later.row('row.2.').click()
  await expect(later.details).toContainText('Reference')
  expect(asked.filter((url) => !url.includes('/rows'))).toHaveLength(1)
})

test('the rows keep their positions when their run ends', async ({ desk, names, page, run, sandbox }) => {
  const rows = await halfHeld(sandbox)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Steady one', rows })
  await run.open(id, 'Steady one')
  await expect(run.outcome('Submitted')).toHaveText('Submitted10')
  const box = await run.table.boundingBox()
  await sandbox.clearFaults()
  await expect(run.notice('All 60 are done: 60 submitted.')).toBeInViewport()
  await expect(run.outcome('Submitted')).toHaveText('Submitted60')
  expect((await run.table.boundingBox())?.y).toBe(box?.y)
})

test('pausing holds what was not sent, and resuming sends it', async ({ desk, names, page, run, sandbox }) => {
  const rows = await halfHeld(sandbox)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Paused one', rows })
  await run.open(id, 'Paused one')
  await expect(run.outcome('Submitted')).toHaveText('Submitted10')
  await run.pause.click()
  await expect(run.notice('Paused by')).toBeVisible()
  await sandbox.clearFaults()
  await expect.poll(async () => (await read(page, id)).counts.sending).toBe(0)
  await expect(run.outcome('Sending')).toBeHidden()
  const paused = await read(page, id)
  expect(paused.counts.waiting).toBeGreaterThan(0)
  expect(await sandbox.works(send)).toBe(paused.counts.submitted)
  await expect(page.getByText(/ left at the present pace/)).toHaveCount(0)
  await run.resume.click()
  await expect(run.notice('All 60 are done')).toBeVisible()
  expect(await sandbox.works(send)).toBe(60)
})

test('cancelling asks for confirmation, and leaves what was already sent', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const rows = await halfHeld(sandbox)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Given up', rows })
  await run.open(id, 'Given up')
  await expect(run.outcome('Submitted')).toHaveText('Submitted10')
  await run.cancel.click()
  await expect(page.getByRole('dialog', { name: 'Cancel this run?' })).toContainText('What was sent stays sent')
  await run.answer('Cancel this run?', 'Keep it')
  await expect(run.pause).toBeVisible()
  await run.cancel.click()
  await run.answer('Cancel this run?', 'Cancel the run')
  await expect.poll(async () => (await read(page, id)).state).toBe('cancelling')
  await expect(page.getByRole('paragraph').filter({ hasText: 'All runs' })).toBeFocused()
  await sandbox.clearFaults()
  await expect(run.notice(/Cancelled by .* after \d+ of 60/)).toBeVisible()
  const { counts } = await untilEnded(page, id)
  expect(counts.submitted + counts.cancelled).toBe(60)
  expect(counts.cancelled).toBeGreaterThan(0)
  expect(await sandbox.works(send)).toBe(counts.submitted)
  await expect(run.failedRows).toBeVisible()
})

test('rows for a job that accepts no applications are held, and can be retried or left out', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const { jobs } = await sandbox.state()
  const closed = jobs.filter(({ isOpen }) => !isOpen).slice(0, 2)
  const [again, left] = [closed[0], closed[1]]
  if (!again || !left) throw new Error('The sandbox has too few closed jobs')
  const rows = [
    ...applicantsFor(job, 4),
    ...applicantsFor(again.title, 3, 'again'),
    ...applicantsFor(left.title, 5, 'left'),
  ]
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Three jobs', rows })
  await run.open(id, 'Three jobs')
  // A desk that has not read the jobs yet does not know their titles.
  const called = ({ id, title }: typeof again) => new RegExp(`${title}|Job ${id}`)
  const heldAgain = run.heldJobs.filter({ hasText: called(again) })
  const heldLeft = run.heldJobs.filter({ hasText: called(left) })
  await expect(heldAgain).toBeVisible()
  await expect(heldLeft).toBeVisible()
  await expect(run.outcome('Submitted')).toHaveText('Submitted4')
  await sandbox.set({ jobs: { [String(again.id)]: 'open' } })
  await heldAgain.getByRole('button', { name: 'Try this job again' }).click()
  await expect(heldAgain).toBeHidden()
  await heldLeft.getByRole('button', { name: 'Leave these rows out' }).click()
  await expect(run.heldJobs).toHaveCount(0)
  await expect(run.outcome('On hold')).toBeHidden()
  await expect(run.notice(/^(All 12 are|\d+ of 12 are) done|After/)).toBeVisible()
  const { counts } = await untilEnded(page, id)
  expect(await sandbox.works(send)).toBe(counts.submitted + counts.queued)
  await run.outcome('Not sent').click()
  await expect(run.rows.first()).toContainText('left.')
})

test('the rows show the final state of a run that has just stopped, even if they load later', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  await sandbox.hold({ endpoint: send, times: null })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Slow rows', rows: applicantsFor(job, 30) })
  await page.route(/\/api\/runs\/[^/]+\/rows/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.body()
    await sandbox.clearFaults()
    // The answer shows the state at the time of the request, and arrives when the run is over.
    await untilEnded(page, id)
    await route.fulfill({ response: answer, body })
  })
  await run.open(id, 'Slow rows')
  await expect(run.notice('All 30 are done')).toBeVisible()
  for (const text of ['row.1.', 'row.10.']) await expect(run.row(text)).toContainText('Submitted')
})

test('says when the desk does not answer, and updates the run again when it does', async ({
  desk,
  names,
  page,
  browserErrors,
  run,
  sandbox,
}) => {
  browserErrors.allow(/ERR_FAILED|Failed to load/)
  const rows = await halfHeld(sandbox)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Cut off', rows })
  await run.open(id, 'Cut off')
  await expect(run.outcome('Submitted')).toHaveText('Submitted10')
  await page.route(/\/api\/runs\//, (route) => route.abort())
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' }).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await sandbox.clearFaults()
  await expect(run.notice('All 60 are done')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })).toHaveCount(0)
})

test('a rejected key stops the run, and the page says what to do', async ({ desk, names, page, run, sandbox }) => {
  await sandbox.fail({ endpoint: send, status: 401, times: null })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'No key', rows: applicantsFor(job, 5) })
  await run.open(id, 'No key')
  await expect(run.notice('the partner would refuse every row')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/Ask your admin to open Connection/)
      .first(),
  ).toBeVisible()
  await axe(page)
  await sandbox.clearFaults()
  await run.resume.click()
  await expect(run.notice(/of 5 are done|5 are done/)).toBeVisible()
})

test('failed rows can be downloaded in the format of the upload, without rows that may have succeeded', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const rows = applicantsFor(repeating, 5, 'file')
  await sandbox.fail(
    { endpoint: send, status: 422, match: { bodyContains: rows[2]?.email ?? '' } },
    { endpoint: send, transport: 'drop', when: 'after', match: { bodyContains: rows[3]?.email ?? '' } },
  )
  const id = await startRun({ page, desk, names, sandbox }, { name: 'For the file', rows })
  await run.open(id, 'For the file')
  await expect(run.outcome('Refused')).toHaveText('Refused1')
  await expect(run.outcome('Unconfirmed')).toHaveText('Unconfirmed1')
  const failed = await download(() => run.failedRows.click())
  expect(failed).toContain(rows[2]?.email)
  for (const row of [rows[0], rows[1], rows[3], rows[4]]) expect(failed).not.toContain(row?.email)
  await expect(run.outcome('Submitted')).toHaveText('Submitted3')
  const all = await download(() => run.results.click())
  for (const { email } of rows) expect(all).toContain(email)
  await page.getByRole('button', { name: 'Don’t resend', exact: true }).click()
  await run.answer('Leave 1 row unconfirmed?', 'Don’t resend 1')
  await expect(run.outcome('Left unconfirmed')).toBeVisible()

  async function download(click: () => Promise<void>) {
    const coming = page.waitForEvent('download')
    await click()
    return readFile(await (await coming).path(), 'utf8')
  }
})

test('a run that was not uploaded completely sent nothing, and can be discarded', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const id = await uploadRun({ page, desk, names, sandbox }, { name: 'Half way', rows: applicantsFor(job, 2) })
  await run.open(id, 'Half way')
  await expect(run.notice('Nothing was sent')).toBeVisible()
  await run.discard.click()
  await expect(page).toHaveURL(/\/bulk-apply$/)
  expect((await page.request.get(`/api/runs/${id}`)).status()).toBe(404)
  expect(await sandbox.requests(send)).toHaveLength(0)
})

/** 60 rows: the partner answers the first ten, and holds the others until `clearFaults`. */
async function halfHeld(sandbox: Sandbox): Promise<UploadedRow[]> {
  await sandbox.hold({ endpoint: send, times: null, match: { bodyContains: 'held.' } })
  return [...applicantsFor(job, 10), ...applicantsFor(job, 50, 'held')]
}

async function untilEnded(page: Page, id: string): Promise<Run> {
  await expect.poll(async () => (await read(page, id)).endedAt).not.toBeNull()
  return read(page, id)
}

async function read(page: Page, id: string): Promise<Run> {
  const { run }: { run: Run } = await (await page.request.get(`/api/runs/${id}`)).json()
  return run
}
