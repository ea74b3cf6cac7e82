import type { Locator, Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { applicantsFor, startRun } from './support/runs'
import { sampleApplicants } from './support/sample-applicants'

const separator = (details: Locator) => details.getByRole('separator', { name: 'Width of the details' })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** Waits until the list ends where the details begin, or before. */
async function expectBeside(list: Locator, details: Locator) {
  await expect(async () => {
    const [left, right] = [await boxOf(list), await boxOf(details)]
    expect(left.x + left.width).toBeLessThanOrEqual(right.x + 1)
  }).toPass()
}

test.beforeEach(({ sandbox }) => sandbox.haveApplicants(sampleApplicants(60)))

test('details open beside the list, and the toolbar and the export stay in view', async ({ applicants, page }) => {
  await applicants.open()
  const before = await boxOf(applicants.list)
  await applicants.row('Person 005').getByRole('button').click()
  await expectBeside(applicants.list, applicants.details)
  expect((await boxOf(applicants.list)).width).toBeLessThan(before.width)
  const { x } = await boxOf(applicants.details)
  for (const control of [applicants.exportCsv, applicants.columnsButton, applicants.filter]) {
    const box = await boxOf(control)
    expect(box.x + box.width).toBeLessThanOrEqual(x)
  }
  await applicants.columnsButton.click()
  await expect(applicants.columns).toBeVisible()
  await expectBeside(applicants.list, applicants.columns)
  await axe(page)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await boxOf(applicants.list)).width).toBe(before.width)
})

