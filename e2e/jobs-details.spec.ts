import { axe, expect, test } from './fixtures'
import { uniqueTitle } from './support/unique-title'

test('a row opens the details with every field, the record as JSON, and the job’s actions', {
  tag: '@core',
}, async ({ jobs, page }) => {
  await jobs.open()
  const title = await jobs.titles.first().textContent()
  await jobs.titles.first().click()
  await expect(jobs.details).toBeVisible()
  await expect(jobs.details.getByRole('heading')).toHaveText(title ?? '')
  await expect(jobs.action('Copy')).toBeVisible()
  await axe(page)
  await jobs.details.getByRole('tab', { name: 'JSON' }).click()
  await expect(jobs.details.getByText(`"${title}"`)).toBeVisible()
  await jobs.details.getByRole('button', { name: 'Next job' }).click()
  await jobs.details.getByRole('button', { name: 'Previous job' }).click()
  await expect(jobs.details.getByRole('heading')).toHaveText(title ?? '')
  await page.keyboard.press('Escape')
  await expect(jobs.details).toBeHidden()
})

test('the details format a date as the list and an applicant’s details do', async ({ jobs }) => {
  await jobs.open()
  await jobs.row('Warehouse associate').first().click()
  const published = jobs.details.locator('dt', { hasText: 'Published date' }).locator('xpath=following-sibling::dd[1]')
  await expect(published).toHaveText(/^[A-Z][a-z]{2} \d+, 20\d\d, \d+:\d\d/)
})

test('the address holds the open job, the filter and the columns', async ({ jobs, page }) => {
  await jobs.open()
  await page.getByRole('searchbox', { name: 'Filter jobs' }).fill('warehouse')
  await expect(page).toHaveURL(/filter=warehouse/)
  await jobs.columnsButton.click()
  const choice = jobs.columns.getByRole('list', { name: 'Columns' }).getByRole('checkbox').first()
  const shown = await jobs.table.getByRole('columnheader').count()
  await choice.uncheck()
  await expect(jobs.table.getByRole('columnheader')).toHaveCount(shown - 1)
  await jobs.titles.first().click()
  await expect(jobs.columns).toBeHidden()
  await expect(page).toHaveURL(/open=/)
  await page.reload()
  await expect(jobs.details).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Filter jobs' })).toHaveValue('warehouse')
  await expect(jobs.table.getByRole('columnheader')).toHaveCount(shown - 1)
})

test('C opens the column panel, as in the list of applicants', async ({ jobs, page }) => {
  await jobs.open()
  await jobs.titles.first().click()
  await expect(jobs.details).toBeVisible()
  await page.keyboard.press('c')
  await expect(jobs.columns).toBeVisible()
  await expect(jobs.details).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(jobs.columns).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Choose columns')
})

test('the keyboard opens rows', async ({ jobs, page }) => {
  await jobs.open()
  await expect(jobs.titles.first()).toBeVisible()
  await page.getByRole('region', { name: 'Jobs list' }).focus()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(jobs.table.locator('[role=row]:focus')).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(jobs.details).toBeVisible()
})

