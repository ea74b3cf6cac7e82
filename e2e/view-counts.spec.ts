import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { EasyApplyPage } from './pages/easy-apply'
import { axeInBothThemes } from './support/accessibility'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

test('the menu of views shows how many applicants each one matches, and updates after an application', async ({
  startIndexedDesk,
  names,
  isMobile,
}) => {
  const page = await startIndexedDesk(
    sampleApplicants(200, (index) => ({ status: index % 5 === 0 ? 'Interview' : 'New' })),
  )
  const applicants = new ApplicantsPage(page)
  const item = (name: string | RegExp) => page.getByRole('menuitemradio', { name, exact: true })
  const save = async (name: string) => {
    await applicants.viewsButton.click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    await page.getByRole('dialog', { name: 'Save this view' }).getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    const message = page.getByText(`“${name}” saved`)
    await expect(message).toBeVisible()
    // While the message fades, its contrast is too low.
    await expect(message).toBeHidden()
  }

  await page.goto('/applicants?where=status%3AInterview')
  await save('At interview')
  await page.goto('/applicants?filter=person1')
  await save('Ones')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/view-counts')) asked.push(request.url())
  })
  await applicants.viewsButton.click()
  await expect(item('Default view 200 applicants')).toBeVisible()
  await expect(item('At interview 40 applicants')).toBeVisible()
  await expect(item('Ones 111 applicants')).toBeChecked()
  expect(asked).toHaveLength(1)
  await axeInBothThemes(page, isMobile)

  await item(/^At interview/).click()
  await expect(page.getByText(/^40 (of 200 )?applicants/).first()).toBeVisible()

  const easyApply = new EasyApplyPage(page, names)
  await page.goto('/easy-apply')
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(async () => {
    await page.goto('/applicants')
    await applicants.viewsButton.click()
    await expect(item('Default view 201 applicants, 1 new')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await expect(item('At interview 40 applicants')).toBeVisible()
})
