import { expect, test } from './fixtures'

test('the way around is a sheet behind a button', async ({ page, jobs }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await navigation.getByRole('link', { name: 'Jobs' }).tap()
  await expect(jobs.heading).toBeVisible()
  await expect(navigation).toBeHidden()
})

test('applicants are rows of two lines that open to the whole width', async ({ applicants, page }) => {
  await applicants.open()
  await applicants.rows.nth(1).tap()
  await expect(applicants.details).toBeVisible()
  expect((await applicants.details.boundingBox())?.width).toBe(page.viewportSize()?.width)
  await applicants.details.getByRole('button', { name: 'Close' }).tap()
  await expect(applicants.details).toBeHidden()
})

test('an application is submitted with the thumb', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.job.fill('Line cook')
  await page
    .getByRole('option', { name: /Line cook/ })
    .first()
    .tap()
  await easyApply.email.fill('thumb@example.com')
  await easyApply.fullName.fill('Thumb')
  await easyApply.submit.tap()
  await expect(easyApply.verdict('Queued')).toBeVisible()
})
