import { expect, test } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { axeInBothThemes } from './support/accessibility'
import { test as indexed } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

const sources = ['Job fair', 'Referral', 'Website']
const cities = ['São Paulo', 'Oslo', 'Santo André', 'Lima', 'Graz', 'Bern', 'Turku']

/** 70 applicants, ten per city and number of years, one day after the other. */
const records = sampleApplicants(70, (index) => ({
  status: index % 2 === 0 ? 'New' : 'Interview',
  source: sources[index % 3],
  city: `${cities[index % 7]} ${index}`,
  years: index % 7,
  available_from: `2026-0${index < 28 ? 2 : 3}-${String(1 + (index % 28)).padStart(2, '0')}`,
  job_id: 881_200,
  job_name: 'Line cook',
}))
const columns = ['/name', '/status', '/city', '/years', '/available_from', '/source']
const query = `?${new URLSearchParams(columns.map((column) => ['column', column]))}`

test.describe('with loaded rows', () => {
  test.beforeEach(({ sandbox }) => sandbox.haveApplicants(records))

  test('column menus filter, sort, move and hide columns, and the address keeps it', async ({
    applicants,
    page,
    isMobile,
  }) => {
    await applicants.openAll(query)
    const years = await applicants.openMenu('Years')
    await years.getByLabel('At least').fill('5')
    await expect(applicants.result).toHaveText('20 of 70 loaded')
    await years.getByLabel('At most').fill('5')
    await expect(applicants.result).toHaveText('10 of 70 loaded')
    await axeInBothThemes(page, isMobile)
    await page.keyboard.press('Escape')
    await expect(years).toBeHidden()
    await expect(applicants.chip('Years: 5')).toBeVisible()

    const source = await applicants.openMenu('Source')
    // Counts apply all filters but the column's own.
    await expect(source.getByRole('checkbox')).toHaveCount(3)
    await source.getByRole('checkbox', { name: 'Referral 3' }).check()
    await expect(applicants.result).toHaveText('3 of 70 loaded')
    await expect(source.getByRole('checkbox', { name: 'Website 4' })).toBeVisible()
    await page.keyboard.press('Escape')

    await applicants.chip('Years: 5').click()
    await expect(applicants.result).toHaveText('23 of 70 loaded')
    const from = await applicants.openMenu('Available from')
    await from.getByRole('button', { name: 'Show' }).click()
    await expect(from.getByLabel('From')).toHaveAccessibleDescription('Choose a day')
    await expect(from.getByLabel('From')).toBeFocused()
    await from.getByLabel('From').fill('2026-02-02')
    await from.getByLabel('To').fill('2026-02-05')
    await from.getByRole('button', { name: 'Show' }).click()
    await expect(applicants.result).toHaveText('2 of 70 loaded')
    await page.keyboard.press('Escape')
    await expect(applicants.chip('Available from: Feb 2, 2026 – Feb 5, 2026')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export these 2' })).toBeEnabled()

    const city = await applicants.openMenu('City')
    await city.getByRole('button', { name: 'Sort descending' }).click()
    await expect(applicants.header('City')).toHaveAttribute('aria-sort', 'descending')
    await city.getByRole('button', { name: 'Move left' }).click()
    await city.getByRole('button', { name: 'Move left' }).click()
    await expect.poll(() => applicants.heads()).toEqual(['City', 'Name', 'Status', 'Years', 'Available from', 'Source'])
    await expect(city.getByRole('button', { name: 'Move left' })).toBeDisabled()
    // The header stays, and with it the menu, when no applicant matches.
    await city.getByLabel('City contains').fill('nowhere')
    await expect(page.getByText('No loaded applicants match the filter')).toBeVisible()
    await city.getByLabel('City contains').fill('sao')
    await expect(page.getByText('No loaded applicants match the filter')).toBeVisible()
    await city.getByLabel('City contains').fill('gra')
    await expect(applicants.result).toHaveText('1 of 70 loaded')
    await page.keyboard.press('Escape')
    const name = await applicants.openMenu('Name')
    await name.getByRole('button', { name: 'Hide column' }).click()
    await expect(name).toBeHidden()
    await expect.poll(() => applicants.heads()).toEqual(['City', 'Status', 'Years', 'Available from', 'Source'])

    await expect(page).toHaveURL(/contains=%2Fcity%3Agra/)
    await page.reload()
    await applicants.loadToEnd()
    await expect(applicants.result).toHaveText('1 of 70 loaded')
    await expect(applicants.chip('City: contains “gra”')).toBeVisible()
    await expect(applicants.chip('Source: Referral')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(applicants.rows.first()).toContainText('Turku')
    await expect(page).not.toHaveURL(/contains|where|dates/)
  })

  test('the keyboard operates the menus within the header’s single tab stop', async ({ applicants, page }) => {
    await applicants.openAll(query)
    await applicants.selectAll.focus()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('ArrowRight', 'ArrowRight')
    const button = applicants.header('Name').getByRole('button', { name: 'Name column menu' })
    await expect(button).toBeFocused()
    await press('ArrowDown')
    const menu = applicants.menuOf('Name')
    await expect(menu.getByRole('button', { name: 'Sort ascending' })).toBeFocused()
    await press('ArrowDown', 'Enter')
    await expect(applicants.header('Name')).toHaveAttribute('aria-sort', 'descending')
    await expect(applicants.rows.first()).toContainText('Person 069')
    await press('ArrowDown')
    await expect(menu.getByLabel('Name contains')).toBeFocused()
    await page.keyboard.type('son 06')
    await expect(applicants.result).toHaveText('10 of 70 loaded')
    await press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await press('ArrowRight', 'ArrowRight')
    await expect(applicants.header('Status').getByRole('button', { name: 'Status column menu' })).toBeFocused()
    await press('Enter')
    const status = applicants.menuOf('Status')
    await expect(status.getByRole('button', { name: 'Sort ascending' })).toBeFocused()
    const hide = status.getByRole('button', { name: 'Hide column' })
    await press('ArrowUp')
    await expect(hide).toBeFocused()
    await press('Enter')
    await expect(applicants.header('Status')).toHaveCount(0)
    // The focus moves to the column that took its place.
    await expect(applicants.header('City').getByRole('button', { name: 'City column menu' })).toBeFocused()
    await press('Tab')
    await expect(applicants.focused).toContainText('Person 069')
    await press('Shift+Tab')
    await expect(applicants.header('City').getByRole('button', { name: 'City column menu' })).toBeFocused()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('columns are filtered in the filter panel', async ({ applicants, page }) => {
      await applicants.openAll(query)
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await page.getByRole('button', { name: 'By column' }).click()
      const popup = page.getByRole('dialog', { name: 'Filter by column' })
      await popup.getByRole('button', { name: 'Years' }).click()
      await popup.getByLabel('At least').fill('6')
      await expect(applicants.result).toHaveText('10 of 70 loaded')
      await page.keyboard.press('Escape')
      await expect(applicants.chip('Years: at least 6')).toBeVisible()
      await axeInBothThemes(page, true)
      await applicants.chip('Years: at least 6').click()
      await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
    })
  })
})

indexed.describe('over everyone', () => {
  indexed.use({ role: 'nobody' })

  indexed('the menus search the index, and a saved view has their filters', async ({ startIndexedDesk, isMobile }) => {
    const page = await startIndexedDesk(records)
    const applicants = new ApplicantsPage(page)
    await page.goto(`/applicants${query}`)
    await expect(applicants.found).toHaveText(/^70 applicants/)
    const name = await applicants.openMenu('Name')
    await name.getByLabel('Name contains').fill('son 0')
    await expect(applicants.found).toContainText('70 applicants')
    await name.getByLabel('Name contains').fill('son 06')
    await expect(applicants.found).toContainText('10 of 70 applicants')
    await page.keyboard.press('Escape')
    const years = await applicants.openMenu('Years')
    await years.getByLabel('At most').fill('3')
    await expect(applicants.found).toContainText('4 of 70 applicants')
    await axeInBothThemes(page, isMobile)
    await page.keyboard.press('Escape')
    const status = await applicants.openMenu('Status')
    await status.getByRole('checkbox', { name: 'New 2' }).check()
    await expect(applicants.found).toContainText('2 of 70 applicants')
    await page.keyboard.press('Escape')
    await expect(applicants.chip('Years: at most 3')).toBeVisible()

    await applicants.viewsButton.click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill('Sixties')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/applicants')
    await expect(applicants.found).toHaveText(/^70 applicants/)
    await applicants.viewsButton.click()
    await page.getByRole('menuitemradio', { name: /^Sixties/ }).click()
    await expect(applicants.found).toContainText('2 of 70 applicants')
    await expect(applicants.chip('Name: contains “son 06”')).toBeVisible()
    await expect(page).toHaveURL(/between=%2Fyears%3A..3/)
    await applicants.chip('Name: contains “son 06”').click()
    await expect(applicants.found).toContainText('20 of 70 applicants')
  })
})
