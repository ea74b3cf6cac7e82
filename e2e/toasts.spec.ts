import { expect, test } from './fixtures'

test('a toast wraps a long name, so that its button stays on the screen', async ({
  easyApply,
  page,
  sandbox,
  tray,
}) => {
  await tray.clear()
  await easyApply.open()
  await sandbox.hold({ endpoint: 'POST /easy-apply' })
  await easyApply.fillIn()
  await easyApply.fullName.fill('Verylongname'.repeat(12))
  await easyApply.submit.click()
  await expect(tray.button).toHaveText(/1 sending/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await sandbox.clearFaults()
  await expect(tray.toasts).toContainText('Verylongname')
  await expect(tray.toasts.getByLabel('Dismiss', { exact: true })).toBeInViewport({ ratio: 1 })
})
