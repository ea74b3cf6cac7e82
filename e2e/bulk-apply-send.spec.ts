import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'
import { SignInDialog } from './pages/sign-in-dialog'
import { people as accounts } from './support/people'
import { people, table, warehouse } from './support/spreadsheets'
import { untilFollowed } from './support/steps'

test('visiting another screen loses nothing, and starting over asks for confirmation', async ({
  bulkApply,
  jobs,
  page,
}) => {
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(5)) })
  await bulkApply.check()
  await (await bulkApply.cell(2, 'Full name')).dblclick()
  await page.keyboard.type(' II')
  await page.keyboard.press('Enter')
  await expect(await bulkApply.cell(2, 'Full name')).toHaveText('Person 2 II')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Jobs' }).click()
  await expect(jobs.heading).toBeVisible()
  await navigation.getByRole('link', { name: 'Bulk apply' }).click()
  await expect(await bulkApply.cell(2, 'Full name')).toHaveText('Person 2 II')
  await bulkApply.backTo('Match columns')
  await bulkApply.check()
  await expect(await bulkApply.cell(2, 'Full name')).toHaveText('Person 2 II')
  await bulkApply.discard()
})

test('sending more than 30 rows requires typing their number', async ({ bulkApply, page, sandbox }) => {
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(31)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  await expect(bulkApply.confirmation).toHaveAccessibleDescription(/Type the number of applications: 31/)
  await expect(bulkApply.confirmation).toBeFocused()
  await bulkApply.confirmation.fill('30')
  await bulkApply.send.click()
  await expect(bulkApply.confirmation).toBeFocused()
  await expect(bulkApply.step('Send')).toBeVisible()
  await bulkApply.confirmation.fill('31')
  await bulkApply.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect.poll(() => sandbox.works('POST /easy-apply')).toBe(31)
})

test('the run and the list of runs say how many rows of the upload were left out, and why', async ({
  bulkApply,
  page,
  sandbox,
}) => {
  const rows = people(5)
  rows[1] = ['', 'Person 2', warehouse]
  rows[4] = [rows[0]?.[0] ?? '', 'Person 5', warehouse]
  await bulkApply.open()
  await bulkApply.upload({ name: 'partly.csv', content: table(rows) })
  await bulkApply.check()
  await bulkApply.row(3).getByRole('button', { name: 'Leave row 3 out' }).click()
  await bulkApply.row(5).getByRole('button', { name: 'Leave row 5 out' }).click()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 to fix · 2 left out')
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(page.getByText('2 of 5 rows · 3 left out')).toBeVisible()
  await expect(
    page.getByText('Left out before sending: by hand (1), missing a value (1), repeat of another row (1).'),
  ).toBeVisible()
  await expect.poll(() => sandbox.works('POST /easy-apply')).toBe(2)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download results' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^partly-results-.*-\d{4}-\d\d-\d\d-\d{6}\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^2,Not sent,Missing value: Email,.*Person 2/),
    expect.stringMatching(/^3,Not sent,Left out by hand,.*Person 3/),
    expect.stringMatching(/^5,Not sent,Repeat of another row,.*Person 5/),
  ])
  const leftOut = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download these rows' }).click()
  const leftOutFile = await leftOut
  expect(leftOutFile.suggestedFilename()).toMatch(/^partly-left-out-rows-/)
  const leftOutLines = (await readFile(await leftOutFile.path(), 'utf8')).trim().split('\r\n')
  expect(leftOutLines).toEqual([lines[0], ...lines.slice(-3)])
  await bulkApply.open()
  const run = page.getByRole('list', { name: 'Runs' }).getByRole('listitem').first()
  await expect(run).toContainText('partly')
  await expect(run).toContainText('2 of 5 rows · 3 left out')
})

test('an upload interrupted by an outage continues where it stopped, and nothing is sent twice', async ({
  bulkApply,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(3)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await page.route('**/api/runs/*/rows', (route) => route.abort(), { times: 1 })
  await bulkApply.send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })).toContainText(
    'Nothing was sent',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect.poll(() => sandbox.works('POST /easy-apply')).toBe(3)
})

test('rows rejected by the desk are shown again, marked, and can be corrected', async ({
  bulkApply,
  page,
  sandbox,
}) => {
  const rows = people(3)
  await bulkApply.open()
  await bulkApply.upload({ content: table(rows) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  const refusal = { state: 'invalid', errors: [{ row: 2, errors: { '/anything': 'This cannot be stored' } }] }
  await page.route('**/api/runs/*/rows', (route) => route.fulfill({ json: refusal }), { times: 1 })
  await bulkApply.send.click()
  await expect(bulkApply.step('Check')).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'The desk didn’t accept 1 row' })
  await expect(notice).toContainText('Row 2: This cannot be stored')
  await expect(bulkApply.row(2)).toContainText('Not accepted')
  await (await bulkApply.cell(2, 'Full name')).click()
  await page.keyboard.type('Somebody else')
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await bulkApply.goOn.click()
  await bulkApply.send.click()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect(async () => {
    const sent = (await sandbox.requests('POST /easy-apply')).filter(({ isWorkDone }) => isWorkDone)
    expect(sent).toHaveLength(3)
    expect(JSON.stringify(sent.map(({ body }) => body))).toContain('Somebody else')
  }).toPass()
})

test('after signing in again when the session ended before the upload, the run starts', async ({
  bulkApply,
  context,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/401/)
  const followed = untilFollowed(page)
  await bulkApply.open()
  await followed
  await bulkApply.upload({ content: table(people(2)) })
  await bulkApply.check()
  await bulkApply.goOn.click()
  await context.clearCookies()
  await bulkApply.send.click()
  const dialog = new SignInDialog(page)
  await expect(dialog.root).toBeVisible()
  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  await expect(main.getByText('Your session has ended', { exact: true })).toBeVisible()
  // The line about the draft has such a button too, once it could not be saved.
  await main.getByRole('region').getByRole('button', { name: 'Sign in again' }).click()
  await dialog.signInAs(accounts.recruiter)
  await expect(main.getByText('You are signed in again')).toBeVisible()
  await expect(main.getByText('Your session has ended', { exact: true })).toBeHidden()
  await expect(main.getByRole('button', { name: 'Sign in again' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect.poll(() => sandbox.works('POST /easy-apply')).toBe(2)
})

test('when the jobs cannot be read, the rows are checked without them', async ({
  bulkApply,
  page,
  browserErrors,
  sandbox,
}) => {
  browserErrors.allow(/502/)
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 403 })
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(2, 'no-such-job')) })
  await bulkApply.check()
  await expect(page.getByText('The jobs could not be checked')).toBeVisible()
  await expect(bulkApply.summary).toHaveText('2 ready')
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bulkApply.summary).toHaveText('0 ready · 2 to review')
})

test('marks people already applied for from this desk, and says when that cannot be checked', async ({
  bulkApply,
  easyApply,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  await easyApply.open()
  const email = await easyApply.fillIn({ isQueued: true })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  await page.route('**/api/runs/earlier', (route) => route.abort(), { times: 1 })
  await bulkApply.open()
  await bulkApply.upload({ content: table([...people(2), [email.toUpperCase(), 'Ada', warehouse]]) })
  await bulkApply.check()
  const notice = page.getByRole('status').filter({ hasText: 'Duplicates could not be checked' })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 to review')
  await bulkApply.problems.getByRole('button', { name: 'Show' }).click()
  await expect(bulkApply.grid).toHaveAttribute('aria-rowcount', '2')
})
