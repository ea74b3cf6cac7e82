import type { Page } from '@playwright/test'
import { type IndexStatus, indexStatusUrl } from '../lib/applicant-index/contract'
import { expect } from './fixtures'
import { ApplicantsPage } from './pages/applicants'
import { EasyApplyPage } from './pages/easy-apply'
import { SignInPage } from './pages/sign-in'
import { axeInBothThemes } from './support/accessibility'
import { test } from './support/indexed-desk'
import { people } from './support/people'
import { sampleApplicants } from './support/sample-applicants'

test.use({ role: 'nobody' })

const minuteMs = 60_000
const newcomersPath = '/api/applicants/newcomers'

test('a user who opted in is notified of new applicants once while the desk is hidden, and the notification opens them', async ({
  startIndexedDesk,
  openPage,
  sandbox,
  names,
  isMobile,
}) => {
  const page = await startIndexedDesk(sampleApplicants(60))
  const notifications = await stubNotifications(page, 'granted')
  const desk = new URL(page.url()).origin
  await page.clock.install()
  await page.goto('/applicants')
  await expect(page.getByText(/^60 applicants/).first()).toBeVisible()

  await page.goto('/account')
  const region = page.getByRole('region', { name: 'Notifications' })
  const choice = region.getByRole('checkbox', { name: 'Tell me about new applicants' })
  await expect(choice).not.toBeChecked()
  expect(await notifications.asked()).toBe(0)
  await axeInBothThemes(page, isMobile)
  await choice.check()
  expect(await notifications.asked()).toBe(1)
  await page.reload()
  await expect(choice).toBeChecked()

  const firstAnswer = page.waitForResponse((answer) => answer.url().includes(newcomersPath))
  await setVisibility(page, 'hidden')
  expect((await firstAnswer).status()).toBe(200)

  // An application from this desk makes it read the newcomers at once.
  const other = await openPage(desk)
  await new SignInPage(other).signInAs(people.admin)
  await sandbox.changeApplicants({ insert: 2 })
  const easyApply = new EasyApplyPage(other, names)
  await other.goto('/easy-apply')
  await easyApply.fillIn()
  await easyApply.submit.click()
  await expect(easyApply.outcome('Submitted')).toBeVisible()
  await expect(async () => {
    const status: IndexStatus = await (await other.request.get(indexStatusUrl)).json()
    expect(status.total).toBe(63)
    // Without the application this would take three minutes.
  }).toPass({ timeout: 40_000 })

  await page.clock.fastForward(minuteMs)
  await expect.poll(notifications.shown).toEqual(['3 new applicants'])
  for (let minute = 0; minute < 10; minute += 1) await page.clock.fastForward(minuteMs)
  expect(await notifications.shown()).toEqual(['3 new applicants'])

  await notifications.press()
  await setVisibility(page, 'visible')
  await expect(page).toHaveURL(/\/applicants\?new=only$/)
  await expect(new ApplicantsPage(page).rows).toHaveCount(3)

  await page.goto('/account')
  await choice.uncheck()
  await setVisibility(page, 'hidden')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(minuteMs)
  expect(asked.filter((url) => url.includes(newcomersPath))).toEqual([])
})

for (const { answer, words } of [
  { answer: 'denied', words: /^Your browser blocks notifications from this site\./ },
  { answer: 'default', words: /^Your browser didn’t allow notifications\./ },
] as const)
  test(`when the browser answers “${answer}” the screen says so, and notifications stay off`, {
    tag: answer === 'default' ? '@again' : [],
  }, async ({ startIndexedDesk }) => {
    const page = await startIndexedDesk(sampleApplicants(3))
    const notifications = await stubNotifications(page, answer)
    await page.goto('/account')
    const region = page.getByRole('region', { name: 'Notifications' })
    await region.getByRole('checkbox', { name: 'Tell me about new applicants' }).click()
    await expect(region.getByRole('status')).toHaveText(words)
    await expect(region.getByRole('checkbox')).not.toBeChecked()
    expect(await notifications.asked()).toBe(1)
  })

test.describe('without an index', () => {
  test.use({ role: 'viewer' })

  test('notifications are not offered, and requests for new applicants are rejected', async ({ page }) => {
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Your sessions' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
    const answer = await page.request.get(newcomersPath)
    expect(answer.status()).toBe(409)
    expect((await page.request.get(`${newcomersPath}?since=yesterday`)).status()).toBe(400)
  })
})

/** Replaces the browser's notifications: answers requests for permission like this, and remembers the answer. */
async function stubNotifications(page: Page, answer: NotificationPermission) {
  await page.addInitScript((answer) => {
    type Shown = { title: string; onclick: (() => void) | null }
    const shown: Shown[] = []
    const kept = (name: string) => sessionStorage.getItem(`stub-${name}`)
    class StubNotification implements Shown {
      onclick = null
      constructor(readonly title: string) {
        shown.push(this)
      }
      close() {}
      static get permission() {
        return kept('permission') ?? 'default'
      }
      static async requestPermission() {
        sessionStorage.setItem('stub-permission', answer)
        sessionStorage.setItem('stub-asked', String(Number(kept('asked')) + 1))
        return answer
      }
    }
    Object.assign(window, { Notification: StubNotification, shownNotifications: shown })
  }, answer)
  return {
    asked: () => page.evaluate(() => Number(sessionStorage.getItem('stub-asked'))),
    shown: (): Promise<string[]> =>
      page.evaluate(() => Reflect.get(window, 'shownNotifications').map(({ title }: { title: string }) => title)),
    /** Clicks the first notification. */
    press: () => page.evaluate(() => Reflect.get(window, 'shownNotifications')[0].onclick()),
  }
}

/** Pages under test are always visible, so this overrides the visibility. */
async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
