import { expect, type Page } from '@playwright/test'

/** What was sent from here and not put away: a line on every screen that opens to a list. */
export class Tray {
  readonly button
  readonly list
  readonly items
  readonly putAwayAll
  readonly toasts

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', { name: /^Sent from here: / })
    this.list = page.getByRole('dialog', { name: 'Sent from here' })
    this.items = this.list.getByRole('listitem')
    this.putAwayAll = this.list.getByRole('button', { name: 'Put away all finished' })
    this.toasts = page.getByRole('region', { name: 'Notifications' })
  }

  async open() {
    await this.button.click()
    await expect(this.list).toBeVisible()
  }

  /** Nothing of an earlier test is left in it. */
  async clear() {
    // It holds a part of very many runs: the others come up when those are put away.
    while (await this.#holdsSomething()) await this.#putAllAway()
  }

  async #holdsSomething(): Promise<boolean> {
    const lists = ['/api/dispatches', '/api/runs/followed'].map(async (address) => {
      const { items }: { items?: unknown[] } = await (await this.page.request.get(address)).json()
      return items ?? []
    })
    return (await Promise.all(lists)).flat().length > 0
  }

  async #putAllAway() {
    const shown = [/\/api\/dispatches$/, /\/api\/runs\/followed$/].map((list) => this.page.waitForResponse(list))
    await this.page.goto('/account')
    await Promise.all(shown)
    // Put away a moment ago, it may be gone by now; where it only comes later, there is another round.
    if (!(await this.button.isVisible())) return
    await this.open()
    // Each may go by itself before it can be pressed; what is left then comes up in the next round.
    for (const name of [/^Leave it$/, /^Put away/, /^Put away(?! all)/]) {
      const button = this.list.getByRole('button', { name }).first()
      if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(ignoreGone)
    }
  }

  /** What befell the dispatch, as its timeline tells. */
  async steps(subject: string): Promise<string[]> {
    const answer = await this.page.request.get('/api/dispatches')
    const { items }: { items: { subject: string; timeline: { what: string }[] }[] } = await answer.json()
    return items.find((item) => item.subject.startsWith(subject))?.timeline.map(({ what }) => what) ?? []
  }

  /** Presses "Try now" until a press counts: the wait may end by itself in the same moment, and begin anew. */
  async hurry(subject: string) {
    const tryNow = this.item(subject).getByRole('button', { name: 'Try now' })
    await expect(async () => {
      await tryNow.click({ timeout: 5_000 })
      await expect.poll(() => this.steps(subject), { timeout: 2_000 }).toContain('expedited')
    }).toPass()
  }

  /** Presses "Try now" for as long as it waits: the next try may come by itself before that. */
  async hurryUntil(subject: string, verdict: string) {
    const tryNow = this.item(subject).getByRole('button', { name: 'Try now' })
    const ended = this.item(subject).filter({ hasText: verdict })
    await expect(async () => {
      if (await tryNow.isVisible()) await tryNow.click({ timeout: 500 }).catch(ignoreGone)
      await expect(ended).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  item(text: string | RegExp) {
    return this.items.filter({ hasText: text })
  }
}

/** It went before it could be pressed, which is as well. */
function ignoreGone() {}
