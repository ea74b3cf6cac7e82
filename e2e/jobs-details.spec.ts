import { axe, expect, test } from './fixtures'

test('a row opens the details: every field, the record as JSON, and what can be done with the job', {
  tag: '@core',
}, async ({ jobs, page }) => {
  await jobs.open()
  const title = await jobs.titles.first().textContent()
  await jobs.titles.first().click()
  await expect(jobs.details).toBeVisible()
  await expect(jobs.details.getByRole('heading')).toHaveText(title ?? '')
  await expect(jobs.details.getByRole('button', { name: 'Copy as new job' })).toBeVisible()
  await axe(page)
  await jobs.details.getByRole('tab', { name: 'JSON' }).click()
  await expect(jobs.details.getByText(`"${title}"`)).toBeVisible()
  await jobs.details.getByRole('button', { name: 'Next job' }).click()
  await jobs.details.getByRole('button', { name: 'Previous job' }).click()
  await expect(jobs.details.getByRole('heading')).toHaveText(title ?? '')
  await page.keyboard.press('Escape')
  await expect(jobs.details).toBeHidden()
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

test('rows are opened with the keyboard', async ({ jobs, page }) => {
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

test('somebody is applied to the job from its details', async ({ easyApply, jobs, page }) => {
  await jobs.open()
  await jobs.row('Warehouse associate').first().click()
  await jobs.details.getByRole('button', { name: 'Apply somebody to this job' }).click()
  await expect(easyApply.heading).toBeVisible()
  await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('reads the details, and is offered nothing that writes', async ({ jobs }) => {
    await jobs.open()
    await jobs.titles.first().click()
    await expect(jobs.details.getByRole('button', { name: 'Copy ID' })).toBeVisible()
    await expect(jobs.details.getByRole('button', { name: 'Apply somebody to this job' })).toBeHidden()
    await expect(jobs.details.getByRole('button', { name: 'Copy as new job' })).toBeHidden()
  })
})

test('a link to a job that is not listed says so', async ({ jobs, page }) => {
  await page.goto('/jobs?open=no-such-job')
  const notice = page.getByText('The partner does not list this job to the desk’s key')
  await expect(notice).toBeVisible()
  await expect(jobs.details).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/\/jobs$/)
})
