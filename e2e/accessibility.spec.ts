import { axe, expect, test } from './fixtures'

const screens = {
  '/': 'Overview',
  '/applicants': 'Applicants',
  '/easy-apply': 'Easy apply',
  '/bulk-apply': 'Bulk apply',
  '/jobs': 'Jobs',
  '/jobs/new': 'New job',
  '/ai-chat': 'AI chat',
  '/activity': 'Activity',
  '/people': 'People',
  '/account': 'Account',
}

const isDrawnFromProfile = (address: string) => ['/easy-apply', '/jobs/new'].includes(address)

test.use({ role: 'admin' })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const [address, heading] of Object.entries(screens))
      test(`axe finds nothing on ${address}`, {
        tag: colorScheme === 'light' && isDrawnFromProfile(address) ? '@core' : [],
      }, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
        await axe(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
      })

    test('axe finds nothing on an address that does not exist', async ({ page, problems }) => {
      problems.allow(/404/)
      await page.goto('/no-such-screen')
      await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
      await axe(page)
    })

    test('axe finds nothing on a failure, nor while it is repeated', async ({ page, problems, repeat, sandbox }) => {
      problems.allow(/502/)
      await repeat.waitLong()
      await sandbox.fail({ endpoint: 'GET /jobs', times: null, status: 503 })
      await page.goto('/jobs')
      await expect(repeat.line).toBeVisible()
      await axe(page)
      await repeat.stop.click()
      await expect(page.getByRole('alert').filter({ hasText: 'The partner is not available' })).toBeVisible()
      await axe(page)
    })
  })

test('the theme is chosen in the account menu and is there from the first byte after', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const html = await (await page.request.get('/jobs')).text()
  expect(html).toContain('data-theme="dark"')
})
