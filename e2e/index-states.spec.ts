import { expect, type Page } from '@playwright/test'
import { ApplicantsPage } from './pages/applicants'
import { axeInBothThemes } from './support/accessibility'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

const list = 'GET /applicants'
/** The number of applicants: the walk must not be over before all three screens have been checked. */
const many = 6_000

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const news = (page: Page) => region(page, 'Search over all applicants')
const index = (page: Page) => region(page, 'Applicant index')
const keepCopy = (page: Page) => index(page).getByRole('switch', { name: 'Keep a searchable copy' })

test.describe('switched off', () => {
  test.use({ role: 'admin' })

  test('the overview and the list lead an admin to the switch, and tell others who can switch it on', async ({
    page,
    as,
  }) => {
    await page.goto('/applicants')
    await page.getByRole('link', { name: 'Switch on search over all' }).click()
    await expect(keepCopy(page)).toBeInViewport()
    await expect(keepCopy(page)).toHaveAttribute('aria-checked', 'false')
    await page.goto('/')
    await news(page).getByRole('link', { name: 'Switch it on' }).click()
    await expect(keepCopy(page)).toBeInViewport()

    const recruiter = await as('recruiter')
    await recruiter.goto('/')
    await expect(news(recruiter)).toContainText('An admin can switch on search and figures for everyone')
    await expect(news(recruiter).getByRole('link')).toHaveCount(0)
    await recruiter.goto('/applicants')
    await expect(recruiter.getByText('An admin can switch on search over all.')).toBeVisible()
  })
})

test('an admin switches it on and off on the connection page; switching off asks for confirmation and erases the copy', async ({
  startDeskAsAdmin,
  sandbox,
  isMobile,
}) => {
  await sandbox.leaveApplicants(120)
  const { page } = await startDeskAsAdmin()
  await page.goto('/connection')
  await keepCopy(page).click()
  await expect(keepCopy(page)).toHaveAttribute('aria-checked', 'true')
  await expect(index(page)).toContainText('120 applicants can be searched')
  await expect(index(page)).toContainText(/New applicants were loaded .*, all applicants /)
  await axeInBothThemes(page, isMobile)

  const other = await page.context().newPage()
  const applicants = new ApplicantsPage(other)
  await other.goto('/applicants')
  await expect(applicants.search).toBeVisible()
  await keepCopy(page).click()
  await page.getByRole('button', { name: 'Switch off and erase' }).click()
  await expect(keepCopy(page)).toHaveAttribute('aria-checked', 'false')
  await applicants.search.fill('anna')
  // The list polls every 20 seconds; a failed search makes it check at once.
  await expect(applicants.filter).toBeVisible({ timeout: 15_000 })
})

test('during the first read, the overview, the list and the connection page show progress, then all applicants', async ({
  startDeskAsAdmin,
  sandbox,
  isMobile,
}) => {
  await sandbox.haveApplicants(sampleApplicants(many))
  await sandbox.set({ latencyMs: 2_000 })
  const { page } = await startDeskAsAdmin({ APPLICANT_INDEX: 'on' })
  await expect(news(page)).toContainText(/Loading all applicants: \d+%/)
  await expect(news(page).getByRole('progressbar', { name: 'Loading all applicants' })).toBeVisible()
  await axeInBothThemes(page, isMobile)
  await page.goto('/applicants')
  await expect(
    page.getByText(/Loading all applicants: \d+%.*Until then, only loaded applicants are searched/),
  ).toBeVisible()
  await page.goto('/connection')
  await expect(index(page)).toContainText(/Loading all applicants: \d+%/)
  await expect(index(page).getByRole('progressbar', { name: 'Loading all applicants' })).toBeVisible()
  await page.goto('/')
  const applicants = new ApplicantsPage(await page.context().newPage())
  await applicants.open()
  await applicants.filter.fill('person17@example.com')
  await sandbox.set({ latencyMs: 0 })
  await expect(region(page, 'Applicants').getByRole('link', { name: '6,000 in total' })).toBeVisible()
  await expect(news(page)).toBeHidden()
  // What was typed meanwhile is searched over all applicants, and the focus stays in the box.
  await expect(applicants.search).toHaveValue('person17@example.com')
  await expect(applicants.search).toBeFocused()
  await expect(applicants.found).toContainText('1 of 6,000 applicants')
})

test('says when figures are out of date and when the partner denies access to the applicants', async ({
  startIndexedDesk,
  sandbox,
  isMobile,
}) => {
  const page = await startIndexedDesk(sampleApplicants(40, () => ({})))
  await sandbox.fail({ endpoint: list, times: null, status: 503 })
  await page.goto('/connection')
  await index(page).getByRole('button', { name: 'Reload all applicants' }).click()
  await expect(index(page)).toContainText('The last update failed')
  await page.goto('/')
  await expect(region(page, 'Applicants')).toContainText(/Updated .* the last update failed/)
  await expect(region(page, 'Applicants').getByRole('link', { name: '40 in total' })).toBeVisible()
  await axeInBothThemes(page, isMobile)
  await page.goto('/applicants')
  await expect(page.getByText('late: the last update failed')).toBeVisible()

  await sandbox.clearFaults()
  await sandbox.fail({ endpoint: list, times: null, status: 403 })
  await page.goto('/connection')
  await index(page).getByRole('button', { name: 'Reload all applicants' }).click()
  await expect(index(page)).toContainText('Hidden: the partner refuses the list of applicants')
  await page.goto('/')
  await expect(page.getByText(/Applicants loaded before are hidden/i)).toHaveCount(1)
  await expect(region(page, 'Applicants')).toBeHidden()
  await axeInBothThemes(page, isMobile)
  await page.goto('/applicants')
  await expect(page.getByText('The partner is refusing access to this list')).toBeVisible()
})

test('a changed key reads all applicants again, says so, and shows none of the old ones', async ({
  startDesk,
  startDeskAsAdmin,
  sandbox,
}) => {
  await sandbox.leaveApplicants(2_000)
  const { server: first, page } = await startDeskAsAdmin({ APPLICANT_INDEX: 'on' })
  await expect(region(page, 'Applicants').getByRole('link', { name: '2,000 in total' })).toBeVisible()
  first.send('SIGTERM')
  await first.ended

  await sandbox.set({ latencyMs: 1_500 })
  const second = await startDesk({ APPLICANT_INDEX: 'on', PARTNER_API_KEY: 'sandbox-read-only-58d2c9b7e041' })
  await second.untilReady()
  await page.goto(`${second.url}/`)
  await expect(news(page)).toContainText(
    'The key or the address of the partner has changed. Loading all applicants again',
  )
  await expect(page.getByText('2,000 in all')).toHaveCount(0)
  await page.goto(`${second.url}/applicants`)
  await expect(page.getByText(/has changed\. Loading all applicants again/)).toBeVisible()
  await sandbox.set({ latencyMs: 0 })
})
