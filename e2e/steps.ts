import type { Page } from '@playwright/test'
import type { ActivityRow, ActivityPage as Answer } from '../lib/activity/contract'
import type { EasyApplyPage } from './pages/easy-apply'

/** A job that is open, of a team that takes no repeats. */
export const job = 'Warehouse associate'

/** Submits an application at once, as a person would. */
export async function apply(easyApply: EasyApplyPage, email: string) {
  await easyApply.open()
  await easyApply.chooseJob(job)
  await easyApply.email.fill(email)
  await easyApply.fullName.fill('Grace Hopper')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
}

/** What the desk tells programs of its latest doings. */
export async function latestActivity(page: Page, query = ''): Promise<ActivityRow[]> {
  const { items }: Answer = await (await page.request.get(`/api/activity?limit=200${query}`)).json()
  return items
}

/**
 * Resolves when a page that is opened now has read what is under way; later, it reads nothing by itself. Call it
 * before.
 */
export const untilFollowed = (page: Page) =>
  Promise.all([/\/api\/dispatches$/, /\/api\/runs\/followed$/].map((list) => page.waitForResponse(list)))

/**
 * Watches the page from now on for a text that goes by itself; the answer waits until it was there, however shortly.
 * Ends with the document.
 */
export async function untilShown(page: Page, ...texts: string[]): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle((texts) => {
    const isShown = () => texts.every((text) => document.body.innerText.includes(text))
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(look)
      function look() {
        if (!isShown()) return
        observer.disconnect()
        resolve()
      }
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      look()
    })
    return { shown }
  }, texts)
  return () => watch.evaluate(({ shown }) => shown)
}

/** Another tab was looked at, and now this one again. */
export const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
