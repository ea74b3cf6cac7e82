import type { Page } from '@playwright/test'
import { axe, expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { EasyApplyPage } from './pages/easy-apply'
import { JobsPage } from './pages/jobs'
import { sampleApplicants } from './support/sample-applicants'
import { test } from './support/server-process'

const run = crypto.randomUUID().slice(0, 8)
const emailOf = (index: number) => `quick${index}.${run}.${crypto.randomUUID().slice(0, 8)}@example.com`
const phoneOf = (index: number) => `+1 202 555 01${10 + index}`
/** A job of team 15, which accepts repeat applications: the desk never resends on its own. */
const jobWithRepeats = 'Verkäufer:in Teilzeit (m/w/d)'
const people = () => sampleApplicants(12, (index) => ({ email: emailOf(index), phone: phoneOf(index) }))

const form = (page: Page) => page.getByRole('region', { name: 'Apply to a job' })
const nextApplicant = (page: Page) => form(page).getByRole('button', { name: 'Next applicant' })

test('applies an applicant from their details, prefilled from the record, and the outcome links to both', async ({
  applicants,
  easyApply,
  names,
  page,
  sandbox,
}) => {
  const records = people()
  await sandbox.haveApplicants(records)
  await applicants.openAll()
  await applicants.row('Person 003').getByRole('button').click()
  await applicants.details.getByRole('button', { name: 'Apply to a job' }).click()
  await expect(easyApply.job).toBeFocused()
  await expect(easyApply.email).toHaveValue(records[3]?.email ?? '')
  await expect(easyApply.fullName).toHaveValue('Person 003')
  await axe(page)
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(page).toHaveURL(/\/applicants/)
  const outcome = form(page)
  await expect(outcome.getByRole('link', { name: 'Person 003' })).toBeVisible()
  await expect(outcome.getByRole('link', { name: /^Warehouse associate/ })).toHaveAttribute('href', /^\/jobs\?open=/)
  await expect(nextApplicant(page)).toBeFocused()
  await axe(page)
  const history = applicants.details.getByRole('region', { name: 'Activity on this desk' })
  await expect(history.getByRole('listitem')).toContainText(['Submitted'])
  const sent = (await sandbox.requests('POST /easy-apply')).filter(({ body }) =>
    JSON.stringify(body).includes(records[3]?.email ?? 'nobody'),
  )
  expect(sent).toHaveLength(1)
  expect(names.readApplication(sent[0]?.body, '/applicant/phoneNumber')).toBe(phoneOf(3))
})

test('applying the next applicant takes three keys', async ({ applicants, easyApply, page, sandbox }) => {
  const records = people()
  await sandbox.haveApplicants(records)
  await applicants.openAll()
  await applicants.row('Person 002').getByRole('button').click()
  await expect(applicants.details).toBeVisible()
  const emailAt = await applicants.copyEmail.boundingBox()
  await page.keyboard.press('a')
  await expect(easyApply.job).toBeFocused()
  expect(await applicants.copyEmail.boundingBox()).toEqual(emailAt)
  await page.keyboard.type('warehouse')
  await expect(page.getByRole('option', { name: /Warehouse associate/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
  await page.keyboard.press('Enter')
  await expect(easyApply.outcome('Queued')).toBeVisible()
  for (const name of ['Person 003', 'Person 004']) {
    await expect(nextApplicant(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(applicants.details.getByRole('heading', { name })).toBeVisible()
    await page.keyboard.press('a')
    await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
    await expect(easyApply.job).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('link', { name })).toBeVisible()
  }
  const sent = (await sandbox.requests('POST /easy-apply')).map(({ body }) => JSON.stringify(body))
  for (const place of [2, 3, 4])
    expect(sent.filter((body) => body.includes(records[place]?.email ?? 'nobody'))).toHaveLength(1)
})

test('a field that the partner requires is in the next applicant’s form from the start', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  await sandbox.haveApplicants(people())
  const { page } = await startDeskAsAdmin()
  const [applicants, easyApply] = [new ApplicantsPage(page), new EasyApplyPage(page, names)]
  const asked = form(page).getByLabel('The partner asks for desk_code')
  await applicants.openAll()
  await applicants.row('Person 005').getByRole('button').click()
  await page.keyboard.press('a')
  await easyApply.chooseJob(jobWithRepeats)
  await expect(asked).toHaveCount(0)
  const errors = { desk_code: ['is required'] }
  await sandbox.fail({ endpoint: 'POST /easy-apply', status: 400, body: { developer_message: 'Invalid', errors } })
  await easyApply.submit.click()
  await expect(form(page)).toContainText('The desk’s form doesn’t match this partner')
  await asked.fill('D-1')
  await easyApply.submit.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  await nextApplicant(page).click()
  await page.keyboard.press('a')
  await expect(easyApply.job).toBeFocused()
  await expect(asked).toBeVisible()
})

test('asks for confirmation before applying someone to the same job again', async ({
  applicants,
  easyApply,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await applicants.row('Person 001').getByRole('button').click()
  for (const isAgain of [false, true]) {
    await page.keyboard.press('a')
    await easyApply.chooseJob('Warehouse associate')
    if (isAgain) await expect(form(page)).toContainText('Already sent from this desk: queued')
    await easyApply.submit.click()
    if (isAgain) break
    await expect(easyApply.outcome('Queued')).toBeVisible()
    await nextApplicant(page).click()
    await applicants.details.getByRole('button', { name: 'Previous applicant' }).click()
  }
  await expect(easyApply.askedBack).toBeVisible()
  await easyApply.askedBack.getByRole('button', { name: 'Go back' }).click()
  await expect(easyApply.job).toBeFocused()
  // Escape first closes the form, then the details.
  await easyApply.email.press('Escape')
  await expect(form(page)).toBeHidden()
  await expect(applicants.details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(applicants.details).toBeHidden()
})

test('asks for confirmation, in the full form too, before applying someone already listed with the job, and sends once confirmed', async ({
  names,
  sandbox,
  startDeskAsAdmin,
}) => {
  await sandbox.haveApplicants(
    people().map((person) => ({ ...person, job_id: 881_200, job_name: 'Warehouse associate' })),
  )
  // A separate desk, which has not guessed the job's field path from another test's records.
  const { page } = await startDeskAsAdmin()
  const [applicants, easyApply] = [new ApplicantsPage(page), new EasyApplyPage(page, names)]
  const jobs = new JobsPage(page, names)
  await jobs.open()
  await expect(jobs.titles.first()).toBeVisible()
  await applicants.openAll()
  await applicants.row('Person 009').getByRole('button').click()
  await page.keyboard.press('a')
  await easyApply.chooseJob('Warehouse associate')
  await expect(form(page)).toContainText('This person has already applied to this job')
  await easyApply.submit.click()
  await expect(easyApply.askedBack).toContainText('Already in the list of applicants, from elsewhere')
  await expect(easyApply.askedBack).toContainText('This one has not been sent.')
  await easyApply.askedBack.getByRole('button', { name: 'Go back' }).click()
  await expect(easyApply.job).toBeFocused()
  await easyApply.submit.click()
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(0)
  await easyApply.applyAgain.click()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(1)
  await applicants.openAll()
  await applicants.row('Person 008').getByRole('button').click()
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Open full form' }).click()
  await expect(easyApply.heading).toBeVisible()
  await easyApply.chooseJob('Warehouse associate')
  await expect(page.getByRole('region', { name: 'Applied before?' })).toContainText(
    'This person has already applied to this job',
  )
  await easyApply.submit.click()
  await expect(easyApply.askedBack).toContainText('Already in the list of applicants, from elsewhere')
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(1)
})

test('a rejection stays beside the form, and another job can be chosen', async ({
  applicants,
  easyApply,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await sandbox.fail({ endpoint: 'POST /easy-apply', status: 412, times: 1 })
  await applicants.list.getByText('Person 006').click()
  await page.keyboard.press('a')
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
  await expect(easyApply.outcome('This job isn’t accepting applications')).toBeVisible()
  await easyApply.chooseJob('Line cook')
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
})

test('the full form keeps what was entered', async ({ applicants, easyApply, page, sandbox }) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await applicants.row('Person 008').getByRole('button').click()
  await page.keyboard.press('a')
  await easyApply.chooseJob('Line cook')
  await easyApply.fullName.fill('Person Eight')
  await page.getByRole('button', { name: 'Open full form' }).click()
  await expect(easyApply.heading).toBeVisible()
  await expect(easyApply.job).toHaveValue(/^Line cook/)
  await expect(easyApply.fullName).toHaveValue('Person Eight')
  expect(page.url()).not.toMatch(/@|%40/)
})

test('after a lost response the keyboard still works, and the applicant still needs a decision', async ({
  applicants,
  easyApply,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await sandbox.fail({ endpoint: 'POST /easy-apply', transport: 'drop', when: 'after', times: 2 })
  await applicants.row('Person 004').getByRole('button').click()
  for (const name of ['Person 004', 'Person 005']) {
    await expect(applicants.details.getByRole('heading', { name })).toBeVisible()
    await page.keyboard.press('a')
    await easyApply.chooseJob(jobWithRepeats)
    await easyApply.submit.click()
    await expect(easyApply.choice).toContainText(`${name} for ${jobWithRepeats}`)
    await expect(nextApplicant(page)).toBeVisible()
    await page.keyboard.press('j')
  }
  await expect(applicants.details.getByRole('heading', { name: 'Person 006' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(applicants.details.getByRole('heading', { name: 'Person 005' })).toBeVisible()
  await expect(form(page)).toBeHidden()
})

test('shortcut keys leave a form only while it is empty, and work again once Escape has closed it', async ({
  applicants,
  easyApply,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await applicants.row('Person 007').getByRole('button').click()
  const next = applicants.details.getByRole('button', { name: 'Next applicant' })
  await page.keyboard.press('a')
  await expect(easyApply.job).toBeFocused()
  await expect(next).toBeEnabled()
  await easyApply.fullName.fill('Person Seven')
  await expect(next).toBeDisabled()
  await form(page).getByRole('button', { name: 'Submit application' }).focus()
  await page.keyboard.press('j')
  await expect(applicants.details.getByRole('heading', { name: 'Person 007' })).toBeVisible()
  await expect(easyApply.fullName).toHaveValue('Person Seven')
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeHidden()
  await page.keyboard.press('j')
  await expect(applicants.details.getByRole('heading', { name: 'Person 008' })).toBeVisible()
})

test('what was typed into a form stays for when its applicant is opened again', async ({
  applicants,
  easyApply,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(people())
  await applicants.openAll()
  await applicants.row('Person 007').getByRole('button').click()
  await page.keyboard.press('a')
  await easyApply.chooseJob('Warehouse associate')
  await easyApply.fullName.fill('Person Seven')
  await applicants.row('Person 008').getByRole('button').click()
  await expect(applicants.details.getByRole('heading', { name: 'Person 008' })).toBeVisible()
  const apply = applicants.details.getByRole('button', { name: 'Apply to a job' })
  await expect(apply).toBeVisible()
  await expect(applicants.details.getByText('Started, not sent')).toBeHidden()

  await applicants.row('Person 007').getByRole('button').click()
  await expect(applicants.details.getByText('Started, not sent')).toBeVisible()
  await apply.click()
  await expect(easyApply.fullName).toHaveValue('Person Seven')
  await expect(easyApply.job).toHaveValue(/^Warehouse associate/)
  await easyApply.fullName.press('Escape')
  await apply.click()
  await expect(easyApply.fullName).toHaveValue('Person Seven')

  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(applicants.details.getByText('Started, not sent')).toBeHidden()
  await apply.click()
  await expect(easyApply.fullName).toHaveValue('Person 007')
})
