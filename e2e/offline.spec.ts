import type { Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'

/** The notice's code is loaded once the page is idle; its live region is there from then on. */
const untilNoticeIsLoaded = (page: Page) => expect(page.locator('[aria-live="polite"].shrink-0')).toBeAttached()

test('a notice shows as long as the browser is offline, and the list keeps its position', async ({
  applicants,
  context,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  const scrolledTo = () => applicants.list.evaluate((list) => list.scrollTop)
  await applicants.open()
  await expect(applicants.rows.first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  const top = applicants.table.locator('[data-index="15"]')
  await expect(async () => {
    await applicants.list.evaluate((list) => list.scrollTo({ top: 400 }))
    expect(await scrolledTo()).toBe(400)
    await expect(top).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const name = await top.textContent()

  await context.setOffline(true)
  await expect(banner).toHaveText('You are offline. What is loaded stays here, and nothing is lost.')
  await expect.poll(scrolledTo).toBe(400)
  await expect(top).toHaveText(name ?? '')
  await axe(page)

  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
  await expect.poll(scrolledTo).toBe(400)
})

test('the notice shows on every screen, in one line under the environment strip', async ({
  context,
  page,
  browserErrors,
}) => {
  // The overview's links may be prefetched.
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await untilNoticeIsLoaded(page)
  await context.setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(banner).toBeVisible()
  await expect(async () => {
    const strip = await page.getByRole('complementary', { name: 'Environment' }).boundingBox()
    const box = await banner.boundingBox()
    expect(box?.y).toBe((strip?.y ?? 0) + (strip?.height ?? 0))
    expect(box?.height).toBeLessThan(30)
  }).toPass()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
})

test('content that loads on opening says that it failed, and loads on the next try', async ({
  applicants,
  context,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await applicants.open()
  await applicants.untilAlive()
  await context.setOffline(true)
  await applicants.rows.first().click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' })
  await expect(notice).toBeVisible()
  await expect(applicants.rows.first()).toBeVisible()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(applicants.details).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a screen opened while offline loads once online, and a form keeps its values', async ({
  easyApply,
  jobs,
  context,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await easyApply.open()
  await easyApply.email.fill('grace@example.com')
  await untilNoticeIsLoaded(page)
  await context.setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(banner).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(banner).toHaveText('You are offline. The screen opens once you are online again; nothing is lost.')
  await expect(easyApply.email).toHaveValue('grace@example.com')
  await context.setOffline(false)
  await expect(jobs.heading).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goBack()
  await expect(easyApply.email).toHaveValue('grace@example.com')
})

test('when the desk restarts behind a proxy, the screen stays, and the next one opens as soon as it answers', async ({
  easyApply,
  jobs,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/502|ERR_CONNECTION_REFUSED/)
  await easyApply.open()
  await easyApply.email.fill('grace@example.com')
  await untilNoticeIsLoaded(page)
  let isDown = true
  let asked = 0
  await page.route(/\/jobs\?_rsc=/, (route) => {
    if (!isDown) return route.continue()
    asked += 1
    return asked === 1 ? route.abort('connectionrefused') : route.fulfill({ status: 502, body: 'Bad Gateway' })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'The desk cannot be reached.' })
  await expect(banner).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(easyApply.email).toHaveValue('grace@example.com')
  isDown = false
  await expect(jobs.heading).toBeVisible()
  await expect(banner).toHaveCount(0)
})
