import type { Page } from '@playwright/test'
import type { ActivityRow, ActivityPage as Answer } from '../../lib/activity/contract'
import type { EasyApplyPage } from '../pages/easy-apply'

/** An open job of a team that accepts no repeat applications. */
export const job = 'Warehouse associate'

/** Submits an application that is not queued, as a person would. */
export async function apply(easyApply: EasyApplyPage, email: string) {
  await easyApply.open()
  await easyApply.chooseJob(job)
  await easyApply.email.fill(email)
  await easyApply.fullName.fill('Grace Hopper')
  await easyApply.enqueue.uncheck()
  await easyApply.submit.click()
}

/** The desk's latest activity, from its API. */
export async function latestActivity(page: Page, query = ''): Promise<ActivityRow[]> {
  const { items }: Answer = await (await page.request.get(`/api/activity?limit=200${query}`)).json()
  return items
}

/**
 * Resolves when a page being opened has read the dispatches and runs in progress; after that it reads nothing on its
 * own. Call it before opening the page.
 */
export const untilFollowed = (page: Page) =>
  Promise.all([/\/api\/dispatches$/, /\/api\/runs\/followed$/].map((list) => page.waitForResponse(list)))

/**
 * Watches the page from now on for texts that disappear on their own; the returned function waits until they have been
 * shown, however briefly. Ends with the document.
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

/** Simulates returning to this tab from another one. */
export const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
