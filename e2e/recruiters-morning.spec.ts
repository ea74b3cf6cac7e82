import { type IndexStatus, indexStatusUrl } from '../lib/applicant-index/contract'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { EasyApplyPage } from './pages/easy-apply'
import { PalettePage } from './pages/palette'
import { test } from './support/indexed-desk'
import { countInput } from './support/input-count'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

/** The first two jobs of a fresh sandbox. */
const jobs = [
  { job_id: 881_200, job_name: 'Warehouse associate' },
  { job_id: 881_213, job_name: 'Forklift operator (nights)' },
]
const today = new Date().toISOString()
const records = sampleApplicants(4_999, (index) => ({
  ...jobs[index % 2],
  status: index % 5 === 0 ? 'Interview' : 'New',
  applied_at: today,
}))
const anna = {
  id: 501,
  name: 'Anna Zweig',
  email: 'anna.zweig@example.com',
  status: 'New',
  ...jobs[0],
  applied_at: today,
}
const overnight = ['Ada', 'Béla', 'Chidi'].map((name, index) => ({
  ...anna,
  id: 90 + index,
  name: `${name} Overnight`,
}))

test('a recruiter’s morning takes only a few keys and clicks', async ({ startIndexedDesk, names, sandbox }) => {
  const page = await startIndexedDesk([...records.slice(0, 2_500), anna, ...records.slice(2_500)])
  const input = await countInput(page)
  const palette = new PalettePage(page)
  const applicants = new ApplicantsPage(page)
  const easyApply = new EasyApplyPage(page, names)
  // The recruiter looked at the list in the evening; during the night three people applied.
  await page.goto('/applicants')
  await expect(applicants.rows.first()).toBeVisible()
  await sandbox.changeApplicants({ records: overnight })
  await page.goto('/connection')
  await page.getByRole('button', { name: 'Reload all applicants' }).click()
  await expect(async () => {
    const status: IndexStatus = await (await page.request.get(indexStatusUrl)).json()
    expect(status).toMatchObject({ total: 5_003, walk: null })
  }).toPass()

  await test.step('what happened overnight: no click', async () => {
    await page.goto('/')
    input.take()
    const news = page.getByRole('region', { name: 'New since your last visit' })
    await expect(news.getByRole('link', { name: /^3 new applicants/ })).toBeVisible()
    await expect(news.getByRole('link', { name: 'Béla Overnight' })).toBeVisible()
    expect(input.take()).toEqual({ clicks: 0, keys: 0, letters: 0 })
  })

  await test.step('one of 5,000: Ctrl K, some letters, Enter', async () => {
    await page.keyboard.press('Control+k')
    await expect(palette.box).toBeFocused()
    await page.keyboard.type('zweig')
    await expect(palette.active).toContainText('Anna Zweig')
    await page.keyboard.press('Enter')
    await expect(applicants.details.getByRole('heading', { name: 'Anna Zweig' })).toBeVisible()
    expect(input.take()).toEqual({ clicks: 0, keys: 2, letters: 5 })
  })

  await test.step('apply her elsewhere: A, some letters, Enter, Enter', async () => {
    await page.keyboard.press('a')
    await expect(easyApply.job).toBeFocused()
    await page.keyboard.type('forklift')
    await expect(page.getByRole('option', { name: 'Forklift operator (nights)' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(easyApply.job).toHaveValue(/^Forklift operator/)
    await page.keyboard.press('Enter')
    await expect(easyApply.outcome('Queued')).toBeVisible()
    expect(input.take()).toEqual({ clicks: 0, keys: 3, letters: 8 })
  })

  await test.step('everyone at Interview for one job: two clicks from the overview', async () => {
    await page.goto('/')
    input.take()
    await page
      .getByRole('region', { name: 'Jobs' })
      .getByRole('link', { name: /^Warehouse associate/ })
      .click()
    await applicants
      .facet('Status')
      .getByRole('checkbox', { name: /^Interview/ })
      .click()
    await expect(applicants.found).toContainText('500 of 5,00')
    expect(input.take()).toEqual({ clicks: 2, keys: 0, letters: 0 })
  })

  await test.step('export these: one click', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export these 500' }).click()
    await coming
    expect(input.take()).toEqual({ clicks: 1, keys: 0, letters: 0 })
  })
})
