import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

test('a reload keeps the place in the list of everyone, with the neighbors of the open applicant', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(sampleApplicants(600, () => ({})))
  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants')
  const seen = applicants.rows.filter({ hasText: 'Person 310' })
  // What keeps the place loads when the browser is idle, which a test cannot see.
  await expect(async () => {
    await applicants.list.evaluate((element) => element.scrollTo(0, 300 * 40))
    await expect(seen).toBeInViewport()
    await page.reload()
    await expect(seen).toBeInViewport({ timeout: 5_000 })
  }).toPass()

  await seen.click()
  const name = (text: string) => applicants.details.getByRole('heading', { name: text })
  await expect(name('Person 310')).toBeVisible()
  await page.reload()
  await expect(name('Person 310')).toBeVisible()
  await applicants.details.getByRole('button', { name: 'Next applicant' }).click()
  await expect(name('Person 311')).toBeVisible()
  await expect(seen).toBeInViewport()

  await page.goto('/applicants')
  await expect(applicants.rows.filter({ hasText: 'Person 000' })).toBeInViewport()
})

test('Back from another screen returns to the same place in the list of everyone', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(sampleApplicants(600, () => ({})))
  const applicants = new ApplicantsPage(page)
  await page.goto('/applicants')
  await expect(applicants.rows.first()).toContainText('Person 000')
  const list = page.getByRole('region', { name: 'Applicants list' })
  await list.evaluate((element) => element.scrollTo(0, 300 * 40))
  const seen = applicants.rows.filter({ hasText: 'Person 310' })
  await expect(seen).toBeInViewport()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.goBack()
  await expect(seen).toBeInViewport()

  await page.getByRole('searchbox', { name: 'Search applicants' }).fill('person')
  await expect(applicants.rows.first()).toContainText('Person 000')
  await expect(applicants.rows.first()).toBeInViewport()
})
