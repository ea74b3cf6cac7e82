import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdRequests } from './support/hold-requests'
import { sampleApplicants } from './support/sample-applicants'

/** Collects every address requested from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

test.describe('the filter', () => {
  test('does not keep someone who follows a link right after typing', async ({ applicants, page }) => {
    const release = await holdRequests(page, '**/jobs?_rsc=*')
    await applicants.open()
    await applicants.untilAlive()
    await applicants.filter.fill('berlin')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(page).toHaveURL(/\/applicants\?filter=berlin$/)
    release()
    await expect(page).toHaveURL(/\/jobs$/)
  })

  test('finds words in the loaded rows and says how many rows it searched', async ({ applicants, sandbox }) => {
    await sandbox.haveApplicants(
      sampleApplicants(230, (index) => ({ city: index % 20 === 0 ? 'Harbour Town' : 'Hill' })),
    )
    await applicants.open()
    await applicants.untilAlive()
    await applicants.filter.fill('harbour')
    await expect(applicants.result).toHaveText(/^[35] of (50|95) loaded · more are not loaded$/)
    await expect(applicants.row('Person 001')).toHaveCount(0)
    await applicants.loadAll.click()
    await expect(applicants.result).toHaveText('12 of 230 loaded')
    await expect.poll(() => applicants.texts('Name')).toHaveLength(12)
  })

  test('matches words in any order, ignoring accents and case', async ({ applicants, sandbox }) => {
    await sandbox.haveApplicants([
      { id: 1, name: 'Łukasz Żaneta', email: 'l@example.com', city: 'Gdańsk' },
      { id: 2, name: 'Lukas Zane', email: 'z@example.com', city: 'Göteborg' },
      { id: 3, name: 'José Muñoz', email: 'j@example.com', city: 'A Coruña' },
    ])
    await applicants.openAll()
    for (const [words, found] of [
      ['ZANETA lukasz', ['Łukasz Żaneta']],
      ['gdansk łukasz', ['Łukasz Żaneta']],
      ['lukas zane', ['Łukasz Żaneta', 'Lukas Zane']],
      ['"coruna"', ['José Muñoz']],
      ['munoz goteborg', []],
    ] as const) {
      await applicants.filter.fill(words)
      await expect(applicants.result).toHaveText(`${found.length} of 3 loaded`)
      if (found.length > 0) await expect.poll(() => applicants.texts('Name')).toEqual(found)
    }
  })

  test('filters more than 1,000 rows without blocking the page, and includes rows that load later', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.haveApplicants(
      sampleApplicants(1_300, (index) => ({ city: index % 100 === 7 ? 'Ærøskøbing' : 'Hill' })),
    )
    await applicants.open()
    await applicants.untilAlive()
    expect(page.workers()).toHaveLength(0)
    await applicants.filter.fill('aeroskobing')
    await expect(applicants.result).toContainText('1 of ')
    await applicants.loadAll.click()
    await expect(applicants.result).toHaveText('13 of 1,300 loaded')
    await expect.poll(() => page.workers()).toHaveLength(1)
    await applicants.sortBy('Name')
    await applicants.sortBy('Name')
    await expect(applicants.rows.first()).toContainText('Person 1207')
    await applicants.filter.fill('aeroskobing "person 1107"')
    await expect(applicants.result).toHaveText('1 of 1,300 loaded')
    await expect(applicants.rows).toHaveText([/Person 1107/])
    await applicants.filter.fill('')
    await expect(applicants.result).toHaveText('1,300 loaded, sorted')
    await expect(applicants.rows.first()).toContainText('Person 1299')
  })

  test('says when nobody matches, and offers to clear the filter', async ({ applicants, page, sandbox }) => {
    await sandbox.leaveApplicants(230)
    await applicants.open()
    await applicants.untilAlive()
    await applicants.filter.fill('nobody at all')
    await expect(page.getByText('No loaded applicants match the filter')).toBeVisible()
    await expect(page.getByText(/^Only loaded applicants are searched. “Load all”/)).toBeVisible()
    await expect(applicants.result).toHaveText(/^0 of \d+ loaded · more are not loaded$/)
    await page.getByRole('button', { name: 'Clear filter', exact: true }).click()
    await expect(applicants.rows.first()).toBeVisible()
    await expect(applicants.filter).toHaveValue('')
    await expect(applicants.filter).toBeFocused()
    await applicants.filter.fill('nobody at all')
    await expect(page.getByText('No loaded applicants match the filter')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(applicants.rows.first()).toBeVisible()
  })
})

