import { expect } from './fixtures'
import { SignInPage } from './pages/sign-in'
import { axeInBothThemes } from './support/accessibility'
import { people } from './support/people'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

test('in production, the first admin must replace the configured password before anything else', async ({
  isMobile,
  openPage,
  startDesk,
}) => {
  const realAddress = (url: string) => url.replace('//localhost', '//desk.localhost')
  const server = await startDesk(async (url) => ({ APP_URL: realAddress(url), PARTNER_ENVIRONMENT: 'Staging' }))
  await server.untilReady()
  const page = await openPage(realAddress(server.url))
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.fill(people.admin)
  const heading = page.getByRole('heading', { level: 1, name: 'Choose your own password' })
  await expect(heading).toBeVisible()
  for (const path of ['/second-factor', '/people']) {
    await page.goto(path)
    await expect(heading).toBeVisible()
  }
  // Requested by the page, as Node does not resolve names under localhost.
  expect(await page.evaluate(async () => (await fetch('/api/jobs')).status)).toBe(403)
  await axeInBothThemes(page, isMobile)
  await page.getByLabel('Current password').fill(people.admin.password)
  await page.getByLabel('New password', { exact: true }).fill('harbour-violin-98')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.close()
})
