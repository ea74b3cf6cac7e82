import type { Page } from '@playwright/test'
import { axe, expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { PalettePage } from './pages/palette'
import { choose } from './support/choose'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test('the bottom bar has four screens, and the others under "More"', async ({ page, jobs }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link')).toHaveCount(4)
  await navigation.getByRole('link', { name: 'Jobs' }).tap()
  await expect(jobs.heading).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
  await navigation.getByRole('button', { name: 'More' }).tap()
  await axe(page)
  await navigation.getByRole('link', { name: 'Activity' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Activity' })).toBeHidden()
  await expect.poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(48)
})

test('a button in the header opens the command palette full width, and a button closes it', async ({ jobs, page }) => {
  const palette = new PalettePage(page)
  await page.goto('/')
  await palette.button.tap()
  await expect.poll(async () => (await palette.dialog.boundingBox())?.width).toBe(page.viewportSize()?.width)
  await axe(page)
  await palette.dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(palette.dialog).toBeHidden()
  await palette.button.tap()
  await palette.option('Jobs').tap()
  await expect(jobs.heading).toBeVisible()
})

test('applicants are cards below one row of buttons, and open full width', async ({ applicants, page }) => {
  await applicants.open()
  await expect(applicants.exportCsv).toContainText('Export')
  const buttons = page.getByRole('toolbar', { name: 'List' }).getByRole('button')
  // All on one line, and 44 px high.
  const places = () =>
    buttons.evaluateAll((all) => [
      ...new Set(
        all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => `${Math.round(top)} ${height}`),
      ),
    ])
  await expect.poll(places).toEqual([expect.stringMatching(/^\d+ 44$/)])
  await applicants.rows.nth(1).tap()
  await expect(applicants.details).toBeVisible()
  await expect.poll(async () => (await applicants.details.boundingBox())?.width).toBe(page.viewportSize()?.width)
  await applicants.details.getByRole('button', { name: 'Close' }).tap()
  await expect(applicants.details).toBeHidden()
})

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows cards, with no more cards and fields than fit', async ({ applicants, page }) => {
    const { rows } = applicants
    await page.goto('/applicants', { waitUntil: 'commit' })
    await expect(rows.first()).toBeVisible()
    expect((await rows.first().boundingBox())?.height).toBe(76)
    const count = await rows.count()
    expect(count).toBeGreaterThanOrEqual(8)
    expect(count).toBeLessThanOrEqual(11)
    for (const cell of await applicants.cells(rows.first()).all()) await expect(cell).toBeVisible()
  })
})

test('a card shows the date of the application', async ({ startIndexedDesk }) => {
  const appliedAt = new Date(Date.UTC(2024, 1, 27, 15, 56)).toISOString()
  const page = await startIndexedDesk(sampleApplicants(3, () => ({ applied_at: appliedAt })))
  const applicants = new ApplicantsPage(page)
  await applicants.open()
  await expect(applicants.rows.first().locator('time')).toHaveText('Feb 27, 2024')
})

test('Back closes details, columns, filters and menus, and stays on the screen', async ({ applicants, jobs, page }) => {
  await pressBackByScript(page)
  await page.goto('/account')
  await jobs.open()
  await jobs.row('Warehouse associate').first().tap()
  await expect(jobs.details).toBeVisible()
  await page.goBack()
  await expect(jobs.details).toBeHidden()
  const team = page.getByRole('dialog', { name: 'Filter by team' })
  const menu = page.getByRole('menu')
  for (const [button, opened] of [
    [jobs.columnsButton, jobs.columns],
    [page.getByRole('button', { name: 'Team', exact: true }), team],
    [page.getByRole('button', { name: /^Account/ }), menu],
  ] as const) {
    await button.tap()
    await expect(opened).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('press-back')))
    await expect(opened).toBeHidden()
    await expect(jobs.heading).toBeVisible()
  }
  await page.goto('/applicants')
  await page.getByRole('button', { name: /^Views/ }).tap()
  await expect(menu).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('press-back')))
  await expect(menu).toBeHidden()
  // Wide enough for the table, whose columns have menus.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('button', { name: 'Name column menu', exact: true }).tap()
  await expect(applicants.menuOf('Name')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('press-back')))
  await expect(applicants.menuOf('Name')).toBeHidden()
  await expect(page).toHaveURL(/\/applicants$/)
})

