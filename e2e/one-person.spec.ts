import { samePersonUrl } from '../lib/applicants/contract'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { BulkApplyPage } from './pages/bulk-apply'
import { EasyApplyPage } from './pages/easy-apply'
import { PalettePage } from './pages/palette'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'
import { people, table } from './support/spreadsheets'

test.use({ role: 'nobody' })

/** The first two jobs of a fresh sandbox. */
const [warehouse, forklift] = [881_200, 881_213]
const anna = { name: 'Anna Zweig', email: 'anna.zweig@example.com' }
const records = [
  {
    ...anna,
    id: 501,
    job_id: warehouse,
    job_name: 'Warehouse associate',
    status: 'Interview',
    applied_at: '2026-02-20T08:00:00Z',
  },
  {
    ...anna,
    email: 'Anna.Zweig@Example.com',
    id: 502,
    job_id: forklift,
    job_name: 'Forklift operator (nights)',
    status: 'Rejected',
    applied_at: '2025-11-03T08:00:00Z',
  },
  ...sampleApplicants(300, (index) => ({ job_id: index < 33 ? warehouse : forklift, job_name: 'Some job' })),
]

test('the palette finds an applicant, whose details link to their other applications and their job', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records)
  const palette = new PalettePage(page)
  const applicants = new ApplicantsPage(page)

  await palette.open()
  await page.keyboard.type('zweig interview')
  await expect(palette.section('Applicants').getByRole('option')).toHaveText([
    /^Anna Zweig, Interview, Warehouse associate · anna\.zweig@example\.com$/,
  ])
  await page.keyboard.press('Enter')
  await expect(applicants.details.getByRole('heading', { name: 'Anna Zweig' })).toBeVisible()
  await expect(page).toHaveURL(/\/applicants\?open=501$/)

  const others = applicants.details.getByRole('region', { name: /^Other applications/ })
  await expect(others.getByRole('button')).toHaveText([/^Forklift operator \(nights\)Rejected · .*2025/])
  await others.getByRole('button').click()
  await expect(page).toHaveURL(/\/applicants\?open=502$/)
  await expect(applicants.field('Email')).toHaveText('Anna.Zweig@Example.com')
  await expect(others.getByRole('button')).toHaveText([/^Warehouse associateInterview/])
  await expect(applicants.tab('Fields')).toBeFocused()

  await applicants.details.getByRole('link', { name: 'Forklift operator (nights)' }).first().click()
  const job = page.getByRole('dialog', { name: 'Job details' })
  await expect(job.getByRole('heading', { name: 'Forklift operator (nights)' })).toBeVisible()
  await job.getByRole('link', { name: '268 applicants' }).click()
  await expect(applicants.found).toContainText('268 of 302 applicants')
})

test('the palette searches all applicants, says how many match, and keeps e-mail addresses out of the address', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records)
  const palette = new PalettePage(page)
  const applicants = new ApplicantsPage(page)
  const found = palette.section('Applicants').getByRole('option')

  await palette.open()
  await page.keyboard.type('person')
  await expect(found).toHaveCount(8)
  await expect(found.first()).toContainText('Person 000')
  // Eight applicants, and two commands that contain the word; the "Show all" option is not counted.
  await expect(palette.dialog.getByRole('status')).toHaveText('10 of 302 results shown')
  await expect(found.first().locator('mark')).toHaveText(['Person', 'person'])
  await expect(palette.option('Show all 300 applicants').locator('mark')).toHaveCount(0)
  await expect(found.last()).toHaveAttribute('aria-setsize', '10')
  await palette.option('Show all 300 applicants').click()
  await expect(page).toHaveURL(/\/applicants\?filter=person$/)
  await expect(applicants.found).toContainText('300 of 302 applicants')

  // On the list itself, the list follows.
  await palette.open()
  await page.keyboard.type('@example.com')
  await palette.option('Show all 302 applicants').click()
  await expect(applicants.search).toHaveValue('@example.com')
  await expect(applicants.found).toContainText('302 of 302 applicants')
  await expect(page).toHaveURL(/\/applicants$/)

  await palette.open()
  await page.keyboard.type('zweig')
  await expect(found).toHaveCount(2)
  // Enter pressed right after the last letter applies to that letter's results.
  await page.keyboard.type(' rejected')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Applicant details' })).toBeVisible()
  await expect(page).toHaveURL(/open=502$/)
})

