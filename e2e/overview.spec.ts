import { expect, type Page } from '@playwright/test'
import { ApplicantsPage } from './pages/applicants'
import { axeInBothThemes } from './support/accessibility'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

const today = new Date().toISOString()
const longAgo = '2025-01-07T09:00:00.000Z'

/** Sixty people, forty of whom applied today; a fifth are at Interview. */
const applicants = sampleApplicants(60, (index) => ({
  status: index % 5 === 0 ? 'Interview' : 'New',
  applied_at: index < 40 ? today : longAgo,
  job_id: 881200 + (index % 2) * 13,
  job_name: index % 2 === 0 ? 'Warehouse associate' : 'Line cook',
  source: index % 3 === 0 ? 'Job fair' : 'Referral',
}))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the overview shows applicants by stage without calling the partner, and every mark links to them', async ({
  startIndexedDesk,
  sandbox,
  isMobile,
}) => {
  const page = await startIndexedDesk(applicants)
  // The page shows the figures without a reload as soon as all applicants have been read.
  const figures = region(page, 'Applicants')
  await expect(figures.getByRole('link', { name: '60 in total' })).toBeVisible()
  await expect(region(page, 'New since your last visit')).toContainText('Open the list of applicants')
  await expect(region(page, 'Jobs').getByRole('link', { name: 'Line cook 30 applicants' })).toBeVisible()
  await expect(region(page, 'Partner').getByText('Connected', { exact: true }).first()).toBeVisible()

  const asked = (await sandbox.requests()).length
  await page.reload()
  await axeInBothThemes(page, isMobile)
  expect(await sandbox.requests()).toHaveLength(asked)

  await figures.getByText('Show as a table').click()
  await expect(figures.getByRole('table', { name: 'Applied in the last 30 days' }).getByRole('row')).toHaveCount(31)

  await figures.getByRole('link', { name: 'Interview 12 applicants' }).click()
  await expect(page).toHaveURL(/\/applicants\?where=status%3AInterview$/)
  const { found } = new ApplicantsPage(page)
  await expect(found).toContainText('12 of 60 applicants')

  await page.goBack()
  await figures.getByRole('link', { name: /^\w+ \d+, \d{4}: 40 applicants/ }).press('Enter')
  const applied = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Applied / })
  await expect(applied).toHaveAttribute('aria-pressed', 'true')
  await expect(found).toContainText('40 of 60 applicants')
  await applied.click()
  await expect(found).toHaveText(/^60 applicants/)
})

test.describe('in a British browser', () => {
  test.use({ locale: 'en-GB' })

  test('charts and lists format days alike, also when rendered on the server', async ({ startIndexedDesk }) => {
    const page = await startIndexedDesk(applicants)
    const days = region(page, 'Applicants').getByRole('link', { name: /^\d+ \w+ \d{4}: 40 applicants/ })
    await expect(days).toBeVisible()
    const drawn = await page.goto('/')
    expect(await drawn?.text()).toMatch(/\d+ \w+ \d{4}: 40 applicants/)
    await page.goto('/applicants')
    await expect(new ApplicantsPage(page).rows.first().locator('time').first()).toHaveText(/^\d+ \w+/)
  })
})

test('a first-time user is shown who applied since yesterday, and the list shows exactly those', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(applicants)
  await page.reload()
  const lately = region(page, 'New since your last visit').getByRole('link', { name: '40 applied since yesterday' })
  await lately.click()
  await expect(new ApplicantsPage(page).found).toContainText('40 of 60 applicants')
})

test.describe('without a copy of the applicants', () => {
  test('it counts what the desk has read, and reads the newest only on request', async ({
    startDeskAsAdmin,
    sandbox,
  }) => {
    // A desk that has not guessed fields from another list.
    const { page } = await startDeskAsAdmin()
    await page.goto('/applicants')
    await expect(page.getByRole('table', { name: 'Applicants' })).toBeVisible()
    await page.goto('/')
    const figures = region(page, 'Applicants')
    await expect(figures).toContainText(/Of the newest (50|250)/)
    const asked = await sandbox.requests('GET /applicants')
    const button = figures.getByRole('button', { name: 'Load the newest 250' })
    if (await button.isVisible()) {
      await button.click()
      await expect(figures).toContainText('Of the newest 250')
      expect((await sandbox.requests('GET /applicants')).length).toBe(asked.length + 5)
    }
    await expect(button).toBeHidden()
    await expect(region(page, 'Jobs').getByRole('listitem').first()).toBeVisible()
    await axeInBothThemes(page, false)
  })
})
