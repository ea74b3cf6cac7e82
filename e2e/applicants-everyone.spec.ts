import type { Locator, Page } from '@playwright/test'
import { searchUrl } from '../lib/applicants/contract'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { axe, axeInBothThemes } from './support/accessibility'
import { test } from './support/indexed-desk'
import { mixedApplicants } from './support/mixed-applicants'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

const choice = (group: Locator, name: string) => group.getByRole('checkbox', { name })

/** The filter bar; columns of the table have the same names. */
const barOf = (page: Page) => page.getByRole('group', { name: 'Filters' })

async function openList(page: Page, query = ''): Promise<ApplicantsPage> {
  await page.goto(`/applicants${query}`)
  const applicants = new ApplicantsPage(page)
  await expect(applicants.found).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(applicants.search).toBeFocused({ timeout: 1_000 })
  }).toPass()
  return applicants
}

test('searches, filters and sorts all applicants, and keeps all of it in the address', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = await openList(page)
  const status = applicants.facet('Status')
  await expect(applicants.found).toHaveText(/^120 applicants · as of \d{1,2}:\d\d/)
  await expect(status.getByRole('checkbox')).toHaveCount(3)
  await expect(choice(status, 'New 61')).toBeVisible()

  await applicants.search.fill('person')
  await expect(applicants.found).toContainText('118 of 120 applicants')
  await expect(choice(status, 'New 60')).toBeVisible()
  await choice(status, 'Interview 29').check()
  await expect(applicants.found).toContainText('29 of 120 applicants')
  await choice(status, 'Rejected').check()
  await expect(applicants.found).toContainText('58 of 120 applicants')
  // A facet's counts ignore its own filter.
  await expect(choice(status, 'New 60')).toBeVisible()

  await barOf(page).getByRole('button', { name: 'Source' }).click()
  const source = applicants.facet('Source')
  await expect(choice(source, 'Job fair 20')).toBeVisible()
  await choice(source, 'Job fair').check()
  await expect(applicants.found).toContainText('20 of 120 applicants')
  await expect(choice(source, 'Referral 19')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(source).toBeHidden()

  await barOf(page).getByRole('button', { name: 'Job', exact: true }).click()
  await expect(applicants.facet('Job').getByRole('checkbox')).toHaveCount(2)
  await choice(applicants.facet('Job'), 'Warehouse associate').check()
  await page.keyboard.press('Escape')
  await barOf(page).getByRole('button', { name: 'More filters' }).click()
  await expect(barOf(page).getByRole('button', { name: 'Years' })).toBeVisible()
  await barOf(page).getByRole('button', { name: 'Is favorite' }).click()
  await choice(applicants.facet('Is favorite'), 'No').check()
  await page.keyboard.press('Escape')
  await applicants.sortBy('Name')
  await applicants.sortBy('Name')
  await expect(applicants.header('Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=-%2Fname/)
  const line = '8 of 120 applicants'
  await expect(applicants.found).toContainText(line)
  await expect(applicants.rows.first()).toContainText('Person 114')

  const address = page.url()
  await page.reload()
  await expect(applicants.found).toContainText(line)
  await expect(applicants.rows).toHaveCount(8)
  await expect(applicants.rows.first()).toContainText('Person 114')
  await expect(applicants.search).toHaveValue('person')
  await expect(choice(status, 'Interview')).toBeChecked()
  await expect(barOf(page).getByRole('button', { name: 'Source: Job fair' })).toBeVisible()
  await expect(barOf(page).getByRole('button', { name: 'Job: Warehouse associate' })).toBeVisible()
  await expect(barOf(page).getByRole('button', { name: 'Is favorite: No' })).toBeVisible()

  await applicants.rows.first().click()
  await expect(applicants.details).toBeVisible()
  await expect(page).toHaveURL(/open=\d+/)
  await page.goBack()
  await expect(applicants.details).toBeHidden()
  expect(page.url()).toBe(address)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.goBack()
  await expect(applicants.found).toContainText(line)
  expect(page.url()).toBe(address)

  await page.getByRole('button', { name: 'Show all applicants' }).press('Enter')
  await expect(applicants.found).toHaveText(/^120 applicants/)
  await expect(applicants.rows.first(), 'the button has disappeared, and the focus goes on in the list').toBeFocused()
  await applicants.search.fill('zweg')
  await expect(page.getByText('No exact matches. Showing similar spellings.')).toBeVisible()
  await expect(applicants.found).toContainText('1 of 120 applicants')
  await expect(choice(status, 'Interview 1')).toBeVisible()
  await expect(choice(status, 'New 0')).toBeVisible()
})

test('Back after Enter, pressed as soon as a name is typed, keeps the search', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = await openList(page)
  await applicants.search.fill('zweig')
  await applicants.search.press('Enter')
  await expect(applicants.details).toBeVisible()
  await page.goBack()
  await expect(applicants.details).toBeHidden()
  await expect(applicants.search).toHaveValue('zweig')
  await expect(page).toHaveURL(/\/applicants\?filter=zweig$/)
})

test('the list works by keyboard alone, also on a phone, and axe finds no violations', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = await openList(page)
  await page.keyboard.type('person')
  await expect(applicants.found).toContainText('118 of 120 applicants')
  const status = applicants.facet('Status')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(choice(status, 'New')).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(applicants.found).toContainText('60 of 120 applicants')
  await axeInBothThemes(page, false)

  const button = barOf(page).getByRole('button', { name: /^Source/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const source = applicants.facet('Source')
  await expect(source.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(source.getByRole('checkbox').nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(source.getByRole('checkbox').nth(1)).toBeChecked()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(applicants.found).toBeInViewport()
  await expect(choice(status, 'New')).toBeChecked()
  await expect(applicants.rows.first()).toBeInViewport()
  await axe(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a link opens an applicant whose ID cannot be in a URL, and says when there is no such applicant', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(mixedApplicants)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const applicants = await openList(page)
  await applicants.search.fill('anna@example.com')
  await expect(applicants.found).toContainText('1 of 120 applicants')
  // A single result needs no click.
  await applicants.search.press('Enter')
  await expect(page).toHaveURL(/\/applicants\?open=%7E\w+$|\/applicants\?open=~\w+$/)
  await expect(applicants.details.getByRole('heading', { name: 'Anna Zweig' })).toBeVisible()
  expect(asked.filter((url) => /@|%40/i.test(url))).toEqual([])

  // Sorted so that the first page does not contain this applicant.
  const { search } = new URL(page.url())
  await page.goto(`/applicants${search}&sort=-/name&where=status:New`)
  await expect(applicants.details.getByRole('heading', { name: 'Anna Zweig' })).toBeVisible()
  await expect(page.getByText('This applicant is not on the list')).toBeHidden()
  for (const token of ['~nobody', '424242']) {
    await page.goto(`/applicants?open=${token}`)
    await expect(page.getByText('This applicant is not on the list')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('This applicant is not on the list')).toBeHidden()
    await expect(page).toHaveURL(/\/applicants$/)
  }
  await page.goto(
    '/applicants?where=nonsense&where=/no/such:thing&where=status:Nowhere&sort=/no~2&new=1&applied=x&open=a%20b',
  )
  await expect(page.getByText('No applicants match')).toBeVisible()
  await expect(barOf(page).getByRole('button', { name: /^No such: thing/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show all applicants' }).first().click()
  await expect(applicants.found).toHaveText(/^120 applicants/)
})

test('while a search is running the list does not claim that nobody matches, and cannot be exported', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = await openList(page)
  const exportThese = page.getByRole('button', { name: /^Export (these|this)/ })
  await applicants.search.fill('zzzzzz')
  await expect(page.getByText('No applicants match')).toBeVisible()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(`**${searchUrl}*`, async (route) => {
    await held
    await route.continue()
  })
  await applicants.search.fill('zweig')
  await expect(page.getByRole('main').getByText('Searching…')).toBeVisible()
  await expect(page.getByText('No applicants match')).toBeHidden()
  await expect(exportThese).toBeDisabled()
  goOn()
  await expect(applicants.found).toContainText('1 of 120 applicants')
  await expect(exportThese).toBeEnabled()
})

test('with details open the filters collapse, active ones stay visible, and statuses follow the order of stages', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = await openList(page)
  const source = barOf(page).getByRole('button', { name: 'Source' })
  const filters = page.getByRole('button', { name: /^Filters/ })
  await expect(applicants.facet('Status').getByRole('checkbox')).toHaveCount(3)
  expect(await applicants.facet('Status').locator('label > span[dir]').allTextContents()).toEqual([
    'New',
    'Interview',
    'Rejected',
  ])
  await expect(source).toBeVisible()
  await expect(filters).toBeHidden()

  await applicants.row('Person 005').getByRole('button').click()
  await expect(applicants.details).toBeVisible()
  await expect(source).toBeHidden()
  await filters.click()
  await source.click()
  await choice(applicants.facet('Source'), 'Website').check()
  await page.keyboard.press('Escape')
  await filters.click()
  await expect(barOf(page).getByRole('button', { name: 'Source: Website' })).toBeVisible()
  await expect(barOf(page).getByRole('button', { name: 'Team' })).toBeHidden()
  await axe(page)

  await page.goto('/applicants')
  await applicants.row('Person 005').getByRole('link', { name: 'Line cook' }).click()
  await expect(page).toHaveURL(/\/jobs\?open=881213$/)
})

test('a search through the URL starts with the same columns as the list of everyone', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(mixedApplicants)
  const headings = () =>
    page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label')))
  // Her record has no time, years or favorite.
  const applicants = await openList(page, '?filter=zweig')
  await expect(applicants.found).toContainText('1 of 120 applicants')
  const searched = await headings()
  await openList(page)
  expect(searched).toContain('Applied at')
  expect(searched).toEqual(await headings())
})

test('choosing a job does not move the list on a small laptop', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(
    sampleApplicants(60, (index) => ({
      status: ['New', 'In Review', 'Interview', 'Offer', 'Hired', 'Unqualified'][index % 6],
      job_id: 881_200 + (index % 2) * 13,
      job_name: ['Warehouse associate, nights and weekends', 'Line cook'][index % 2],
      team_id: 11 + (index % 3),
      source: ['Job fair', 'Referral'][index % 2],
      country: ['Peru', 'Norway'][index % 2],
      applied_at: '2026-02-01T08:00:00Z',
    })),
  )
  await page.setViewportSize({ width: 1366, height: 768 })
  await openList(page)
  // The second visit has the filter for what is new since the first.
  const applicants = await openList(page)
  await expect(barOf(page).getByRole('button', { name: 'New since your last visit' })).toBeVisible()
  const before = await applicants.list.boundingBox()
  await barOf(page).getByRole('button', { name: 'Job', exact: true }).click()
  await choice(applicants.facet('Job'), 'Warehouse associate').check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Show all applicants' })).toBeVisible()
  await expect(applicants.found).toContainText('30 of 60 applicants')
  expect((await applicants.list.boundingBox())?.y).toBe(before?.y)
})

test('a search while offline is announced once, and runs once online', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = await openList(page)
  await expect(page.locator('[aria-live="polite"].shrink-0')).toBeAttached()
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(searchUrl))
  await applicants.search.fill('zweg')
  await failed
  await expect(page.getByText('nothing is lost')).toHaveCount(1)
  await expect(page.getByText('The desk cannot be reached')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByText('No exact matches. Showing similar spellings.')).toBeVisible()
})
