import { axe, expect, test } from './fixtures'
import { PalettePage } from './pages/palette'

test('Ctrl K opens the palette on every page, keys move through it, and Escape returns the focus', async ({ page }) => {
  const palette = new PalettePage(page)
  for (const path of ['/', '/applicants', '/jobs', '/easy-apply', '/bulk-apply', '/ai-chat', '/activity', '/account']) {
    await page.goto(path)
    await palette.open()
    await page.keyboard.press('Escape')
    await expect(palette.dialog).toBeHidden()
  }
  // Within the same document: what was open is remembered until the page is reloaded.
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await palette.button.click()
  await expect(palette.section('Actions').getByRole('option')).toHaveText(['New job', 'Easy apply', 'Bulk apply'])
  await expect(palette.section('Recent').getByRole('option').first()).toContainText('Activity')
  await expect(palette.active).toHaveText('Activity')
  await axe(page)
  const count = await palette.options.count()
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(palette.options.nth(index)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(palette.options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(palette.options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(palette.box).toHaveAttribute('aria-activedescendant', (await palette.active.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(palette.button).toBeFocused()
})

test('typing filters the commands, says how many match, and Enter opens one', async ({ page }) => {
  const palette = new PalettePage(page)
  await page.goto('/')
  await palette.open()
  await page.keyboard.type('new jo')
  await expect(palette.active).toHaveText('New job')
  await expect(palette.dialog.getByRole('status')).toContainText('1 result')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New job' })).toBeVisible()
  await expect(palette.dialog).toBeHidden()
  await palette.open()
  await page.keyboard.type('zzzz')
  await expect(palette.dialog.getByText('No results for “zzzz”. Try fewer letters')).toBeVisible()
  await axe(page)
})

test('a job can be found by its title and opened, also from the list of jobs', async ({ jobs, page }) => {
  const palette = new PalettePage(page)
  await page.goto('/')
  for (const title of ['Line cook', 'Barista']) {
    await palette.open()
    await page.keyboard.type(title.toLowerCase())
    await expect(palette.section('Jobs').getByRole('option')).toContainText([title])
    await page.keyboard.press('Enter')
    await expect(jobs.details.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.goBack()
  await expect(jobs.details.getByRole('heading', { name: 'Line cook' })).toBeVisible()
})

test('the palette does not open over a modal dialog, and Escape closes it alone', async ({ applicants, page }) => {
  const palette = new PalettePage(page)
  await applicants.open()
  await applicants.untilAlive()
  await page.keyboard.press('?')
  await expect(applicants.keys).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(applicants.keys).toBeHidden()
  await expect(palette.dialog).toBeHidden()
  await applicants.rows.first().click()
  await expect(applicants.details).toBeVisible()
  await palette.open()
  await page.keyboard.type('/?')
  await expect(palette.box).toHaveValue('/?')
  await page.keyboard.press('Escape')
  await expect(palette.dialog).toBeHidden()
  await expect(applicants.details).toBeVisible()
})

test('the palette switches the theme, and the account menu shows the new one', async ({ page }) => {
  const palette = new PalettePage(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
  await page.keyboard.press('Escape')
  await palette.open()
  await page.keyboard.type('switch theme dark')
  await expect(palette.active).toHaveText('Switch theme: dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
})

test.describe('for a viewer', () => {
  test.use({ role: 'viewer' })

  test('only commands that viewers may use are offered', async ({ page }) => {
    const palette = new PalettePage(page)
    await page.goto('/')
    await palette.open()
    await expect(palette.section('Go to').getByRole('option')).toHaveText([
      'Overview',
      'Applicants',
      'Jobs',
      'AI chat',
      'Activity',
    ])
    await expect(palette.section('Actions')).toBeHidden()
    await page.keyboard.type('apply')
    await expect(palette.dialog.getByRole('status')).toContainText('0 results')
  })
})