test.describe('the address', () => {
  test('keeps the filter, order, columns, row height and open details over a reload', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.haveApplicants(sampleApplicants(40))
    await applicants.openAll()
    await applicants.openColumns()
    for (const label of ['Status', 'Job name', 'Applied at']) await applicants.choice(label).uncheck()
    await applicants.columns.getByRole('button', { name: 'Move ID up' }).click()
    await applicants.columns.getByLabel('Compact rows').check()
    await page.keyboard.press('Escape')
    await expect(applicants.columns).toBeHidden()
    await applicants.filter.fill('"person 01"')
    await applicants.sortBy('ID')
    await applicants.sortBy('ID')
    await applicants.row('Person 017').getByRole('button').click()
    await expect(applicants.details).toBeVisible()
    await expect(page).toHaveURL(
      /\?filter=%22person\+01%22&sort=-%2Fid&column=%2Fname&column=%2Fid&column=%2Femail&rows=compact&open=1017$/,
    )
    await page.reload()
    await expect(applicants.details.getByRole('heading', { name: 'Person 017' })).toBeVisible()
    await expect(applicants.filter).toHaveValue('"person 01"')
    await expect(applicants.header('ID')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => applicants.heads()).toEqual(['Name', 'ID', 'Email'])
    await expect.poll(async () => (await applicants.texts('Name')).slice(0, 2)).toEqual(['Person 019', 'Person 018'])
    await expect.poll(async () => (await applicants.rows.first().boundingBox())?.height).toBe(32)
  })

  test('Back closes the details, and moving to the next applicant adds no history entry', async ({
    applicants,
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Applicants' }).first().click()
    await applicants.untilAlive()
    await applicants.rows.nth(1).getByRole('button').click()
    await expect(applicants.details).toBeVisible()
    await applicants.details.getByRole('button', { name: 'Next applicant' }).click()
    await expect(page).toHaveURL(/\?open=\d+$/)
    await page.goBack()
    await expect(applicants.details).toBeHidden()
    await expect(page).toHaveURL(/\/applicants$/)
    await page.goForward()
    await expect(applicants.details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(applicants.details).toBeHidden()
    await expect(page).toHaveURL(/\/applicants$/)
  })

  test('Back leaves the list after one step, however many details were opened', async ({ applicants, page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Applicants' }).first().click()
    await applicants.untilAlive()
    for (const row of [0, 1, 2]) {
      await applicants.rows.nth(row).getByRole('button').click()
      await expect(page).toHaveURL(/\?open=\d+$/)
      await page.keyboard.press('Escape')
      await expect(applicants.details).toBeHidden()
    }
    for (const address of [/\/applicants$/, /\/$/]) {
      await page.goBack()
      await expect(page).toHaveURL(address)
    }
  })

  test('never contains an e-mail address, though the filter can search by one', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.haveApplicants(sampleApplicants(40))
    const addresses = addressesOf(page)
    await applicants.openAll()
    await applicants.filter.pressSequentially('person17@example.com')
    await expect(applicants.result).toHaveText('1 of 40 loaded')
    await applicants.row('Person 017').getByRole('button').click()
    await expect(applicants.details).toBeVisible()
    await expect(page).toHaveURL(/\/applicants\?open=1017$/)
    await page.goBack()
    await expect(applicants.details).toBeHidden()
    await expect(applicants.filter).toHaveValue('person17@example.com')
    await applicants.sortBy('Name')
    await expect(page).toHaveURL(/\/applicants\?sort=%2Fname$/)
    await page.getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => /@|%40/.test(address))).toEqual([])
  })

  test('says that an applicant is not loaded, and opens them once they are', async ({ applicants, page, sandbox }) => {
    await sandbox.haveApplicants(sampleApplicants(230))
    await page.goto('/applicants?open=1199')
    await expect(page.getByText('This applicant isn’t among those loaded')).toBeVisible()
    await applicants.loadAll.first().click()
    await expect(applicants.details.getByRole('heading', { name: 'Person 199' })).toBeVisible()
    await expect(page.getByText('This applicant isn’t among those loaded')).toBeHidden()
  })

  test('says that an applicant was not found once the whole list was searched', async ({
    applicants,
    page,
    sandbox,
  }) => {
    await sandbox.haveApplicants(sampleApplicants(20))
    await applicants.openAll('?open=gone-1')
    await expect(page.getByText('the partner no longer lists them')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('This applicant isn’t among those loaded')).toBeHidden()
    await expect(page).toHaveURL(/\/applicants$/)
  })
})

test('cells highlight the match, and the name shows which hidden field it is in', async ({ applicants, sandbox }) => {
  await sandbox.haveApplicants([
    { id: 1, name: 'Łukasz Żaneta', email: 'l@example.com', notes: 'Prefers nights' },
    { id: 2, name: 'José Muñoz', email: 'j@example.com', notes: 'Days only' },
  ])
  await applicants.openAll('?column=/name&column=/email')
  await applicants.filter.fill('lukasz')
  await expect(applicants.row('Łukasz').locator('mark')).toHaveText(['Łukasz'])
  await applicants.filter.fill('example "days only"')
  await expect(applicants.rows).toHaveCount(1)
  await expect(applicants.rows.locator('mark')).toHaveText(['example'])
  await expect(applicants.rows).toContainText('in Notes')
  await applicants.filter.fill('')
  await expect(applicants.rows).toHaveCount(2)
  await expect(applicants.rows.locator('mark')).toHaveCount(0)
})

test('a long name leaves room for the hidden field where the words are', async ({ applicants, sandbox }) => {
  const name = 'Maximiliane Charlotte von Müller-Westernhagen'
  await sandbox.haveApplicants([{ id: 1, name, email: 'm@example.com', notes: 'Knows the line' }])
  await applicants.openAll('?column=/name&column=/email')
  await applicants.filter.fill('müller line')
  const reason = applicants.rows.getByTitle('in Notes')
  await expect(reason).toBeVisible()
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth
  expect(await reason.evaluate(isCut)).toBe(false)
  const cell = await applicants.rows.getByRole('rowheader').boundingBox()
  const box = await reason.boundingBox()
  if (!cell || !box) throw new Error('The row is not there')
  expect(box.x + box.width).toBeLessThanOrEqual(cell.x + cell.width)
})
