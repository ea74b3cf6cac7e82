import { expect } from './fixtures'
import { test } from './indexed-desk'
import { ApplicantsPage } from './pages/applicants'
import { sampleApplicants } from './sample-applicants'

test.use({ role: 'nobody' })

test('Back from another screen restores the position in the list of everyone', async ({ startIndexedDesk }) => {
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
