import type { Page } from '@playwright/test'
import { searchUrl } from '../lib/applicants/contract'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { PalettePage } from './pages/palette'
import { holdRequests, holdScripts, openHoldingLaterScripts } from './support/hold-requests'
import { untilHydrated } from './support/hydration'
import { test } from './support/indexed-desk'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

const records = [
  ...sampleApplicants(30, () => ({ status: 'New' })),
  { id: 77, name: 'Anna Zweig', email: 'anna@example.com', status: 'New' },
]

/** Opens the list; no script loads before the returned function is called. */
async function openHoldingScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto('/applicants', { waitUntil: 'commit' })
  return release
}

test('the list works while later scripts are still loading, and earlier clicks take effect afterwards', async ({
  startIndexedDesk,
}) => {
  const page = await startIndexedDesk(records)
  const applicants = new ApplicantsPage(page)
  const release = await openHoldingLaterScripts(page, '/applicants')
  const row = applicants.rows.filter({ hasText: 'Anna Zweig' })

  await applicants.search.fill('Zweig')
  await expect(applicants.rows).toHaveCount(1)
  await row.getByRole('checkbox').click()
  await expect(row.getByRole('checkbox')).toBeChecked()
  await row.click()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(applicants.selection).toBeHidden()
  await expect(applicants.details).toBeHidden()

  release()
  await expect(applicants.selection).toContainText('1')
  await expect(applicants.details).toBeVisible()
})

test('a search that fails while later scripts are still loading shows its error as soon as they load', async ({
  browserErrors,
  startIndexedDesk,
}) => {
  browserErrors.allow(/ERR_FAILED/)
  const page = await startIndexedDesk(records)
  const applicants = new ApplicantsPage(page)
  const release = await openHoldingLaterScripts(page, '/applicants')
  await page.route(`**${searchUrl}?*`, (route) => route.abort())
  await applicants.search.fill('Zweig')
  const alert = page.getByRole('alert').filter({ hasText: 'The desk cannot be reached' })
  await expect(applicants.rows.first()).toBeVisible()
  await expect(alert).toBeHidden()
  release()
  await expect(alert).toBeVisible()
  await page.unroute(`**${searchUrl}?*`)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(applicants.rows).toHaveCount(1)
})

test('text typed before any script runs is searched for', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(records)
  const applicants = new ApplicantsPage(page)
  const release = await openHoldingScripts(page)
  await applicants.search.fill('Zweig')
  release()
  await expect(page).toHaveURL(/=Zweig/)
  await expect(applicants.rows).toHaveCount(1)
  await expect(applicants.search).toHaveValue('Zweig')
})

test('clicks and keys before any script runs take effect once', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(records)
  const applicants = new ApplicantsPage(page)
  const release = await openHoldingScripts(page)
  await applicants.rows.filter({ hasText: 'Person 000' }).getByRole('button').click()
  await expect(applicants.details).toBeHidden()
  release()
  await expect(applicants.details).toContainText('Person 000')
  await untilHydrated(page)
  await expect(applicants.details).toBeVisible()

  const releaseAgain = await openHoldingScripts(page)
  await applicants.viewsButton.click()
  releaseAgain()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('the palette’s key pressed before any script runs opens the palette once', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(records)
  const palette = new PalettePage(page)
  const release = await openHoldingScripts(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette.dialog).toBeHidden()
  release()
  await expect(palette.box).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette.dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(palette.box).toBeFocused()
})

/** Types into the search box after React has hydrated the document, and before the page's effects run. */
function typeAtOnce(text: string) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]')
    box?.focus()
    box?.setRangeText(text)
    box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  // Next writes its state to the history while React commits.
  const replace = window.history.replaceState
  window.history.replaceState = function (...given) {
    window.history.replaceState = replace
    port2.postMessage(null)
    return replace.apply(this, given)
  }
}

test('text typed during hydration is searched for', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(records)
  const applicants = new ApplicantsPage(page)
  await page.addInitScript(typeAtOnce, 'Zweig')
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto('/applicants')
    await expect(page).toHaveURL(/=Zweig/)
    await expect(applicants.search).toHaveValue('Zweig')
    await expect(applicants.rows).toHaveCount(1)
  }
})

/** Opens the list, and waits until every script that its document loads has loaded, except this one. */
async function openWithout(page: Page, late: string): Promise<() => void> {
  const release = await holdRequests(page, `**${late}*`)
  await page.goto('/applicants', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction((late) => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')]
    return scripts.every(({ src }) => src.includes(late) || loaded.has(src))
  }, late)
  return release
}

test('a click takes effect, whichever script loads last', async ({ startIndexedDesk }) => {
  const page = await startIndexedDesk(records)
  const document = await (await page.request.get('/applicants')).text()
  const scripts = [...new Set(document.match(/(?<=<script src=")[^"]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    const release = await openWithout(page, script)
    await page.getByRole('button', { name: 'Account' }).click()
    release()
    await expect(page.getByRole('menuitem', { name: 'Sign out' }), `with ${script} last`).toBeVisible()
  }
})
