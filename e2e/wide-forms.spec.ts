import { expect, test } from './fixtures'
import { uniqueTitle } from './support/unique-title'

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the chosen job, the check and the outcome stay in view beside the application', async ({ easyApply, page }) => {
    await easyApply.open()
    const email = await easyApply.fillIn()
    const job = page.getByRole('region', { name: 'Job' })
    await expect(job.getByRole('link', { name: 'Warehouse associate' })).toHaveAttribute('href', /\/jobs\?open=/)
    await expect(job.getByRole('link', { name: 'Team' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Applicant' })).toContainText(`Ada Lovelace${email}`)
    await expect(page.getByRole('region', { name: 'Applied before?' })).toHaveText(/Not from this desk$/)
    const [form, button] = await Promise.all([easyApply.email.boundingBox(), easyApply.submit.boundingBox()])
    expect(button?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    await easyApply.email.press('ControlOrMeta+Enter')
    await expect(easyApply.outcome('Submitted')).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Applied before?' })).toBeHidden()

    await page.goto('/easy-apply')
    await easyApply.fillIn({ email })
    await expect(page.getByRole('region', { name: 'Applied before?' })).toContainText('submitted')
  })

  test('a job with the same title is pointed out while typing', async ({ jobs, page }) => {
    await jobs.openNew()
    await jobs.title.fill('warehouse Associate ')
    await expect(page.getByText('There is already a job with this title')).toBeVisible()
    await jobs.title.fill(uniqueTitle('Night baker'))
    await expect(page.getByText('No other job has this title')).toBeVisible()
  })

  test('the button that creates a job stays in place under the pointer while a title is typed', async ({
    jobs,
    page,
  }) => {
    await jobs.openNew()
    const before = await jobs.create.boundingBox()
    await jobs.title.fill(uniqueTitle('Night baker'))
    await expect(page.getByText('No other job has this title')).toBeVisible()
    expect(await jobs.create.boundingBox()).toEqual(before)
  })
})

for (const viewport of [
  { width: 1024, height: 700 },
  { width: 390, height: 700 },
])
  test(`at ${viewport.width} pixels the button stays at the bottom, and the rest stacks`, async ({
    easyApply,
    page,
  }) => {
    await page.setViewportSize(viewport)
    await easyApply.open()
    await expect(easyApply.submit).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'Applied before?' })).toHaveCount(0)
    await page.getByText('Other fields').scrollIntoViewIfNeeded()
    await expect(easyApply.submit).toBeInViewport({ ratio: 1 })
  })

test('tracking fields are collapsed with their count, and expand when one has a value', async ({ easyApply, page }) => {
  await easyApply.open()
  const source = page.getByLabel('Source', { exact: true })
  await expect(source).toBeHidden()
  await page.getByText('4 fields').first().click()
  await source.fill('Job fair')
  await expect(page.getByText('1 of 4 filled in')).toBeVisible()
  await source.fill('')
  await expect(source).toBeVisible()
})
