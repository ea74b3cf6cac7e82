import { expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'

test.beforeEach(({ sandbox }) =>
  sandbox.haveApplicants(sampleApplicants(230, (index) => ({ website: `https://example.com/${index}` }))),
)

test('arrow keys, Page Up, Page Down, Home and End move between rows and keep the row in view', async ({
  applicants,
  page,
}) => {
  await applicants.openAll()
  await applicants.list.focus()
  const press = async (key: string, row: string | RegExp) => {
    await page.keyboard.press(key)
    await expect(applicants.focused).toContainText(row)
    await applicants.expectSeen(applicants.focused)
  }
  await press('ArrowDown', 'Person 000')
  await press('ArrowDown', 'Person 001')
  await press('ArrowDown', 'Person 002')
  await press('ArrowUp', 'Person 001')
  const rowsSeen = await applicants.list.evaluate((list) => Math.floor((list.clientHeight - 36) / 40))
  await press('PageDown', `Person ${String(rowsSeen).padStart(3, '0')}`)
  await press('PageUp', 'Person 001')
  await press('End', 'Person 229')
  await press('ArrowDown', 'Person 229')
  await press('Home', 'Person 000')
  await press('ArrowUp', 'Person 000')
  // The header does not cover a row reached from below.
  await press('End', 'Person 229')
  for (let up = 0; up < rowsSeen + 3; up += 1) await page.keyboard.press('ArrowUp')
  await applicants.expectSeen(applicants.focused)
})

test('Enter opens the details, Escape closes them, and focus returns to the row', async ({ applicants, page }) => {
  await applicants.openAll()
  await applicants.list.focus()
  for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(applicants.details.getByRole('heading', { name: 'Person 002' })).toBeVisible()
  await expect(applicants.row('Person 002')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(applicants.details).toBeHidden()
  await expect(applicants.focused).toContainText('Person 002')
})

test('Space selects a row, and Shift+Space selects the range up to it', async ({ applicants, page }) => {
  await applicants.openAll()
  await applicants.list.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(applicants.selection).toContainText('1 selected')
  await expect(applicants.select(0)).toBeChecked()
  for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(applicants.selection).toContainText('5 selected')
  await expect(applicants.select(3)).toBeChecked()
  await page.keyboard.press('Space')
  await expect(applicants.selection).toContainText('4 selected')
  await expect(applicants.details).toBeHidden()
})

// Without animation, wheel scrolling lets the browser anchor rows, which must not move what a key has scrolled to.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('focus stays on its row when that is scrolled far away, and an arrow key scrolls back to it', async ({
      applicants,
      page,
    }) => {
      await applicants.openAll()
      await applicants.list.focus()
      for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown')
      await expect(applicants.focused).toContainText('Person 003')
      await applicants.list.hover()
      await expect(async () => {
        await page.mouse.wheel(0, 3_000)
        await expect(applicants.row('Person 229')).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(applicants.focused).toContainText('Person 003')
      await expect(applicants.focused).not.toBeInViewport()
      await expect.poll(() => applicants.rows.count()).toBeLessThan(60)
      await page.keyboard.press('ArrowDown')
      await expect(applicants.focused).toContainText('Person 004')
      await applicants.expectSeen(applicants.focused)
    })
  })

test('"/" focuses the filter and "?" shows the keys, but not while typing', async ({ applicants, page }) => {
  await applicants.openAll()
  await applicants.list.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('?')
  await expect(applicants.keys).toContainText('Open the details')
  await page.keyboard.press('/')
  await expect(applicants.keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(applicants.keys).toBeHidden()
  await expect(applicants.focused).toContainText('Person 000')
  await page.keyboard.press('/')
  await expect(applicants.filter).toBeFocused()
  await expect(applicants.filter).toHaveValue('')
  await page.keyboard.type('who? 1/2')
  await expect(applicants.filter).toHaveValue('who? 1/2')
  await expect(applicants.keys).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(applicants.filter).toHaveValue('')
})

test('j and k move down and up from anywhere on the screen, and through the details', async ({ applicants, page }) => {
  await applicants.openAll()
  await page.keyboard.press('j')
  await expect(applicants.focused).toContainText('Person 000')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(applicants.focused).toContainText('Person 002')
  await page.keyboard.press('k')
  await expect(applicants.focused).toContainText('Person 001')
  await page.keyboard.press('Enter')
  await expect(applicants.details.getByRole('heading', { name: 'Person 001' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(applicants.details.getByRole('heading', { name: 'Person 002' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(applicants.details.getByRole('heading', { name: 'Person 001' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(applicants.focused).toContainText('Person 001')
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})

test('the list follows the open details, also after a reload, and closing them focuses the row shown last', async ({
  applicants,
  page,
}) => {
  await applicants.open()
  await applicants.row('Person 003').getByRole('button').click()
  const shown = (name: string) => applicants.details.getByRole('heading', { name })
  await expect(shown('Person 003')).toBeVisible()
  await expect(applicants.details).toBeFocused()
  for (let next = 4; next < 20; next += 1) {
    await page.keyboard.press('j')
    await expect(shown(`Person ${String(next).padStart(3, '0')}`)).toBeVisible()
  }
  const row = applicants.rows.filter({ hasText: 'Person 019' })
  await applicants.expectSeen(row)
  await page.keyboard.press('Escape')
  await expect(applicants.details).toBeHidden()
  await expect(applicants.focused).toContainText('Person 019')

  await page.keyboard.press('Enter')
  await expect(shown('Person 019')).toBeVisible()
  await page.reload()
  await expect(applicants.details).toBeFocused()
  await applicants.expectSeen(row)
  await page.keyboard.press('Escape')
  await expect(applicants.focused).toContainText('Person 019')
})

test('closing details whose row a filter hides focuses the list', async ({ applicants, page }) => {
  await page.goto('/applicants?filter=%22person+01%22&open=1003')
  await expect(applicants.details).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(applicants.focused).toContainText('Person 010')
})

test('↓ moves from the filter to the first row, and arrow keys move through the toolbar and the header', async ({
  applicants,
  page,
}) => {
  await applicants.openAll('?column=/name&column=/email')
  await applicants.filter.fill('"person 01"')
  await expect(applicants.result).toHaveText('10 of 230 loaded')
  await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 010')
  await applicants.viewsButton.focus()
  await page.keyboard.press('ArrowRight')
  await expect(applicants.columnsButton).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Export these 10' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(applicants.selectAll).toBeFocused()
  for (const of of ['Name', 'Name column menu', 'Email']) {
    await page.keyboard.press('ArrowRight')
    await expect(applicants.table.getByRole('button', { name: of, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(applicants.header('Email')).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 010')
})

test('Tab moves from the filter through the toolbar, the header and one row, and then out of the list', async ({
  applicants,
  page,
}) => {
  await applicants.openAll('?column=/name&column=/email&column=/website')
  await applicants.list.focus()
  for (let down = 0; down < 6; down += 1) await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 005')
  await applicants.filter.focus()
  const stops: string[] = []
  for (let tab = 0; tab < 20 && stops.at(-1) !== 'Check for new'; tab += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (element?.getAttribute('role') === 'row') return `row ${element.getAttribute('aria-rowindex')}`
      return (
        element?.getAttribute('aria-label') ??
        (element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ') : '')
      )
    })
    stops.push(stop)
  }
  expect(stops).toEqual([
    ...['Views', 'Select all loaded'],
    ...['row 7', 'Select row', 'example.com/5 (opens in a new tab)', 'Check for new'],
  ])
})
