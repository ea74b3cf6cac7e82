import { expect, test } from './fixtures'

const openJob = 'Warehouse associate'

test('an application is queued with its résumé, by the profile', async ({ easyApply, sandbox }) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill('ada@example.com')
  await easyApply.field('Full name').fill('Ada Lovelace')
  await easyApply.resume.setInputFiles({
    name: 'ada.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 ada'),
  })
  await easyApply.submit.click()
  await expect(easyApply.verdict('Queued')).toBeVisible()
  const [request] = await sandbox.requests('POST /easy-apply')
  expect(request?.body).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    applicant: {
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      resume: { file: { fileName: 'ada.pdf', contentType: 'application/pdf', data: expect.any(String) } },
    },
    job: { jobId: '881200' },
    enqueue: true,
    appliedOnMillis: expect.any(Number),
  })
})

test('sent at once, then again: submitted, then already applied with the application form', async ({
  easyApply,
  page,
}) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill('grace@example.com')
  await easyApply.field('Full name').fill('Grace Hopper')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.verdict('Already applied')).toBeVisible()
  await expect(page.getByText(/Application form \d+/)).toBeVisible()
})

test('a job that closed meanwhile', async ({ easyApply, page, sandbox }) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await sandbox.set({ jobs: { '881200': 'closed' } })
  await easyApply.email.fill('ada@example.com')
  await easyApply.field('Full name').fill('Ada Lovelace')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Job closed or missing' })).toContainText(
    'Nothing was changed',
  )
})

test('a closed job says so where it is chosen', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.job.fill('881239')
  await expect(page.getByRole('option', { name: /closed: takes no applications/ })).toBeVisible()
})

test('what is missing is said at its field, and nothing is sent', async ({ easyApply, page, sandbox }) => {
  await easyApply.open()
  await expect(easyApply.job).toBeVisible()
  await easyApply.email.fill('not an address')
  await easyApply.submit.click()
  await expect(easyApply.job).toHaveAccessibleDescription('Choose a job')
  await expect(easyApply.email).toHaveAccessibleDescription(/not an e-mail address/)
  await expect(easyApply.field('Full name')).toHaveAccessibleDescription('This is needed')
  await expect(page.getByText(/fields need a look. Nothing was sent./)).toBeVisible()
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(0)
})

test('an interview without an interviewer: the partner’s word stands on that field', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill('ada@example.com')
  await easyApply.field('Full name').fill('Ada Lovelace')
  await page.locator('summary', { hasText: 'Interview' }).click()
  await easyApply.field('Minutes').fill('60')
  await easyApply.submit.click()
  await expect(easyApply.field('Interviewer ID')).toHaveAccessibleDescription('interviewer_id is required')
})

test('an answer that was lost is "Not known yet", and is not sent again by itself', async ({ easyApply, sandbox }) => {
  await sandbox.fail({ endpoint: 'POST /easy-apply', transport: 'drop', when: 'after' })
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill('ada@example.com')
  await easyApply.field('Full name').fill('Ada Lovelace')
  await easyApply.submit.click()
  await expect(easyApply.verdict('Not known yet')).toBeVisible()
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(1)
})

test('the jobs do not come: the form says why and tries again', async ({ easyApply, page, sandbox, problems }) => {
  problems.allow(/502/)
  await sandbox.fail({ endpoint: 'GET /jobs', times: 1, status: 503 })
  await easyApply.open()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await easyApply.chooseJob(openJob)
})
