import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'

/** Fields "field_001" to "field_120". */
const wideFields = (index: number) =>
  Object.fromEntries(
    Array.from({ length: 120 }, (_, field) => [
      `field_${String(field + 1).padStart(3, '0')}`,
      field % 3 === 0 ? index * field : `${index}/${field + 1}`,
    ]),
  )

async function edges(cells: Locator): Promise<Map<string, [left: number, width: number]>> {
  const found = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const { left, width } = cell.getBoundingClientRect()
      return [
        cell.getAttribute('aria-colindex') ?? '',
        [Math.round(left), Math.round(width)] as [number, number],
      ] as const
    }),
  )
  return new Map(found)
}

test.describe('wide records', () => {
  test.beforeEach(({ sandbox }) => sandbox.haveApplicants(sampleApplicants(60, wideFields)))

  test('keep only the columns near the viewport in the document, and scrolling reaches the last one', async ({
    applicants,
  }) => {
    await applicants.openAll()
    await expect(applicants.table).toHaveAttribute('aria-colcount', '7')
    await applicants.showAllColumns()
    await expect(applicants.table).toHaveAttribute('aria-colcount', '127')
    await expect.poll(async () => (await applicants.heads()).length).toBeLessThan(16)
    await expect(applicants.header('Field 120')).toHaveCount(0)
    await applicants.list.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
    await expect(applicants.header('Field 120')).toBeInViewport({ ratio: 1 })
    await expect(applicants.header('Field 120')).toHaveAttribute('aria-colindex', '127')
    await expect(applicants.row('Person 004').locator('[aria-colindex="127"]')).toHaveText('4/120')
    await expect.poll(async () => (await applicants.heads()).length).toBeLessThan(16)
    // The first column, with the names, stays in place.
    await expect(applicants.header('Name')).toBeInViewport({ ratio: 1 })
    await expect(applicants.row('Person 004').getByRole('button', { name: 'Person 004' })).toBeInViewport({ ratio: 1 })
  })

  test('keep each header above its cells while scrolling', async ({ applicants }) => {
    await applicants.openAll()
    await applicants.showAllColumns()
    for (const place of [
      { left: 0, top: 0 },
      { left: 333, top: 90 },
      { left: 4_567, top: 700 },
      { left: 99_999, top: 99_999 },
      { left: 1_000, top: 0 },
    ]) {
      await applicants.list.evaluate((list, index) => list.scrollTo(index), place)
      await expect(async () => {
        const head = await edges(applicants.table.getByRole('columnheader'))
        const cells = await edges(applicants.cells(applicants.rows.nth(4)))
        expect(cells).toEqual(head)
        expect(cells.size).toBeGreaterThan(6)
        const row = await applicants.table.getByRole('row').first().boundingBox()
        const region = await applicants.list.boundingBox()
        expect(row?.y).toBe(region?.y)
      }).toPass()
    }
  })
})

test('clicking a header sorts ascending, descending, then unsorted, with numbers by value and empty cells last', async ({
  applicants,
  sandbox,
}) => {
  const scores = [10, 9, 100, null, 2, undefined, -3]
  await sandbox.haveApplicants(sampleApplicants(7, (index) => ({ score: scores[index] })))
  await applicants.openAll('?column=/name&column=/score')
  const header = applicants.header('Score')
  await expect(header).not.toHaveAttribute('aria-sort')
  await applicants.sortBy('Score')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => applicants.texts('Score')).toEqual(['-3', '2', '9', '10', '100', '', ''])
  await expect(applicants.result).toHaveText('7 loaded, sorted')
  await applicants.sortBy('Score')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => applicants.texts('Score')).toEqual(['100', '10', '9', '2', '-3', '', ''])
  await applicants.sortBy('Name')
  await expect(header).not.toHaveAttribute('aria-sort')
  await expect(applicants.header('Name')).toHaveAttribute('aria-sort', 'ascending')
  await applicants.sortBy('Name')
  await expect.poll(async () => (await applicants.texts('Name'))[0]).toBe('Person 006')
  await applicants.sortBy('Name')
  await expect(applicants.header('Name')).not.toHaveAttribute('aria-sort')
  await expect.poll(() => applicants.texts('Score')).toEqual(['10', '9', '100', '', '2', '', '-3'])
})

test('row and column indexes are correct at the start, in the middle and at the end', async ({
  applicants,
  sandbox,
}) => {
  await sandbox.haveApplicants(sampleApplicants(230))
  await applicants.open()
  await applicants.untilAlive()
  await expect(applicants.table).toHaveAttribute('aria-rowcount', '-1')
  await applicants.openAll()
  await expect(applicants.table).toHaveAttribute('aria-rowcount', '231')
  await expect(applicants.table).toHaveAttribute('aria-colcount', '7')
  await expect(applicants.table.getByRole('row').first()).toHaveAttribute('aria-rowindex', '1')
  for (const [top, number] of [
    [0, 0],
    [117 * 40, 117],
    [230 * 40, 229],
  ] as const) {
    await applicants.list.evaluate((list, top) => list.scrollTo({ top }), top)
    const row = applicants.row(`Person ${String(number).padStart(3, '0')}`)
    await expect(row).toHaveAttribute('aria-rowindex', String(number + 2))
    await expect(row.getByRole('cell').first()).toHaveAttribute('aria-colindex', '1')
    await expect(row.getByRole('rowheader')).toHaveAttribute('aria-colindex', '2')
    await expect(row.getByRole('cell').filter({ hasText: `person${number}@` })).toHaveAttribute('aria-colindex', '3')
    await expect(applicants.header('Email')).toHaveAttribute('aria-colindex', '3')
    await expect.poll(() => applicants.rows.count()).toBeLessThan(60)
  }
  await applicants.filter.fill('"Person 11"')
  await expect(applicants.table).toHaveAttribute('aria-rowcount', '11')
  await expect(applicants.row('Person 117')).toHaveAttribute('aria-rowindex', '9')
})

test('a link opens its external address, and text that is not a link stays text', async ({
  applicants,
  context,
  page,
  sandbox,
}) => {
  await context.route('https://portfolio.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Portfolio</title>' }),
  )
  const websites = ['javascript:alert(document.domain)', 'https://portfolio.example.com/people/7']
  await sandbox.haveApplicants(sampleApplicants(2, (index) => ({ website: websites[index] })))
  await applicants.openAll('?column=/name&column=/website')
  await expect(applicants.row('Person 000')).toContainText('javascript:alert(document.domain)')
  await expect(applicants.row('Person 000').getByRole('link')).toHaveCount(0)
  const link = applicants.row('Person 001').getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://portfolio.example.com/people/7')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const coming = page.waitForEvent('popup')
  await link.click()
  await expect(await coming).toHaveTitle('Portfolio')
  await expect(applicants.details).toBeHidden()
  await applicants.row('Person 000').getByText('javascript:').click()
  await expect(applicants.details).toBeVisible()
  await expect(applicants.details.getByText('javascript:alert(document.domain)')).toBeVisible()
  await expect(applicants.details.getByRole('link').filter({ hasText: 'javascript' })).toHaveCount(0)
})
