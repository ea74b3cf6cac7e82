import type { Locator, Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'

const slow = 'The partner is slow today'

async function topOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? Number.NaN
}

const head = (page: Page) => page.getByRole('main').locator('.list-head').first()

test('jobs load into reserved space, and a slow partner is reported from the fifth second on', async ({
  isMobile,
  jobs,
  page,
  sandbox,
}) => {
  await sandbox.hold({ endpoint: 'GET /jobs' })
  // The document is complete only with the list, which is held.
  await page.goto('/jobs', { waitUntil: 'commit' })
  await expect(page.getByText('Loading jobs')).toBeVisible()
  await expect(page.getByText(slow)).toBeHidden()
  const before = isMobile ? null : await topOf(head(page))
  await expect(page.getByText(slow)).toBeVisible({ timeout: 8_000 })
  await axe(page)
  await sandbox.clearFaults()
  await expect(jobs.table).toBeVisible()
  if (before !== null) expect(Math.abs((await topOf(head(page))) - before)).toBeLessThanOrEqual(1)
})

test('the teams of AI chat and the job picker say when the partner is slow', async ({ page, sandbox }) => {
  await sandbox.hold({ endpoint: 'GET /jobs' })
  await page.goto('/ai-chat', { waitUntil: 'commit' })
  await expect(page.getByText('Loading teams')).toBeVisible()
  await expect(page.getByText(slow)).toBeVisible({ timeout: 8_000 })
  await sandbox.clearFaults()
  await expect(page.getByRole('list', { name: 'Teams' })).toBeVisible()
  await sandbox.hold({ endpoint: 'GET /jobs' })
  await page.goto('/easy-apply')
  await expect(page.getByText(slow).first()).toBeVisible({ timeout: 8_000 })
  await sandbox.clearFaults()
  await expect(page.getByText(slow)).toHaveCount(0)
})

test('an unknown address keeps the navigation, so that the user can go on from there', async ({
  browserErrors,
  page,
}) => {
  browserErrors.allow(/404/)
  const answer = await page.goto('/no-such-screen')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Go to the overview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('a deleted run keeps the navigation, and no page has the frame of another', async ({ browserErrors, page }) => {
  browserErrors.allow(/404/)
  await page.goto('/bulk-apply/no-such-run')
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
  const html = await (await page.request.get('/account')).text()
  // Once in the HTML shown, once in the data for React.
  expect(html.split('Skip to content').length - 1).toBeLessThanOrEqual(2)
})
