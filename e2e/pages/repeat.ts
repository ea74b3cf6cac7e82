import type { Page } from '@playwright/test'

/** The notice of a request that the desk is repeating by itself. */
export class RepeatNotice {
  readonly line
  readonly tryNow
  readonly stop

  constructor(readonly page: Page) {
    this.line = page.getByText(/^.+, trying again (in \d+ s|now) · \d of \d$/)
    this.tryNow = page.getByRole('button', { name: 'Try now' })
    this.stop = page.getByRole('button', { name: 'Stop', exact: true })
  }

  /** Makes every wait as long as it can be, since its length is drawn. */
  async waitLong() {
    await this.page.addInitScript(() => {
      Math.random = () => 0.999
    })
  }

  /** Makes every wait as short as it can be, for tests of what comes after the last repeat. */
  async hurry() {
    await this.page.addInitScript(() => {
      Math.random = () => 0
    })
  }
}
