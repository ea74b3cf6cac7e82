import type { Page } from '@playwright/test'

/** The notice of a request that the desk is repeating by itself. */
export class RetryNotice {
  readonly line
  readonly tryNow
  readonly stop

  constructor(readonly page: Page) {
    this.line = page.getByText(/^.+, (?:trying again|next try) (in \d+ s|now) · \d of \d$/)
    this.tryNow = page.getByRole('button', { name: 'Try now' })
    this.stop = page.getByRole('button', { name: 'Stop', exact: true })
  }

  /** Makes the first wait so long, and each later one longer, since its length is drawn: it ends by a button alone. */
  async waitLong(seconds = 20) {
    await this.#draw(seconds)
  }

  /** Makes every wait as short as it can be, for tests of what comes after. */
  async hurry() {
    await this.#draw(0)
  }

  async #draw(value: number) {
    await this.page.addInitScript((drawn) => {
      Math.random = () => drawn
    }, value)
  }
}
