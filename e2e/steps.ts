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

/** Another tab was looked at, and now this one again. */
export const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
