import { axe, expect, test } from './fixtures'
import { RunPage } from './pages/run'
import { applicantsFor, startRun, uploadRun } from './support/runs'
import { people, table } from './support/spreadsheets'
import { untilShown } from './support/steps'

const job = 'Warehouse associate'
/** A job of a team that accepts repeats: a lost answer cannot be reconciled there. */
const repeating = 'Verkäufer:in Teilzeit (m/w/d)'
const send = 'POST /easy-apply'

test.beforeEach(({ tray }) => tray.clear())

test('the tray follows a run on every screen and reports its end', async ({ desk, names, page, sandbox, tray }) => {
  await sandbox.hold({ endpoint: send, times: null })
  await startRun({ page, desk, names, sandbox }, { name: 'From afar', rows: applicantsFor(job, 60) })
  await page.goto('/jobs')
  await expect(tray.button).toHaveText(/1 run \d+%/)
  await tray.open()
  const item = tray.item('From afar')
  await expect(item.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('aria-valuemax', '60')
  await axe(page)
  await item.getByRole('button', { name: 'Pause' }).click()
  await expect(item).toContainText('Paused')
  await sandbox.clearFaults()
  await expect(tray.button).toHaveText(/1 run paused/)
  const told = await untilShown(page, 'From afar: Finished')
  const howMany = await untilShown(page, 'All 60 are done')
  await item.getByRole('button', { name: 'Resume' }).click()
  await told()
  await howMany()
  await item.getByRole('button', { name: 'Clear From afar' }).click()
  await expect(tray.list).toContainText('Nothing is under way')
  await page.reload()
  await expect(tray.button).toBeHidden()
})

test('the list of runs has the run just started when the user comes back to it', async ({ bulkApply, page }) => {
  const name = `back${crypto.randomUUID().slice(0, 8)}`
  await bulkApply.open()
  await bulkApply.upload({ name: `${name}.csv`, content: table(people(1)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(bulkApply.heading).toBeVisible()
  await expect(page.getByRole('list', { name: 'Runs' }).getByRole('link', { name })).toBeVisible()
})

test('the list of runs shows who started each and its state, page by page', async ({
  as,
  desk,
  names,
  page,
  sandbox,
}) => {
  test.slow()
  const where = { page, desk, names, sandbox }
  for (const name of ['Not started', 'Not started either'])
    await uploadRun(where, { name, rows: applicantsFor(job, 1, 'kept') })
  for (let number = 1; number <= 21; number += 1)
    await startRun(where, { name: `Listed ${number}`, rows: applicantsFor(job, 2, `listed${number}`) })
  const other = await as('admin')
  await other.goto('/bulk-apply')
  const list = other.getByRole('list', { name: 'Runs' })
  await expect(list.getByRole('listitem')).toHaveCount(20)
  const latest = list.getByRole('listitem').first()
  await expect(latest).toContainText('Listed 21')
  await expect(latest).toContainText('2 rows · Rosa Recruiter')
  await other.getByRole('button', { name: 'Show more' }).click()
  await expect(list.getByRole('link', { name: 'Listed 1', exact: true })).toBeVisible()
  await axe(other)
  await latest.getByRole('link', { name: 'Listed 21' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Listed 21' })).toBeVisible()
  await expect(other.getByText('All 2 are done: 2 submitted.')).toBeVisible()
})

test('the overview shows rows that need a decision', async ({ desk, names, page, run, sandbox, tray }) => {
  const rows = applicantsFor(repeating, 2, 'overview')
  await sandbox.fail({
    endpoint: send,
    transport: 'drop',
    when: 'after',
    match: { bodyContains: rows[1]?.email ?? '' },
  })
  await startRun({ page, desk, names, sandbox }, { name: 'Needs somebody', rows })
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Needs you' })
  await expect(card).toContainText('1 needs a decision')
  await expect(tray.button).toHaveText(/1 needs you/)
  await card.getByRole('link', { name: 'Bulk apply: Needs somebody', exact: true }).click()
  await page.getByRole('button', { name: 'Don’t resend', exact: true }).click()
  await run.answer('Leave 1 row unconfirmed?', 'Don’t resend 1')
  await expect(run.notice('All 2 are done')).toBeVisible()
})

test('a run that another user cancels keeps the focus of whoever paused it', async ({
  context,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  await sandbox.hold({ endpoint: send, times: null })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Shared one', rows: applicantsFor(job, 1) })
  await run.open(id, 'Shared one')
  await expect(run.outcome('Sending')).toHaveText('Sending1')
  const other = new RunPage(await context.newPage())
  await other.open(id, 'Shared one')
  await run.pause.click()
  await expect(run.resume).toBeFocused()
  await other.cancel.click()
  const dialog = other.page.getByRole('dialog', { name: 'Cancel this run?' })
  await expect(dialog).toContainText('Every row was sent or is being sent now')
  await dialog.getByRole('button', { name: 'Cancel the run' }).click()
  await page.bringToFront()
  await expect(run.cancel).toBeHidden()
  await expect(run.standing).toBeFocused()
  await sandbox.clearFaults()
})
