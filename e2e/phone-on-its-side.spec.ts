import type { Locator } from '@playwright/test'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { test } from './support/indexed-desk'
import { mixedApplicants } from './support/mixed-applicants'
import { sampleApplicants } from './support/sample-applicants'

test('the filters collapse behind their button, so that applicants are in view', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(mixedApplicants)
  const applicants = new ApplicantsPage(page)
  for (const [size, rowsInView] of [
    [{ width: 667, height: 375 }, 2],
    [{ width: 844, height: 390 }, 5],
  ] as const) {
    await page.setViewportSize(size)
    await applicants.open()
    const status = applicants.facet('Status')
    const filters = page.getByRole('button', { name: /^Filters/ })
    await expect(applicants.rows.nth(rowsInView - 1)).toBeInViewport({ ratio: 0.5 })
    await expect(status.getByRole('checkbox').first()).toBeHidden()
    await filters.tap()
    await expect(status.getByRole('checkbox')).toHaveCount(3)
    await status.getByRole('checkbox', { name: 'Interview' }).check()
    await filters.tap()
    await expect(status.getByRole('checkbox', { name: 'Interview' })).toBeVisible()
    await expect(status.getByRole('checkbox', { name: 'New' })).toBeHidden()
  }
})

test('the navigation scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/activity')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: /^Account/ }).scrollIntoViewIfNeeded()
  await expect(navigation.getByRole('button', { name: /^Account/ })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390)
})

test('at high zoom only the navigation stays in place, and a field is in view', async ({ easyApply, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await easyApply.open()
  await expect(easyApply.heading).toBeInViewport()
  await expect(easyApply.job).toBeInViewport({ ratio: 0.9 })
  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Easy apply' })
  await expect(here).toBeInViewport({ ratio: 1 })
  const isCut = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .locator('span')
      .evaluateAll((all) => all.some((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth))
  expect(await isCut()).toBe(false)
  await easyApply.submit.scrollIntoViewIfNeeded()
  await expect(easyApply.submit).toBeInViewport({ ratio: 1 })
  await expect(easyApply.heading).not.toBeInViewport()
  await expect(here).toBeInViewport({ ratio: 1 })
})

test('the list stays with the same person when the phone is turned', async ({ applicants, page, sandbox }) => {
  await sandbox.haveApplicants(sampleApplicants(50))
  await applicants.open()
  await applicants.untilAlive()
  await applicants.list.evaluate((list) => list.scrollTo({ top: 20 * 76 }))
  await expect(applicants.row('Person 020')).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => topOf(applicants.list)).toBe(20 * 40)
  await expect(applicants.row('Person 020')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => topOf(applicants.list)).toBe(20 * 76)
})

const topOf = (list: Locator) => list.evaluate(({ scrollTop }) => scrollTop)
