import type { Locator, Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'
import { sampleApplicants } from './support/sample-applicants'
import { people as rowsFor, table } from './support/spreadsheets'
import { uniqueTitle } from './support/unique-title'

// The four main tasks on a phone, only by tapping.

test('an applicant is found, read and applied to a job', async ({ applicants, easyApply, page, sandbox }) => {
  const run = crypto.randomUUID().slice(0, 8)
  await sandbox.haveApplicants(sampleApplicants(12, (index) => ({ email: `tap${index}.${run}@example.com` })))
  await page.goto('/')
  await expectFits(page)
  await navigation(page).getByRole('link', { name: 'Applicants' }).tap()
  await expect(applicants.rows.first()).toBeVisible()
  await expectFits(page)
  await applicants.row('Person 003').tap()
  await expect(applicants.details.getByRole('heading', { name: 'Person 003' })).toBeVisible()
  await expectFits(page)
  await applicants.apply.tap()
  await easyApply.job.fill('Line cook')
  await page
    .getByRole('option', { name: /Line cook/ })
    .first()
    .tap()
  await expectFits(page)
  await expectThumbed(easyApply.submit)
  await easyApply.submit.tap()
  await expect(easyApply.outcome('Queued')).toBeVisible()
  await expectFits(page)
})

test('a job is created', async ({ jobs, page, sandbox }) => {
  await page.goto('/')
  await navigation(page).getByRole('link', { name: 'Jobs' }).tap()
  await expect(jobs.heading).toBeVisible()
  await expectFits(page)
  await jobs.newJob.tap()
  await expect(jobs.newHeading).toBeVisible()
  await expectFits(page)
  // From the first field to the last, the button is within reach of the thumb.
  for (const field of [jobs.title, jobs.team, jobs.description]) {
    await field.scrollIntoViewIfNeeded()
    await expectThumbed(jobs.create)
  }
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.create.tap()
  await jobs.sendNow.tap()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expectFits(page)
  expect(await sandbox.works('POST /jobs')).toBe(1)
})

test('AI chat is switched on for a team', async ({ aiChat, page }) => {
  await page.goto('/')
  await openFromMore(page, 'AI chat')
  await expect(aiChat.heading).toBeVisible()
  await expect(page.getByText('The partner doesn’t report the current setting')).toBeInViewport()
  const team = aiChat.team(12)
  await expect(team.on).toBeVisible()
  await expectFits(page)
  const wasOn = (await team.on.getAttribute('aria-pressed')) === 'true'
  await expectThumbed(wasOn ? team.off : team.on, { isPinned: false })
  await (wasOn ? team.off : team.on).tap()
  await expect(team.row).toContainText(wasOn ? 'Off · set by' : 'On · set by')
  await expectFits(page)
})

test('rows are pasted, one is left out, and the others are sent', async ({ bulkApply, page, sandbox }) => {
  await page.goto('/')
  await openFromMore(page, 'Bulk apply')
  await expect(bulkApply.step('Upload')).toBeVisible()
  await expectFits(page)
  await bulkApply.pasted.fill(table(rowsFor(3)))
  await bulkApply.usePasted.tap()
  await expect(bulkApply.step('Match columns')).toBeVisible()
  await expectFits(page)
  await expectThumbed(bulkApply.checkRows)
  await bulkApply.checkRows.tap()
  await expect(bulkApply.summary).toHaveText('3 ready')
  const whose = bulkApply.row(2).getByRole('rowheader')
  await bulkApply.row(2).getByRole('gridcell').last().scrollIntoViewIfNeeded()
  await expect(whose.getByText('Person 2')).toBeInViewport()
  await bulkApply.grid.getByRole('button', { name: 'Leave row 2 out' }).tap()
  await expect(bulkApply.summary).toHaveText(/^2 ready/)
  await expectFits(page)
  await expectThumbed(bulkApply.goOn)
  await bulkApply.goOn.tap()
  await expect(bulkApply.step('Send')).toBeVisible()
  await expectFits(page)
  await expectThumbed(bulkApply.send)
  await bulkApply.send.tap()
  await expect(page).toHaveURL(/\/bulk-apply\/[0-9a-f-]{36}$/)
  await expect.poll(() => sandbox.works('POST /easy-apply')).toBe(2)
  await expectFits(page)
})

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function openFromMore(page: Page, screen: string) {
  await navigation(page).getByRole('button', { name: 'More' }).tap()
  await navigation(page).getByRole('link', { name: screen }).tap()
}

/** Expects that nothing scrolls sideways, and that every target has 24 px to itself. */
async function expectFits(page: Page) {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(wider, 'wider than the window').toBeLessThanOrEqual(0)
  await axe(page, 'target-size')
}

/** Expects a main action to be 44 px high and uncovered, and if pinned, visible without scrolling. */
async function expectThumbed(button: Locator, { isPinned = true } = {}) {
  if (isPinned) await expect(button).toBeInViewport({ ratio: 1 })
  else await button.scrollIntoViewIfNeeded()
  const fault = () =>
    button.evaluate((element) => {
      const { left, top, right, bottom, height } = element.getBoundingClientRect()
      if (height < 44) return `${height} px high`
      const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
      const over = corners.map(([x, y]) => document.elementFromPoint(x, y)).find((at) => !element.contains(at))
      return over === undefined ? '' : `covered by ${over?.outerHTML.slice(0, 120)}`
    })
  await expect.poll(fault, 'for the thumb').toBe('')
}
