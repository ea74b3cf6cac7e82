import { expect, test } from './fixtures'
import { people, table, warehouse } from './support/spreadsheets'

test('nothing below the summary moves while duplicates are looked up, and the summary stays in view', async ({
  bulkApply,
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/runs/earlier', async (route) => {
    await asked
    await route.continue()
  })
  await bulkApply.open()
  await bulkApply.upload({ content: table([...people(60), ['not an address', 'Nobody', warehouse]]) })
  await bulkApply.check()
  const progress = page.getByRole('progressbar', { name: 'Checking for duplicates' })
  await expect(progress).toBeVisible()
  await expect(await bulkApply.cell(61, 'Email')).toBeFocused()
  const box = await bulkApply.problems.boundingBox()
  answer()
  await expect(progress).toBeHidden()
  expect(await bulkApply.problems.boundingBox()).toEqual(box)
  await bulkApply.goOn.scrollIntoViewIfNeeded()
  await expect(bulkApply.summary).toBeInViewport({ ratio: 1 })
})

for (const locale of ['en-GB', 'de-DE'])
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale })

    test('the grid shows the whole state of a row that is sent anyway', async ({ page }) => {
      await page.goto('/bulk-apply')
      await page.getByLabel(/^(?:File with applications|Datei mit Bewerbungen)$/).setInputFiles({
        name: 'applications.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(table(people(2, 'no such job'))),
      })
      await page.getByRole('button', { name: /^(?:Check the rows|Zeilen prüfen)$/ }).click()
      const state = page.getByRole('gridcell').filter({ hasText: /^(?:To review|Zu prüfen)$/ })
      await expect(state).toHaveCount(2)
      await state.first().getByRole('button').first().click()
      const text = page.getByText(/^(?:Sending anyway|Trotzdem senden)$/).and(page.locator('[role="gridcell"] *'))
      await expect(text).toBeVisible()
      expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })
  })

test.describe('on a phone in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 800 } })

  test('the buttons of the check are in one row, even with thousands of rows', async ({ page }) => {
    await page.goto('/bulk-apply')
    await page.getByLabel('Datei mit Bewerbungen').setInputFiles({
      name: 'applications.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table(people(1_200))),
    })
    await page.getByRole('button', { name: 'Zeilen prüfen' }).click()
    const goOn = page.getByRole('button', { name: 'Weiter mit 1.200' })
    await expect(goOn).toBeVisible()
    const undo = await page.getByRole('button', { name: 'Rückgängig' }).boundingBox()
    expect(undo?.y).toBe((await goOn.boundingBox())?.y)
  })
})

test('in a very narrow window the buttons scroll with the rows, and cover none of them', async ({
  bulkApply,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await bulkApply.open()
  await bulkApply.upload({ content: table([...people(20), ['not an address', 'Nobody', warehouse]]) })
  await bulkApply.check()
  await expect(bulkApply.problems.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0))
  await expect(bulkApply.goOn).not.toBeInViewport()
  await bulkApply.goOn.scrollIntoViewIfNeeded()
  await expect(bulkApply.goOn).toBeInViewport({ ratio: 1 })
})

test('the button that continues a step is in view however long the step is', async ({ bulkApply }) => {
  await bulkApply.open()
  await bulkApply.upload({ content: table(people(60)) })
  await expect(bulkApply.checkRows).toBeInViewport({ ratio: 1 })
  await bulkApply.check()
  await expect(bulkApply.goOn).toBeInViewport({ ratio: 1 })
})
