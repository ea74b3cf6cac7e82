import type { Run } from '../lib/bulk-apply/contract'
import { tokensOf } from '../lib/records/pointer'
import { axe, expect, test } from './fixtures'
import { RunPage } from './pages/run'
import type { Names } from './profiles/names'
import { applicantsFor, startRun } from './support/runs'
import type { Sandbox } from './support/sandbox'

const job = 'Warehouse associate'
const send = 'POST /easy-apply'

test.beforeEach(({ tray }) => tray.clear())

/** Makes the partner refuse every email address that contains `part`, and name the field. */
function refuseEmails(sandbox: Sandbox, { profile: { easyApply } }: Names, part: string) {
  const errors = { [tokensOf(easyApply.email).join('.')]: ['is not deliverable'] }
  const body = { developer_message: 'Invalid', errors }
  return sandbox.fail({ endpoint: send, times: null, status: 400, body, match: { bodyContains: part } })
}

test('rejected rows are corrected in the grid and sent again in the same run', async ({
  activity,
  bulkApply,
  desk,
  names,
  page,
  run,
  sandbox,
  tray,
}) => {
  const rows = [...applicantsFor(job, 3), ...applicantsFor(job, 3, 'bounced')]
  await refuseEmails(sandbox, names, 'bounced.')
  const id = await startRun({ page, desk, names, sandbox }, { name: 'To be fixed', rows })
  await run.open(id, 'To be fixed')
  await expect(run.outcome('Refused')).toHaveText('Refused3')
  await expect(run.causes).toHaveCount(1)
  await expect(run.causes).toContainText('is not deliverable')
  await expect(run.causes).toContainText('3 rows')
  await axe(page)
  await run.fix('').click()
  await expect(run.corrections).toBeVisible()
  await expect(page).toHaveURL(/\?fix=/)
  await expect(bulkApply.summary).toHaveText('0 ready · 3 to review')
  await expect(await bulkApply.cell(4, 'Email')).toBeFocused()
  await expect(run.sendCorrected).toBeDisabled()
  await axe(page)
  for (const number of [4, 5]) {
    const cell = await bulkApply.cell(number, 'Email')
    await cell.dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(`fixed.${number}.${id.slice(0, 8)}@example.com`)
    await page.keyboard.press('Enter')
  }
  await expect(bulkApply.summary).toHaveText('2 ready · 1 to review')
  await run.sendCorrected.click()
  await expect(run.corrections).toBeHidden()
  await expect(run.standing).toBeFocused()
  await expect(tray.toasts).toContainText('2 rows sent again')
  await expect(run.notice('5 of 6 are done: 5 submitted. Not done: 1 refused.')).toBeVisible()
  await expect(run.row('fixed.4.')).toContainText('Submitted')
  await expect(run.outcome('Submitted')).toHaveText('Submitted5')
  await expect(page.getByText('6 rows · 2 sent again')).toBeVisible()
  expect(await sandbox.works(send)).toBe(5)
  expect(await sandbox.requests(send)).toHaveLength(8)
  await bulkApply.open()
  const listed = page.getByRole('list', { name: 'Runs' }).getByRole('listitem').filter({ hasText: 'To be fixed' })
  await expect(listed.first()).toContainText('6 rows · 2 sent again')
  await activity.open()
  const row = activity.row('To be fixed').first()
  await expect(row).toContainText(/To be fixed.*6 rows.*2 sent again.*1 of 6 refused/)
  await row.getByRole('button').click()
  await expect(activity.details).toBeVisible()
  await expect(row.getByTitle('To be fixed · 6 rows · 2 sent again')).toBeVisible()
  const fits = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.every((cell) => cell.scrollHeight <= (cell.parentElement?.clientHeight ?? 0)))
  expect(fits, 'each cell is within its row').toBe(true)
})

