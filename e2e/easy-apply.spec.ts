import { readPointer, tokensOf } from '../lib/records/pointer'
import { expect, test } from './fixtures'

const openJob = 'Warehouse associate'
/** A new address each time, as the desk remembers applicants longer than the sandbox does. */
const nobodyElse = () => `ada.${crypto.randomUUID()}@example.com`

test('an application is queued with its résumé, as the profile maps it', { tag: '@core' }, async ({
  easyApply,
  names,
  sandbox,
}) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  const address = nobodyElse()
  await easyApply.email.fill(address)
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.resume.setInputFiles({
    name: 'ada.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 ada'),
  })
  await easyApply.submit.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  const [request] = await sandbox.requests('POST /easy-apply')
  const { email, job, enqueue = '' } = names.profile.easyApply
  expect(readPointer(request?.body, email)).toBe(address)
  expect(readPointer(request?.body, job)).toBe(names.sample.openJob)
  expect(readPointer(request?.body, enqueue)).toBe(true)
  const sent = (pointer: string) => names.readApplication(request?.body, pointer)
  expect(sent('/applicant/fullName')).toBe('Ada Lovelace')
  expect(sent('/applicant/resume/file/data')).toBe(Buffer.from('%PDF-1.7 ada').toString('base64'))
  expect(sent('/id')).toMatch(/^[0-9a-f-]{36}$/)
  if (names.inApplication('/applicant/resume/file/fileName'))
    expect(sent('/applicant/resume/file/fileName')).toBe('ada.pdf')
  if (names.inApplication('/appliedOnMillis')) expect(sent('/appliedOnMillis')).toEqual(expect.any(Number))
})

test('sending the same application twice shows it as submitted, then as already applied with the application form', {
  tag: '@core',
}, async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill(nobodyElse())
  await easyApply.fullName.fill('Grace Hopper')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  const application = page.getByRole('link', { name: 'View application' })
  const address = (await application.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/applicants\?open=/)
  await easyApply.submit.click()
  await easyApply.applyAgain.click()
  await expect(easyApply.outcome('Already applied')).toBeVisible()
  await expect(application).toHaveAttribute('href', address)
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible()
})

test('shows the rejection when a job closed in the meantime', async ({ easyApply, names, page, sandbox }) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await sandbox.set({ jobs: { [String(names.sample.openJob)]: 'closed' as const } })
  await easyApply.email.fill(nobodyElse())
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: 'This job isn’t accepting applications' })).toContainText(
    'Nothing was changed',
  )
})

test('a closed job is marked in the job picker', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.job.fill('881239')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option', { name: /not accepting applications/ })).toBeVisible()
})

test('warns that an application queued for a closed job may be rejected', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.job.fill('881239')
  await page.getByRole('option', { name: /881239/ }).click()
  await expect(page.getByText('The partner may refuse the application.')).toBeVisible()
  await easyApply.email.fill(nobodyElse())
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.submit.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  await expect(
    page.getByText(/isn’t accepting applications, so the partner may still refuse this application/),
  ).toBeVisible()
})

test('shows missing values at their fields, and sends nothing', async ({ easyApply, page, sandbox }) => {
  await easyApply.open()
  await expect(easyApply.job).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.email).toHaveAccessibleDescription('Required')
  await expect(page.getByText('3 fields need attention. Nothing was sent.')).toBeVisible()
  await easyApply.email.fill('not an address')
  await expect(page.getByText('2 fields need attention. Nothing was sent.')).toBeVisible()
  await easyApply.submit.click()
  await expect(easyApply.job).toHaveAccessibleDescription('Choose a job')
  await expect(easyApply.email).toHaveAccessibleDescription(/not an email address/)
  await expect(easyApply.fullName).toHaveAccessibleDescription('Required')
  await expect(page.getByText('3 fields need attention. Nothing was sent.')).toBeVisible()
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(0)
})

test('shows the partner’s message at the interviewer field when it is missing', { tag: '@core' }, async ({
  easyApply,
}) => {
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill(nobodyElse())
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.fill('/interview/duration', '60')
  await easyApply.submit.click()
  await expect(easyApply.at('/interview/interviewerId')).toBeVisible()
  await expect(easyApply.at('/interview/interviewerId')).toHaveAccessibleDescription(/is required$/)
})

test('shows a validation error from the partner even when the form has no such field', async ({
  easyApply,
  names,
  page,
  sandbox,
}) => {
  const field = tokensOf(names.profile.easyApply.enqueue ?? '').join('.')
  const body = { developer_message: 'invalid', errors: { [field]: ['cannot be used in this team'] } }
  await sandbox.fail({ endpoint: 'POST /easy-apply', status: 400, body })
  await easyApply.open()
  await easyApply.chooseJob(openJob)
  await easyApply.email.fill(nobodyElse())
  await easyApply.fullName.fill('Ada Lovelace')
  await easyApply.submit.click()
  await expect(page.getByText(`${field}: cannot be used in this team.`)).toBeVisible()
  await expect(page.getByText(/needs? a look/)).toHaveCount(0)
})

test('says why the jobs did not load, and tries again', async ({
  easyApply,
  page,
  browserErrors,
  retryNotice,
  sandbox,
}) => {
  browserErrors.allow(/502/)
  await retryNotice.hurry()
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 503 })
  await easyApply.open()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await easyApply.chooseJob(openJob)
})
