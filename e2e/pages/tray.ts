import { expect, type Page } from '@playwright/test'
import { followedRunsUrl, type Run } from '../../lib/bulk-apply/contract'
import { dispatchesUrl, type FollowedDispatches } from '../../lib/dispatch/contract'
import { act } from '../support/act'

/** The tray of writes sent from here and not dismissed: a line on every screen that opens into a list. */
export class Tray {
  readonly button
  /** How many need the user; visual only. */
  readonly badge
  readonly list
  readonly items
  readonly clearFinished
  readonly toasts

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', { name: /^Outbox: / })
    this.badge = this.button.locator('.rounded-full')
    this.list = page.getByRole('dialog', { name: 'Outbox' })
    this.items = this.list.getByRole('listitem')
    this.clearFinished = this.list.getByRole('button', { name: 'Clear finished' })
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  async open() {
    await this.button.click()
    await expect(this.list).toBeVisible()
  }

  /** Dismisses what earlier tests left in it; open pages notice only with their next answer. */
  async clear() {
    await expect(async () => {
      const { origin, dispatches, runs } = await this.#held()
      const cookies = await this.page.context().cookies()
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      for (const { id, state } of dispatches)
        if (state === 'needs-decision') await act(origin, cookie, 'decideAction', { id, decision: { what: 'abandon' } })
      await act(origin, cookie, 'dismissAction', { ids: dispatches.map(({ id }) => id) })
      for (const { id, endedAt } of runs)
        await act(origin, cookie, 'decideRunAction', { id, decision: { what: endedAt ? 'dismiss' : 'cancel' } })
      // Only a limited number is followed at once: others may appear.
      expect(dispatches.length + runs.length).toBe(0)
    }).toPass()
  }

  async #held() {
    const answer = await this.page.request.get(dispatchesUrl(null))
    const dispatches: FollowedDispatches = await answer.json()
    const runs: { items: Run[] } = await (await this.page.request.get(followedRunsUrl)).json()
    return { origin: new URL(answer.url()).origin, dispatches: dispatches.items, runs: runs.items }
  }

  /** The steps in the dispatch's timeline. */
  async steps(subject: string): Promise<string[]> {
    const answer = await this.page.request.get('/api/dispatches')
    const { items }: { items: { subject: string; timeline: { what: string }[] }[] } = await answer.json()
    return items.find((item) => item.subject.startsWith(subject))?.timeline.map(({ what }) => what) ?? []
  }

  /** Presses "Try now" until a press counts: the wait may end at the same moment, and begin again. */
  async hurry(subject: string) {
    const tryNow = this.item(subject).getByRole('button', { name: 'Try now' })
    await expect(async () => {
      await tryNow.click({ timeout: 5_000 })
      await expect.poll(() => this.steps(subject), { timeout: 2_000 }).toContain('expedited')
    }).toPass()
  }

  /** Presses "Try now" as long as it waits: the next attempt may begin before the press. */
  async hurryUntil(subject: string, outcome: string) {
    const tryNow = this.item(subject).getByRole('button', { name: 'Try now' })
    const ended = this.item(subject).filter({ hasText: outcome })
    await expect(async () => {
      if (await tryNow.isVisible()) await tryNow.click({ timeout: 500 }).catch(ignoreGone)
      await expect(ended).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  item(text: string | RegExp) {
    return this.items.filter({ hasText: text })
  }
}

/** Ignored: the button went before it could be pressed, which is just as good. */
function ignoreGone() {}