test('rows rejected for several reasons are corrected together, each with its reason, and sent once', async ({
  bulkApply,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const rows = [...applicantsFor(job, 2), ...applicantsFor(job, 2, 'bounced'), ...applicantsFor('Line cook', 1, 'late')]
  await refuseEmails(sandbox, names, 'bounced.')
  const body = { developer_message: 'The job does not exist or is not accepting applications' }
  await sandbox.fail({ endpoint: send, times: null, status: 412, body, match: { bodyContains: 'late.' } })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Refused twice over', rows })
  await run.open(id, 'Refused twice over')
  await expect(run.outcome('Refused')).toHaveText('Refused3')
  await expect(run.causes).toHaveCount(2)
  await axe(page)
  await run.fixAll(3).click()
  await expect(await bulkApply.cell(3, 'State')).toContainText('is not deliverable')
  await expect(await bulkApply.cell(5, 'State')).toContainText('This job isn’t accepting applications')
  await axe(page)
  await sandbox.clearFaults()
  await bulkApply.problem('is not deliverable').getByRole('button', { name: 'Send anyway' }).click()
  await run.problems.getByRole('button', { name: 'Choose another job' }).press('Enter')
  await page.keyboard.type(job)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(bulkApply.summary).toHaveText('1 ready · 2 sending anyway')
  await run.sendCorrected.click()
  await expect(run.corrections).toBeHidden()
  await expect(run.notice('All 5 are done: 5 submitted.')).toBeVisible()
  await expect(run.causes).toHaveCount(0)
  await expect(run.fixAll(3)).toHaveCount(0)
  expect(await sandbox.works(send)).toBe(5)
  expect(await sandbox.requests(send)).toHaveLength(8)
  await page.goto(`/bulk-apply/${id}?fix=all`)
  await expect(page.getByText('No refused rows are left to fix')).toBeVisible()
})

test('when the partner names no field, the user chooses one and sets it for all rows with that reason', async ({
  bulkApply,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const body = { developer_message: 'This warehouse does not take applications on weekdays' }
  await sandbox.fail({ endpoint: send, times: null, status: 422, body })
  const id = await startRun(
    { page, desk, names, sandbox },
    { name: 'No field named', rows: applicantsFor(job, 3), stopsAtRefusal: false },
  )
  await run.open(id, 'No field named')
  await expect(run.outcome('Refused')).toHaveText('Refused3')
  await run.fixAll(3).or(run.fix('')).first().click()
  await expect(await bulkApply.cell(1, 'Email'), 'where typing corrects').toBeFocused()
  await expect(run.sendCorrected).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.keyboard.press('End')
  await expect.poll(() => bulkApply.grid.evaluate((grid) => grid.parentElement?.scrollLeft)).toBeGreaterThan(0)
  await expect(await bulkApply.cell(1, 'State'), 'it stays while the others scroll').toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await sandbox.clearFaults()
  await run.problems.getByRole('button', { name: 'Set value for all' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Job' })).toBeFocused()
  await page.keyboard.type('Line cook')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(bulkApply.summary).toHaveText('3 ready')
  await run.sendCorrected.click()
  await expect(run.notice('All 3 are done: 3 submitted.')).toBeVisible()
})

test('offers another job for a job the partner has rejected, and does not offer to send to it anyway', async ({
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const rows = applicantsFor(job, 2)
  const body = { developer_message: 'The job does not exist or is not accepting applications' }
  await sandbox.fail({ endpoint: send, times: null, status: 412, body })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Closed meanwhile', rows, stopsAtRefusal: false })
  await run.open(id, 'Closed meanwhile')
  await expect(run.outcome('Refused')).toHaveText('Refused1')
  await expect(run.causes).toContainText(`This job isn’t accepting applications: ${job} · `)
  await expect(run.causes.getByRole('link', { name: job })).toHaveAttribute('href', /^\/jobs\?open=/)
  await page.goto(`/bulk-apply/${id}?fix=all`)
  await expect(run.problems).toContainText('This job isn’t accepting applications')
  await expect(run.problems.getByRole('button', { name: 'Send anyway' })).toHaveCount(0)
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
  await run.problems.getByRole('button', { name: 'Choose another job' }).click()
  await expect(page.getByRole('combobox', { name: 'Job' })).toBeFocused()
})

test('chooses another job for a rejected row and sends the row by keyboard alone', async ({
  bulkApply,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  const body = { developer_message: 'The job does not exist or is not accepting applications' }
  await sandbox.fail({ endpoint: send, status: 412, body })
  const id = await startRun({ page, desk, names, sandbox }, { name: 'One closed', rows: applicantsFor(job, 1) })
  await run.open(id, 'One closed')
  await expect(run.outcome('Refused')).toHaveText('Refused1')
  await run.fix('').press('Enter')
  // The grid takes the focus once its rows are checked.
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
  await run.problems.getByRole('button', { name: 'Choose another job' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Job' })).toBeFocused()
  await page.keyboard.type('Line cook')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(bulkApply.summary).toHaveText('1 ready')
  await expect(run.problems).toBeHidden()
  await expect(run.sendCorrected).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(run.corrections).toBeHidden()
  await expect(run.outcome('Submitted')).toHaveText('Submitted1')
  expect(await sandbox.works(send)).toBe(1)
})

test('a correction is sent once from two tabs, also after a response was lost', async ({
  context,
  browserErrors,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  browserErrors.allow(/ERR_FAILED|Failed to load/)
  const rows = applicantsFor(job, 2, 'bounced')
  await refuseEmails(sandbox, names, 'bounced.')
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Twice fixed', rows })
  await run.open(id, 'Twice fixed')
  await expect(run.outcome('Refused')).toHaveText('Refused2')
  const other = new RunPage(await context.newPage())
  await other.page.goto(`/bulk-apply/${id}?fix=all`)
  await other.problems.getByRole('button', { name: 'Send anyway' }).click()
  await run.fix('').click()
  await run.problems.getByRole('button', { name: 'Send anyway' }).click()
  await sandbox.clearFaults()
  // The desk receives it, but its answer does not arrive.
  await page.route(/corrections$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await run.sendCorrected.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await other.sendCorrected.click()
  await expect(other.corrections).toBeHidden()
  await run.sendCorrected.click()
  await expect(run.corrections).toBeHidden()
  await expect(run.notice('All 2 are done: 2 submitted.')).toBeVisible()
  expect(await sandbox.works(send)).toBe(2)
  expect(await sandbox.requests(send)).toHaveLength(4)
})

test('the overview, the activity and the tray link to the rows rejected for a reason', async ({
  desk,
  names,
  page,
  run,
  sandbox,
  tray,
}) => {
  const rows = applicantsFor(job, 2, 'bounced')
  await refuseEmails(sandbox, names, 'bounced.')
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Found anywhere', rows })
  await expect
    .poll(async () => {
      const answer: { run: Run } = await (await page.request.get(`/api/runs/${id}`)).json()
      return answer.run.endedAt
    })
    .not.toBeNull()
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Needs you' })
  const cause = card.getByRole('listitem').filter({ hasText: 'Found anywhere' })
  await expect(cause).toContainText('is not deliverable')
  await axe(page)
  await cause.getByRole('link', { name: 'Fix and resend' }).click()
  await expect(run.corrections).toBeVisible()
  await page.goto('/activity?outcome=refused')
  const listed = page.getByRole('list', { name: 'Refused, by cause' }).getByRole('listitem')
  await expect(listed.filter({ hasText: 'Found anywhere' })).toContainText('2 rows')
  await axe(page)
  await listed.filter({ hasText: 'Found anywhere' }).getByRole('link', { name: 'Fix and resend' }).click()
  await expect(run.corrections).toBeVisible()
  await page.goto('/jobs')
  await tray.open()
  await expect(tray.button).toHaveText(/1 needs you/)
  await tray.item('Found anywhere').getByRole('link', { name: 'Fix and resend' }).click()
  await expect(run.corrections).toBeVisible()
  await tray.clear()
  await page.goto('/')
  await expect(card).toBeHidden()
})
