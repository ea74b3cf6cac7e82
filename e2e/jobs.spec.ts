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

test('a job is created, and stands in the list', async ({ jobs, page, sandbox }) => {
  await jobs.open()
  await jobs.newJob.click()
  await expect(jobs.newHeading).toBeVisible()
  await jobs.field('Title').fill('Night baker')
  await jobs.field('Team ID').fill('12')
  await jobs.field('Job type').selectOption('Part time')
  await page.getByText('Other fields').click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('Name', { exact: true }).fill('shift')
  await page.getByLabel('JSON value').fill('{"from":22}')
  await jobs.create.click()
  await expect(jobs.verdict('Created')).toBeVisible()
  const [request] = await sandbox.requests('POST /jobs')
  expect(request?.body).toEqual({ name: 'Night baker', team_id: 12, job_type: 'Part time', shift: { from: 22 } })
  await page.getByRole('link', { name: 'Look at the jobs' }).click()
  await expect(jobs.row('Night baker')).toBeVisible()
})

test('a wrong value is said at its field, and nothing is sent', async ({ jobs, page, sandbox }) => {
  await jobs.openNew()
  await jobs.field('Team ID').fill('eleven')
  await jobs.field('Job owner’s email').fill('nobody')
  await jobs.create.click()
  await expect(page.getByText('3 fields need a look. Nothing was sent.')).toBeVisible()
  await expect(jobs.field('Title')).toHaveAccessibleDescription('This is needed')
  await expect(jobs.field('Title')).toBeFocused()
  await expect(jobs.field('Team ID')).toHaveAccessibleDescription(/not a number/)
  await expect(jobs.field('Job owner’s email')).toHaveAccessibleDescription(/not an e-mail address/)
  expect(await sandbox.requests('POST /jobs')).toHaveLength(0)
})

test('what the partner finds wrong stands on the field', async ({ jobs, page, sandbox }) => {
  const body = { developer_message: 'invalid', errors: { name: ['is taken in this team'] } }
  await sandbox.fail({ endpoint: 'POST /jobs', status: 400, body })
  await jobs.openNew()
  await jobs.field('Title').fill('Night baker')
  await jobs.field('Team ID').fill('11')
  await jobs.create.click()
  await expect(page.getByText('Not created')).toBeVisible()
  await expect(jobs.field('Title')).toHaveAccessibleDescription('is taken in this team')
  await expect(jobs.field('Title')).toHaveValue('Night baker')
})

for (const [what, fault] of [
  ['a timeout after the work was done', { status: 504, when: 'after' as const }],
  ['an answer that was lost', { transport: 'drop' as const, when: 'after' as const }],
  ['a busy address lookup', { status: 424 }],
] as const)
  test(`${what} is never called a failure`, async ({ jobs, sandbox, page }) => {
    await sandbox.fail({ endpoint: 'POST /jobs', ...fault })
    await jobs.openNew()
    await jobs.field('Title').fill('Night baker')
    await jobs.field('Team ID').fill('11')
    await jobs.create.click()
    await expect(jobs.verdict('Not known yet')).toBeVisible()
    await expect(page.getByText('It is not known whether anything was changed.')).toBeVisible()
    expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
  })

test('a press while it is being sent sends nothing more', async ({ jobs, sandbox }) => {
  await sandbox.set({ latencyMs: 400 })
  await jobs.openNew()
  await jobs.field('Title').fill('Night baker')
  await jobs.field('Team ID').fill('11')
  await jobs.create.dblclick()
  await expect(jobs.verdict('Created')).toBeVisible()
  expect(await sandbox.requests('POST /jobs')).toHaveLength(1)
})

test.describe('a viewer', () => {
  test.use({ role: 'viewer' })

  test('reads the jobs, is offered no new one, and is refused by the server all the same', async ({ jobs, page }) => {
    await jobs.open()
    await expect(jobs.row('Warehouse associate').first()).toBeVisible()
    await expect(jobs.newJob).toBeHidden()
    for (const address of ['/jobs/new', '/easy-apply', '/people']) {
      await page.goto(address)
      await expect(page.getByText('Your role does not allow this')).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Overview',
      'Applicants',
      'Jobs',
      'AI chat',
    ])
  })
})
