import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeInBothThemes } from './support/accessibility'
import { sampleApplicants } from './support/sample-applicants'

const lists = {
  '/': 'Overview',
  '/applicants': 'Applicants',
  '/jobs': 'Jobs',
  '/activity': 'Activity',
  '/people': 'People',
  '/connection': 'Connection',
  '/held-writes': 'Held writes',
}
const forms = {
  '/easy-apply': 'Easy apply',
  '/bulk-apply': 'Bulk apply',
  '/jobs/new': 'New job',
  '/ai-chat': 'AI chat',
  '/account': 'Account',
  '/second-factor': 'Set up a second factor',
  '/people/erase': 'Find and erase a person',
}

test.use({ role: 'admin' })

for (const [kind, screens] of Object.entries({ lists, forms }))
  test(`axe finds no violations on the screens with ${kind}, and no screen is wider than the window`, async ({
    isMobile,
    page,
    sandbox,
  }) => {
    await sandbox.leaveApplicants(12)
    for (const [address, heading] of Object.entries(screens))
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
        await axeInBothThemes(page, isMobile)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0)
      })
  })

test('axe finds no violations on a page that does not exist', async ({ isMobile, page, browserErrors }) => {
  browserErrors.allow(/404/)
  await page.goto('/no-such-screen')
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  await axeInBothThemes(page, isMobile)
})

test('axe finds no violations on an error screen or while it is retrying', async ({
  isMobile,
  page,
  browserErrors,
  retryNotice,
  sandbox,
}) => {
  browserErrors.allow(/502/)
  // Less than the two minutes that a series of retries may take.
  await retryNotice.waitLong(100)
  await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 503 })
  await page.goto('/jobs')
  await expect(retryNotice.line).toBeVisible()
  await axeInBothThemes(page, isMobile)
  await retryNotice.stop.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
  await axeInBothThemes(page, isMobile)
})

test('the theme chosen in the account menu is already in the HTML of the next page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const html = await (await page.request.get('/jobs')).text()
  expect(html).toContain('data-theme="dark"')
})

test('with forced colors, what is pressed, current or selected stands out', async ({ aiChat, page, sandbox }) => {
  await sandbox.haveApplicants(sampleApplicants(12))
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (element: Locator, pseudo?: string) =>
    element.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo)
  await aiChat.open()
  await aiChat.have(11, true)
  const { on, off } = aiChat.team(11)
  expect(await look(on)).not.toBe(await look(off))
  await page.goto('/applicants?open=1001')
  const links = page.getByRole('navigation', { name: 'Main' })
  const here = links.getByRole('link', { name: 'Applicants' })
  expect(await look(here)).not.toBe(await look(links.getByRole('link', { name: 'Jobs' })))
  const tab = page.getByRole('tab', { name: 'Fields' })
  await expect(tab).toBeVisible()
  expect(await look(tab)).not.toBe(await look(page.getByRole('tab', { name: 'JSON' })))
  const rows = page.locator('[role=row][data-index]')
  const opened = page.locator('[role=row][aria-current]')
  await expect(opened).toHaveCount(1)
  expect(await look(opened, '::before')).not.toBe(await look(rows.last(), '::before'))
})