test('details opened by a link have the focus, so that Enter activates nothing else, and a long note is collapsed', async ({
  applicants,
  page,
  sandbox,
}) => {
  const note = Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of what was said on the phone.`).join(' ')
  await sandbox.haveApplicants(sampleApplicants(3, () => ({ status: 'New', cover_letter: note })))
  await applicants.open('?open=1001')
  await expect(applicants.details).toBeFocused()
  await expect(applicants.details).toHaveAccessibleDescription('Person 001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/applicants\?open=1001$/)

  const field = applicants.field('Cover letter')
  const folded = (await boxOf(field)).height
  await field.getByRole('button', { name: 'Show more' }).click()
  expect((await boxOf(field)).height).toBeGreaterThan(2 * folded)
  await field.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(async () => (await boxOf(field)).height).toBe(folded)
})

test('the job and date columns stay in view beside the details', async ({ applicants, page, sandbox }) => {
  const job = { status: 'New', job_name: 'Forklift operator (nights)', applied_at: '2026-11-02T08:00:00Z' }
  await sandbox.haveApplicants(sampleApplicants(30, () => job))
  await applicants.open('?open=1001')
  await expect(applicants.details).toBeVisible()
  const { x } = await boxOf(applicants.details)
  for (const name of ['Email', 'Status', 'Job name', 'Applied at']) {
    const head = await boxOf(page.getByRole('columnheader', { name, exact: true }))
    expect(head.x + head.width, name).toBeLessThanOrEqual(x)
  }
})

test('arrow keys and dragging resize the details, and the width is kept', async ({ applicants, page }) => {
  await applicants.open()
  await applicants.row('Person 005').getByRole('button').click()
  const edge = separator(applicants.details)
  await expect(edge).toHaveAttribute('aria-valuenow', '440')
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', '460')
  await expect.poll(async () => (await boxOf(applicants.details)).width).toBe(460)
  await page.keyboard.press('Home')
  await expect(edge).toHaveAttribute('aria-valuenow', '360')

  const { x, y, width, height } = await boxOf(edge)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 100, y + height / 2)
  await page.mouse.move(x + width / 2 - 160, y + height / 2)
  await page.mouse.up()
  await expect(edge).toHaveAttribute('aria-valuenow', '520')
  await expectBeside(applicants.list, applicants.details)

  await page.reload()
  await expect(edge).toHaveAttribute('aria-valuenow', '520')
  expect((await boxOf(applicants.details)).width).toBe(520)
})

test('nothing moves when the address opens the details', async ({ applicants, page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/applicants?open=1005')
  await expect(applicants.details.getByRole('heading', { name: 'Person 005' })).toBeVisible()
  await expectBeside(applicants.list, applicants.details)
  await expect(applicants.details.getByText('No activity on this desk yet.')).toBeVisible()
  const moved = await page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []))
  expect(moved.filter((value) => value > 0.01)).toEqual([])
})

test('the list stays usable beside the details: another row, Back, and Escape', async ({ applicants, page }) => {
  await applicants.open()
  await applicants.row('Person 005').getByRole('button').click()
  await expect(applicants.details.getByRole('heading', { name: 'Person 005' })).toBeVisible()
  await applicants.row('Person 007').getByRole('button').click()
  await expect(applicants.details.getByRole('heading', { name: 'Person 007' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(applicants.focused).toContainText('Person 009')
  await page.keyboard.press('Enter')
  await expect(applicants.details.getByRole('heading', { name: 'Person 009' })).toBeVisible()
  await page.goBack()
  await expect(applicants.details).toBeHidden()
})

const rooms: { what: string; open: (page: Page) => Promise<Locator> }[] = [
  {
    what: 'a job',
    async open(page) {
      await page.goto('/jobs')
      await page.getByRole('region', { name: 'Jobs list' }).getByText('Warehouse associate').first().click()
      return page.getByRole('dialog', { name: 'Job details' })
    },
  },
  {
    what: 'an entry of the activity',
    async open(page) {
      await page.request.get('/api/activity/export')
      await page.goto('/activity?kind=export')
      await page.getByRole('table', { name: 'Activity' }).getByRole('row').nth(1).click()
      return page.getByRole('dialog', { name: 'Activity details' })
    },
  },
]

for (const { what, open } of rooms)
  test(`${what} opens beside its list too`, async ({ page }) => {
    const details = await open(page)
    await expectBeside(page.getByRole('main'), details)
    await expect(separator(details)).toBeVisible()
  })

test('a row of a run opens beside its list, in the width chosen on another screen', async ({
  applicants,
  desk,
  names,
  page,
  run,
  sandbox,
}) => {
  await applicants.open()
  await applicants.row('Person 005').getByRole('button').click()
  await separator(applicants.details).focus()
  await page.keyboard.press('End')
  const width = (await boxOf(applicants.details)).width
  const rows = applicantsFor('Warehouse associate', 2)
  const id = await startRun({ page, desk, names, sandbox }, { name: 'Autumn fair', rows })
  await run.open(id, 'Autumn fair')
  await run.row(rows[0]?.email ?? '').click()
  await expectBeside(page.getByRole('main'), run.details)
  await expect(separator(run.details)).toHaveAttribute('aria-valuenow', String(width))
  expect((await boxOf(run.details)).width).toBe(width)
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 1_100, height: 800 } })

  test('the details do not cover the environment strip', async ({ applicants, page }) => {
    await applicants.open()
    await applicants.row('Person 005').getByRole('button').click()
    const strip = await boxOf(page.getByRole('complementary', { name: 'Environment' }))
    expect((await boxOf(applicants.details)).y).toBeGreaterThanOrEqual(strip.y + strip.height)
  })

  test('the details float over the list, which keeps its width', async ({ applicants }) => {
    await applicants.open()
    const before = await boxOf(applicants.list)
    await applicants.row('Person 005').getByRole('button').click()
    await expect(applicants.details).toBeVisible()
    expect(await boxOf(applicants.list)).toEqual(before)
    await expect(separator(applicants.details)).toBeHidden()
  })

  for (const { what, open } of rooms)
    test(`${what} opens over its list`, async ({ page }) => {
      const details = await open(page)
      await expect(details).toBeVisible()
      const main = await boxOf(page.getByRole('main'))
      expect(main.x + main.width).toBe(1_100)
      await expect(separator(details)).toBeHidden()
    })
})

for (const lang of ['en-US', 'de-DE'])
  test.describe(`read in ${lang}`, () => {
    test.use({ locale: lang, viewport: { width: 1440, height: 900 } })

    test('an applicant’s times are not cut off beside open details', async ({ page, sandbox }) => {
      const year = new Date().getFullYear()
      const at = [`${year}-11-26T22:29:00Z`, `${year - 1}-11-26T22:29:00Z`]
      await sandbox.haveApplicants(sampleApplicants(20, (index) => ({ applied_at: at[index % 2], status: 'New' })))
      await page.goto('/applicants?open=1001')
      await expect(page.getByRole('dialog')).toBeVisible()
      const times = page.getByRole('row').locator('time')
      await expect(times.first()).toBeVisible()
      await expect(async () => {
        const cut = await times.evaluateAll((all) =>
          all.flatMap((time) => {
            const cell = time.closest('[role=cell]')
            return cell && cell.scrollWidth > cell.clientWidth ? [time.textContent] : []
          }),
        )
        expect(cut).toEqual([])
      }).toPass()
    })
  })
