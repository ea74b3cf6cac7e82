import { axe, expect, test } from './fixtures'
import { numbered } from './numbered'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing in ${colorScheme} on`, () => {
    test.use({ colorScheme })

    test('the list with a selection, sorted, and filtered', async ({ applicants, page }) => {
      await applicants.openAll()
      await applicants.select(1).click()
      await applicants.select(2).click()
      await expect(applicants.selection).toBeVisible()
      await axe(page)
      await applicants.filter.fill('a')
      await expect(applicants.result).toBeVisible()
      await axe(page)
    })

    test('the columns', async ({ applicants, page }) => {
      await applicants.openAll()
      await applicants.openColumns()
      await axe(page)
    })

    test('the details, with what this desk did', async ({ applicants, page }) => {
      await applicants.openAll()
      await applicants.rows.nth(1).getByRole('button').click()
      await expect(applicants.details.getByText('Nothing from this desk yet.')).toBeVisible()
      await axe(page)
    })

    test('the menu of views', async ({ applicants, page }) => {
      await applicants.open()
      await applicants.untilAlive()
      await applicants.viewsButton.click()
      await expect(applicants.views.first()).toBeVisible()
      await axe(page)
    })

    test('the keys', async ({ applicants, page }) => {
      await applicants.open()
      await applicants.untilAlive()
      await page.keyboard.press('?')
      await expect(applicants.keys).toBeVisible()
      await axe(page)
    })

    test('a filter that nobody fits, and an applicant who is not loaded', async ({ page }) => {
      await page.goto('/applicants?filter=nobody+at+all&open=gone')
      await expect(page.getByText('No loaded applicant fits the filter')).toBeVisible()
      await expect(page.getByText('is not among those loaded')).toBeVisible()
      await axe(page)
    })

    test('newcomers above, while all is loaded', async ({ applicants, page, sandbox }) => {
      await sandbox.haveApplicants(numbered(400))
      await applicants.open()
      await applicants.untilAlive()
      await sandbox.changeApplicants({ insert: 3 })
      await sandbox.set({ latencyMs: 500 })
      await applicants.loadAll.click()
      await expect(page.getByText('3 new above')).toBeVisible()
      await expect(applicants.stop).toBeVisible()
      await axe(page)
    })
  })
