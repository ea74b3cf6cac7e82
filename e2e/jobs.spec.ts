import { tokensOf } from '../lib/records/pointer'
import { expect, test } from './fixtures'

test('the list is filtered by what is typed, and says of how many', async ({ jobs, page }) => {
  await jobs.open()
  await expect(page.getByText('40 jobs', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter jobs' }).fill('warehouse')
  await expect(jobs.row('Warehouse associate').first()).toBeVisible()
  await expect(page.getByText(/^\d+ of 40 jobs$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter jobs' }).fill('no such job anywhere')
  await expect(page.getByText('No job fits the filter')).toBeVisible()
})

test('a job is created, and stands in the list', { tag: '@core' }, async ({ jobs, names, page, sandbox }) => {
  await jobs.open()
  await jobs.newJob.click()
  await expect(jobs.newHeading).toBeVisible()
  await jobs.form.fill('', names.sample.job)
  await page.getByText('Other fields').click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('Name', { exact: true }).fill('shift')
  await page.getByLabel('JSON value').fill('{"from":22}')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  const [request] = await sandbox.requests('POST /jobs')
  expect(request?.body).toEqual({ ...names.sample.job, shift: { from: 22 } })
  await page.getByRole('link', { name: 'Look at the jobs' }).click()
  await expect(jobs.row('Night baker')).toContainText('Open')
})

test('a wrong value is said at its field, and nothing is sent', async ({ jobs, page, sandbox }) => {
  await jobs.openNew()
  await jobs.team.fill('eleven')
  await jobs.field('Job owner’s email').fill('nobody')
  await jobs.create.click()
  await expect(page.getByText('3 fields need a look. Nothing was sent.')).toBeVisible()
  await expect(jobs.title).toHaveAccessibleDescription('This is needed')
  await expect(jobs.title).toBeFocused()
  await expect(jobs.team).toHaveAccessibleDescription(/not a number/)
  await expect(jobs.field('Job owner’s email')).toHaveAccessibleDescription(/not an e-mail address/)
  expect(await sandbox.requests('POST /jobs')).toHaveLength(0)
})

test('what the partner finds wrong stands on the field', { tag: '@core' }, async ({ jobs, names, page, sandbox }) => {
  const field = tokensOf(names.profile.jobs.title).join('.')
  const body = { developer_message: 'invalid', errors: { [field]: ['is taken in this team'] } }
  await sandbox.fail({ endpoint: 'POST /jobs', status: 400, body })
  await jobs.openNew()
  await jobs.form.fill('', names.sample.job)
  await jobs.send()
  await expect(jobs.outcome('Not created')).toBeVisible()
  await expect(jobs.title).toHaveAccessibleDescription('is taken in this team')
  await expect(jobs.title).toHaveValue('Night baker')
  await expect(page.getByText('is taken in this team')).toHaveCount(1)
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('reads the jobs, is offered no new one, and is refused by the server all the same', async ({ jobs, page }) => {
    await jobs.open()
    await expect(jobs.row('Warehouse associate').first()).toBeVisible()
    await expect(jobs.newJob).toBeHidden()
    await expect(jobs.table.getByRole('button')).toHaveCount(0)
    for (const address of ['/jobs/new', '/easy-apply', '/bulk-apply', '/people']) {
      await page.goto(address)
      await expect(page.getByText('Your role does not allow this')).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Overview',
      'Applicants',
      'Jobs',
      'AI chat',
      'Activity',
    ])
  })
})