test.describe('without an index', () => {
  test.use({ role: 'viewer' })

  test('no other applications are returned, and an invalid request is rejected', async ({ desk, page }) => {
    const ask = (data: unknown) =>
      page.request.post(samePersonUrl, { headers: { origin: desk.url, 'content-type': 'application/json' }, data })
    expect((await ask({ email: anna.email })).status()).toBe(409)
    for (const data of [{}, { email: ' ' }, { email: 7 }, { email: 'a', more: 1 }, { email: 'x'.repeat(321) }])
      expect((await ask(data)).status(), JSON.stringify(data).slice(0, 40)).toBe(400)
  })
})

test('bulk apply marks who is in the list of applicants from elsewhere, with this job', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records)
  const bulkApply = new BulkApplyPage(page)
  await bulkApply.open()
  await bulkApply.upload({ content: table([[anna.email, 'Anna', String(warehouse)], ...people(2)]) })
  await bulkApply.check()
  await expect(bulkApply.summary).toHaveText('2 ready · 1 to review')
  await expect(bulkApply.problem('Already in the list of applicants, from elsewhere')).toContainText('1 row')
})

test('beside an unconfirmed application, the user sees the one that the list has had since', async ({
  names,
  sandbox,
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records)
  const easyApply = new EasyApplyPage(page, names)
  await sandbox.fail({ endpoint: 'POST /easy-apply', status: 504, when: 'after' })
  await easyApply.open()
  await easyApply.fillIn({ job: 'Warehouse associate', email: anna.email })
  const before = page.getByText('Already in the list of applicants, from elsewhere: applied')
  const link = { name: 'list of applicants' }
  await expect(before.getByRole('link', link)).toHaveAttribute('href', '/applicants?open=501')
  await easyApply.submit.click()
  await expect(easyApply.askedBack.getByRole('listitem')).toHaveText(/from elsewhere: applied/)
  await expect(easyApply.askedBack.getByRole('link', link)).toHaveAttribute('href', '/applicants?open=501')
  expect(await sandbox.requests('POST /easy-apply')).toHaveLength(0)
  await easyApply.applyAgain.click()
  await expect(easyApply.outcome('Unconfirmed')).toBeVisible()
  const listed = { name: 'An application of this person to Warehouse associate' }
  const shown = easyApply.choice.getByRole('link', listed)
  await expect(shown).toBeVisible({ timeout: 40_000 })
  await expect(shown).not.toHaveAttribute('href', '/applicants?open=501')
  await expect(easyApply.sendAgain).toBeVisible()
  await page.getByRole('button', { name: /Outbox/ }).click()
  await page.getByRole('dialog', { name: 'Outbox' }).getByRole('link', listed).click()
  const applicants = new ApplicantsPage(page)
  await expect(applicants.field('Email')).toHaveText(anna.email)
  await expect(applicants.field('Status')).toHaveText('New')
  await page.goBack()
  await easyApply.choice.getByRole('button', { name: 'It arrived' }).click()
  await expect(easyApply.outcome('Recorded as arrived')).toBeVisible()
  await expect(page.getByText('The partner itself hasn’t confirmed it.')).toBeVisible()
  expect(await sandbox.requests('POST /easy-apply'), 'nothing is sent again').toHaveLength(1)
  await page.goto('/activity')
  await expect(page.getByRole('row', { name: /Recorded as arrived/ })).toBeVisible()
})
