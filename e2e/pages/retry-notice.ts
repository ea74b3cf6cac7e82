import type { Page } from '@playwright/test'

/** The notice about a request that the desk is retrying automatically. */
export class RetryNotice {
  readonly line
  readonly tryNow
  readonly stop

  constructor(readonly page: Page) {
    this.line = page.getByText(/^.+, (?:trying again|next try) (in \d+ s|now) · \d of \d$/)
    this.tryNow = page.getByRole('button', { name: 'Try now' })
    this.stop = page.getByRole('button', { name: 'Stop', exact: true })
  }

  /** Makes the first random wait this long, and each later one longer, so that only a button ends it. */
  async waitLong(seconds = 20) {
    await this.#draw(seconds)
  }

  /** Makes every wait as short as possible, for tests of what comes afterwards. */
  async hurry() {
    await this.#draw(0)
  }

  async #draw(value: number) {
    await this.page.addInitScript((drawn) => {
      Math.random = () => drawn
    }, value)
  }
}