/** The test browser has no Android Back button: an event asks whatever is open to close, as that button does. */
async function pressBackByScript(page: Page) {
  await page.addInitScript(() => {
    const Own = globalThis.CloseWatcher as (new () => EventTarget & { requestClose: () => void }) | undefined
    if (!Own) return
    const Watched = class extends Own {
      constructor() {
        super()
        const back = () => this.requestClose()
        addEventListener('press-back', back, { once: true })
      }
    }
    Object.assign(globalThis, { CloseWatcher: Watched })
  })
}

test('the tray sits at the bottom, and covers neither the content nor the menu', async ({
  aiChat,
  page,
  sandbox,
  tray,
}) => {
  await tray.clear()
  await aiChat.open()
  await sandbox.fail({ endpoint: 'PUT /jobs/ai_chat/subscription/:team_id', status: 429, times: null })
  const team = aiChat.team(12)
  const wasOn = (await team.on.getAttribute('aria-pressed')) === 'true'
  await (wasOn ? team.off : team.on).tap()
  await expect(tray.button).toHaveText(/1 (waiting|sending)/)
  await expect(async () => {
    const [content, foot] = [await page.getByRole('main').boundingBox(), await tray.button.boundingBox()]
    expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  }).toPass()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await tray.button.tap()
  await tray.list.getByRole('button', { name: 'Cancel' }).tap()
  await expect(tray.item('Not sent')).toBeVisible()
  await expect(tray.button, 'what has ended takes no line of the screen').toBeHidden()
})

test('an application can be submitted by touch', async ({ easyApply, page }) => {
  await easyApply.open()
  await easyApply.job.fill('Line cook')
  await page
    .getByRole('option', { name: /Line cook/ })
    .first()
    .tap()
  await easyApply.email.fill(`thumb.${crypto.randomUUID()}@example.com`)
  await easyApply.fullName.fill('Thumb')
  await easyApply.submit.tap()
  await expect(easyApply.outcome('Queued')).toBeVisible()
})

test('the activity shows cards, its filters are behind a button, and nothing is wider than the window', async ({
  activity,
  page,
}) => {
  await page.request.get('/api/activity/export')
  await activity.open('?kind=export')
  await expect(activity.rows.first()).toContainText(/Export.*activity entr.*Complete/)
  await expect(activity.filter('Action')).toBeHidden()
  const [filters, exportCsv] = [page.getByRole('button', { name: 'Filters (1)' }), activity.exportCsv]
  expect((await filters.boundingBox())?.y, 'both are in one line').toBe((await exportCsv.boundingBox())?.y)
  await page.getByRole('button', { name: 'Filters (1)' }).tap()
  await expect(activity.filter('Action')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).tap()
  await expect(page).toHaveURL(/\/activity$/)
  await activity.rows.first().tap()
  await expect(activity.details).toBeVisible()
  await expect.poll(async () => (await activity.details.boundingBox())?.width).toBe(page.viewportSize()?.width)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
})

