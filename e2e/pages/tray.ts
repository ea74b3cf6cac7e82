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
    const answer = await this.page.request.get('/api/dispatches')
    const { items }: { items: unknown[] } = await answer.json()
    if (items.length === 0) return
    await this.page.goto('/account')
    await this.open()
    const leaving = this.list.getByRole('button', { name: /^Leav(e it|ing…)$/ })
    for (let left = await leaving.count(); left > 0; left -= 1) {
      await leaving.first().click()
      await expect(leaving).toHaveCount(left - 1)
    }
    const one = this.list.getByRole('button', { name: /^Put away/ })
    if ((await one.count()) > 0) await one.first().click()
    await expect(this.list.getByText('Nothing is under way')).toBeVisible()
  }

  item(text: string | RegExp) {
    return this.items.filter({ hasText: text })
  }
}