test('the list follows J through the details, also after a reload, and closing them focuses the job shown last', async ({
  jobs,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await jobs.open()
  await jobs.titles.first().click()
  await expect(jobs.details).toBeFocused()
  const row = (index: number) => jobs.table.locator(`[data-index="${index}"]`)
  for (let index = 1; index <= 30; index += 1) {
    await page.keyboard.press('j')
    await expect(row(index)).toHaveAttribute('aria-current', 'true')
  }
  // The details cover the rest of the row.
  await expect(row(30)).toBeInViewport({ ratio: 0.5 })
  await page.reload()
  await expect(jobs.details).toBeFocused()
  await expect(row(30)).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('Escape')
  await expect(row(30)).toBeFocused()
})

test('an applicant can be applied to the job from its details', async ({ easyApply, jobs, page }) => {
  await jobs.open()
  await jobs.row('Warehouse associate').first().click()
  await jobs.action('Submit an application').click()
  await expect(easyApply.heading).toBeVisible()
  await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
})

test('a bulk run for the job can be started from its details', async ({ bulkApply, jobs, page }) => {
  await jobs.open()
  await jobs.row('Warehouse associate').first().click()
  await jobs.action('Bulk apply').click()
  await expect(page.getByText(/^For “Warehouse associate”/)).toBeVisible()
  await bulkApply.pasted.fill('Email,Full name\nada@example.com,Ada Lovelace')
  await bulkApply.usePasted.click()
  await expect(bulkApply.job).toHaveValue(/^Warehouse associate/)
})

test('the description is shown with its formatting, and no script in it runs', async ({ jobs, page, sandbox }) => {
  const name = uniqueTitle('Night baker')
  await sandbox.createJob({
    name,
    team_id: 11,
    description:
      '<p onclick="window.ran = 1">Bake <strong>bread</strong></p><img src="x" onerror="window.ran = 1"><ul><li>Nights</li></ul>',
  })
  await jobs.open()
  await jobs.row(name).click()
  const shown = jobs.details.getByRole('region', { name: 'Description' })
  await expect(shown.getByText('Bake bread')).toBeVisible()
  await expect(shown.getByRole('listitem')).toHaveText('Nights')
  await expect(shown.locator('img')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('a job’s team links to the jobs of that team, from its details and from the list', async ({ jobs, page }) => {
  await jobs.open()
  const job = jobs.row('Warehouse associate').first()
  await job.getByRole('link', { name: '11', exact: true }).click()
  await expect(page).toHaveURL(/\?where=teamId%3A11$/)
  await expect(page.getByText(/^\d+ of \d+ jobs$/)).toBeVisible()
  await expect(jobs.details).toBeHidden()
  await page.goto('/jobs')
  await job.click()
  const field = jobs.details.getByRole('definition').filter({ hasText: /^11$/ })
  await field.getByRole('link', { name: '11', exact: true }).click()
  await expect(page).toHaveURL(/\?where=teamId%3A11$/)
})

test('the details list this desk’s activity for the job, with links', async ({ easyApply, jobs, page }) => {
  await easyApply.open()
  const email = await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await jobs.open()
  await jobs.row('Warehouse associate').first().click()
  const activity = jobs.details.getByRole('region', { name: 'Activity on this desk' })
  await expect(activity.getByRole('listitem').first()).toContainText(`${email} · Easy apply · Submitted`)
  await activity.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Activity details' })).toContainText(email)
})

test('the details say who created the job from this desk, and link to the entry', async ({ jobs, page }) => {
  const name = uniqueTitle('Night baker')
  await jobs.openNew()
  await jobs.fill(name)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  await jobs.open()
  await jobs.row(name).click()
  const activity = jobs.details.getByRole('region', { name: 'Activity on this desk' })
  await expect(activity.getByRole('listitem').filter({ hasText: 'Job created' })).toContainText('Rosa Recruiter · ')
  await activity.getByRole('link', { name: 'Job created' }).click()
  await expect(page.getByRole('dialog', { name: 'Activity details' })).toContainText(name)
})

test('the list shows a description in one line, without its HTML', async ({ jobs, sandbox }) => {
  const name = uniqueTitle('Night baker')
  await sandbox.createJob({ name, team_id: 11, description: '<p>Bake <b>bread</b></p><ul><li>Nights</li></ul>' })
  await jobs.open()
  await jobs.columnsButton.click()
  await jobs.columns.getByRole('checkbox', { name: 'Description' }).check()
  await expect(jobs.row(name).getByRole('cell', { name: 'Bake bread Nights', exact: true })).toBeVisible()
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('can read the details, and is offered no action that writes', async ({ jobs }) => {
    await jobs.open()
    await jobs.titles.first().click()
    await expect(jobs.details.getByRole('button', { name: 'Copy ID' })).toBeVisible()
    for (const action of ['Submit an application', 'Copy', 'Bulk apply'] as const)
      await expect(jobs.action(action)).toHaveCount(0)
  })
})

test('a link to a job that is not listed says so', async ({ jobs, page }) => {
  await page.goto('/jobs?open=no-such-job')
  const notice = page.getByText('This desk can’t see this job at the partner')
  await expect(notice).toBeVisible()
  await expect(jobs.details).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/\/jobs$/)
})