test.describe('applicants on a phone', () => {
  test('are cards of four fields, and nothing is wider than the window', async ({ applicants, page, sandbox }) => {
    await sandbox.haveApplicants(
      sampleApplicants(60, () => ({
        status: 'new',
        job_name: 'Cook',
        city: 'A very long name of a town that goes on and on',
      })),
    )
    await applicants.openAll()
    const cells = applicants.cells(applicants.rows.nth(2)).filter({ visible: true })
    await expect(cells).toHaveText(['', 'Person 002', 'person2@example.com', 'new', 'Cook'])
    const wider = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    await expect.poll(wider).toEqual([])
    await applicants.select(2).tap()
    await applicants.filter.fill('person')
    await expect(applicants.selection).toBeVisible()
    await expect.poll(wider).toEqual([])
    await expect.poll(() => applicants.list.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(false)
  })

  test('can be filtered, sorted, and shown with other fields', async ({ applicants, sandbox }) => {
    await sandbox.haveApplicants(
      sampleApplicants(230, (index) => ({ score: (index * 7) % 230, status: 'new', city: 'Lima' })),
    )
    await applicants.open()
    await applicants.untilAlive()
    await applicants.loadAll.tap()
    await expect(applicants.status.last()).toContainText('All 230 loaded')
    await applicants.filter.fill('"person 02"')
    await expect(applicants.result).toHaveText('10 of 230 loaded')
    await applicants.openColumns()
    await choose(applicants.columns.getByLabel('Sort by'), 'Score')
    await applicants.choice('Email').uncheck()
    await applicants.choice('Status').uncheck()
    await applicants.choice('Job name').uncheck()
    await applicants.choice('Applied at').uncheck()
    await applicants.columns.getByRole('button', { name: 'Close' }).tap()
    await expect(applicants.columns).toBeHidden()
    const cells = applicants.cells(applicants.rows.first()).filter({ visible: true })
    await expect(cells).toHaveText(['', 'Person 020', '1020', '140', 'Lima'])
  })

  test('can be selected, and their e-mail addresses copied', async ({ applicants, context, page, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await sandbox.haveApplicants(sampleApplicants(40))
    await applicants.openAll()
    await applicants.select(1).tap()
    await applicants.select(3).tap()
    await expect(applicants.details).toBeHidden()
    await expect(applicants.selection).toContainText('2 selected')
    await applicants.copyEmails.tap()
    await expect(applicants.selection.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('person1@example.com\nperson3@example.com')
    await applicants.selection.getByRole('button', { name: 'Select all' }).tap()
    await expect(applicants.selection).toContainText('40 selected')
    await applicants.selection.getByRole('button', { name: 'Clear' }).tap()
    await expect(applicants.selection).toBeHidden()
  })

  test('load more on scrolling', async ({ applicants, sandbox }) => {
    await sandbox.haveApplicants(sampleApplicants(230))
    await applicants.open()
    await applicants.untilAlive()
    await expect(async () => {
      await applicants.list.evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
      await expect(applicants.status.last()).toContainText('All 230 loaded', { timeout: 500 })
      // The last rows load during scrolling, which moves the end further down.
      await expect(applicants.row('Person 229')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect.poll(() => applicants.rows.count()).toBeLessThan(60)
  })
})

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a long job title leaves room for the status beside it', async ({ applicants, sandbox }) => {
    await sandbox.haveApplicants(
      sampleApplicants(3, () => ({ status: 'New', job_id: 881_200, job_name: 'Pflegefachkraft für die Tagespflege' })),
    )
    await applicants.open()
    const row = applicants.rows.first()
    const [status, job] = await Promise.all(
      ['New', 'Pflegefachkraft'].map((text) => row.getByRole('cell').filter({ hasText: text }).boundingBox()),
    )
    expect(job?.x).toBeGreaterThanOrEqual((status?.x ?? 0) + (status?.width ?? 0))
  })

  test.describe('an admin', () => {
    test.use({ role: 'admin', locale: 'de-DE' })

    test('reads the tables on /connection without scrolling sideways', async ({ page }) => {
      await page.goto('/connection')
      for (const name of ['Endpunkte', 'Teams']) {
        const table = page.getByRole('table', { name })
        await expect(table).toBeVisible()
        const [inner, outer] = await Promise.all([table.boundingBox(), table.locator('..').boundingBox()])
        expect(inner?.width, name).toBeLessThanOrEqual(outer?.width ?? 0)
      }
    })
  })
})
