import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { ConnectionPage } from './pages/connection'
import { axeInBothThemes } from './support/accessibility'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

test('an admin sorts the stages by keyboard, and lists sort by that order', async ({ startDeskAsAdmin, isMobile }) => {
  const { page } = await startDeskAsAdmin()
  const connection = new ConnectionPage(page)
  await connection.openMapping()
  const status = connection.mappedField('Status')
  const change = status.getByRole('button', { name: 'Change Status' })
  if (await change.isVisible()) await change.click()
  const stages = status.getByRole('list', { name: 'Order when sorted, first stage first' }).getByRole('listitem')
  const guessed = await stages.locator('bdi').allTextContents()
  expect(guessed[0]).toBe('New')
  expect(guessed.at(-1)).toBe('Unqualified')

  const last = guessed.at(-1) ?? ''
  const up = status.getByRole('button', { name: `Move ${last} up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(stages.last()).toContainText(guessed.at(-2) ?? '')
  await expect(up).toBeFocused()
  await expect(status.getByRole('status')).toHaveText(`${last} is now ${guessed.length - 1} of ${guessed.length}`)
  await axeInBothThemes(page, isMobile)

  await connection.useThese.click()
  await expect(connection.inUse).toBeVisible()
  await connection.openMapping()
  await status.getByRole('button', { name: 'Change Status' }).click()
  await expect(stages.nth(guessed.length - 2)).toContainText(last)

  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await applicants.sortBy('Status')
  await applicants.sortBy('Status')
  await expect(applicants.header('Status')).toHaveAttribute('aria-sort', 'descending')
  await expect(applicants.rows.first()).toContainText(guessed.at(-2) ?? '')
})
