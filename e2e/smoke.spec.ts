import { axe, expect, test } from './fixtures'

test('a recruiter lands on the overview', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await axe(page)
})

test('a viewer can be signed in beside a recruiter', async ({ as }) => {
  const page = await as('viewer')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test.describe('signed out', () => {
  test.use({ role: 'nobody' })

  test('every page redirects to the sign-in', async ({ page, signIn }) => {
    await page.goto('/')
    await expect(signIn.heading).toBeVisible()
    await axe(page)
  })
})
