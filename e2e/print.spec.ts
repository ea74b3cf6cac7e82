import type { Page } from '@playwright/test'
import { searchUrl } from '../lib/applicants/contract'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

async function countPages(page: Page): Promise<number> {
  const file = (await page.pdf()).toString('latin1')
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** What the browser does before it prints. */
async function prepareToPrint(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test('prints a list from its first row, wherever it is scrolled to, and says when it has more rows', async ({
  applicants,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(700))
  await applicants.openAll()
  await applicants.goToEnd()
  await expect(applicants.row('Person 699')).toBeInViewport()
  const inPart = page.getByText('Only the first loaded rows are printed')
  await expect(inPart).toBeHidden()

  await prepareToPrint(page)
  for (const name of ['Person 000', 'Person 250', 'Person 499']) await expect(applicants.row(name)).toBeVisible()
  await expect(inPart).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(applicants.row('Person 250')).not.toBeAttached()
  await applicants.filter.fill('Person 12')
  await expect(applicants.row('Person 250')).not.toBeAttached()
  await expect(applicants.row('Person 120')).toBeVisible()
  await prepareToPrint(page)
  await expect(applicants.row('Person 129')).toBeVisible()
  await expect(inPart).toBeHidden()
})

test('a search over everyone prints the rows it has, and says once that others were not loaded', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(sampleApplicants(300))
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await expect(applicants.found).toContainText('300 applicants')
  const search = `**${searchUrl}?*`
  // Never answered until it is unrouted.
  await page.route(search, () => {})
  await prepareToPrint(page)
  await expect(applicants.row('Person 049')).toBeVisible()
  const inPart = page.getByText('Only the first loaded rows are printed').filter({ visible: true })
  await expect(inPart).toHaveCount(1)

  await page.unroute(search)
  await expect(applicants.row('Person 299')).toBeVisible()
  await expect(inPart).toHaveCount(0)
})

test('after printing, the list is where it was', async ({ applicants, page, sandbox }) => {
  await sandbox.haveApplicants(sampleApplicants(400))
  await applicants.openAll()
  await applicants.goToEnd()
  await expect(applicants.row('Person 399')).toBeInViewport()
  const pages = await countPages(page)
  expect(pages).toBeGreaterThan(8)
  expect(pages).toBeLessThan(25)
  await expect(applicants.row('Person 399')).toBeInViewport()
  await expect(applicants.row('Person 200')).not.toBeAttached()
})

test('open details are printed alone, to their last field', async ({ applicants, page, sandbox }) => {
  const answers = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`answer_${at}`, `Yes, ${at}`]))
  await sandbox.haveApplicants(sampleApplicants(400, () => ({ answers })))
  await applicants.openAll()

  await applicants.row('Person 005').getByRole('button').click()
  await expect(applicants.details.getByText('Yes, 119')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(applicants.details.getByRole('heading', { name: 'Person 005' })).toBeVisible()
  await expect(applicants.list).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  expect(await countPages(page)).toBeGreaterThan(2)
})
