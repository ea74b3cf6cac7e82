import { expect, test } from './fixtures'
import { axeInBothThemes } from './support/accessibility'
import { sampleApplicants } from './support/sample-applicants'

// Few rows and columns, as axe checks every cell.
test.beforeEach(({ sandbox }) =>
  sandbox.haveApplicants(sampleApplicants(12, (score) => ({ score, status: 'new', job_name: 'Cook', city: 'Lima' }))),
)

test('axe finds no violations on the list with a selection, its columns, its details and a filter', async ({
  applicants,
  isMobile,
  page,
}) => {
  await applicants.openAll()
  await test.step('the columns', async () => {
    await applicants.openColumns()
    await axeInBothThemes(page, isMobile)
    await page.keyboard.press('Escape')
    await expect(applicants.columns).toBeHidden()
  })
  await test.step('the details, with this desk’s activity', async () => {
    await applicants.rows.nth(1).getByRole('button').click()
    await expect(applicants.details.getByText('No activity on this desk yet.')).toBeVisible()
    await axeInBothThemes(page, isMobile)
    await applicants.details.getByRole('button', { name: 'Close' }).click()
    await expect(applicants.details).toBeHidden()
  })
  await test.step('a selection, then a filter', async () => {
    await applicants.select(1).click()
    await applicants.select(2).click()
    await expect(applicants.selection).toBeVisible()
    await axeInBothThemes(page, isMobile)
    await applicants.filter.fill('a')
    await expect(applicants.result).toBeVisible()
    await axeInBothThemes(page, isMobile)
  })
})

test('axe finds no violations on the menu of views, the keys list, and a filter that matches nobody', async ({
  applicants,
  isMobile,
  page,
}) => {
  await applicants.open()
  await applicants.untilAlive()
  await test.step('the keys', async () => {
    await page.keyboard.press('?')
    await expect(applicants.keys).toBeVisible()
    await axeInBothThemes(page, isMobile)
    // A phone has no Escape key.
    await applicants.keys.getByRole('button', { name: 'Close' }).click()
    await expect(applicants.keys).toBeHidden()
  })
  await test.step('the menu of views', async () => {
    await applicants.viewsButton.click()
    await expect(applicants.views.first()).toBeVisible()
    await axeInBothThemes(page, isMobile)
  })
  await test.step('a filter that matches nobody, and an applicant who is not loaded', async () => {
    await page.goto('/applicants?filter=nobody+at+all&open=gone')
    await expect(page.getByText('No loaded applicants match the filter')).toBeVisible()
    await expect(page.getByText('This applicant isn’t among those loaded')).toBeVisible()
    await axeInBothThemes(page, isMobile)
  })
})

test('axe finds no violations while new applicants are announced and everything is loaded', async ({
  applicants,
  isMobile,
  page,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(400))
  await applicants.open()
  await applicants.untilAlive()
  await sandbox.changeApplicants({ insert: 3 })
  await sandbox.hold({ endpoint: 'GET /applicants', times: null, match: { offsetAtLeast: 200 } })
  // The list shows new rows at most five times a second.
  await sandbox.set({ latencyMs: 300 })
  await applicants.loadAll.click()
  await expect(page.getByText('3 new above')).toBeVisible()
  await expect(applicants.stop).toBeVisible()
  await axeInBothThemes(page, isMobile)
})
